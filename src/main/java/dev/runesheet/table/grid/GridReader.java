package dev.runesheet.table.grid;

import dev.runesheet.model.Numerals;
import java.util.List;
import java.util.function.IntPredicate;
import org.apache.poi.ss.SpreadsheetVersion;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellReference;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/**
 * A streaming reader of one sheet's cells from its XML; other elements are skipped. Rows and cells
 * without a reference follow the ones before them.
 */
final class GridReader extends DefaultHandler {

  private static final int LETTERS = 26;
  private static final int MOST_LETTERS = 3;

  private final Grid grid;
  private final List<String> texts;
  private final IntPredicate dates;
  private final Shown shown;
  private final StringBuilder value = new StringBuilder();
  private final StringBuilder formula = new StringBuilder();
  private GridRow row;
  private int nextRow;
  private int nextColumn;
  private int column;
  private String type = "";
  private String style = "";
  private boolean isFormula;
  private StringBuilder into;
  private int phonetic;

  /**
   * Prepares to read.
   *
   * @param texts the workbook's shared texts
   * @param dates whether a style shows numbers as dates; throws if there is no such style
   * @param shown the text of a number where its style shows another than its digits
   */
  GridReader(Grid grid, List<String> texts, IntPredicate dates, Shown shown) {
    this.grid = grid;
    this.texts = texts;
    this.dates = dates;
    this.shown = shown;
  }

  @Override
  public void startElement(String uri, String name, String qualified, Attributes attributes) {
    switch (name) {
      case "col" -> column(attributes);
      case "row" -> beginRow(attributes.getValue("r"));
      case "c" -> beginCell(attributes);
      case "v" -> into = value;
      case "t" -> into = phonetic == 0 && type.equals("inlineStr") ? value : null;
      case "rPh" -> phonetic++;
      case "f" -> {
        isFormula = true;
        into = formula;
      }
      case "mergeCell" -> grid.merge(CellRangeAddress.valueOf(attributes.getValue("ref")));
      default -> {}
    }
  }

  private void column(Attributes attributes) {
    String hidden = attributes.getValue("hidden");
    if ("1".equals(hidden) || "true".equals(hidden)) {
      int first = Integer.parseInt(attributes.getValue("min").strip()) - 1;
      int last = Integer.parseInt(attributes.getValue("max").strip()) - 1;
      grid.hide(first, last);
    }
  }

  private void beginRow(String number) {
    int at = number == null ? nextRow : Integer.parseInt(number.strip()) - 1;
    if (at < 0 || at > SpreadsheetVersion.EXCEL2007.getLastRowIndex()) {
      throw new IllegalArgumentException("row (" + number + ") is on no sheet");
    }
    row = new GridRow(at);
    nextRow = at + 1;
    nextColumn = 0;
  }

  private void beginCell(Attributes attributes) {
    String place = attributes.getValue("r");
    column = place == null ? nextColumn : column(place);
    nextColumn = column + 1;
    type = attributes.getValue("t") == null ? "n" : attributes.getValue("t");
    style = attributes.getValue("s") == null ? "" : attributes.getValue("s");
    value.setLength(0);
    formula.setLength(0);
    isFormula = false;
    into = null;
  }

  /** The column of a place such as {@code C7}, from 0. */
  private static int column(String place) {
    int found = 0;
    int i = 0;
    while (i < Math.min(MOST_LETTERS, place.length()) && isLetter(place.charAt(i))) {
      found = found * LETTERS + place.charAt(i) - 'A' + 1;
      i++;
    }
    // No spreadsheet writes small letters or the signs of absolute places here.
    boolean usual = i > 0 && i < place.length() && Character.isDigit(place.charAt(i));
    return usual ? found - 1 : new CellReference(place).getCol();
  }

  private static boolean isLetter(char sign) {
    return sign >= 'A' && sign <= 'Z';
  }

  @Override
  public void endElement(String uri, String name, String qualified) {
    switch (name) {
      case "row" -> grid.put(row);
      case "c" -> {
        GridCell cell = cell();
        if (cell.kind() != GridCell.Kind.BLANK) {
          row.put(cell);
        }
      }
      case "v", "t", "f" -> into = null;
      case "rPh" -> phonetic--;
      default -> {}
    }
  }

  @Override
  public void characters(char[] characters, int start, int length) {
    if (into != null) {
      into.append(characters, start, length);
    }
  }

  private GridCell cell() {
    try {
      return understood();
    } catch (RuntimeException damaged) {
      return cell(GridCell.Kind.DAMAGED, "", 0, false);
    }
  }

  private GridCell understood() {
    String text = value.toString();
    if (isFormula) {
      return cell(GridCell.Kind.FORMULA, formula.toString(), 0, false);
    }
    return switch (type) {
      case "s" ->
          text.isEmpty()
              ? cell(GridCell.Kind.BLANK, "", 0, false)
              : cell(GridCell.Kind.TEXT, texts.get(Integer.parseInt(text.strip())), 0, false);
      case "inlineStr", "str" -> cell(GridCell.Kind.TEXT, EscapedText.plain(text), 0, false);
      case "b" ->
          cell(GridCell.Kind.TRUTH, "", text.equals("1") || text.equals("true") ? 1 : 0, false);
      case "e" -> cell(GridCell.Kind.ERROR, text, 0, false);
      case "d" -> cell(GridCell.Kind.NUMBER, "", 0, true);
      default -> number(text);
    };
  }

  private GridCell number(String text) {
    if (text.isEmpty()) {
      return cell(GridCell.Kind.BLANK, "", 0, false);
    }
    double number = Numerals.withoutMinusZero(Double.parseDouble(text));
    boolean date = !style.isEmpty() && dates.test(Integer.parseInt(style.strip()));
    String shown = date ? "" : shown(number);
    return cell(GridCell.Kind.NUMBER, shown, number, date);
  }

  private String shown(double number) {
    return shown.of(style.isEmpty() ? 0 : Integer.parseInt(style.strip()), number);
  }

  private GridCell cell(GridCell.Kind kind, String text, double number, boolean date) {
    return new GridCell(row.number(), column, kind, text, number, date);
  }

  /** The texts that styles show for numbers. */
  @FunctionalInterface
  interface Shown {

    /** The text of a number; empty if it is shown by its digits. */
    String of(int style, double number);
  }
}
