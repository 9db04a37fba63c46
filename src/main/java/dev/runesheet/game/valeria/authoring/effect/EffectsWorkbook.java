package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.game.valeria.verb.ResourceVerbs;
import dev.runesheet.game.valeria.word.Offers;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Triggers;
import dev.runesheet.language.strings.Prompt;
import dev.runesheet.model.Step;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.spi.fact.Numbers;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.RowForm;
import dev.runesheet.table.layout.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The workbook of cards' effects as decision tables: gains, counts, exchanges and choices, a row
 * for each effect. What none of its sheets can say stays an effect string.
 */
public final class EffectsWorkbook {

  /** The classes named by code that was written by hand. */
  private static final List<String> FORMER_IMPORTS =
      Stream.of(Reaction.class, Resource.class, ResourceVerbs.class).map(Class::getName).toList();

  private static final List<String> IMPORTS =
      Stream.of(Reaction.class, Numbers.class, Offers.class, ResourceVerbs.class)
          .map(Class::getName)
          .toList();

  private static final String PACKAGE = "rules.valeria.effects.";
  private static final String AFTERWARDS = "Printed numbers after";
  private static final List<Prompt> CHOICES = List.of(Prompt.CHOOSE, Prompt.DOMAIN_CHOOSE_RESOURCE);
  private static final List<Prompt> EXCHANGES =
      List.of(Prompt.HARVEST_EXCHANGE, Prompt.DOMAIN_SELF_CONVERT);

  private EffectsWorkbook() {}

  /** The tables of a game with these verbs. */
  public static EffectBook of(VerbCatalog verbs) {
    return new EffectBook(
        List.of(
            form("Gains", verbs, false, make -> List.of(make.printed(AFTERWARDS), make.end())),
            form("Counts", verbs, false, EffectsWorkbook::counts),
            form("Exchanges", verbs, true, EffectsWorkbook::exchanges),
            form("Choices", verbs, true, EffectsWorkbook::choices)));
  }

  private static List<EffectCell> counts(CardEffectColumns make) {
    List<EffectCell> cells = new ArrayList<>(make.counts());
    cells.add(make.printed(AFTERWARDS));
    cells.add(make.end());
    return cells;
  }

  private static List<EffectCell> exchanges(CardEffectColumns make) {
    return List.of(
        make.exchangeAtOnce(),
        make.exchange(),
        make.question("Asks, can be declined", Step.Asking.OPTIONAL, EXCHANGES),
        make.end());
  }

  private static List<EffectCell> choices(CardEffectColumns make) {
    List<EffectCell> cells = new ArrayList<>(make.options());
    cells.add(make.question("Asks", Step.Asking.ALWAYS, CHOICES));
    cells.add(make.question("Asks if there are several", Step.Asking.UNLESS_ALONE, CHOICES));
    return cells;
  }

  /** A sheet whose rows begin with what is printed and gained, in a fixed order of columns. */
  private static EffectForm form(
      String title,
      VerbCatalog verbs,
      boolean asks,
      Function<CardEffectColumns, List<EffectCell>> more) {
    CardEffectColumns make = new CardEffectColumns(verbs, asks);
    List<EffectCell> cells = new ArrayList<>(List.of(make.printed("Printed numbers")));
    cells.addAll(make.gains());
    cells.addAll(more.apply(make));
    List<Column> columns = cells.stream().map(EffectCell::column).toList();
    return RowForm.of(
            title,
            PACKAGE + title.toLowerCase(java.util.Locale.ROOT),
            new Vocabulary(verbs, Triggers.ALL, List.of(), List.of(), List.of(), List.of()),
            IMPORTS,
            columns,
            new EffectCells(cells, verbs))
        .formerlyImporting(FORMER_IMPORTS);
  }
}
