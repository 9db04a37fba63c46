package dev.runesheet.table.read;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.effect.column.FormerHeadings;
import dev.runesheet.table.grid.Grid;
import dev.runesheet.table.grid.RawCells;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.grid.WorkbookLimits;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The recognition of sheets of earlier versions: in some, one cell held the values of several
 * present columns, in others only the code of the columns differs.
 */
final class EarlierSheet {

  /** A fact where it is named or used: a letter after the sign of variables. */
  private static final Pattern FACT = Pattern.compile("\\$[a-z]( :|\\.)");

  private static final int FACT_NAME = 2;

  /** The package of a class of ours, where it is imported. */
  private static final Pattern PACKAGE = Pattern.compile("\\bdev\\.runesheet\\.([a-z]\\w*\\.)+");

  /** The call of a verb that shares its class with others. */
  private static final Pattern SHARED_VERB =
      Pattern.compile("\\b([A-Z]\\w*)\\.(?!perform\\b)([a-z])(\\w*)\\((?=\\$r\\b)");

  /** The whole number of a condition. */
  private static final Pattern WHOLE = Pattern.compile("\\(int\\) \\((\\$\\w+)\\)");

  private EarlierSheet() {}

  /** A table as its sheet has it: parts that stand in one cell there stay together. */
  static TableLayout layout(Grid sheet, TableLayout layout) {
    List<String> headings = headings(sheet);
    boolean earlier = layout.columns().stream().anyMatch(column -> isTogether(column, headings));
    return earlier
        ? layout.holding(column -> isTogether(column, headings) ? column.headed(List.of()) : column)
        : layout;
  }

  /** A table with the headings of its sheet, where those are of an earlier version. */
  static TableLayout headed(Grid sheet, TableLayout layout) {
    List<String> headings = headings(sheet);
    return layout.holding(
        column -> {
          Column former = FormerHeadings.of(column);
          return !has(headings, column) && has(headings, former) ? former : column;
        });
  }

  private static boolean has(List<String> headings, Column column) {
    List<String> own = column.headings().isEmpty() ? List.of(column.label()) : column.headings();
    return Collections.indexOfSubList(headings, own) >= 0;
  }

  /**
   * True if the code of a column is right. In earlier versions classes of ours stood in other
   * packages, and each verb was a class. They also wrote other code for tables that answer
   * questions: they named the fact otherwise, the same on the whole sheet, it knew only texts and
   * numbers with points, or no whole numbers below 0 in conditions.
   */
  static boolean isCode(Grid sheet, TableLayout layout, String code, String now) {
    if (!layout.choosesPolicy()) {
      return code.equals(now) || sharing(layout, code).equals(sharing(layout, now));
    }
    String called = FACT.matcher(now).replaceAll(Matcher.quoteReplacement(fact(sheet)) + "$1");
    String plain = simple(code);
    return plain.equals(simple(called)) || plain.equals(simple(former(called)));
  }

  /**
   * The code, or the list of imports, as it is now where verbs with classes of their own share one.
   */
  private static String sharing(TableLayout layout, String code) {
    String now = withoutPackages(code);
    for (Column column : layout.columns()) {
      Matcher verb = SHARED_VERB.matcher(column.template());
      while (verb.find()) {
        String former = verb.group(2).substring(0, 1).toUpperCase(Locale.ROOT) + verb.group(3);
        now = now.replace(former + ".perform(", verb.group());
        now = now.replaceAll("(?<=^|, )" + former + "(?=,|$)", verb.group(1));
      }
    }
    return now.contains("(")
        ? now
        : Stream.of(now.split(", ")).distinct().sorted().collect(Collectors.joining(", "));
  }

  /** The class of the fact of a sheet's rules; a name that no code has if the sheet names none. */
  private static String fact(Grid sheet) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    return IntStream.range(0, Math.min(sheet.width(SheetShape.PATTERN), WorkbookLimits.COLUMNS))
        .mapToObj(column -> cells.at(SheetShape.PATTERN, column, "").text())
        .map(FACT::matcher)
        .filter(Matcher::lookingAt)
        .map(found -> found.group().substring(0, FACT_NAME))
        .findFirst()
        .orElse("$");
  }

  /** The code with the classes of ours by their names alone. */
  static String withoutPackages(String code) {
    return PACKAGE.matcher(code).replaceAll("");
  }

  private static String simple(String code) {
    return WHOLE.matcher(withoutPackages(code)).replaceAll("(int) $1");
  }

  private static String former(String code) {
    return WHOLE
        .matcher(code)
        .replaceAll("$1")
        .replaceAll("Word\\.of\\([\\w.]+\\.class, (\"\\$\\w+\")\\)", "$1")
        .replaceAll("\\(int\\) (\\$\\w+)", "$1")
        .replaceAll("^(\\w+)\\.word == ", "$1 == ")
        .replace(", " + Word.class.getName(), "");
  }

  private static boolean isTogether(Column column, List<String> headings) {
    int at = column.headings().isEmpty() ? -1 : headings.indexOf(column.label());
    int end = Math.min(headings.size(), at + column.headings().size());
    // The first of the present headings may be the former single one.
    return at >= 0 && !headings.subList(at, end).equals(column.headings());
  }

  /** True if a sheet has the heading or the code of a column. */
  static boolean has(Grid sheet, Column column) {
    return headings(sheet).contains(column.label())
        || texts(sheet, SheetShape.TEMPLATES).contains(column.template());
  }

  private static List<String> headings(Grid sheet) {
    return texts(sheet, SheetShape.LABELS);
  }

  private static List<String> texts(Grid sheet, int row) {
    RawCells cells = new RawCells("", sheet, new Diagnostics());
    int width = Math.min(sheet.width(row), WorkbookLimits.COLUMNS);
    List<String> texts = new ArrayList<>();
    for (int i = SheetShape.FIRST_COLUMN; i < width; i++) {
      texts.add(cells.at(row, i, "").text());
    }
    return texts;
  }
}
