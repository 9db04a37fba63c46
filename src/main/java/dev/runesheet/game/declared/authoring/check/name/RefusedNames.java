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
        .filter(one -> refused.stream().noneMatch(name -> follows(one, name, lines)))
        .toList();
  }

  private static boolean follows(Diagnostic one, String name, SourceLines lines) {
    int begin = lines.text(one.location()).indexOf(name) + 1;
    int character = one.location().place().lastNumber();
    boolean behind = begin > 0 && character >= begin;
    return behind
        && (one.code() == Code.EXPRESSION
            || MisspeltNames.UNKNOWN.contains(one.code())
                && character <= begin + name.length() + OF.length());
  }
}
