package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.spi.Happening;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** The people who read the story of a match as it goes on; who only watches bots reads all. */
final class Readers {

  private final Match match;
  private final GameTools tools;
  private final Map<Integer, Sight> sights = new TreeMap<>();

  /**
   * The readers of a match.
   *
   * @param players the numbers of those who play; nobody if people only watch
   */
  Readers(Match match, GameTools tools, Collection<Integer> players) {
    this.match = match;
    this.tools = tools;
    players.forEach(player -> sights.put(player, new Sight(match, player)));
  }

  /** Takes in what they saw since the last time: to be called after each answer. */
  void goOn() {
    sights.values().forEach(Sight::goOn);
  }

  /** True if one of them may know of something that has happened since the last answer. */
  boolean mayKnow(Happening happening) {
    return sights.isEmpty()
        || sights.entrySet().stream()
            .anyMatch(one -> tools.isTold(match, one.getKey(), happening, one.getValue()));
  }
}
