"""Which card to lay, to show and to declare (LAST-2, 4, 9)."""

from divan.games.last_call.bots.mind import Mind
from divan.games.last_call.bots.secrets import Secrets
from divan.games.last_call.rules.cards import Card, CaseCard, traces


def card_to_lay(mind: Mind, cards: list[Card]) -> Card:
    """Return the one of ``cards`` that tells the others least."""
    secrets = Secrets(mind.view)
    return min(cards, key=lambda card: (secrets.cost(card), card))


def card_to_show(mind: Mind, cards: list[Card]) -> Card:
    """Return the one of ``cards`` that tells least to the one who asks, and to the others."""
    asker, secrets = mind.table.active, Secrets(mind.view)
    return min(
        cards, key=lambda card: (not secrets.known_to(card, asker), secrets.cost(card), card)
    )


def card_to_declare(mind: Mind, cards: list[Card]) -> tuple[Card, float]:
    """Return the one of ``cards`` whose item is likeliest that of the case, and how likely."""
    chances = {card: chance_of_item(mind, card) for card in cards}
    best = max(cards, key=lambda card: (chances[card], card))
    return best, chances[best]


def chance_of_item(mind: Mind, card: Card) -> float:
    """Return how likely the item of ``card`` is that of the case."""
    return sum(mind.belief.right[trace] for trace in traces(CaseCard(card.symbol, card.item)))
