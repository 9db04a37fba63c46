package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.RuleMeta;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * A table of modifiers: each row puts one in force that changes a number.
 *
 * @param title the sheet's name
 * @param rulePackage the package of its rules
 * @param code the columns that say what changes
 * @param said an effect of a row, with the words of its sentence
 */
public record ModifierForm(String title, String rulePackage, Said code, UnaryOperator<Effect> said)
    implements EffectForm {

  /** The column of the sort of effect. */
  static final Binding SORT = new Binding.Value("sort");

  /** The cell of what changes, whose last part is the amount. */
  public static final Binding AMOUNT = new Binding.Value("whom");

  /** The code of a row's condition: its effect is in play, and nothing takes it out of force. */
  private static final String IN_FORCE =
      "$p : InPlay( effect == \"$param\" ) not Suppression( effect == $p )";

  /** The facts that the code of columns can name. */
  private static final List<String> FACTS =
      List.of("ActiveEffect", "Entity", "Fulfilled", "InPlay", "Layers", "Suppression");

  @Override
  public boolean takes(Effect effect) {
    return effect.body() instanceof Body.Modify modify && code.takes(modify);
  }

  @Override
  public TableLayout fitting(Collection<Effect> effects) {
    return layout();
  }

  @Override
  public EffectSheet write(
      TableLayout layout, Collection<Effect> effects, String workbook, Set<String> taken) {
    NewRows rows = new NewRows(layout, workbook, taken);
    for (Effect effect : effects) {
      String name = rows.name(effect);
      if (!fits(effect)) {
        rows.refuse(effect, unfit(effect), code.expected());
      } else if (rows.taken(name, effect.id())) {
        rows.refuse(effect, "a name that another row has");
      } else {
        rows.add(effect, List.of(row(layout, rows, effect, name)));
      }
    }
    return rows.sheet();
  }

  private boolean fits(Effect effect) {
    if (!takes(effect) || !usual(effect)) {
      return false;
    }
    Body.Modify modify = (Body.Modify) effect.body();
    Map<Binding, List<CellValue>> cells = code.cells(effect);
    return !modify.given()
        && modify.equals(code.body(cells, effect.name()))
        && effect.stacking().equals(code.stacking(cells));
  }

  private static String unfit(Effect effect) {
    Body.Modify modify = (Body.Modify) effect.body();
    if (!effect.text().isEmpty()) {
      return "a sentence of its author's";
    }
    if (!modify.when().isEmpty()) {
      return "a condition";
    }
    return "an effect that lasts, combines or changes a number otherwise";
  }

  private static boolean usual(Effect effect) {
    return effect.text().isEmpty()
        && effect.priority() == 0
        && effect.trigger().equals(Trigger.ACTIVATED)
        && effect.duration().equals(Duration.WHILE_IN_PLAY);
  }

  private TreeMap<Integer, List<CellValue>> row(
      TableLayout layout, NewRows rows, Effect effect, String name) {
    TreeMap<Integer, List<CellValue>> cells = new TreeMap<>();
    rows.put(cells, new Binding.Name(), name);
    rows.put(cells, new Binding.InWords(), EffectRows.words(effect));
    rows.put(cells, new Binding.Owner(), effect.owner());
    rows.put(cells, new Binding.Block(), effect.id());
    code.cells(effect).forEach((binding, values) -> cells.put(layout.indexOf(binding), values));
    return cells;
  }

  @Override
  public List<Effect> read(TypedTable table, Diagnostics findings) {
    List<Effect> effects = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      int before = findings.errors();
      code.check(table, row, findings);
      if (row.complete() && findings.errors() == before) {
        String owner = table.text(row, new Binding.Owner());
        String name = RowName.effect(table.text(row, new Binding.Name()), owner);
        Map<Binding, List<CellValue>> cells = cells(table, row);
        Body.Modify body = code.body(cells, name);
        Stacking stacking = code.stacking(cells);
        effects.add(said.apply(effect(table, row, name, body, stacking, Phrasing.PLAIN)));
      }
    }
    return effects;
  }

  private static Map<Binding, List<CellValue>> cells(TypedTable table, TypedRow row) {
    Map<Binding, List<CellValue>> cells = new HashMap<>();
    for (TypedCell cell : row.cells()) {
      cells.put(table.column(cell).binding(), cell.values());
    }
    return cells;
  }

  /** The place of a row's amount, the last part of what it says to change. */
  public static SourceLocation amount(TypedTable table, TypedRow row) {
    int column = table.layout().indexOf(AMOUNT);
    int last = column < 0 ? 0 : table.layout().columns().get(column).types().size() - 1;
    return table.place(row, AMOUNT, last);
  }

  /** The effect of a row, for as long as what it belongs to is in play. */
  public static Effect effect(
      TypedTable table, TypedRow row, String name, Body.Modify body, Phrasing phrasing) {
    return effect(table, row, name, body, Stacking.ADDITIVE, phrasing);
  }

  private static Effect effect(
      TypedTable table,
      TypedRow row,
      String name,
      Body.Modify body,
      Stacking stacking,
      Phrasing phrasing) {
    return new Effect(
        table.text(row, new Binding.Block()),
        name,
        table.text(row, new Binding.Owner()),
        Trigger.ACTIVATED,
        body,
        0,
        Duration.WHILE_IN_PLAY,
        stacking,
        row.place(),
        phrasing);
  }

  /** The table's shape. */
  public TableLayout layout() {
    return layout(title, rulePackage, code.columns());
  }

  /** The table's shape on a sheet; those of earlier versions lack some columns. */
  public TableLayout layout(Predicate<Column> onSheet) {
    List<Column> columns = new ArrayList<>(code.columns());
    for (List<Binding> group : code.later()) {
      Predicate<Column> ofGroup = column -> group.contains(column.binding());
      if (columns.stream().filter(ofGroup).noneMatch(onSheet)) {
        columns.removeIf(ofGroup);
      }
    }
    return layout(title, rulePackage, columns);
  }

  /** The first column of all that effects need and a sheet of an earlier version lacks. */
  public Optional<Column> lacking(TableLayout onSheet, Collection<Effect> effects) {
    Set<Binding> needed = new HashSet<>();
    effects.stream()
        .filter(this::fits)
        .forEach(effect -> needed.addAll(code.cells(effect).keySet()));
    return code.columns().stream()
        .filter(column -> needed.contains(column.binding()))
        .filter(column -> onSheet.indexOf(column.binding()) < 0)
        .findFirst();
  }

  /** The shape of a table whose rows put changes of numbers in force. */
  public static TableLayout layout(String title, String rulePackage, List<Column> columns) {
    List<String> imports =
        FACTS.stream()
            .filter(fact -> columns.stream().anyMatch(column -> names(column, fact)))
            .map("dev.runesheet.spi.fact."::concat)
            .toList();
    return new TableLayout(title, rulePackage, imports, "", HitPolicy.UNIQUE, columns);
  }

  private static boolean names(Column column, String fact) {
    return Pattern.compile("\\b" + fact + "\\b").matcher(column.template()).find();
  }

  /** The column of the sort of effect, which is always the same. */
  public static Column sort(String type, String note) {
    return Column.of(
            Keyword.METADATA,
            RuleMeta.TYPE.column(),
            "Sort",
            note,
            new CellType.Word("sort", List.of(type), Code.UNKNOWN_WORD),
            SORT)
        .filled();
  }

  /** The column of a row's own id: it counts as long as its effect is in force. */
  public static Column inForce(String note) {
    return Column.of(
            Keyword.CONDITION, IN_FORCE, "Effect", note, new CellType.Id(), new Binding.Block())
        .filled()
        .telling();
  }

  /** The columns by which the rows of a table say what a modifier changes. */
  public interface Said {

    /** The columns of the table from left to right. */
    List<Column> columns();

    /** The groups of columns that sheets of earlier versions lack. */
    default List<List<Binding>> later() {
      return List.of();
    }

    /** Reports what is wrong with a row beyond its single cells. */
    default void check(TypedTable table, TypedRow row, Diagnostics findings) {}

    /** True if changes of this kind belong in the table. */
    boolean takes(Body.Modify modify);

    /** The cells of an effect that is a change; not all that it can be fits into them. */
    Map<Binding, List<CellValue>> cells(Effect effect);

    /** The stacking that the filled cells of a row say. */
    default Stacking stacking(Map<Binding, List<CellValue>> cells) {
      return Stacking.ADDITIVE;
    }

    /**
     * The change that cells say.
     *
     * @param cells the filled cells of a row, by the meaning of their columns
     * @param name the name of the row's effect
     */
    Body.Modify body(Map<Binding, List<CellValue>> cells, String name);

    /** The changes that rows can say, in words. */
    String expected();
  }
}
