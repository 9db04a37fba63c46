package dev.runesheet.testing.suite;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.check.NameUses;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The check for incomplete renamings: a name that nothing uses, and a similar one in use that no
 * longer exists.
 *
 * @param names those that exist, by where they are given
 * @param used whether some scenario names one
 */
record NameCheck(Map<String, SourceLocation> names, Predicate<String> used) {

  /** The findings, with one at a name for all those of a word that it was changed from. */
  List<Diagnostic> told(List<Diagnostic> findings) {
    Map<String, List<Diagnostic>> unknown = new TreeMap<>();
    for (Diagnostic finding : findings) {
      if (finding.code() == Code.UNKNOWN_REFERENCE) {
        unknown.computeIfAbsent(finding.subject().word(), word -> new ArrayList<>()).add(finding);
      }
    }
    List<Diagnostic> told = new ArrayList<>(findings);
    unknown.forEach(
        (word, users) -> {
          String name = Words.nearest(word, names.keySet());
          if (users.size() > 1 && name != null && !used.test(name)) {
            told.removeAll(users);
            told.add(NameUses.misspelt(name, names.get(name), word, users));
          }
        });
    return told;
  }
}
