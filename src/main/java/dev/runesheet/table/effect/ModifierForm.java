package dev.runesheet.table.effect;

import dev.runesheet.model.Body;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
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
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * A table of modifiers: each row puts one in force that changes a number. A cell names the entities
 * whose number changes, or those it is counted for, and the amount.
 *
 * @param title the sheet's name
 * @param rulePackage the package of its rules
 * @param type the type of its effects, for stacking
 * @param stat the number changed
 * @param counting whether the cell names the entities that are counted, for the holder's own number
 * @param headings the headings of the two columns
 * @param whom the words for these entities
 * @param amount the type of the amount
 * @param phrasing the words of its effects
 */
public record ModifierForm(
    String title,
    String rulePackage,
    String type,
    String stat,
    boolean counting,
    List<String> headings,
    CellType.Word whom,
    CellType amount,
    Phrasing phrasing)
    implements EffectForm {

  /** Copies the list. */
  public ModifierForm {
    headings = List.copyOf(headings);
  }

  private static final Binding SORT = new Binding.Value("sort");

  /** The cell of the entities and the amount. */
  public static final Binding AMOUNT = new Binding.Value("whom");

  /** The code of a row's condition: its effect is in play, and nothing takes it out of force. */
  private static final String IN_FORCE =
      "$p : InPlay( effect == \"$param\" ) not Suppression( effect == $p )";

  private static final String SELF = "self";

  @Override
  public boolean takes(Effect effect) {
    return effect.body() instanceof Body.Modify modify
        && modify.zone().isEmpty()
        && modify.type().equals(type)
        && modify.stat().equals(stat)
        && modify.per().isEmpty() != counting;
  }

  @Override
  public TableLayout fitting(Collection<Effect> effects) {
    return layout();
  }

  @Override
  public EffectSheet write(TableLayout layout, Collection<Effect> effects, String workbook) {
    NewRows rows = new NewRows(layout, workbook);
    for (Effect effect : effects) {
      String name = rows.name(effect);
      Body.Modify modify = (Body.Modify) effect.body();
      if (!takes(effect) || !modify.equals(body(whom(modify), modify.amount())) || !usual(effect)) {
        rows.refuse(effect, "an effect that lasts, combines or changes a number otherwise");
      } else if (rows.taken(name, effect.id())) {
        rows.refuse(effect, "a name that another row has");
      } else {
        rows.add(effect, List.of(row(layout, rows, effect, name)));
      }
    }
    return rows.sheet();
  }

  private static boolean usual(Effect effect) {
    return effect.priority() == 0
        && effect.trigger().equals(Trigger.ACTIVATED)
        && effect.duration().equals(Duration.WHILE_IN_PLAY)
        && effect.stacking().equals(Stacking.ADDITIVE);
  }

  private TreeMap<Integer, List<CellValue>> row(
      TableLayout layout, NewRows rows, Effect effect, String name) {
    Body.Modify modify = (Body.Modify) effect.body();
    TreeMap<Integer, List<CellValue>> cells = new TreeMap<>();
    rows.put(cells, new Binding.Name(), name);
    rows.put(cells, new Binding.InWords(), EffectRows.words(effect));
    rows.put(cells, new Binding.Owner(), effect.owner());
    rows.put(cells, SORT, type);
    rows.put(cells, new Binding.Block(), effect.id());
    cells.put(
        layout.indexOf(AMOUNT),
        List.of(new CellValue.Text(whom(modify)), new CellValue.Number(modify.amount())));
    return cells;
  }

  private String whom(Body.Modify modify) {
    return counting ? modify.per() : modify.scope();
  }

  private Body.Modify body(String whom, double amount) {
    return counting
        ? new Body.Modify(type, stat, Body.Layer.ADD, amount, SELF, whom)
        : new Body.Modify(type, stat, Body.Layer.ADD, amount, whom);
  }

  @Override
  public List<Effect> read(TypedTable table, Diagnostics findings) {
    List<Effect> effects = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      if (row.complete()) {
        TypedCell cell = row.cell(table.layout().indexOf(AMOUNT));
        String owner = table.text(row, new Binding.Owner());
        String name = RowName.effect(table.text(row, new Binding.Name()), owner);
        effects.add(effect(table, row, name, body(cell.text(0), cell.number(1)), phrasing));
      }
    }
    return effects;
  }

  /** The effect of a row, for as long as what it belongs to is in play. */
  public static Effect effect(
      TypedTable table, TypedRow row, String name, Body.Modify body, Phrasing phrasing) {
    return new Effect(
        table.text(row, new Binding.Block()),
        name,
        table.text(row, new Binding.Owner()),
        Trigger.ACTIVATED,
        body,
        0,
        Duration.WHILE_IN_PLAY,
        Stacking.ADDITIVE,
        row.place(),
        phrasing);
  }

  private String template() {
    String scope = counting ? SELF : "$1";
    String end = counting ? ", \"$1\" ) );" : " ) );";
    return "insertLogical( new ActiveEffect( $p, \""
        + type
        + "\", \""
        + scope
        + "\", \""
        + stat
        + "\", Layers.Layer.ADD, $2, $p.stacking()"
        + end;
  }

  /** The table's shape. */
  public TableLayout layout() {
    List<Column> columns = new ArrayList<>(first());
    columns.add(
        new Column(
                Keyword.ACTION,
                template(),
                String.join(", ", headings),
                "What changes, and by how much.",
                List.of(whom, amount),
                true,
                false,
                AMOUNT)
            .headed(headings));
    return layout(title, rulePackage, columns);
  }

  /** The shape of a table whose rows put changes of numbers in force. */
  public static TableLayout layout(String title, String rulePackage, List<Column> columns) {
    return new TableLayout(
        title,
        rulePackage,
        List.of(
            "dev.runesheet.spi.fact.ActiveEffect",
            "dev.runesheet.spi.fact.InPlay",
            "dev.runesheet.spi.fact.Layers",
            "dev.runesheet.spi.fact.Suppression"),
        "",
        HitPolicy.UNIQUE,
        columns);
  }

  /** The column of the sort of effect, which is always the same. */
  public static Column sort(String type, String note) {
    return Column.of(
            Keyword.METADATA,
            "Type($param)",
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

  private List<Column> first() {
    return List.of(
        EffectColumns.name(),
        EffectColumns.inWords(),
        Column.of(
                Keyword.METADATA,
                "Owner($param)",
                "Belongs to",
                "What brings the effect into play, for example the effect id that cards name.",
                new CellType.Id(),
                new Binding.Owner())
            .filled()
            .filledBy(Column.Fill.NAME),
        sort(type, "The sort of effect, for stacking.").filledBy(Column.Fill.WORD),
        inForce("The row's own id; usually the one it belongs to.").filledBy(Column.Fill.NAME));
  }
}
