"""Addresses of the site, as paths from its root: used by Flask, HTML and exports."""

SOURCE_LANGUAGE = "cs"


def home(language: str) -> str:
    """The first page: "" in Czech, `en/` in English."""
    return "" if language == SOURCE_LANGUAGE else language + "/"


def contents(language: str) -> str:
    """The list of chapters."""
    return home(language) + "pravidla/"


def chapter(language: str, chapter_id: str) -> str:
    """One chapter of the rules."""
    return contents(language) + chapter_id + "/"


def essay(language: str, essay_id: str) -> str:
    """One essay: a text that goes deeper than its chapter."""
    return home(language) + "do-hloubky/" + essay_id + "/"


def rule_in_chapter(language: str, chapter_id: str, rule_id: str) -> str:
    """The one statement of a rule, in its chapter."""
    return chapter(language, chapter_id) + "#" + rule_id


def rules(language: str) -> str:
    """The folder of the pages of rules; it is no page itself."""
    return home(language) + "r/"


def rule(language: str, rule_id: str) -> str:
    """The page of one rule: the link for an argument."""
    return rules(language) + rule_id + "/"


def practice(language: str) -> str:
    """The list of the kinds of questions."""
    return home(language) + "cviceni/"


def kind(language: str, kind_id: str, query: str = "") -> str:
    """Practice of one kind; `query` is a ready query without its question mark."""
    path = practice(language) + kind_id + "/"
    return path + "?" + query if query else path


def deals(language: str) -> str:
    """The list of the example deals."""
    return home(language) + "partie/"


def deal(language: str, deal_id: str, step: str = "") -> str:
    """One example deal, at a step (`k8` = after the eighth card)."""
    path = deals(language) + deal_id + "/"
    return path + "#" + step if step else path


def glossary(language: str, term: str = "") -> str:
    """The glossary, at a term."""
    path = home(language) + "slovnik/"
    return path + "#" + term if term else path


def search(language: str) -> str:
    """The search; with script, the results of the query `q`."""
    return home(language) + "hledat/"


def about(language: str) -> str:
    """About the book: its sources, what it stores and how to take data from it."""
    return home(language) + "o-knize/"


def whole(language: str) -> str:
    """The whole book on one page, to be printed or read without a break."""
    return home(language) + "kniha/"


def part(language: str, chapter_id: str) -> str:
    """The part of the book that begins with a chapter, in the list of chapters."""
    return contents(language) + "#part-" + chapter_id


def sitemap() -> str:
    """The list of all pages, for search engines."""
    return "sitemap.xml"


def robots() -> str:
    """What search engines may read; they ask for it only at the root of a host."""
    return "robots.txt"


def changes(language: str) -> str:
    """What has changed in the rules."""
    return about(language) + "zmeny/"


def feed(language: str) -> str:
    """The same as a feed."""
    return home(language) + "feed.xml"


def rules_data() -> str:
    """All rules as JSON, for other people's tools."""
    return "api/rules.json"


def rule_data(rule_id: str) -> str:
    """One rule as JSON."""
    return "api/rules/" + rule_id + ".json"


def deal_data(deal_id: str) -> str:
    """One example deal as JSON."""
    return "api/deals/" + deal_id + ".json"


def up(path: str) -> str:
    """The way back from a page to the root of the site: `../../` for `a/b/`."""
    return "../" * path.partition("?")[0].partition("#")[0].count("/")


_SAFE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"


def quote(text: str) -> str:
    """Text made safe as a value in a query (percent-encoded UTF-8)."""
    return "".join(
        [
            chr(byte) if chr(byte) in _SAFE else "%" + _hex(byte)
            for byte in text.encode("utf-8")
        ]
    )


def _hex(byte: int) -> str:
    return "0123456789ABCDEF"[byte >> 4] + "0123456789ABCDEF"[byte & 15]


def query(*pairs: "tuple[str, str]") -> str:
    """A query from pairs, in their order; pairs with an empty value are left out."""
    return "&".join([label + "=" + quote(value) for label, value in pairs if value])
