package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.ReserveKinds;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Series;
import java.util.Collection;
import java.util.Set;
import java.util.stream.Stream;

/** The check that reserves of which players place monsters have monsters. */
record EmptyReserves(Collection<CardType> cards, Diagnostics findings) {

  void check(CardStrings.Said said) {
    said.facts()
        .phrases()
        .forEach((column, phrase) -> placed(phrase).forEach(pool -> check(said, column, pool)));
  }

  private static Stream<String> placed(Phrase phrase) {
    return phrase instanceof Phrase.Program program
        ? program.parts().stream().flatMap(StringFacts::placed)
        : Stream.empty();
  }

  private void check(CardStrings.Said said, Column column, String pool) {
    Set<CardKind> kinds = ReserveKinds.of(pool, cards);
    if (!kinds.contains(CardKind.MONSTER)) {
      String held = Series.and(kinds.stream().map(CardKind::plural).toList());
      findings.add(
          Diagnostic.of(
                  StringCode.SETTING,
                  said.source().place(column),
                  "the reserve " + Words.quote(pool) + ", which holds " + held,
                  "a reserve of monsters")
              .as(Severity.WARNING));
    }
  }
}
