package dev.runesheet.game.declared.meaning;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A calculation, with its text.
 *
 * @param notes the number that notes the result; null for none
 * @param notesIf when it is noted; null for always
 * @param notesAtMost the most that is noted; null for any
 * @param raises the event that is raised; null for none
 */
record Working(
    boolean zeroStays,
    int least,
    String addsTo,
    String notes,
    Formula.Test notesIf,
    Formula.Num notesAtMost,
    String raises,
    List<Part> parts) {

  /**
   * A part.
   *
   * @param modifiers the number whose modifiers count; null for none
   * @param times by what it is multiplied; null for nothing
   * @param add what is added; null for nothing
   * @param only what must hold; null for nothing
   * @param rank its rank; null for none
   */
  record Part(
      String modifiers,
      String of,
      Formula.Num times,
      Formula.Num add,
      Formula.Test only,
      Formula.Num rank) {

    String yaml(int number) {
      return "{part: part "
          + number
          + (modifiers == null ? "" : ", modifiers: " + modifiers + ", of: " + of)
          + text("times", times)
          + text("add", add)
          + text("if", only)
          + text("rank", rank)
          + "}";
    }
  }

  String yaml() {
    return "{zero stays: "
        + zeroStays
        + (least == 0 ? "" : ", at least: " + least)
        + ", adds to: "
        + addsTo
        + (notes == null ? "" : ", notes: " + notes)
        + text("notes if", notesIf)
        + text("notes at most", notesAtMost)
        + (raises == null ? "" : ", raises: " + raises)
        + ", parts: "
        + parts.stream()
            .map(part -> part.yaml(parts.indexOf(part)))
            .collect(Collectors.joining(", ", "[", "]"))
        + "}";
  }

  private static String text(String entry, Formula formula) {
    return formula == null ? "" : ", " + entry + ": '" + formula.text() + "'";
  }
}
