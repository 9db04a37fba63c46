package dev.runesheet.engine.machine;

import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.fault.RuleMistake;
import java.util.HashMap;
import java.util.Map;

/** The mistake of phases that offer an option twice: an answer would not tell which is meant. */
final class RepeatedOption {

  /**
   * The number of questions, from the beginning of a match, that are looked at: at all of them the
   * comparison would cost a twentieth of the match. Saves refuse what comes later.
   */
  static final int QUESTIONS = 20;

  private RepeatedOption() {}

  /** Refuses options with the same id; ids are dear, so only those of equal actions are made. */
  static void check(Decision decision) {
    Map<Action, Option> known = new HashMap<>();
    for (Option option : decision.options()) {
      Option other = known.put(option.action(), option);
      if (other != null && other.id().equals(option.id())) {
        throw new RuleMistake(
            "question '"
                + decision.prompt()
                + "' offers player ("
                + decision.player()
                + ") '"
                + option.id()
                + "' twice. Maybe equal things should be one option.");
      }
    }
  }
}
