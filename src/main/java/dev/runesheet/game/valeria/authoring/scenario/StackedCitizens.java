package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import java.util.List;

/**
 * The warnings about citizens on a stack of another number than theirs; those of a reserve come to
 * any stack.
 */
record StackedCitizens(ValeriaVocabulary words, ValeriaCatalog catalog) {

  /** Reports the citizens of {@code given} that no deal lays on their stack. */
  void check(JsonValue given) {
    List<Integer> numbers = CardIndex.CITIZEN_NUMBERS;
    for (JsonField stack : given.named("citizens")) {
      for (int index = 0; index < numbers.size(); index++) {
        if (stack.name().equals(String.valueOf(index))) {
          int number = numbers.get(index);
          stack.value().entries().forEach(written -> citizen(written, stack.name(), number));
        }
      }
    }
  }

  private void citizen(JsonValue written, String stack, int number) {
    List<String> codes = words.names().codes(written.node().asText());
    if (codes.size() != 1) {
      return; // A wrong name is found where words are read.
    }
    CardType card = catalog.card(codes.get(0));
    int own = card.roll().first();
    if (card.kind() != CardKind.CITIZEN || own == number || words.reserved(card.code())) {
      return;
    }
    int home = CardIndex.CITIZEN_NUMBERS.indexOf(own);
    Diagnostic finding =
        Diagnostic.of(
                Code.POSITION,
                written.location(),
                words.names().of(card.code()) + ", a citizen of " + own,
                "a citizen of " + number + ": stack " + stack + " is theirs")
            .as(Severity.WARNING);
    written.report(home < 0 ? finding : finding.suggesting("its stack is " + home));
  }
}
