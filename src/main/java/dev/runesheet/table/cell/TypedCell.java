package dev.runesheet.table.cell;

import dev.runesheet.model.SourceLocation;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A cell that was understood.
 *
 * @param column the index of its column in the layout
 * @param values its parts
 * @param place its place
 */
public record TypedCell(int column, List<CellValue> values, SourceLocation place) {

  /** Copies the values. */
  public TypedCell {
    values = List.copyOf(values);
  }

  /** The same cell in another column. */
  public TypedCell in(int other) {
    return new TypedCell(other, values, place);
  }

  /** The first part as text. */
  public String text() {
    return values.get(0).literal();
  }

  /** A part as a number. */
  public double number(int part) {
    return ((CellValue.Number) values.get(part)).number();
  }

  /** A part as a text. */
  public String text(int part) {
    return ((CellValue.Text) values.get(part)).text();
  }

  /**
   * The whole cell as Drools takes it: where it parts a cell at commas, signs that would keep it
   * from that are written as in sources of rules.
   */
  public String spliced() {
    return values.size() == 1
        ? literal()
        : values.stream().map(CellValue::part).collect(Collectors.joining(","));
  }

  /** The whole cell as it is written. */
  public String literal() {
    if (values.size() == 1) {
      return values.get(0).literal();
    }
    return values.stream().map(CellValue::literal).collect(Collectors.joining(","));
  }

  /** The objects that its parts are compared by. */
  public List<Object> meaning() {
    return values.stream().map(CellValue::meaning).toList();
  }

  /** True if both mean the same, or are null. */
  public static boolean alike(TypedCell one, TypedCell other) {
    return one == null ? other == null : one.means(other);
  }

  /** True if another cell means the same, even if it is spelled otherwise; false for null. */
  public boolean means(TypedCell other) {
    return other != null && meaning().equals(other.meaning());
  }
}
