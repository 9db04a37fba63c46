package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The names of definitions in the order in which they are read. Names of one sort that differ only
 * in capitals are one name, since nobody could tell which of both is meant.
 */
public final class DefinedNames {

  private final Map<String, SourceLocation> places = new HashMap<>();

  /**
   * Takes in a definition; one whose name is taken is told, unless it has been.
   *
   * @return false if its name is taken
   */
  public boolean add(Definition definition, Diagnostics findings) {
    if (definition.name().isEmpty()) {
      return true;
    }
    String name = definition.sort() + " " + definition.name().toLowerCase(Locale.ROOT);
    SourceLocation first = places.putIfAbsent(name, definition.place());
    SourceLocation place = definition.place();
    if (first != null && findings.all().stream().noneMatch(one -> isTold(one, place))) {
      String found = "'" + definition.name() + "'";
      findings.error(Code.DUPLICATE, place, found, "a name that " + first + " has not");
    }
    return first == null;
  }

  private static boolean isTold(Diagnostic one, SourceLocation place) {
    return one.code() == Code.DUPLICATE && one.location().equals(place);
  }
}
