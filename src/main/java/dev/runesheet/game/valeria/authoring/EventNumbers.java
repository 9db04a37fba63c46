package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The check that each event that does something at its roll has a number that a die or the sum of
 * both dice can show, or the one for each roll.
 */
final class EventNumbers {

  private static final String EXPECTED =
      EventCheck.ALWAYS + " for each roll, or a number from 1 to 12";

  private EventNumbers() {}

  /**
   * Checks all events.
   *
   * @param types what the cards are, of those that could be read
   */
  static void check(List<CardSource> cards, Collection<CardType> types, Diagnostics findings) {
    Set<String> atRolls =
        types.stream()
            .filter(type -> type.has("roll"))
            .map(CardType::code)
            .collect(Collectors.toSet());
    for (CardSource card : cards) {
      if (card instanceof CardSource.Event event) {
        SourceLocation place = event.places().of("number");
        Optional<Integer> number = event.number();
        if (number.isPresent() && number.get() == 0) {
          findings.error(Code.OUT_OF_RANGE, place, "0, which no dice show", EXPECTED);
        } else if (number.isEmpty() && atRolls.contains(event.code())) {
          findings.error(
              Code.CELL_MISSING, place, "an empty cell beside what happens at its roll", EXPECTED);
        }
      }
    }
  }
}
