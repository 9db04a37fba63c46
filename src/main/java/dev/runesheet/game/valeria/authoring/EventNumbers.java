package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.language.strings.Column;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The check that cells of an event which only count together stand together: a number that dice can
 * show, or the one for each roll, and what happens at it; what slaying it costs or gives, and what
 * sort of monster it is.
 */
final class EventNumbers {

  private static final String EXPECTED =
      EventCheck.ALWAYS + " for each roll, or a number from 1 to 12";

  private final Map<String, CardType> types;
  private final Diagnostics findings;

  private EventNumbers(Map<String, CardType> types, Diagnostics findings) {
    this.types = types;
    this.findings = findings;
  }

  /**
   * Checks all events.
   *
   * @param types what the cards are, of those that could be read
   */
  static void check(
      Collection<CardSource> cards, Collection<CardType> types, Diagnostics findings) {
    EventNumbers check =
        new EventNumbers(
            types.stream()
                .collect(Collectors.toMap(CardType::code, Function.identity(), (one, two) -> one)),
            findings);
    for (CardSource card : cards) {
      if (card instanceof CardSource.Event event) {
        check.number(event);
        check.sort(event);
      }
    }
  }

  private void number(CardSource.Event event) {
    SourceLocation place = event.places().of("number");
    boolean acts = has(event, "roll");
    if (event.number().isEmpty()) {
      if (acts) {
        findings.error(
            Code.CELL_MISSING, place, "an empty cell beside what happens at its roll", EXPECTED);
      }
      return;
    }
    int number = event.number().get();
    if (number == 0) {
      findings.error(Code.OUT_OF_RANGE, place, "0, which no dice show", EXPECTED);
    } else if (!acts) {
      unused(event, number, place);
    }
  }

  /** A number without an effect at it; what a string with a mistake would do is open. */
  private void unused(CardSource.Event event, int number, SourceLocation place) {
    String found = Integer.toString(number);
    if (!event.strings().containsKey(Column.ROLL)) {
      findings.error(Code.UNUSED, place, found, "an empty cell, as nothing happens at its roll");
    } else if (number != EventCheck.ALWAYS && has(event, "passive")) {
      String expected = EventCheck.ALWAYS + ", as what it does holds at each roll";
      findings.error(Code.UNUSED, place, found, expected);
    }
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

  private boolean has(CardSource.Event event, String column) {
    CardType type = types.get(event.code());
    return type != null && type.has(column);
  }
}
