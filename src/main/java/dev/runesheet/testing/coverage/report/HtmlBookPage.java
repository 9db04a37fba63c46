package dev.runesheet.testing.coverage.report;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.testing.HtmlPage;
import dev.runesheet.testing.coverage.report.SheetGrid.CellState;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellReference;

/** A page that draws a workbook's tables of rules as grids, without hidden rows and columns. */
final class HtmlBookPage {

  private static final int MOST_COLUMNS = 200;

  private final HtmlSite site;
  private final SourceCoverage.Book book;
  private final HtmlPage page;
  private final DataFormatter formatter = new DataFormatter(java.util.Locale.ROOT);

  HtmlBookPage(HtmlSite site, SourceCoverage.Book book) {
    this.site = site;
    this.book = book;
    this.page = site.begin(book.name(), book.name());
  }

  /** The sheets of a workbook on which rules stand, in their order in the tree. */
  static List<String> sheets(SourceCoverage.Book book) {
    return List.copyOf(SheetGrid.of(book).keySet());
  }

  String text() {
    HtmlSite.metrics(page, book.counted());
    boolean drawn =
        WorkbookFile.open(book.name(), book.content(), new Diagnostics(), this::draw, false);
    if (!drawn) {
      page.element("p class=\"note\"", "The workbook cannot be opened.");
    }
    return site.end(page);
  }

  private boolean draw(Workbook workbook) {
    SheetGrid.of(book).forEach((name, grid) -> draw(workbook.getSheet(name), name, grid));
    return true;
  }

  private void draw(Sheet sheet, String name, SheetGrid grid) {
    page.add("<h2 id=" + HtmlPage.quoted(HtmlSite.anchor(name)) + ">").text(name).add("</h2>\n");
    if (sheet == null) {
      page.element("p class=\"note\"", "The workbook has no such sheet any more.");
      return;
    }
    List<Integer> columns = columns(sheet);
    page.add("<div class=\"wide\"><table class=\"grid\"><thead><tr><th></th><th>fired</th>");
    for (int column : columns) {
      page.element("th scope=\"col\"", CellReference.convertNumToColString(column));
    }
    page.add("</tr></thead><tbody>\n");
    int first = grid.rows().keySet().stream().mapToInt(row -> row).min().orElse(0);
    for (int number = 0; number <= sheet.getLastRowNum(); number++) {
      Row row = sheet.getRow(number);
      if (row != null && !row.getZeroHeight()) {
        draw(row, columns, grid.rows().get(number), number < first);
      }
    }
    page.add("</tbody></table></div>\n");
  }

  private static List<Integer> columns(Sheet sheet) {
    int last = 0;
    for (Row row : sheet) {
      last = Math.max(last, row.getLastCellNum());
    }
    List<Integer> columns = new ArrayList<>();
    for (int column = 0; column < Math.min(last, MOST_COLUMNS); column++) {
      if (!sheet.isColumnHidden(column)) {
        columns.add(column);
      }
    }
    return columns;
  }

  private void draw(Row row, List<Integer> columns, SheetGrid.Row known, boolean heading) {
    int number = row.getRowNum() + 1;
    page.add("<tr><th scope=\"row\">" + number + "</th>");
    page.add("<th>" + (known == null ? "" : known.state().sign() + " " + known.fired()) + "</th>");
    for (int column : columns) {
      Cell cell = row.getCell(column);
      String text = cell == null ? "" : formatter.formatCellValue(cell);
      draw(text, column, known, heading && !text.isBlank());
    }
    page.add("</tr>\n");
  }

  private void draw(String text, int column, SheetGrid.Row known, boolean heading) {
    CellState cell = known == null ? null : known.cells().get(column);
    page.add("<td");
    if (cell != null) {
      noted(cell.state(), cell.note());
    } else if (known != null && !text.isBlank()) {
      page.add(" class=\"" + known.state().word() + "\"");
    } else if (heading) {
      page.add(" class=\"head\"");
    }
    page.add(">").text(text).add("</td>");
  }

  private void noted(State state, String note) {
    String words = HtmlPage.quoted(note);
    page.add(" class=\"" + state.word() + "\" tabindex=\"0\" title=" + words);
    page.add(" data-note=" + words);
  }
}
