package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.Finding;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The check for events of a game's own that no effect answers. Of those that nothing raises, the
 * effects that answer them are told.
 */
public final class UnansweredEvents {

  private UnansweredEvents() {}

  /**
   * The events without an answer.
   *
   * @param events the events that the game declares
   * @param game the file that declares them
   */
  public static List<Finding> of(Collection<Effect> effects, List<String> events, String game) {
    Set<String> answered =
        effects.stream().map(effect -> effect.trigger().event()).collect(Collectors.toSet());
    return IntStream.range(0, events.size())
        .filter(i -> !answered.contains(events.get(i)))
        .mapToObj(i -> finding(events.get(i), SourceLocation.pointer(game, "/events/" + i)))
        .toList();
  }

  private static Finding finding(String event, SourceLocation place) {
    String expected = "an effect that answers it";
    return new Finding(
        Diagnostic.about(Code.UNUSED, place, "event", event, expected), List.of(event));
  }
}
