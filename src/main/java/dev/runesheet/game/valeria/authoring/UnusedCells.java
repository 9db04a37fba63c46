package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.game.valeria.turn.Rolls;
import dev.runesheet.language.strings.Column;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;

/**
 * The check of cells that only count together with what their card does: the number of an event,
 * which dice can show, and what happens at it; its sort of monster, and what slaying it costs or
 * gives; the action of a relic, and its use.
 */
record UnusedCells(Diagnostics findings) {

  private static final String ROLLS =
      EventCheck.ALWAYS + " for each roll, or a number from 1 to " + Rolls.HIGHEST;

  void check(CardStrings.Said said) {
    if (said.source() instanceof CardSource.Event event) {
      number(event, said.columns());
      sort(event);
    } else if (said.source() instanceof CardSource.Relic relic) {
      action(relic, said);
    }
  }

  private void number(CardSource.Event event, List<String> acts) {
    SourceLocation place = event.places().of("number");
    boolean rolled = acts.contains("roll");
    if (event.number().isEmpty()) {
      if (rolled) {
        findings.error(
            Code.CELL_MISSING, place, "an empty cell beside what happens at its roll", ROLLS);
      }
      return;
    }
    int number = event.number().get();
    String found = Integer.toString(number);
    if (number == 0) {
      findings.error(Code.OUT_OF_RANGE, place, "0, which no dice show", ROLLS);
    } else if (!rolled && !event.strings().containsKey(Column.ROLL)) {
      findings.error(Code.UNUSED, place, found, "an empty cell, as nothing happens at its roll");
    } else if (!rolled && number != EventCheck.ALWAYS && acts.contains("passive")) {
      String expected = EventCheck.ALWAYS + ", as what it does holds at each roll";
      findings.error(Code.UNUSED, place, found, expected);
    } // Otherwise it is what a string with a mistake would do.
  }

  private void sort(CardSource.Event event) {
    if (event.type().isEmpty() && event.isFought()) {
      findings.error(
          Code.CELL_MISSING,
          event.places().of("type"),
          "an empty cell beside what slaying it costs or gives",
          "what sort of monster it is");
    }
  }

  private void action(CardSource.Relic relic, CardStrings.Said said) {
    if (relic.action() && said.acts() && !said.columns().contains(Column.RELIC.id())) {
      findings.error(
          Code.UNUSED,
          relic.places().of("action"),
          "x",
          "an empty cell, as nobody uses it: what it does goes on all the time");
    }
  }
}
