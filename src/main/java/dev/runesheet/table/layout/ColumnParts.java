package dev.runesheet.table.layout;

import dev.runesheet.table.cell.CellType;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Columns split into one for each part. Drools concatenates the code of a row's actions and joins
 * its conditions by commas, so the columns of one call together give its code, if all of them are
 * filled.
 */
public final class ColumnParts {

  private static final Pattern GAP = Pattern.compile("\\$([1-9])");

  private ColumnParts() {}

  /** The columns that a column has on its sheet. */
  public static List<Column> of(Column column) {
    if (column.headings().isEmpty()) {
      return List.of(column);
    }
    List<String> code =
        column.keyword() == Keyword.CONDITION ? conditions(column) : actions(column);
    List<Column> parts = new ArrayList<>();
    for (int i = 0; i < code.size(); i++) {
      CellType type = column.types().get(i);
      String others = i == 0 ? column.note() : "Goes with '" + column.headings().get(0) + "'.";
      String empty = i == 0 && !column.required() ? " Empty: does not apply." : "";
      parts.add(
          new Column(
              column.keyword(),
              code.get(i),
              column.headings().get(i),
              others + " Write " + type.says() + ", for example " + type.example() + "." + empty,
              List.of(type),
              column.required(),
              column.exact(),
              new Binding.Part(column.binding(), i)));
    }
    return parts;
  }

  /** {@code f("$1", $2)} is the conditions {@code f("$param"} and {@code $param)}. */
  private static List<String> conditions(Column column) {
    List<String> code = new ArrayList<>();
    for (String part : column.template().split(", ")) {
      code.add(GAP.matcher(part).replaceAll("\\$param"));
    }
    if (code.size() != column.types().size()) {
      throw new IllegalArgumentException("condition (" + column.template() + ") cannot be cut");
    }
    return code;
  }

  /** Each part becomes a variable of a block; the last one runs the code. */
  private static List<String> actions(Column column) {
    List<String> code = new ArrayList<>();
    int last = column.types().size() - 1;
    for (int i = 0; i <= last; i++) {
      String variable = variable(column.types().get(i), i + 1);
      String run = i < last ? "" : " " + named(column.template()) + " }";
      code.add((i == 0 ? "{ " : "") + variable + run);
    }
    return code;
  }

  private static String variable(CellType type, int number) {
    if (type instanceof CellType.Whole whole && !whole.asDouble()) {
      return "int part" + number + " = $param;";
    }
    return type instanceof CellType.Decimal || type instanceof CellType.Whole
        ? "double part" + number + " = $param;"
        : "String part" + number + " = \"$param\";";
  }

  /** The code with variables for its gaps, also those inside of texts. */
  private static String named(String template) {
    StringBuilder code = new StringBuilder();
    Matcher gap = GAP.matcher(template);
    int from = 0;
    boolean text = false;
    while (gap.find()) {
      String before = template.substring(from, gap.start());
      text ^= before.chars().filter(sign -> sign == '"').count() % 2 == 1;
      String name = "part" + gap.group(1);
      code.append(before).append(text ? "\" + " + name + " + \"" : name);
      from = gap.end();
    }
    code.append(template.substring(from));
    return code.toString().replace("\"\" + ", "").replace(" + \"\"", "");
  }
}
