package dev.runesheet.engine.machine;

import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.fault.PhaseMistake;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The mistake of phases that offer an option twice: an answer would not tell which is meant. */
final class RepeatedOption {

  private RepeatedOption() {}

  /** Refuses options with the same id; ids are dear, so only those of equal actions are made. */
  static void check(Decision decision) {
    List<Option> options = decision.options();
    if (options.size() < 2) {
      return;
    }
    Map<Action, Option> known = new HashMap<>();
    for (Option option : options) {
      Option other = known.put(option.action(), option);
      if (other != null && other.id().equals(option.id())) {
        throw new PhaseMistake(
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
