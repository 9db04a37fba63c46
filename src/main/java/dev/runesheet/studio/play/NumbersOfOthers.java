package dev.runesheet.studio.play;

import dev.runesheet.api.Match;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.stream.IntStream;

/**
 * The numbers in a match that another player may know and this one may not. Those of which no
 * player is told are none of them: reasons of the rules may name these.
 */
record NumbersOfOthers(Match match, int player) {

  /** True if there is one. */
  boolean any() {
    return match.world().entities().stream()
        .anyMatch(one -> one.schema().names().stream().anyMatch(stat -> has(one, stat)));
  }

  /** True if a number of an entity is one of them. */
  boolean has(Entity entity, String stat) {
    int players = match.state(GameState.class).players();
    return !match.isVisible(player, entity, stat)
        && IntStream.range(0, players).anyMatch(other -> match.isVisible(other, entity, stat));
  }

  /** True if an event is a change of one of them. */
  boolean isChange(Event event) {
    return event.getSubject() >= 0
        && StatEvent.stat(event.getTrigger())
            .filter(stat -> has(match.world().entity(event.getSubject()), stat))
            .isPresent();
  }
}
