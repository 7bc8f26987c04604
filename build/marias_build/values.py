"""The numbers of the game by name, so that no chapter has one typed by hand."""

from __future__ import annotations

from marias import cards, deal, dealing, hundred, marriages, points


def values() -> dict[str, int]:
    """Every `{{name}}` an author may write, computed by the engine."""
    sharp = [card for card in cards.PACK if cards.is_sharp(card)]
    all_points = points.count(cards.PACK, last_trick=True).total
    side, trump = cards.SUITS[1], cards.SUITS[0]
    everything = points.count(
        cards.PACK, last_trick=True, announced=cards.SUITS, trump=trump
    )
    return {
        "pack-size": len(cards.PACK),
        "suits": len(cards.SUITS),
        "side-suits": len(cards.SUITS) - 1,
        "suit-size": len(cards.RANKS),
        "hand-size": deal.HAND_SIZE,
        "packet-size": dealing.packets(dealing.LICITOVANY)[0].size,
        "talon-size": deal.TALON_SIZE,
        "tricks": deal.HAND_SIZE,
        "players": len(deal.SEATS),
        "counters": len(sharp),
        "counter": points.card_points((sharp[0],)),
        "sharp-points": points.card_points(cards.PACK),
        "last-trick": all_points - points.card_points(cards.PACK),
        "base-points": all_points,
        "majority": _majority(all_points, points.card_points((sharp[0],))),
        "marriage": marriages.value(side, trump),
        "trump-marriage": marriages.value(trump, trump),
        "max-points": everything.total,
        "hundred": hundred.NEEDED,
    }


def _majority(total: int, step: int) -> int:
    """The fewest points, counted in steps, that are more than the other side's."""
    return next(own for own in range(0, total, step) if own > total - own)
