package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.column.EffectColumns;
import dev.runesheet.table.effect.column.WatchCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.RuleMeta;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A table of effects whose cells represent more than single verbs, such as the options of a
 * question: each effect is one row.
 *
 * @param layout its shape
 * @param first the index of the first column that says what the effect does
 * @param code the mapping of programs to those columns
 * @param phrasing the words of its effects
 * @param formerImports the classes that the code of an earlier version names; none if there is no
 *     such version
 */
public record RowForm(
    TableLayout layout, int first, RowCode code, Phrasing phrasing, List<String> formerImports)
    implements EffectForm {

  private static final String PATTERN = "$r : Reaction";
  private static final Binding PRIORITY = new Binding.Value("priority");
  private static final int MOST = 9;

  /**
   * A table.
   *
   * @param words the triggers that effects may answer
   * @param imports the classes that its code names
   * @param columns what says what an effect does
   */
  public static RowForm of(
      String title,
      String rulePackage,
      Vocabulary words,
      List<String> imports,
      List<Column> columns,
      RowCode code) {
    List<Column> all = new ArrayList<>();
    for (Column column : new EffectColumns(words).first(true)) {
      if (column.keyword() == Keyword.CONDITION) {
        all.add(priority());
      }
      boolean needed =
          column.binding() instanceof Binding.When || column.binding() instanceof Binding.Owner;
      all.add(needed ? column.filled() : column);
    }
    int first = all.size();
    all.addAll(columns);
    return new RowForm(
        new TableLayout(title, rulePackage, imports, PATTERN, HitPolicy.UNIQUE, all),
        first,
        code,
        words.verbs().phrasing(),
        List.of());
  }

  /** The same table, whose columns had other code in an earlier version. */
  public RowForm formerlyImporting(List<String> classes) {
    return new RowForm(layout, first, code, phrasing, classes);
  }

  private static Column priority() {
    return Column.of(
        Keyword.METADATA,
        RuleMeta.PRIORITY.column(),
        "Priority",
        "Of effects that answer one event, those with a higher number come first. Empty: 0.",
        new CellType.Whole(0, MOST),
        PRIORITY);
  }

  @Override
  public String title() {
    return layout.title();
  }

  @Override
  public boolean takes(Effect effect) {
    return cells(effect).isPresent();
  }

  private Optional<SortedMap<Integer, List<CellValue>>> cells(Effect effect) {
    boolean usual =
        effect.priority() >= 0
            && effect.priority() <= MOST
            && effect.duration().equals(Duration.WHILE_IN_PLAY)
            && effect.stacking().equals(Stacking.ADDITIVE)
            && (effect.trigger().equals(Trigger.ACTIVATED) || effect.trigger().isUsual());
    return usual && effect.body() instanceof Body.Program program
        ? code.write(program.steps())
        : Optional.empty();
  }

  @Override
  public TableLayout fitting(Collection<Effect> effects) {
    return layout;
  }

  @Override
  public EffectSheet write(
      TableLayout to, Collection<Effect> effects, String workbook, Set<String> taken) {
    NewRows rows = new NewRows(to, workbook, taken);
    for (Effect effect : effects) {
      String name = effect.name() + aside(effect.id());
      if (rows.taken(name, effect.id())) {
        rows.refuse(effect, "a name that another row has");
      } else {
        cells(effect)
            .ifPresentOrElse(
                cells -> rows.add(effect, List.of(row(rows, effect, name, cells))),
                () -> rows.refuse(effect, "a program that no row says"));
      }
    }
    return rows.sheet();
  }

  /** The part of an id that distinguishes the rows of one card. */
  private static String aside(String id) {
    return " (" + id.replace("/", ", ") + ")";
  }

  private TreeMap<Integer, List<CellValue>> row(
      NewRows rows, Effect effect, String name, SortedMap<Integer, List<CellValue>> own) {
    TreeMap<Integer, List<CellValue>> cells = new TreeMap<>();
    own.forEach((column, values) -> cells.put(first + column, values));
    rows.put(cells, new Binding.Name(), name);
    rows.put(cells, new Binding.InWords(), EffectRows.words(effect));
    rows.put(cells, new Binding.Owner(), effect.owner());
    rows.put(cells, new Binding.Block(), effect.id());
    boolean activated = effect.trigger().activated();
    String event = activated ? EffectColumns.ACTIVATED : effect.trigger().event();
    rows.put(cells, new Binding.When(), event);
    rows.put(cells, new Binding.Whose(), WatchCell.word(effect.trigger().watch()));
    if (effect.priority() > 0) {
      cells.put(layout.indexOf(PRIORITY), List.of(new CellValue.Number(effect.priority())));
    }
    return cells;
  }

  @Override
  public List<Effect> read(TypedTable table, Diagnostics findings) {
    List<Effect> effects = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      if (row.complete()) {
        effect(table, row, findings).ifPresent(effects::add);
      }
    }
    return effects;
  }

  private Optional<Effect> effect(TypedTable table, TypedRow row, Diagnostics findings) {
    TreeMap<Integer, TypedCell> cells = new TreeMap<>();
    for (TypedCell cell : row.cells()) {
      if (cell.column() >= first) {
        cells.put(cell.column() - first, cell);
      }
    }
    Optional<RowCode.Missing> missing = code.missing(cells.navigableKeySet());
    if (missing.isPresent()) {
      int column = missing.get().column();
      TypedCell there = cells.get(column);
      findings.error(
          there == null ? Code.CELL_MISSING : Code.CELL_TEXT,
          table.place(row, layout.columns().get(first + column).binding()),
          there == null ? "" : "'" + there.literal() + "'",
          missing.get().expected());
      return Optional.empty();
    }
    String id = table.text(row, new Binding.Block());
    String name = table.text(row, new Binding.Name());
    List<Step> steps = code.read(cells);
    TypedCell priority = table.cell(row, PRIORITY);
    return Optional.of(
        new Effect(
            id,
            name.endsWith(aside(id)) ? name.substring(0, name.length() - aside(id).length()) : name,
            table.text(row, new Binding.Owner()),
            EffectReading.trigger(table, row, findings),
            new Body.Program(steps),
            priority == null ? 0 : (int) priority.number(0),
            Duration.WHILE_IN_PLAY,
            Stacking.ADDITIVE,
            row.place(),
            phrasing));
  }
}
