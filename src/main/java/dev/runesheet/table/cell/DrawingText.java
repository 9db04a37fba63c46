package dev.runesheet.table.cell;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Drawings in cells. In memory a drawing is its rows with a blank between them, such as {@code ___
 * _W_ __E}; a sheet shows each row on a line of its own, with a blank between two signs, so that it
 * looks as wide as it is high, and a small dot for nothing.
 */
public final class DrawingText {

  private static final char DOT = '\u00b7';
  private static final String NOTHING = "." + DOT + CellType.Drawing.NOTHING;

  /** The character that spreadsheets substitute for three dots. */
  private static final String ELLIPSIS = "\u2026";

  private final CellType.Drawing type;
  private final RawCell cell;
  private final Diagnostics findings;

  private DrawingText(CellType.Drawing type, RawCell cell, Diagnostics findings) {
    this.type = type;
    this.cell = cell;
    this.findings = findings;
  }

  /** A drawing as its cell shows it. */
  public static String shown(String drawing) {
    List<String> lines = new ArrayList<>();
    for (String row : drawing.replace(CellType.Drawing.NOTHING, DOT).split(" ")) {
      lines.add(String.join(" ", row.split("")));
    }
    return String.join("\n", lines);
  }

  /**
   * Reads a drawing; each wrong sign is a finding. Without line breaks, blanks stand between rows.
   *
   * @return the drawing, or null after a finding
   */
  public static CellValue parse(CellType.Drawing type, RawCell cell, Diagnostics findings) {
    int before = findings.errors();
    List<String> rows = rows(cell.text());
    new DrawingText(type, cell, findings).check(rows);
    return findings.errors() == before ? new CellValue.Text(String.join(" ", rows)) : null;
  }

  private static List<String> rows(String text) {
    boolean lines = text.indexOf('\n') >= 0;
    return Arrays.stream(text.split(lines ? "\\R" : "\\s+"))
        .map(line -> line.replaceAll("\\s", "").replace(ELLIPSIS, "..."))
        .map(line -> line.replaceAll("[" + NOTHING + "]", "" + CellType.Drawing.NOTHING))
        .map(line -> line.toUpperCase(Locale.ROOT))
        .toList();
  }

  private void check(List<String> rows) {
    if (rows.size() != type.size()) {
      String each = Words.quote(type.example().split(" ")[0]);
      error(
          rows.size() == 1 ? Words.quote(rows.get(0)) : rows.size() + " lines",
          type.size() + " lines such as " + each + ", as a whole " + Words.quote(type.example()));
      return;
    }
    for (int row = 0; row < rows.size(); row++) {
      check(rows.get(row), row);
    }
  }

  private void check(String signs, int row) {
    if (signs.length() != type.size()) {
      String found = Words.quote(signs) + " in line " + (row + 1);
      error(found, type.size() + " signs, not " + signs.length());
      return;
    }
    for (int i = 0; i < signs.length(); i++) {
      char sign = signs.charAt(i);
      boolean middle = row == type.size() / 2 && i == row;
      String fitting = middle ? "" + type.centre() : CellType.Drawing.NOTHING + type.signs();
      if (fitting.indexOf(sign) < 0) {
        String place = " in line " + (row + 1) + ", sign " + (i + 1);
        error(Words.quote("" + sign) + place, fitting(middle, sign, fitting));
      }
    }
  }

  private String fitting(boolean middle, char sign, String fitting) {
    if (middle) {
      return "the middle to be " + Words.quote("" + type.centre());
    }
    String only = sign == type.centre() ? ", since " + sign + " stands in the middle only" : "";
    return Words.oneOf(List.of(fitting.split(""))) + only;
  }

  private void error(String found, String expected) {
    findings.error(type.wrong(), cell.place(), found, expected);
  }
}
