"""The places on the table, and what choosing one of them would do. No Qt."""

from divan.core.seat import Seat
from divan.games.last_call.rules.moves import DrawExtra, LastCallMove
from divan.games.last_call.rules.state import Phase
from divan.games.last_call.rules.turn import would_draw
from divan.games.last_call.view import texts
from divan.games.last_call.view.moment import Moment
from divan.games.last_call.view.pieces import HAND, RESERVE, SHOWN, front, player, shown_card, stash
from divan.games.last_call.view.words import Words
from divan.ui.scene import Zone


def zones(moment: Moment, words: Words) -> tuple[Zone, ...]:
    """Return every zone of the table."""
    found = [Zone(HAND, words.say(texts.HAND)), _reserve(moment, words), _shown(moment, words)]
    for seat in moment.order:
        found.append(_front(moment, words, seat))
        if seat != moment.seat:
            place = moment.place_of(seat)
            name = words.whole_name(seat)
            found.append(Zone(stash(place), name))
            found.append(Zone(player(place), name, target=_target(moment, words, player(place))))
    return tuple(found)


def move_for(moment: Moment, zone: str) -> LastCallMove | None:
    """Return the move that choosing ``zone`` means now, allowed or not; None for none."""
    if not moment.may_act:
        return None
    phase, picked = moment.table.phase, moment.picked
    if zone == RESERVE and phase is Phase.EXTRA:
        return DrawExtra()
    if picked is None:
        return None
    if zone == front(0) and phase is not Phase.SHOW:
        return moment.move_with(picked)
    asker = player(moment.place_of(moment.table.active))
    return moment.move_with(picked) if phase is Phase.SHOW and zone == asker else None


def _target(moment: Moment, words: Words, zone: str) -> str:
    """Return what choosing ``zone`` would do now; "" where nothing is allowed."""
    move = move_for(moment, zone)
    if move is None or not moment.allows(move):
        return ""
    if isinstance(move, DrawExtra):
        return words.say(texts.DRAW_TARGET)
    if moment.table.phase is Phase.SHOW or moment.picked is None:
        return words.say(texts.SHOW_TARGET)
    draws = would_draw(moment.table, moment.seat, moment.picked.symbol)
    return words.say(texts.PLAY_DRAW if draws else texts.PLAY)


def _reserve(moment: Moment, words: Words) -> Zone:
    left = len(moment.table.reserve)
    return Zone(
        id=RESERVE,
        label=words.speaker.say_count(texts.RESERVE_LABEL, left),
        target=_target(moment, words, RESERVE),
        count=words.speaker.number(left),
    )


def _shown(moment: Moment, words: Words) -> Zone:
    shown = shown_card(moment)
    label = "" if shown is None else words.say(texts.SHOWN_BY, player=words.name(shown[0]))
    return Zone(SHOWN, label)


def _front(moment: Moment, words: Words, seat: Seat) -> Zone:
    zone = front(moment.place_of(seat))
    laid = moment.table.fronts[seat]
    return Zone(
        id=zone,
        label=words.say(
            texts.YOUR_FRONT if seat == moment.seat else texts.THEIR_FRONT,
            player=words.whole_name(seat),
            cards=words.cards(laid) if laid else words.say(texts.NOTHING),
        ),
        target=_target(moment, words, zone),
    )
