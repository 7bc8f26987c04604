"""The profile as a record: the name of a preset and one field a switch."""

from collections import namedtuple

from .switches import SWITCHES


class Profile(
    namedtuple(
        "Profile",
        "preset beat overtrump first_lead order betl_order taking follow "
        "relief must_trump keep lone_helper lead betl_lead king_waits "
        "counting last_trick "
        "marriage marriage_owner marriage_pair marriage_when marriage_who "
        "table base forehand packets shuffling misdeals lowest ladder "
        "opener all_pass needs omyl discard discard_trumps talon_look "
        "hra_made seven_made sedma_parts sto_marriage sto_pair fold_sedma "
        "remis fold_hra max_fleks comment_order four_helpers seven_against "
        "lozena_when lozena_play lozena_both_pauz re_on_lozena prices red "
        "red_2x7 school lost_sto pady_marriages defence_100_doubles quiet "
        "quiet7_where killed_quiet7 quiet100_over limit limit_raised "
        "limit_per pauz_pays renonc_list revoke_play_on revokes revoke_rate "
        "offence_loses "
        "heavy_offences fine_light fine_heavy false_accuser claim_until "
        "z_lidu vol_trump vol_contract flek_books sto_against_counts "
        "kriz_prices durch_s_chytrym "
        "kriz_betl_open kriz_partner liz_hand liz_beat liz_exchange "
        "liz_marriage "
        "liz_pay",
    )
):
    """The value of every switch, in the order of SWITCHES, behind the preset's name.

    Every value is a text. Those that are numbers (max_fleks, limit, limit_raised,
    fine_light, fine_heavy, liz_hand) are read with ``number``, the base with
    ``tariff.halers``.
    """

    __slots__ = ()
    preset: str
    beat: str
    overtrump: str
    first_lead: str
    order: str
    betl_order: str
    taking: str
    follow: str
    relief: str
    must_trump: str
    keep: str
    lone_helper: str
    lead: str
    betl_lead: str
    king_waits: str
    counting: str
    last_trick: str
    marriage: str
    marriage_owner: str
    marriage_pair: str
    marriage_when: str
    marriage_who: str
    table: str
    base: str
    forehand: str
    packets: str
    shuffling: str
    misdeals: str
    lowest: str
    ladder: str
    opener: str
    all_pass: str
    needs: str
    omyl: str
    discard: str
    discard_trumps: str
    talon_look: str
    hra_made: str
    seven_made: str
    sedma_parts: str
    sto_marriage: str
    sto_pair: str
    fold_sedma: str
    remis: str
    fold_hra: str
    max_fleks: str
    comment_order: str
    four_helpers: str
    seven_against: str
    lozena_when: str
    lozena_play: str
    lozena_both_pauz: str
    re_on_lozena: str
    prices: str
    red: str
    red_2x7: str
    school: str
    lost_sto: str
    pady_marriages: str
    defence_100_doubles: str
    quiet: str
    quiet7_where: str
    killed_quiet7: str
    quiet100_over: str
    limit: str
    limit_raised: str
    limit_per: str
    pauz_pays: str
    renonc_list: str
    revoke_play_on: str
    revokes: str
    revoke_rate: str
    offence_loses: str
    heavy_offences: str
    fine_light: str
    fine_heavy: str
    false_accuser: str
    claim_until: str
    z_lidu: str
    vol_trump: str
    vol_contract: str
    flek_books: str
    sto_against_counts: str
    kriz_prices: str
    durch_s_chytrym: str
    kriz_betl_open: str
    kriz_partner: str
    liz_hand: str
    liz_beat: str
    liz_exchange: str
    liz_marriage: str
    liz_pay: str


def number(value: str) -> int:
    """Return the number that a value is written as: ``number(profile.limit)``."""
    return int(value)


def check_order(fields: tuple[str, ...], names: tuple[str, ...]) -> None:
    """Raise ValueError at the first field that is not the switch of its place.

    A profile is filled by position: each would have the value of another.
    """
    pairs = zip(fields + ("nothing",), names + ("nothing",))
    apart = [pair for pair in pairs if pair[0] != pair[1]]
    if apart:
        raise ValueError(
            "profile_fields.py has {} where SWITCHES have {}: write the names and the"
            " annotations in the order of SWITCHES".format(*apart[0])
        )


if hasattr(Profile, "_fields"):  # only CPython keeps them, and all is built by it
    check_order(Profile._fields[1:], tuple([switch.name for switch in SWITCHES]))
