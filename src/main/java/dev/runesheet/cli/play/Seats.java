package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Pictures;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.pack.tool.AnswersInSight;
import dev.runesheet.pack.tool.GameTools;
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
  private final List<String> names;
  private final Pictures pictures;
  private final Map<Integer, AnswersInSight<List<String>>> sights = new TreeMap<>();
  private final Map<Integer, List<Line>> missed = new TreeMap<>();

  /** The players who may know what is told now. */
  private Set<Integer> knowing;

  /** The lines of what is told now, of those who may know of it later. */
  private final List<List<String>> later = new ArrayList<>();

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
    this.names = names;
    this.pictures = pictures;
    players.forEach(player -> sights.put(player, new AnswersInSight<>(match, tools, player)));
    players.forEach(player -> missed.put(player, new ArrayList<>()));
    knowing = new TreeSet<>(players);
  }

  /**
   * Takes in what they saw since the last time: to be called after each answer. An earlier answer
   * that shows only now is told to those who see it.
   */
  void goOn() {
    sights.forEach(
        (player, sight) ->
            sight.goOn().forEach(answer -> answer.lines().forEach(line -> print(line, player))));
  }

  private void print(String words, int player) {
    knowing = Set.of(player);
    later.clear();
    print(words);
  }

  /**
   * Takes up something that has happened since the last answer: true if somebody may know it, now
   * or later.
   */
  boolean takeUp(Happening happening) {
    knowing =
        sights.keySet().stream()
            .filter(player -> sights.get(player).isTold(happening))
            .collect(Collectors.toCollection(TreeSet::new));
    later.clear();
    if (happening instanceof Happening.Answered answer) {
      sights.keySet().stream()
          .filter(player -> !knowing.contains(player))
          .forEach(player -> keep(player, answer));
    }
    return sights.isEmpty() || !knowing.isEmpty() || !later.isEmpty();
  }

  private void keep(int player, Happening.Answered answer) {
    List<String> lines = new ArrayList<>();
    later.add(lines);
    sights.get(player).keep(answer, lines);
  }

  /** Prints a line of what is told now, or keeps it for those who may know it. */
  void print(String words) {
    boolean open = knowing.containsAll(sights.keySet());
    boolean printed = open || knowing.contains(seated);
    secret |= !open && !knowing.isEmpty();
    later.forEach(lines -> lines.add(words));
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
