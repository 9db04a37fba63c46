package dev.runesheet.game.declared.authoring;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.PathStep;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.entry.RowPlace;
import java.util.List;

/**
 * The place of a card in its file.
 *
 * @param id the card's id
 */
public record CardPlace(String id) implements RowPlace {

  /** The notes that cards of a file which are repeated for words of lists are no rows. */
  public static List<Diagnostic> repeated(EntryLists lists, JsonDocument file) {
    return file.root().field(DeclaredCards.FAMILY).map(lists::repeatedIn).orElse(List.of()).stream()
        .map(
            card ->
                Diagnostic.of(
                    Code.INEXPRESSIBLE,
                    card.value().location(),
                    Words.quote(card.name()) + ", which a list repeats",
                    "cards that are written one by one"))
        .map(file::placed)
        .toList();
  }

  @Override
  public String entry() {
    return id;
  }

  @Override
  public String pointer() {
    return PathStep.into(DeclaredCards.FAMILY).pointer() + PathStep.into(id).pointer();
  }

  @Override
  public int number() {
    return 0;
  }

  @Override
  public RowPlace at(int other) {
    return this;
  }

  @Override
  public RowPlace on(String other) {
    return new CardPlace(other);
  }
}
