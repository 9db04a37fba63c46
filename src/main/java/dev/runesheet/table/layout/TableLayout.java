package dev.runesheet.table.layout;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.grid.SheetShape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The shape of one table: a sheet's title, its hidden technical rows, and its columns. Writer,
 * reader and compiler all take the text of the header from here, so that they cannot disagree.
 *
 * @param title the sheet's name
 * @param rulePackage the package its rules are in
 * @param imports the classes that its code names
 * @param pattern the fact that its conditions look at, for example {@code $r : Reaction}
 * @param declared the number of rows that may answer one case where no author chooses it
 * @param hitPolicy the number of rows that may answer one case
 * @param columns its columns from left to right
 */
public record TableLayout(
    String title,
    String rulePackage,
    List<String> imports,
    String pattern,
    HitPolicy declared,
    HitPolicy hitPolicy,
    List<Column> columns) {

  /** Excel's limit on the name of a sheet. */
  private static final int LONGEST_TITLE = 31;

  /** Copies the lists; checks the title and that the columns are in the order of keywords. */
  public TableLayout {
    imports = List.copyOf(imports);
    columns = List.copyOf(columns);
    if (!canName(title)) {
      throw new DeclarationMistake(
          "title ("
              + title
              + ") cannot name a sheet. Maybe it is empty or longer than 31 characters, or has"
              + " signs that are neither letters nor digits.");
    }
    for (int i = 1; i < columns.size(); i++) {
      if (columns.get(i - 1).keyword().compareTo(columns.get(i).keyword()) > 0) {
        throw new IllegalArgumentException(
            "column (" + columns.get(i).label() + ") stands after a column of a later keyword");
      }
    }
  }

  /** A table with the hit policy that is declared. */
  public TableLayout(
      String title,
      String rulePackage,
      List<String> imports,
      String pattern,
      HitPolicy hitPolicy,
      List<Column> columns) {
    this(title, rulePackage, imports, pattern, hitPolicy, hitPolicy, columns);
  }

  /** True if a text can name a sheet. */
  public static boolean canName(String title) {
    return Literals.isWord(title) && title.length() <= LONGEST_TITLE && title.indexOf(':') < 0;
  }

  /** The same table, its columns holding other things under the same headings. */
  public TableLayout holding(UnaryOperator<Column> change) {
    return withColumns(columns.stream().map(change).toList());
  }

  /** The table as it stands on its sheet, where each part of a cell can have its own column. */
  public TableLayout split() {
    return columns.stream().allMatch(column -> column.headings().isEmpty())
        ? this
        : withColumns(columns.stream().flatMap(one -> ColumnParts.of(one).stream()).toList());
  }

  /** The index of a column on its sheet, from 0; for a split column that of its first part. */
  public int onSheet(int column) {
    int more = 0;
    for (Column before : columns.subList(0, Math.max(0, Math.min(column, columns.size())))) {
      more += Math.max(1, before.headings().size()) - 1;
    }
    return column + more;
  }

  /** The same table with other columns. */
  public TableLayout withColumns(List<Column> others) {
    return new TableLayout(title, rulePackage, imports, pattern, declared, hitPolicy, others);
  }

  /** The same table, whose code names other classes. */
  public TableLayout importing(List<String> classes) {
    return new TableLayout(title, rulePackage, classes, pattern, declared, hitPolicy, columns);
  }

  /** The same table with another hit policy. */
  public TableLayout with(HitPolicy other) {
    return new TableLayout(title, rulePackage, imports, pattern, declared, other, columns);
  }

  /** True if its rows are effects, told apart by ids. */
  public boolean hasEffects() {
    return indexOf(new Binding.Block()) >= 0;
  }

  /**
   * True if authors choose the hit policy. Rows of effects are told apart by their ids, and tables
   * of data have no conditions.
   */
  public boolean choosesPolicy() {
    return count(Keyword.CONDITION) > 0 && !hasEffects() && columns.size() > SheetShape.POLICY;
  }

  /**
   * The policies that authors can choose. If exactly one row must answer, letting several apply
   * would make the result depend on their order, and the game may know no answer without a row; and
   * completeness cannot be checked with conditions that are not understood.
   */
  public List<HitPolicy> policies() {
    return Arrays.stream(HitPolicy.values())
        .filter(policy -> policy != HitPolicy.COLLECT || declared == HitPolicy.COLLECT)
        .filter(policy -> policy == HitPolicy.COMPLETE || declared != HitPolicy.COMPLETE)
        .filter(policy -> policy != HitPolicy.COMPLETE || isUnderstood())
        .toList();
  }

  /**
   * The text of a header cell.
   *
   * @param row the sheet's row, from 0
   * @param column the sheet's column, from 0; column A holds nothing
   * @return the text; empty if the cell is
   */
  public String header(int row, int column) {
    int index = column - SheetShape.FIRST_COLUMN;
    if (index < 0) {
      return "";
    }
    return row < SheetShape.KEYWORDS ? property(row, index) : heading(row, index);
  }

  /** The technical cell that names the table of a title, whatever its sheet is called. */
  public static String mark(String title) {
    return "RuleTable " + title;
  }

  private String property(int row, int index) {
    return switch (row) {
      case SheetShape.RULE_SET -> index == 0 ? "RuleSet" : index == 1 ? rulePackage : "";
      case SheetShape.IMPORT ->
          index == 0 ? "Import" : index == 1 ? String.join(", ", imports) : "";
      default -> index == 0 ? mark(title) : policy(index);
    };
  }

  private String policy(int index) {
    if (!choosesPolicy()) {
      return "";
    }
    return switch (index) {
      case SheetShape.POLICY_LABEL -> "Rows that count:";
      case SheetShape.POLICY -> hitPolicy.words();
      default -> "";
    };
  }

  private String heading(int row, int index) {
    if (index >= columns.size()) {
      return "";
    }
    Column column = columns.get(index);
    return switch (row) {
      case SheetShape.KEYWORDS -> column.keyword().name();
      case SheetShape.PATTERN -> index == first(Keyword.CONDITION) ? pattern : "";
      case SheetShape.TEMPLATES -> column.template();
      default -> column.label();
    };
  }

  /** The index of the first column of a keyword, or -1. */
  public int first(Keyword keyword) {
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).keyword() == keyword) {
        return i;
      }
    }
    return -1;
  }

  /** True if its rows are no rules: it holds data, such as cards. */
  public boolean isData() {
    return count(Keyword.CONDITION) + count(Keyword.ACTION) == 0;
  }

  /** True if it has a column of conditions. */
  public boolean hasConditions() {
    return columns.stream()
        .flatMap(column -> column.types().stream())
        .anyMatch(type -> type instanceof CellType.Test);
  }

  /** True if its columns follow from a class, or from what a game declares, and change with it. */
  public boolean isDeclared() {
    return isData() || choosesPolicy();
  }

  /** The number of columns with a keyword. */
  public int count(Keyword keyword) {
    return (int) columns.stream().filter(column -> column.keyword() == keyword).count();
  }

  /** The index of the first column with a binding, or -1. */
  public int indexOf(Binding binding) {
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).binding().equals(binding)) {
        return i;
      }
    }
    return -1;
  }

  /** The first column with a binding, which it must have. */
  public Column column(Binding binding) {
    return columns.get(indexOf(binding));
  }

  /** The column of a cell. */
  public Column column(TypedCell cell) {
    return columns.get(cell.column());
  }

  /** A row as it stands on its sheet. */
  public TypedRow split(TypedRow row) {
    List<TypedCell> cells = new ArrayList<>();
    for (TypedCell cell : row.cells()) {
      int first = onSheet(cell.column());
      if (column(cell).headings().isEmpty()) {
        cells.add(cell.in(first));
      } else {
        for (int i = 0; i < cell.values().size(); i++) {
          cells.add(new TypedCell(first + i, List.of(cell.values().get(i)), cell.place()));
        }
      }
    }
    return row.with(cells);
  }

  /** A row of a sheet in the columns of its layout; cells with a missing part are left out. */
  public TypedRow join(TypedRow row) {
    List<TypedCell> cells = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      int parts = Math.max(1, columns.get(i).headings().size());
      int first = onSheet(i);
      List<TypedCell> there =
          row.cells().stream()
              .filter(cell -> cell.column() >= first && cell.column() < first + parts)
              .sorted(Comparator.comparingInt(TypedCell::column))
              .toList();
      if (there.size() == parts) {
        List<CellValue> values = there.stream().flatMap(cell -> cell.values().stream()).toList();
        cells.add(new TypedCell(i, values, there.get(0).place()));
      }
    }
    return row.with(cells);
  }

  /** True if all conditions of the table are understood. */
  private boolean isUnderstood() {
    return columns.stream()
        .filter(column -> column.keyword() == Keyword.CONDITION)
        .allMatch(column -> column.single() instanceof CellType.Test);
  }

  /** The place of a cell on its sheet, by the row from 0 and the column of the table. */
  public SourceLocation place(String workbook, int row, int column) {
    String cell = SheetShape.cell(row, SheetShape.FIRST_COLUMN + onSheet(column));
    return SourceLocation.cell(workbook, title, cell);
  }
}
