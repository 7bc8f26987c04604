"""Does work in forks of this process, so that what it spoils is gone afterwards."""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Any

Work = Callable[[], Any]  # its result must be what JSON can carry

POSSIBLE = hasattr(os, "fork")


def apart(work: Work) -> tuple[Any, str]:
    """The result of work done in a fork, or None and how the fork ended."""
    return _end(_begin(work))


def side_by_side(works: Sequence[Work]) -> list[Any]:
    """The results of works that are done at the same time, each in a fork."""
    answers = [_end(fork) for fork in [_begin(work) for work in works]]
    for _, broken in answers:
        if broken:
            raise RuntimeError(f"a worker ended by {broken}")
    return [answer for answer, _ in answers]


def _begin(work: Work) -> tuple[int, int]:
    """Starts work in a fork: its process and the pipe it will answer through."""
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        _answer(theirs, work)
    os.close(theirs)
    return child, ours


def _answer(pipe: int, work: Work) -> None:
    """In the fork: do the work, write what comes of it, and be gone."""
    try:
        with os.fdopen(pipe, "wb") as stream:
            stream.write(json.dumps(work()).encode())
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
    finally:
        os._exit(0)


def _end(fork: tuple[int, int]) -> tuple[Any, str]:
    child, pipe = fork
    with os.fdopen(pipe, "rb") as stream:
        data = stream.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return None, signal.Signals(os.WTERMSIG(status)).name
    return (json.loads(data), "") if data else (None, "no answer")
