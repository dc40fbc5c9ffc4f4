"""The cards on the table as the kit draws them. No Qt."""

from divan.core.seat import Seat
from divan.games.similo.rules.cards import Card, shown
from divan.games.similo.rules.events import Drew
from divan.games.similo.rules.moves import Way
from divan.games.similo.rules.state import SEALED, Clue
from divan.games.similo.view import texts
from divan.games.similo.view.moment import BOX, CLUE, HAND, USED, Moment, cell
from divan.games.similo.view.words import Words
from divan.ui import scene


def cards(moment: Moment, words: Words) -> tuple[scene.Card, ...]:
    """Return every card that is drawn. A card is called by its character."""
    found = [_laid(moment, words, place, name) for place, name in enumerate(moment.laid)]
    table = moment.table
    if table.clue is not None:
        found.append(_clue(moment, words, table.clue, CLUE, 0))
    for place, clue in enumerate(used_clues(moment)):
        found.append(_clue(moment, words, clue, USED, place))
    if moment.guides:
        found += [_held(moment, words, place, card) for place, card in enumerate(table.hand)]
    return tuple(found)


def used_clues(moment: Moment) -> tuple[Clue, ...]:
    """Return the clues that were taken up and are still shown (D9)."""
    table = moment.table
    if table.options.clues == "hidden":
        return ()
    return table.clues[:-1] if table.clue is not None else table.clues


def face(character: str, words: Words, **more: bool) -> scene.FaceData:
    """Return what the card face draws."""
    return {"id": character, "name": words.character(character), **more}


def votes_in_sight(moment: Moment) -> dict[Seat, str]:
    """Return for whom the seats have voted, as far as that can be seen now: in the vote that
    goes on, or, until the next clue, in the one before.
    """
    ballot, count = moment.table.ballot, moment.story.count
    votes: tuple[str | None, ...] = ()
    if ballot is not None:
        votes = ballot.votes
    elif count is not None:
        votes = count.votes
    return {seat: vote for seat, vote in enumerate(votes) if vote is not None and vote != SEALED}


def _laid(moment: Moment, words: Words, place: int, name: str) -> scene.Card:
    table = moment.table
    gone = name in table.gone
    secret = name == moment.secret
    ballot = table.ballot
    aside = ballot is not None and name not in ballot.candidates and not gone
    return scene.Card(
        id=name,
        zone=cell(place),
        index=0,
        label=_label(moment, words, name, gone=gone, secret=secret),
        face=face(name, words, gone=gone, secret=secret, aside=aside),
        can_pick=moment.can_choose(name),
        origin=BOX if moment.dealt else "",
        picked=name == moment.picked,
    )


def _label(moment: Moment, words: Words, name: str, *, gone: bool, secret: bool) -> str:
    called = words.character(name)
    if gone:
        return words.say(texts.REMOVED_CARD, character=called)
    if secret:
        called = words.say(texts.SECRET_CARD, character=called)
    label = words.say(texts.DESCRIBED, character=called, traits=words.traits(name))
    voters = [words.name(seat) for seat, vote in votes_in_sight(moment).items() if vote == name]
    if not voters:
        return label
    return f"{label}. {words.say(texts.VOTED_BY, players=words.speaker.listed(voters))}"


def _clue(moment: Moment, words: Words, clue: Clue, zone: str, place: int) -> scene.Card:
    name = shown(clue.card)
    return scene.Card(
        id=name,
        zone=zone,
        index=place,
        label=clue_label(clue, words),
        face=face(name, words, across=clue.way is Way.HORIZONTAL),
        origin=BOX if moment.dealt or (zone == CLUE and moment.news) else "",
    )


def clue_label(clue: Clue, words: Words) -> str:
    """Return a clue as a screen reader says it."""
    return words.say(
        texts.CLUE_LABEL,
        number=clue.round,
        clue=words.character(shown(clue.card)),
        way=texts.WAYS[clue.way],
        character=words.character(clue.beside),
    )


def _held(moment: Moment, words: Words, place: int, card: Card) -> scene.Card:
    name = shown(card)
    drawn = any(isinstance(event, Drew) and event.card == card for event in moment.news)
    return scene.Card(
        id=name,
        zone=HAND,
        index=place,
        label=words.say(
            texts.DESCRIBED, character=words.character(name), traits=words.traits(name)
        ),
        face=face(name, words),
        can_pick=moment.gives_clue,
        origin=BOX if moment.dealt or drawn else "",
        picked=name == moment.picked,
    )
