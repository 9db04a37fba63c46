package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.language.registry.CardPattern;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryReader;
import dev.runesheet.model.Effect;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.RecordRows;
import dev.runesheet.rows.CellCodec;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.table.cell.CellType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The workbook of cards: a row for each {@link CardSource}. */
final class CardsWorkbook {

  /** The sheet of cards. */
  static final RecordSheets<CardSource> SHEETS =
      RecordSheets.of(
          CardSource.class,
          CardSource.WORDS,
          Map.of(CardPattern.KIND, new PatternCells(), "id", CellCodec.of(new CellType.Id())));

  private CardsWorkbook() {}

  /** The family of cards; the effects only say themselves in a column of remarks. */
  static RecordRows<CardSource> family(
      String name, List<String> files, VerbCatalog verbs, List<Effect> effects) {
    return new RecordRows<>(
        name,
        files,
        SHEETS,
        Optional.of(
            (file, text, findings) -> new RegistryReader(verbs, findings).readCards(file, text)),
        sentences(effects));
  }

  /** The sentences of a card's effects. */
  static Function<CardSource, String> sentences(List<Effect> effects) {
    Map<String, List<Effect>> byOwner =
        effects.stream().collect(Collectors.groupingBy(Effect::owner));
    return card -> CardWords.of(byOwner.getOrDefault(card.effect(), List.of()));
  }
}
