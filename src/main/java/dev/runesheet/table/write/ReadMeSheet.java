package dev.runesheet.table.write;

import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.function.Predicate;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellUtil;

/** The first sheet: what the others are, and how to edit them. */
public final class ReadMeSheet {

  private static final int CHARACTER = 256;
  private static final float TITLE_HEIGHT = 26;
  private static final int[] WIDTHS = {2, 28, 92};

  private final Sheet sheet;
  private final SheetStyles styles;
  private int next;

  private ReadMeSheet(Sheet sheet, SheetStyles styles) {
    this.sheet = sheet;
    this.styles = styles;
  }

  static void write(Sheet sheet, List<TypedTable> tables, SheetStyles styles) {
    ReadMeSheet page = new ReadMeSheet(sheet, styles);
    for (int i = 0; i < WIDTHS.length; i++) {
      sheet.setColumnWidth(i, WIDTHS[i] * CHARACTER);
    }
    sheet.setDisplayGridlines(false);
    boolean data = tables.stream().allMatch(table -> table.layout().isData());
    String row = data ? "stands for one thing, such as a card" : "is one rule";
    page.title(data ? "Tables" : "Rules as tables");
    page.line("", "Each row of a table " + row + ". Change a cell, save, and check the workbook.");
    page.title("Sheets");
    for (TypedTable table : tables) {
      page.line(table.layout().title(), rows(table.layout()));
    }
    if (data) {
      page.howToFill(tables.stream().anyMatch(table -> hasScripts(table.layout())));
      page.coloursOfData();
    } else {
      page.howTo(tables.stream().map(table -> table.layout().split()).toList());
      page.colours(tables.stream().anyMatch(table -> table.layout().hasEffects()));
    }
    Pages.oneWide(sheet);
  }

  /**
   * The relation of the rows of a table to each other; not their number, which changes with each
   * edit.
   */
  private static String rows(TableLayout layout) {
    if (layout.choosesPolicy()) {
      return "Its first line says which rows count when several fit.";
    }
    if (layout.hasEffects()) {
      return "Each row is an effect with an id of its own.";
    }
    if (layout.isData()) {
      return "Each row stands for itself.";
    }
    return switch (layout.hitPolicy()) {
      case COLLECT -> "All rows that fit count.";
      case FIRST -> "The first row that fits counts.";
      case UNIQUE -> "One row at most fits a case.";
      case COMPLETE -> "Exactly one row fits a case.";
    };
  }

  private static boolean hasScripts(TableLayout layout) {
    return layout.columns().stream().anyMatch(one -> one.single() instanceof CellType.Script);
  }

  private void howToFill(boolean scripts) {
    title("How to edit");
    line(
        "Change a row",
        "Write in its cells. Rest the pointer on a heading to see what a cell takes.");
    line(
        "Add a row",
        "Fill the row below the last one, or insert a row. Leave no blank row between.");
    line("Choose a word", "Cells of words have a list: open it with the arrow at the cell.");
    if (scripts) {
      line(
          "Effects",
          "A cell of an effect is written in short words, as in the other rows. What it means"
              + " stands in the column 'In words' after the next refresh.");
    }
    noFormulas();
  }

  private void howTo(List<TableLayout> layouts) {
    title("How to edit");
    line(
        "Change a rule",
        "Write in its cells. Rest the pointer on a heading to see what a cell takes.");
    line(
        "Add a rule",
        "Fill the row below the last one, or insert a row. Leave no blank row between.");
    line("Choose a word", "Cells of words have a list: open it with the arrow at the cell.");
    if (layouts.stream().anyMatch(TableLayout::hasConditions)) {
      line(
          "Conditions",
          "One word or number, or several: any of a, b; none of a, b; 2..5 (from 2 to 5); >= 3.");
    }
    if (any(layouts, column -> column.types().size() > 1)) {
      line(
          "Several parts", "Separate them by commas, numbers with a point: health,1 or burn,-0.5.");
    }
    if (any(layouts, column -> column.binding() instanceof Binding.Part)) {
      line(
          "Columns that go together",
          "A heading such as 'by a number' goes on with the one before: fill both, or neither.");
    }
    line("Order", "A row runs its filled cells from left to right. Leave hidden columns empty.");
    noFormulas();
  }

  private static boolean any(List<TableLayout> layouts, Predicate<Column> is) {
    return layouts.stream().flatMap(layout -> layout.columns().stream()).anyMatch(is);
  }

  private void noFormulas() {
    line(
        "What not to do",
        "No formulas, merged cells or macros; leave headings and hidden rows alone.");
    line(
        "Your notes",
        "Put them on a sheet of your own; the tables take none beside their columns.");
  }

  private void coloursOfData() {
    title("Colours of headings");
    colour(SheetStyles.Tint.ABOUT, "What you fill in.");
    colour(SheetStyles.Tint.TOOL, "Written by the tool: the row in words.");
  }

  private void colours(boolean effects) {
    title("Colours of headings");
    colour(SheetStyles.Tint.ABOUT, "What the rule is called, what starts it, what it belongs to.");
    colour(
        SheetStyles.Tint.TOOL,
        effects
            ? "Written by the tool: the rule in words."
            : "Remarks for people; the game does not read them.");
    colour(SheetStyles.Tint.IF, "When the row applies; an empty cell asks for nothing.");
    colour(SheetStyles.Tint.THEN, "What the row does; an empty cell does nothing.");
  }

  private void colour(SheetStyles.Tint tint, String text) {
    line(tint.label(), text);
    sheet.getRow(next - 1).getCell(1).setCellStyle(styles.label(tint));
  }

  private void title(String text) {
    next++;
    cell(1, text, styles.title());
    sheet.getRow(next).setHeightInPoints(TITLE_HEIGHT);
    next++;
  }

  private void line(String label, String text) {
    cell(1, label, styles.wrapped());
    cell(2, text, styles.wrapped());
    int lines = Wrapping.lines(text, WIDTHS[2]);
    if (lines > 1) {
      sheet.getRow(next).setHeightInPoints(SheetWriter.height(lines));
    }
    next++;
  }

  private void cell(int column, String text, CellStyle style) {
    Cell cell = CellUtil.getRow(next, sheet).createCell(column);
    EscapedText.write(cell, text);
    cell.setCellStyle(style);
  }
}
