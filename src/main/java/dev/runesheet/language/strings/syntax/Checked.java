package dev.runesheet.language.strings.syntax;

import java.util.ArrayList;
import java.util.List;

/** A record whose values do not all go together. */
public interface Checked {

  /** Its problems; none if it is right. */
  List<Problem> problems();

  /** The problems of a list of ways to choose from: those that stand there before. */
  static List<Problem> repeated(String field, List<?> ways) {
    List<Problem> problems = new ArrayList<>();
    for (int i = 0; i < ways.size(); i++) {
      if (ways.subList(0, i).contains(ways.get(i))) {
        problems.add(new Problem(field, i, StringCode.CHOICE, "something else, as well"));
      }
    }
    return problems;
  }

  /**
   * A problem of a value.
   *
   * @param component the record's component; empty for the whole record
   * @param entry which entry of a list, from 0
   * @param code the kind of finding
   * @param expected what should stand there
   */
  record Problem(String component, int entry, StringCode code, String expected) {}
}
