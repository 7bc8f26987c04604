"""Short ways to put a deal before the judge."""

from marias.evidence import look_through
from marias.game_record import parse_game
from marias.judge import judge
from marias.notation import parse_cards
from marias.profile import parse_profile
from marias.record_moves import Move
from marias.seats import NOBODY
from marias.state import PlayState, apply_unchecked, is_over, legal_actions
from marias.unseen import of_cards

LETTERS = "FMRD"

# Rearhand's betl has two holes; forehand can beat the red eight with three cards.
BETL = """stych 2
variant licitovany
profile {profile}
F H7XOA L7UOKA BX
M H9UK AXUOKA BUO
R H8 LX98 A987 B987
talon BKA
R bid betl, F pass, M pass
R discard BKA
R announce betl
"""

# Forehand bought at sedma; what he lays away, announces and plays is to be told.
SEDMA = """stych 2
variant licitovany
profile {profile}
F H98 LA8 AAXK97 B9
M HXKO LXKO AO B78X
R HAU7 LU97 AU8 BAU
talon BKO
R bid sedma, F hold, R pass, M pass
"""

# The same with both sevens of dvě sedmy, and four helpers against them at middlehand's.
TWO_SEVENS = """stych 2
variant licitovany
profile {profile}
F HAXK97 LXKO7 BA
M H8U LAU98 AAXK9
R HO AOU87 BXKOU9
talon B87
R bid sedma, F hold, R pass, M pass
F discard B87
"""

# Rearhand buys at sedma with the seven of acorns; what he does then is to be told.
BOUGHT = """stych 2
variant licitovany
profile {profile}
F HKU87 LAKOU87
M HXO LX9 AXKU BA98
R HA9 AAO987 BXKO
talon BU7
R bid sedma, F pass, M pass
"""


def ruled(deal, told, profile="turnaj2020", **how):
    """Judge a deal of this module with what was done in it, None when all was well."""
    return judge(parse_game(deal.format(profile=profile) + told), **how)


def acts(account):
    """The offences of an account, then what no list names: name, seat, move, rule."""
    rows = (account.found, account.unlisted)
    return [[one[:3] + one[4:] for one in row] for row in rows]


def totals(ruling):
    """The money of each reading by its names, in the order of the seats."""
    return {" ".join(one.names): one.ledger.totals for one in ruling.readings}


def seen(hand, out, trump, leader=0, profile="obecna", kept=""):
    """What a declarer sees: his hand, what is out, who leads from him on."""
    cards = parse_cards(hand), parse_cards(out)
    table = parse_profile(profile, hidden=True)
    return of_cards(table, trump, *cards, leader=leader, kept=parse_cards(kept))


def led_by(state, leader):
    """The same play with another seat on lead."""
    return PlayState(*state[:6], leader, *state[7:])


def played_out(deal, told, profile="turnaj2020"):
    """A record in which the rest of the play follows with the first legal cards."""
    record = parse_game(deal.format(profile=profile) + told)
    play = look_through(record).game.play
    moves = record.moves
    while not is_over(play):
        action = legal_actions(play)[0]
        moves = (*moves, Move(NOBODY, action))
        play = apply_unchecked(play, action)
    return record._replace(moves=moves)
