package dev.runesheet.game.valeria.authoring;

import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Rewriter;
import dev.runesheet.table.grid.EditedWorkbook;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Rewrites effect strings of the workbook of cards in their unified form. */
record CardsRewriter(String file, EffectNotation notation) implements Rewriter {

  @Override
  public Optional<EditedWorkbook> rewrite(String name, byte[] content, Diagnostics findings) {
    Diagnostics read = new Diagnostics();
    Map<String, Map<String, String>> texts = new LinkedHashMap<>();
    for (CardSource card : CardSheets.read(name, content, read)) {
      texts.put(card.code(), unified(card, findings));
    }
    if (read.hasErrors()) {
      findings.addAll(read);
      return Optional.empty();
    }
    return CardCells.write(name, content, texts, new Diagnostics());
  }

  private Map<String, String> unified(CardSource card, Diagnostics findings) {
    Map<String, String> texts = new LinkedHashMap<>();
    card.strings()
        .forEach(
            (column, text) ->
                notation
                    .read(text, column, card.place(column), findings)
                    .map(phrase -> notation.write(phrase, column))
                    .ifPresent(unified -> texts.put(column.word(), unified)));
    return texts;
  }
}
