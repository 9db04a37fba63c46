package dev.runesheet.testing.suite;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.check.NameUses;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The check for incomplete renamings: a name that nothing uses, and a similar one in use that no
 * longer exists.
 */
final class NameCheck {

  private final Map<String, SourceLocation> names;
  private final Predicate<String> used;

  /**
   * Checks names.
   *
   * @param names those that exist, by where they are given
   * @param used whether some scenario names one
   */
  NameCheck(Map<String, SourceLocation> names, Predicate<String> used) {
    this.names = names;
    this.used = used;
  }

  /** Reports the names that findings about unknown ones come from. */
  void check(Diagnostics findings) {
    Map<String, Integer> unknown = new TreeMap<>();
    for (Diagnostic finding : findings.all()) {
      if (finding.code() == Code.UNKNOWN_REFERENCE) {
        unknown.merge(finding.found(), 1, Integer::sum);
      }
    }
    unknown.forEach(
        (quoted, count) -> {
          String name = Words.nearest(quoted.replaceAll("^'|'$", ""), names.keySet());
          if (name != null && !used.test(name)) {
            findings.error(
                Code.NAME_CHANGED,
                names.get(name),
                Words.quote(name),
                quoted + ", as " + NameUses.words(count));
          }
        });
  }
}
