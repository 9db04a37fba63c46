package dev.runesheet.testing.suite;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.check.NameUses;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The check for incomplete renamings: a name that nothing uses, and a similar one in use that no
 * longer exists.
 *
 * @param names those that exist, by where they are given
 * @param users the files of scenarios that name a word
 */
record NameCheck(Map<String, SourceLocation> names, Function<String, Set<String>> users) {

  /**
   * The findings, with one at a name for all those of a word that it was changed from; a set-up
   * that names the word has no finding of its own either.
   */
  List<Diagnostic> told(List<Diagnostic> findings) {
    Map<String, List<Diagnostic>> unknown = new TreeMap<>();
    for (Diagnostic finding : findings) {
      if (finding.code() == Code.UNKNOWN_REFERENCE) {
        unknown.computeIfAbsent(finding.subject().word(), word -> new ArrayList<>()).add(finding);
      }
    }
    List<Diagnostic> told = new ArrayList<>(findings);
    unknown.forEach(
        (word, all) -> {
          String name = Words.nearest(word, names.keySet());
          if (all.size() > 1 && name != null && users.apply(name).isEmpty()) {
            told.removeAll(all);
            Set<String> files = users.apply(word);
            told.removeIf(one -> one.code() == Code.SETUP && files.contains(one.location().file()));
            told.add(NameUses.misspelt(name, names.get(name), word, all));
          }
        });
    return told;
  }
}
