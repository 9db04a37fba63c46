package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.game.valeria.word.Triggers;
import dev.runesheet.model.Step;
import dev.runesheet.model.VerbCatalog;
import dev.runesheet.model.Vocabulary;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.RowForm;
import dev.runesheet.table.layout.Column;
import java.util.ArrayList;
import java.util.List;

/**
 * The workbook of cards' effects as decision tables: gains, counts, exchanges and choices, a row
 * for each effect. What none of its sheets can say stays an effect string.
 */
public final class EffectsWorkbook {

  private static final String PACKAGE = "rules.valeria.effects.";
  private static final String PRINTED = "Printed numbers";
  private static final String AFTERWARDS = "Printed numbers after";
  private static final List<String> CHOICES = List.of("choose", "domain choose resource");
  private static final List<String> EXCHANGES = List.of("harvest exchange", "domain self convert");

  private EffectsWorkbook() {}

  /** The tables of a game with these verbs. */
  public static EffectBook of(VerbCatalog verbs) {
    return new EffectBook(List.of(gains(verbs), counts(verbs), exchanges(verbs), choices(verbs)));
  }

  private static EffectForm gains(VerbCatalog verbs) {
    EffectColumns make = new EffectColumns(verbs, false);
    List<EffectCell> cells = new ArrayList<>(List.of(make.printed(PRINTED)));
    cells.addAll(make.gains());
    cells.add(make.printed(AFTERWARDS));
    cells.add(make.end());
    return form("Gains", verbs, cells);
  }

  private static EffectForm counts(VerbCatalog verbs) {
    EffectColumns make = new EffectColumns(verbs, false);
    List<EffectCell> cells = new ArrayList<>(List.of(make.printed(PRINTED)));
    cells.addAll(make.gains());
    cells.addAll(make.counts());
    cells.add(make.printed(AFTERWARDS));
    cells.add(make.end());
    return form("Counts", verbs, cells);
  }

  private static EffectForm exchanges(VerbCatalog verbs) {
    EffectColumns make = new EffectColumns(verbs, true);
    List<EffectCell> cells = new ArrayList<>(List.of(make.printed(PRINTED)));
    cells.addAll(make.gains());
    cells.add(make.exchangeAtOnce());
    cells.add(make.exchange());
    cells.add(make.question("Asks, can be declined", Step.Asking.OPTIONAL, EXCHANGES));
    cells.add(make.end());
    return form("Exchanges", verbs, cells);
  }

  private static EffectForm choices(VerbCatalog verbs) {
    EffectColumns make = new EffectColumns(verbs, true);
    List<EffectCell> cells = new ArrayList<>(List.of(make.printed(PRINTED)));
    cells.addAll(make.gains());
    cells.addAll(make.options());
    cells.add(make.question("Asks", Step.Asking.ALWAYS, CHOICES));
    cells.add(make.question("Asks if there are several", Step.Asking.UNLESS_ALONE, CHOICES));
    return form("Choices", verbs, cells);
  }

  private static EffectForm form(String title, VerbCatalog verbs, List<EffectCell> cells) {
    List<Column> columns = cells.stream().map(EffectCell::column).toList();
    String verb = "dev.runesheet.game.valeria.verb.";
    return RowForm.of(
        title,
        PACKAGE + title.toLowerCase(java.util.Locale.ROOT),
        new Vocabulary(verbs, Triggers.ALL, List.of(), List.of(), List.of(), List.of()),
        List.of(
            "dev.runesheet.engine.fact.Reaction",
            "dev.runesheet.game.valeria.card.Resource",
            verb + "Gain",
            verb + "Lose",
            verb + "ReceivePrinted"),
        columns,
        new EffectCells(cells, verbs));
  }
}
