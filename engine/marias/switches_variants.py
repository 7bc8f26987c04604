"""Switches of volený, křížový and lízaný, which a profile of any preset carries along.

No source but the general rules speaks of these games; what they leave open is taken
from programs that play them, or chosen by us.
"""

from . import rules
from .switch import one

_FLEK = "I flek|I flek|I flek|I flek|I flek"
_ZOLIK = "I zolik|I zolik|I zolik|I zolik|I zolik"
_MARI = "I mari-ios|I mari-ios|I mari-ios|I mari-ios|I mari-ios"

VARIANT_SWITCHES = (
    # Volený: choosing blind; the contract after "barva?" or before; whom a flek binds;
    # whether hra is paid beside sto proti
    one("z_lidu", "yes no", "S|I|I|I|I", rules.VOLENY_FROM_PEOPLE, {"no": ()}),
    one("vol_trump", "any", "S|I|I|I|I", rules.VOLENY_TRUMP, hidden="pair"),
    one("vol_contract", "last", "S|I|I|I|I", rules.VOLENY_ANNOUNCE, hidden="first"),
    one("flek_books", "both one", _ZOLIK, rules.FLEK_DOUBLES),
    one("sto_against_counts", "beside instead", _FLEK, rules.AGAINST_VOLENY),
    # Křížový
    one(
        "kriz_prices",
        "krizovy table",
        "I sloapslam|I sloapslam|I sloapslam|I sloapslam|I sloapslam",
        rules.PAY_BETL_10,
        {"krizovy": (rules.PAY_BETL_10, rules.PAY_DURCH_20), "table": ()},
    ),
    one("durch_s_chytrym", "yes no", "S|I|I|I|I", rules.KRIZOVY_DURCH, {"no": ()}),
    one("kriz_betl_open", "second-lead first-trick", "S|I|I|I|I", rules.KRIZOVY_BETL),
    one("kriz_partner", "called", "S|I|I|I|I", rules.KRIZOVY_CALL, hidden="opposite"),
    # Lízaný
    one("liz_hand", "8 6 5", _MARI, rules.DEAL_LIZANY),
    one("liz_beat", "yes no", "I|I|I|I|I", rules.DEAL_LIZANY),
    one("liz_exchange", "yes no", _MARI, rules.DEAL_LIZANY),
    one("liz_marriage", "lead any", _MARI, rules.DEAL_LIZANY),
    one("liz_pay", "hundred flat", "I -|I -|I -|I -|I -", rules.DEAL_LIZANY),
)
