package dev.runesheet.table.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One constraint of a pattern: code with gaps, and the literals for them. Drools fills the gaps, as
 * in any cell of a decision table.
 *
 * @param code the code, a question mark for each literal
 * @param literals checked literals, in order
 */
public record Constraint(String code, List<String> literals) {

  private static final char GAP = '?';

  public Constraint {
    literals = List.copyOf(literals);
  }

  public static Constraint of(String code, String... literals) {
    return new Constraint(code, List.of(literals));
  }

  /** All of them. */
  static Constraint all(List<Constraint> parts) {
    return joined(parts, " && ");
  }

  /** The constraint that at least one of several holds. */
  public static Constraint any(List<Constraint> parts) {
    return joined(parts, " || ");
  }

  private static Constraint joined(List<Constraint> parts, String sign) {
    if (parts.size() == 1) {
      return parts.get(0);
    }
    List<String> literals = new ArrayList<>();
    parts.forEach(part -> literals.addAll(part.literals()));
    return new Constraint(
        parts.stream().map(Constraint::code).collect(Collectors.joining(sign, "(", ")")), literals);
  }

  /** The code as a column's template: {@code $param}, or {@code $1 … $n}. */
  public String template() {
    StringBuilder template = new StringBuilder();
    int next = 1;
    for (int i = 0; i < code.length(); i++) {
      if (code.charAt(i) != GAP) {
        template.append(code.charAt(i));
      } else {
        template.append(literals.size() == 1 ? "$param" : "$" + next++);
      }
    }
    return template.toString();
  }
}
