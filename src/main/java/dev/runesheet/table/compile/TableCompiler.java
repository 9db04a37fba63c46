package dev.runesheet.table.compile;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.check.MergeCheck;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellRangeAddress;

/**
 * The compiler of a table to rules with Drools' own decision-table compiler. It never sees the
 * author's file: it is given the layout's header and the typed values, row for row, so that no text
 * of a cell can become anything but the literal it was understood as.
 */
public final class TableCompiler {

  private TableCompiler() {}

  /** The rules of a table that was read without an error. */
  public static CompiledTable compile(TypedTable table) {
    return compile(table, new RowRuleCache());
  }

  private static void requireRules(TableLayout layout) {
    for (Column column : layout.columns()) {
      if (column.types().stream().anyMatch(TableCompiler::isData)) {
        throw new IllegalArgumentException(
            "table ("
                + layout.title()
                + ") holds drawings or texts of another language. Maybe it holds data, not rules.");
      }
    }
  }

  private static boolean isData(CellType type) {
    return type instanceof CellType.Script || type instanceof CellType.Drawing;
  }

  /** Compiles a table, reusing cached rules, and updates the cache. */
  public static CompiledTable compile(TypedTable table, RowRuleCache memory) {
    requireRules(table.layout());
    return compilePlain(PlainRows.of(table), memory);
  }

  private static CompiledTable compilePlain(TypedTable table, RowRuleCache memory) {
    if (table.rows().isEmpty()) {
      // Drools would make a rule without conditions of a table without rows.
      String head = "package " + table.layout().rulePackage() + ";\n";
      return new CompiledTable(head, List.of());
    }
    RowRuleCache.Known known = memory.of(table);
    List<TypedRow> missing = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      requireComplete(table, row);
      if (!known.rows().containsKey(cells(row))) {
        missing.add(row);
      }
    }
    String head = known.head();
    Map<List<String>, String> texts = new HashMap<>();
    if (!missing.isEmpty()) {
      SheetFeed made = SheetFeed.of(table.layout(), missing);
      head = made.head();
      for (int i = 0; i < missing.size(); i++) {
        texts.put(cells(missing.get(i)), made.rules().get(i));
      }
    }
    List<CompiledTable.RowRule> rules = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      String text = texts.computeIfAbsent(cells(row), known.rows()::get);
      rules.add(
          new CompiledTable.RowRule(
              name(table, row), comment(row), text, row.place(), conditions(table, row)));
    }
    memory.put(table, new RowRuleCache.Known(table.layout(), head, texts));
    return new CompiledTable(head, rules);
  }

  /** All inputs of a rule except the place of its row. */
  private static List<String> cells(TypedRow row) {
    List<String> cells = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      cells.add(cell.column() + " " + cell.literal());
    }
    return cells;
  }

  private static void requireComplete(TypedTable table, TypedRow row) {
    if (!row.complete() || row.cell(table.layout().first(Keyword.NAME)) == null) {
      throw new IllegalArgumentException(
          "row (" + row.place() + ") has a finding. Maybe the findings were not looked at.");
    }
  }

  private static List<SourceLocation> conditions(TypedTable table, TypedRow row) {
    List<Column> columns = table.layout().columns();
    return row.cells().stream()
        .filter(cell -> columns.get(cell.column()).keyword() == Keyword.CONDITION)
        .map(TypedCell::place)
        .toList();
  }

  private static String name(TypedTable table, TypedRow row) {
    return row.cell(table.layout().first(Keyword.NAME)).text();
  }

  /** The comment that names the row of a rule, as Drools writes it. */
  private static String comment(TypedRow row) {
    return String.format(
        Locale.ROOT,
        "// rule values at %s, header at %s\n",
        SheetShape.cell(row.number() - 1, SheetShape.FIRST_COLUMN),
        SheetShape.cell(SheetShape.TABLE, SheetShape.FIRST_COLUMN));
  }

  /** Writes the technical rows and the headings; cells under the merged pattern really exist. */
  public static void header(Sheet sheet, TableLayout layout) {
    for (int row = SheetShape.RULE_SET; row <= SheetShape.LABELS; row++) {
      Row cells = sheet.createRow(row);
      for (int i = 0; i < Math.max(2, layout.columns().size()); i++) {
        int column = SheetShape.FIRST_COLUMN + i;
        cells.createCell(column).setCellValue(layout.header(row, column));
      }
    }
    CellRangeAddress pattern = MergeCheck.pattern(layout);
    if (pattern != null) {
      sheet.addMergedRegion(pattern);
    }
  }
}
