package dev.runesheet.language.strings.syntax;

import dev.runesheet.model.diagnostic.Code;
import java.util.List;

/** A record whose values do not all go together. */
public interface Checked {

  /** Its problems; none if it is right. */
  List<Problem> problems();

  /**
   * A problem of a value.
   *
   * @param component the record's component; empty for the whole record
   * @param entry which entry of a list, from 0
   * @param code the kind of finding
   * @param expected what should stand there
   */
  record Problem(String component, int entry, Code code, String expected) {}
}
