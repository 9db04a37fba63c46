package dev.runesheet.table;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spelling.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells sheets of earlier versions: in some one cell said what several columns say now, in others
 * only the code of the columns was another.
 */
final class EarlierSheet {

  private EarlierSheet() {}

  /** A table as its sheet has it: parts that stand in one cell there stay together. */
  static TableLayout layout(Grid sheet, TableLayout layout) {
    List<String> headings = headings(sheet);
    boolean earlier = layout.columns().stream().anyMatch(column -> isTogether(column, headings));
    return earlier
        ? layout.holding(column -> isTogether(column, headings) ? column.headed(List.of()) : column)
        : layout;
  }

  /**
   * Whether code of a table that answers a question is what earlier versions wrote for the same:
   * they named the fact otherwise, and it knew only texts and numbers with points.
   */
  static boolean isFormerCode(TableLayout layout, String code, String now) {
    return layout.choosesPolicy() && former(code).equals(former(now));
  }

  private static String former(String code) {
    return code.replaceAll("Word\\.of\\([\\w.]+\\.class, (\"\\$\\w+\")\\)", "$1")
        .replaceAll("\\(int\\) (\\$\\w+)", "$1")
        .replaceAll("^(\\w+)\\.word == ", "$1 == ")
        .replaceAll("\\$[a-z]( :|\\.)", "\\$f$1")
        .replace(", " + Word.class.getName(), "");
  }

  private static boolean isTogether(Column column, List<String> headings) {
    int at = column.headings().isEmpty() ? -1 : headings.indexOf(column.label());
    int end = Math.min(headings.size(), at + column.headings().size());
    // The first of the headings now may be what the only one was.
    return at >= 0 && !headings.subList(at, end).equals(column.headings());
  }

  private static List<String> headings(Grid sheet) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    int width = Math.min(sheet.width(SheetShape.LABELS), Limits.COLUMNS);
    List<String> headings = new ArrayList<>();
    for (int i = SheetShape.FIRST_COLUMN; i < width; i++) {
      headings.add(cells.at(SheetShape.LABELS, i, "").text());
    }
    return headings;
  }
}
