package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Activation;
import dev.runesheet.engine.fact.Changes;
import java.util.ArrayList;
import java.util.List;

/** Who is meant by the words for targets. */
public final class Selectors {

  private Selectors() {}

  /** The players that a word of a running program means; those who have died are left out. */
  static List<Integer> players(MatchContext match, Activation run, String word) {
    int self = run.self().getId();
    return switch (word) {
      case "@Selection", "@Winner" -> listed(match, run.word("selection"));
      case "@SecondarySelection" -> listed(match, run.word("second"));
      case "@Visitor", "@Attacker" -> visitor(match, run);
      default -> players(match, self, word);
    };
  }

  /** The players that a word means whenever it is asked, seen from somebody. */
  static List<Integer> players(MatchContext match, int self, String word) {
    if (word.equals("@Self")) {
      return List.of(self);
    }
    if (word.equals("@Target")) {
      Mark target = Marks.latest(match, "target", self);
      return target == null ? List.of() : listed(match, target.says("at"));
    }
    List<Integer> found = new ArrayList<>();
    if (word.startsWith("@(")) {
      String attribute = word.substring(2, word.length() - 1).replaceFirst("^Attr:", "");
      for (int player : Players.living(match)) {
        if (Marks.has(match, player, attribute)) {
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
    return run.event().attempt() == null
        ? List.of()
        : listed(match, "" + run.event().attempt().getActor());
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

  /** Whether a word that a mark keeps means a player now; an empty word means everybody. */
  public static boolean means(Changes changes, Mark mark, String word, int player) {
    MatchContext match = (MatchContext) changes;
    return word.isEmpty()
        || Players.isPlayer(match, player)
            && players(match, mark.getSource(), word).contains(player);
  }

  /** What a word of a running program says where no players are meant. */
  static String value(MatchContext match, Activation run, String word) {
    if (word.startsWith("@Result")) {
      return run.word("result" + (word.length() > 7 ? word.substring(7) : "1"));
    }
    String acted = match.state(WolfState.class).acted.getOrDefault("" + run.self().getId(), "\n");
    return switch (word) {
      case "@ActionAbilityType" -> acted.substring(0, acted.indexOf('\n'));
      case "@ActionFeedback" -> acted.substring(acted.indexOf('\n') + 1);
      default -> word;
    };
  }
}
