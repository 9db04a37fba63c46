package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.language.strings.Column;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;
import java.util.List;

/**
 * The check that cells of an event which only count together stand together: a number that dice can
 * show, or the one for each roll, and what happens at it; what slaying it costs or gives, and what
 * sort of monster it is.
 */
final class EventNumbers {

  private static final String EXPECTED =
      EventCheck.ALWAYS + " for each roll, or a number from 1 to 12";

  private final CardSource.Event event;
  private final List<String> acts;
  private final Diagnostics findings;

  private EventNumbers(CardSource.Event event, List<String> acts, Diagnostics findings) {
    this.event = event;
    this.acts = acts;
    this.findings = findings;
  }

  /** Checks all events. */
  static void check(Collection<CardStrings.Said> cards, Diagnostics findings) {
    for (CardStrings.Said card : cards) {
      if (card.source() instanceof CardSource.Event event) {
        EventNumbers check = new EventNumbers(event, card.columns(), findings);
        check.number();
        check.sort();
      }
    }
  }

  private void number() {
    SourceLocation place = event.places().of("number");
    boolean rolled = acts.contains("roll");
    if (event.number().isEmpty()) {
      if (rolled) {
        findings.error(
            Code.CELL_MISSING, place, "an empty cell beside what happens at its roll", EXPECTED);
      }
      return;
    }
    int number = event.number().get();
    if (number == 0) {
      findings.error(Code.OUT_OF_RANGE, place, "0, which no dice show", EXPECTED);
    } else if (!rolled) {
      unused(number, place);
    }
  }

  /** A number without an effect at it; what a string with a mistake would do is open. */
  private void unused(int number, SourceLocation place) {
    String found = Integer.toString(number);
    if (!event.strings().containsKey(Column.ROLL)) {
      findings.error(Code.UNUSED, place, found, "an empty cell, as nothing happens at its roll");
    } else if (number != EventCheck.ALWAYS && acts.contains("passive")) {
      String expected = EventCheck.ALWAYS + ", as what it does holds at each roll";
      findings.error(Code.UNUSED, place, found, expected);
    }
  }

  private void sort() {
    if (event.type().isEmpty() && event.isFought()) {
      findings.error(
          Code.CELL_MISSING,
          event.places().of("type"),
          "an empty cell beside what slaying it costs or gives",
          "what sort of monster it is");
    }
  }
}
