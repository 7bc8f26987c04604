"""The ids of the rules that the engine carries out, as constants."""

# Cards and their orders
DECK = "cards.deck-32"
SUITS = "cards.suits"
RANKS = "cards.ranks"
ORDER_POINTS = "cards.order-points"
ORDER_NATURAL = "cards.order-natural"
SHARP = "cards.sharp"

# Trumps
TRUMP_BEATS_ALL = "trump.beats-all"
TRUMP_ORDER = "trump.internal-order"
NO_TRUMPS = "trump.none-betl-durch"

# Points
SHARP_TEN = "points.sharp-10"
LAST_TRICK_TEN = "points.ultimo-10"
BASE_NINETY = "points.base-90"
FIGURES_ZERO = "points.figures-zero"

# Marriages
MARRIAGE_PAIR = "hlaska.pair"
MARRIAGE_VALUE = "hlaska.20-40"
MARRIAGE_ANYONE = "hlaska.anyone"
MARRIAGE_OWNER = "hlaska.owner-keeps"
MARRIAGE_FIRST_CARD = "hlaska.first-card"
MARRIAGE_BROKEN = "hlaska.broken-lost"
MARRIAGE_NO_TRUMPS = "hlaska.none-betl-durch"
MARRIAGE_FIRST_LEAD = "hlaska.first-lead-option"

# Dealing
DEAL_PACKETS = "deal.lic-5-2-5"

# Play
FOREHAND_LEADS = "play.forhont-leads"
WINNER_LEADS = "play.winner-leads"
TEN_TRICKS = "play.ten-tricks"
ONE_CARD = "play.one-card-clockwise"
TRICK_WINNER = "play.trick-winner"
FOLLOW = "play.follow"
BEAT = "play.beat"
RELIEF = "play.relief-trumped"
MUST_TRUMP = "play.must-trump"
OVERTRUMP = "play.overtrump"
FREE_DISCARD = "play.free-discard"
SAME_DUTIES = "play.betl-same-duties"
BEAT_OPTIONAL = "play.beat-optional-folk"
UNDERTRUMP = "house.undertrump-option"

# Contracts, as far as the play itself decides them
MAJORITY = "hra.majority"
SEVEN_LAST_TRICK = "sedma.last-trick-7"
SEVEN_FORCED = "sedma.forced-early-lost"
SEVEN_BEATEN = "sedma.beaten-lost"
KEEP_SEVEN = "sedma.keep-to-end"
KEEP_HELPER = "dvesedmy.keep-helper"
BETL_NO_TRICKS = "betl.no-tricks"
BETL_LEAD = "betl.actor-leads"
BETL_NO_POINTS = "betl.no-points-no-hlasky"
DURCH_ALL_TRICKS = "durch.all-tricks"
