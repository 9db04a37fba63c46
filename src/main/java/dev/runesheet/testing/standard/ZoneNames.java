package dev.runesheet.testing.standard;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The contents of a match's zones, by their names in scenarios: {@code table} for what is nobody's
 * there, {@code hand of player 1} for what is a player's.
 */
final class ZoneNames {

  private static final int NOBODY = -1;

  private final Map<String, List<String>> contents = new LinkedHashMap<>();
  private final Set<String> used = new TreeSet<>();

  /** The contents of the zones as they are now. */
  ZoneNames(Match match) {
    for (Entity entity : match.world().entities()) {
      String zone = entity.getZone();
      used.add(zone);
      contents.computeIfAbsent(
          name(zone, entity.getController()),
          any ->
              match.world().in(zone, entity.getController()).stream()
                  .map(Entity::getDefinition)
                  .toList());
    }
    for (Happening happening : match.happenings()) {
      if (happening instanceof Happening.Moved moved) {
        used.add(moved.fromZone());
      }
    }
  }

  private static String name(String zone, int controller) {
    return controller == NOBODY ? zone : zone + " of " + EntityNames.player(controller);
  }

  /** All zones in which something lies. */
  Map<String, List<String>> all() {
    return contents;
  }

  /** The definitions of what lies in a zone, in order. */
  List<String> in(String name) {
    return contents.getOrDefault(name, List.of());
  }

  /**
   * The reason why a text seems to name no zone: nothing has been there in this match, and it is
   * nearly the name of a zone where something has; empty of any other text.
   */
  Optional<String> unknown(String text) {
    String zone = text.replaceFirst(" of player [1-9]\\d*$", "");
    boolean misspelt = !used.contains(zone) && Words.nearest(zone, used) != null;
    return misspelt ? Optional.of(Words.unknown(zone, used)) : Optional.empty();
  }
}
