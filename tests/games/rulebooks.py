"""What tests of every game's rulebook ask of it."""

from collections import Counter


def assert_titled(book, alike=1, languages=("nl", "de")):
    """Every rule is whole, and no more than so many have the same title in these languages."""
    for rule in book:
        title = rule.title
        assert all([title.en, title.nl, title.de, rule.english.rule, rule.source]), rule.id
    for language in languages:
        count = Counter(getattr(rule.title, language) for rule in book)
        assert [title for title, n in count.items() if n > alike] == []


def cited_strangers(book, folder, pattern, families):
    """Rules that the files of a game cite, with the file, and that are neither rule nor family."""
    files = sorted(folder.rglob("*.py")) + sorted(folder.rglob("*.yaml"))
    texts = [(path.name, path.read_text("utf-8")) for path in files]
    cited = [(name, rule) for name, text in texts for rule in pattern.findall(text)]
    return [pair for pair in cited if pair[1] not in book and pair[1] not in families]


def same(one, other):
    """Whether two names are the same in every written language; titles need not decline."""
    return (one.en, one.nl, one.de) == (other.en, other.nl, other.de)
