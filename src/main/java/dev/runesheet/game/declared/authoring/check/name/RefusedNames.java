package dev.runesheet.game.declared.authoring.check.name;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.check.MisspeltNames;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import java.util.List;

/** Names that are refused where they are declared: formulas that say them are not wrong besides. */
public final class RefusedNames {

  /** The word between a number and whose it is. */
  private static final String OF = " of ";

  private RefusedNames() {}

  /** The findings without those about formulas that cannot be read from a refused name on. */
  public static List<Diagnostic> told(List<Diagnostic> found, PackFiles files) {
    List<String> refused =
        found.stream()
            .filter(one -> one.code() == Code.NAME_NOT_PLAIN)
            .flatMap(one -> one.location().place().pointer().stream())
            .map(place -> place.last())
            .filter(name -> !name.isEmpty())
            .toList();
    if (refused.isEmpty()) {
      return found;
    }
    SourceLines lines = new SourceLines(files);
    return found.stream()
        .filter(one -> !isOfFormula(one) || !follows(one, refused, lines.text(one.location())))
        .toList();
  }

  /** True of a finding that a name in its text can have caused. */
  private static boolean isOfFormula(Diagnostic one) {
    return one.code() == Code.EXPRESSION || MisspeltNames.UNKNOWN.contains(one.code());
  }

  private static boolean follows(Diagnostic one, List<String> names, String text) {
    return names.stream().anyMatch(name -> follows(one, name, text));
  }

  private static boolean follows(Diagnostic one, String name, String text) {
    int begin = text.indexOf(name) + 1;
    int character = one.location().place().lastNumber();
    boolean behind = begin > 0 && character >= begin;
    return behind
        && (one.code() == Code.EXPRESSION || character <= begin + name.length() + OF.length());
  }
}
