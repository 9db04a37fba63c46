package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.language.registry.OperationType;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.RowGroups;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.BlockName;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks that each row of a sheet of effects can run: its trigger, whose events, its actions. */
record EffectRowsCheck(TypedTable table, OperationType operation, Diagnostics findings) {

  /** Whose cards can be watched. */
  static final List<String> WATCHERS =
      Stream.of(Watch.ALLY, Watch.ENEMY, Watch.OTHER).map(Word::word).toList();

  /** The way out for a row that cannot go on with an effect: one of its own on the same cards. */
  private static final String OF_ITS_OWN =
      "make it an effect of its own, with a moment under 'When' and an id that ends with /part-2";

  void check() {
    Set<String> blocks =
        table.rows().stream()
            .map(row -> text(row, new Binding.Block()))
            .collect(Collectors.toSet());
    for (TypedRow row : table.rows()) {
      once(row, text(row, new Binding.Block()), blocks);
      String event = table.text(row, new Binding.When());
      if (event != null) {
        started(row, event);
      }
      action(row);
    }
  }

  private String text(TypedRow row, Binding binding) {
    return String.valueOf(table.text(row, binding));
  }

  private void started(TypedRow row, String event) {
    boolean goesOn = goesOn(row);
    if (!starts(event)) {
      Diagnostic finding =
          Diagnostic.of(
              RegistryCode.OPERATION_PLACE,
              table.place(row, new Binding.When()),
              (goesOn ? "an effect of another sheet that begins with " : "") + Words.quote(event),
              Words.oneOf(EffectsWorkbook.triggers(operation)));
      findings.add(goesOn ? finding.suggesting(OF_ITS_OWN) : finding);
    } else if (!goesOn && row.complete()) { // Or whose moment it is was told at the first row.
      whose(row, event, table.text(row, new Binding.Whose()));
    }
  }

  /** True if a row of another sheet says what starts the effect. */
  private boolean goesOn(TypedRow row) {
    return table.place(row, new Binding.When()).equals(table.place(row, new Binding.Name()));
  }

  private boolean starts(String event) {
    boolean threshold = !Double.isNaN(Triggers.threshold(event));
    return threshold
        ? operation.isDuringPlay()
        : EffectsWorkbook.triggers(operation).contains(event);
  }

  /**
   * Checks whose moment a row answers: a card does not watch itself, and whom it watches is not to
   * be guessed. With a subject beside the card's own moment, that of others was probably meant.
   */
  private void whose(TypedRow row, String event, String whose) {
    SourceLocation place = table.place(row, new Binding.Whose());
    String ofOthers = Triggers.OWN_MOMENTS.get(event);
    if (Triggers.WATCHED.contains(event) && !WATCHERS.contains(String.valueOf(whose))) {
      findings.error(
          whose == null ? Code.CELL_MISSING : Code.CELL_TEXT,
          place,
          whose == null ? "" : Words.quote(whose),
          Words.oneOf(WATCHERS) + " with '" + event + "'");
    } else if (ofOthers != null && whose != null) {
      String own = "nothing, since '" + event + "' is about the card itself; '";
      findings.errorAbout(Code.CELL_TEXT, place, whose, own + ofOthers + "' is about others");
    }
  }

  private void action(TypedRow row) {
    List<Column> columns = table.layout().columns();
    if (!row.complete()
        || row.cells().stream().anyMatch(cell -> isAction(columns.get(cell.column())))) {
      return;
    }
    List<Column> actions = columns.stream().filter(EffectRowsCheck::isAction).toList();
    List<String> labels = actions.stream().map(column -> Words.quote(column.label())).toList();
    findings.error(
        Code.CELL_MISSING,
        table.place(row, actions.get(0).binding()),
        "",
        "what the row does, under " + Words.oneOf(labels));
  }

  /**
   * Reports "only the first time" where it would read as said of a part of the effect alone: it
   * ends all of its rows.
   */
  private void once(TypedRow row, String block, Set<String> blocks) {
    String first = RowGroups.effect(block);
    boolean goesOn = first != null && blocks.contains(first);
    if (!goesOn && !blocks.contains(BlockName.otherwise(block, 1).text())) {
      return;
    }
    String wanted =
        goesOn && BlockName.of(BlockName.Kind.ELSE, block).isEmpty()
            ? RowGroups.FIRST_SAYS + " of all of them"
            : "nothing, since it would end the other rows, too: write effects of their own";
    for (TypedCell cell : row.cells()) {
      Binding binding = table.column(cell).binding();
      if (binding instanceof Binding.Act act
          && act.column().verb().name().equals(VerbNames.ONLY_ONCE)) {
        findings.errorAbout(Code.CELL_TEXT, table.place(row, binding), "x", wanted);
      }
    }
  }

  /** True if a column is an action; those that only change which effects are in force are none. */
  private static boolean isAction(Column column) {
    return column.binding() instanceof Binding.Act act
        && !act.column().verb().changes().equals(Set.of(Verb.Change.EFFECTS));
  }
}
