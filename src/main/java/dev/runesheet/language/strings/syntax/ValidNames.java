package dev.runesheet.language.strings.syntax;

import java.util.List;

/**
 * Names that a text is checked against.
 *
 * @param names the names
 * @param code what a name that is none of them is
 * @param exact whether the case of letters counts
 */
public record ValidNames(List<String> names, StringCode code, boolean exact) {

  /** Copies the names. */
  public ValidNames {
    names = List.copyOf(names);
  }

  /** Names in any case. */
  public ValidNames(List<String> names, StringCode code) {
    this(names, code, false);
  }
}
