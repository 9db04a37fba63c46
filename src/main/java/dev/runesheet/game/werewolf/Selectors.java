package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Activation;
import dev.runesheet.engine.fact.Changes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The players meant by the words for targets. */
public final class Selectors {

  /** Between words of which each is meant. */
  public static final String AND = " and ";

  private static final Set<String> OF_RUN =
      Set.of("@Selection", "@SecondarySelection", "@Winner", "@Visitor", "@Attacker");

  /** A word that means no player. */
  public static final String NOBODY = "nobody";

  private Selectors() {}

  /** True if a word means something only while a program runs. */
  public static boolean isOfRun(String word) {
    return Stream.of(word.split(AND)).anyMatch(OF_RUN::contains);
  }

  /** Players as a word that means them at any time. */
  public static String numbers(List<Integer> players) {
    return players.isEmpty()
        ? NOBODY
        : players.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** The players that a word of a running program means; those who have died are left out. */
  public static List<Integer> players(MatchContext match, Activation run, String word) {
    if (word.contains(AND)) {
      return Stream.of(word.split(AND))
          .flatMap(one -> players(match, run, one).stream())
          .distinct()
          .toList();
    }
    int self = run.self().getId();
    return switch (word) {
      case "@Selection", "@Winner" -> listed(match, run.word("selection"));
      case "@SecondarySelection" -> listed(match, run.word("second"));
      case "@Visitor", "@Attacker" -> visitor(match, run);
      default -> players(match, self, word);
    };
  }

  /** The players that a word means whenever it is asked, seen from somebody. */
  public static List<Integer> players(MatchContext match, int self, String word) {
    if (word.contains(AND)) {
      return Stream.of(word.split(AND))
          .flatMap(one -> players(match, self, one).stream())
          .distinct()
          .toList();
    }
    if (word.equals("@Self")) {
      return List.of(self);
    }
    if (word.equals("@Target")) {
      Mark target = Marks.latest(match, MarkType.TARGET, self);
      return target == null ? List.of() : listed(match, target.says("at"));
    }
    List<Integer> found = new ArrayList<>();
    if (word.matches("[0-9,]+")) {
      return listed(match, word);
    } else if (word.startsWith("@(")) {
      String attribute = word.substring(2, word.length() - 1).replaceFirst("^Attr:", "");
      for (int player : Players.living(match)) {
        if (Marks.has(match, player, attribute, self)) {
          found.add(player);
        }
      }
    } else if (word.equals("@All") || word.equals("@Others")) {
      found.addAll(Players.living(match));
      if (word.equals("@Others")) {
        found.remove((Integer) self);
      }
    }
    return found;
  }

  private static List<Integer> visitor(MatchContext match, Activation run) {
    int by =
        run.event().attempt() == null ? run.event().getCauser() : run.event().attempt().getActor();
    return by < 0 ? List.of() : listed(match, "" + by);
  }

  private static List<Integer> listed(MatchContext match, String numbers) {
    List<Integer> players = new ArrayList<>();
    for (String one : numbers.isEmpty() ? new String[0] : numbers.split(",")) {
      if (Players.isAlive(match, Integer.parseInt(one))) {
        players.add(Integer.parseInt(one));
      }
    }
    return players;
  }

  /** True if a word that a mark keeps means a player now; an empty word means everybody. */
  public static boolean means(Changes changes, Mark mark, String word, int player) {
    MatchContext match = (MatchContext) changes;
    return word.isEmpty()
        || Players.isPlayer(match, player)
            && players(match, mark.getSource(), word).contains(player);
  }

  /** The value of a word of a running program where no players are meant. */
  public static String value(MatchContext match, Activation run, String word) {
    if (word.startsWith("@Result")) {
      return run.word("result" + (word.length() > 7 ? word.substring(7) : "1"));
    }
    int self = run.self().getId();
    return switch (word) {
      case "@ActionAbilityType" -> titled(acted(match, self, 0).replaceFirst("/.*", ""));
      case "@ActionFeedback" -> acted(match, self, 1);
      default -> word;
    };
  }

  /** A word as it is told: names of players, or what else it says. */
  public static String spoken(MatchContext match, Activation run, String word) {
    List<Integer> players = players(match, run, word);
    if (players.isEmpty()) {
      return word.startsWith("@(") ? NOBODY : value(match, run, word);
    }
    return players.stream().map(one -> Players.name(match, one)).collect(Collectors.joining(", "));
  }

  private static String titled(String word) {
    return word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  /** Of what a player has done last: its family and kind, or its result. */
  public static String acted(MatchContext match, int player, int part) {
    String acted = match.state(WolfState.class).acted.getOrDefault("" + player, "\n");
    return acted.split("\n", 2)[part];
  }
}
