package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Pictures;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The people who read the story of a match at one terminal, one at a time; who only watches bots
 * reads all. What not all of them may know is out of sight before another sits down.
 */
final class Seats {

  private static final int NOBODY = -1;

  /** A line for somebody who did not sit there when it was told, and whether all saw it. */
  private record Line(String words, boolean printed) {}

  private final Terminal terminal;
  private final Match match;
  private final GameTools tools;
  private final List<String> names;
  private final Pictures pictures;
  private final Map<Integer, Sight> sights = new TreeMap<>();
  private final Map<Integer, List<Line>> missed = new TreeMap<>();

  /** The players who may know what is told now. */
  private Set<Integer> knowing;

  private int seated = NOBODY;

  /** True if the screen may show what not all of them may know. */
  private boolean secret;

  /**
   * The seats of a match.
   *
   * @param players the numbers of those who play; nobody if people only watch
   * @param names the names of all players as all may know them
   */
  Seats(
      Terminal terminal,
      Match match,
      GameTools tools,
      Collection<Integer> players,
      List<String> names,
      Pictures pictures) {
    this.terminal = terminal;
    this.match = match;
    this.tools = tools;
    this.names = names;
    this.pictures = pictures;
    players.forEach(player -> sights.put(player, new Sight(match, player)));
    players.forEach(player -> missed.put(player, new ArrayList<>()));
    knowing = new TreeSet<>(players);
  }

  /** Takes in what they saw since the last time: to be called after each answer. */
  void goOn() {
    sights.values().forEach(Sight::goOn);
  }

  /** Takes up something that has happened since the last answer: true if somebody may know it. */
  boolean takeUp(Happening happening) {
    knowing =
        sights.keySet().stream()
            .filter(player -> tools.isTold(match, player, happening, sights.get(player)))
            .collect(Collectors.toCollection(TreeSet::new));
    return sights.isEmpty() || !knowing.isEmpty();
  }

  /** Prints a line of what is told now, or keeps it for those who may know it. */
  void print(String words) {
    boolean open = knowing.containsAll(sights.keySet());
    boolean printed = open || knowing.contains(seated);
    secret |= !open;
    if (printed) {
      terminal.out().println(words);
    }
    knowing.stream()
        .filter(player -> player != seated)
        .forEach(player -> missed.get(player).add(new Line(words, printed)));
  }

  /** Lets a player sit down, and tells what he missed as far as it is not on the screen. */
  void take(int player) {
    if (player == seated) {
      return;
    }
    List<Line> lines = missed.get(player);
    boolean apart = secret || viewsDiffer() || !lines.stream().allMatch(Line::printed);
    boolean cleared = sights.size() > 1 && apart && clear(names.get(player));
    lines.stream()
        .filter(line -> cleared || !line.printed())
        .forEach(line -> terminal.out().println(line.words()));
    lines.clear();
    seated = player;
  }

  private boolean viewsDiffer() {
    return sights.keySet().stream().map(player -> match.view(player).entities()).distinct().count()
        > 1;
  }

  /** Tells whose turn it is to read, and clears the screen where there is one. */
  private boolean clear(String name) {
    secret = false;
    terminal.out().println();
    terminal
        .out()
        .println("  " + terminal.paint().heading("Now only " + name + " should look here."));
    boolean cleared = terminal.clearAfterEnter();
    if (cleared) {
      pictures.forget();
    }
    return cleared;
  }
}
