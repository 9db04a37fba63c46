package dev.runesheet.table.effect;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.Presence;
import dev.runesheet.word.RuleMeta;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The columns of how many entities must be there for a row's effect to be in force: two bounds and
 * a scope, which go together, and a hidden one of what Drools then asks. Their bindings are the
 * names that game files have for them.
 */
public final class PresenceColumns {

  /** The column of the scope whose entities are counted. */
  public static final Binding SCOPE = new Binding.Value("while/of");

  private static final Binding AT_LEAST = new Binding.Value("while/at least");
  private static final Binding AT_MOST = new Binding.Value("while/at most");
  private static final Binding ASKED = new Binding.Value("while");

  /** All of them; a sheet has all or none. */
  static final List<Binding> ALL = List.of(AT_LEAST, AT_MOST, SCOPE, ASKED);

  private static final String GOES_WITH = "Goes with 'While there are at least'. ";

  private PresenceColumns() {}

  /** The columns of the bounds and the scope. */
  static List<Column> asked(CellType.Word scopes) {
    return List.of(
        bound(
            AT_LEAST,
            RuleMeta.AT_LEAST,
            "While there are at least",
            1,
            "In force only while so many entities are there, or at most so many: fill one or both"
                + " numbers, and of which scope. All empty: always in force."),
        bound(AT_MOST, RuleMeta.AT_MOST, "at most", 0, GOES_WITH + "0: while there are none."),
        Column.of(
            Keyword.METADATA,
            RuleMeta.WHILE.columnOfTexts(),
            "of",
            GOES_WITH + "The scope whose entities are counted: choose from the list.",
            scopes,
            SCOPE));
  }

  private static Column bound(Binding binding, RuleMeta meta, String label, int min, String note) {
    CellType type = new CellType.Whole(min, Integer.MAX_VALUE);
    return Column.of(Keyword.METADATA, meta.column(), label, note, type, binding);
  }

  /** The hidden column of the condition, marked in the rows that fill the others. */
  static Column condition() {
    return Column.of(
            Keyword.CONDITION,
            "Fulfilled( effect == $p )",
            "(while)",
            "Asks Drools for what must be there: an x where the row says it, whatever stands here.",
            new CellType.Mark(),
            ASKED)
        .filledBy(Column.Fill.PRESENCE);
  }

  /** The cells of what must be there. */
  static Map<Binding, List<CellValue>> cells(Presence asked) {
    Map<Binding, List<CellValue>> cells = new LinkedHashMap<>();
    if (asked.atLeast() > 0) {
      cells.put(AT_LEAST, List.of(new CellValue.Number(asked.atLeast())));
    }
    if (asked.atMost() != Presence.ANY) {
      cells.put(AT_MOST, List.of(new CellValue.Number(asked.atMost())));
    }
    cells.put(SCOPE, List.of(new CellValue.Text(asked.scope())));
    cells.put(ASKED, List.of(new CellValue.Marked()));
    return cells;
  }

  /** The presence that the filled cells of a row ask for; empty if they ask for none. */
  static Optional<Presence> of(Map<Binding, List<CellValue>> cells) {
    return Optional.ofNullable(cells.get(SCOPE))
        .map(scope -> ((CellValue.Text) scope.get(0)).text())
        .map(
            scope ->
                new Presence(
                    scope, number(cells, AT_LEAST, 0), number(cells, AT_MOST, Presence.ANY)));
  }

  private static int number(Map<Binding, List<CellValue>> cells, Binding bound, int otherwise) {
    List<CellValue> filled = cells.get(bound);
    return filled == null ? otherwise : (int) ((CellValue.Number) filled.get(0)).number();
  }

  /** Reports a scope without a number, or a number without a scope. */
  static void check(TypedTable table, TypedRow row, Diagnostics findings) {
    boolean scope = isFilled(table, row, SCOPE, findings);
    boolean least = isFilled(table, row, AT_LEAST, findings);
    boolean most = isFilled(table, row, AT_MOST, findings);
    if (scope && !least && !most) {
      String expected = "a whole number here or under 'at most', or both";
      findings.error(Code.CELL_MISSING, table.place(row, AT_LEAST), "", expected);
    } else if (!scope && (least || most)) {
      String says = table.layout().column(SCOPE).says();
      findings.error(Code.CELL_MISSING, table.place(row, SCOPE), "", says);
    }
  }

  /** True if a cell is filled; one that was not understood is, too. */
  private static boolean isFilled(
      TypedTable table, TypedRow row, Binding binding, Diagnostics findings) {
    return table.cell(row, binding) != null
        || table.layout().indexOf(binding) >= 0 && findings.areAt(table.place(row, binding));
  }
}
