package dev.runesheet.testing.coverage;

import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Files of rules that two coverages of a project know by different names: the build copies {@code
 * rules/a.drl} to the class path, and a {@code KieBase} knows the copy. They count once, under the
 * name that people edit.
 */
final class SameFiles {

  /** The names of copies, with those of the files that they are copies of. */
  private final Map<String, String> originals = new TreeMap<>();

  private SameFiles() {}

  /** The copies among the files of a compiled base, for which only firings are recorded. */
  static SameFiles of(SubjectCoverage watched, SubjectCoverage compiled) {
    SameFiles same = new SameFiles();
    compiled.sources().forEach((name, hash) -> same.note(name, hash, watched, compiled));
    return same;
  }

  private void note(String name, String hash, SubjectCoverage watched, SubjectCoverage compiled) {
    boolean firingsOnly =
        compiled.rules().stream()
            .filter(rule -> rule.file().equals(name))
            .allMatch(rule -> rule.conditions().isEmpty());
    if (firingsOnly && !watched.sources().containsKey(name)) {
      Optional<String> original =
          watched.sources().entrySet().stream()
              .filter(one -> one.getValue().equals(hash))
              .map(Map.Entry::getKey)
              .filter(one -> !compiled.sources().containsKey(one))
              .findFirst();
      original.ifPresent(one -> originals.put(name, one));
    }
  }

  /** A coverage whose files are called as those that they are copies of. */
  SubjectCoverage named(SubjectCoverage compiled) {
    if (originals.isEmpty()) {
      return compiled;
    }
    Map<String, String> sources = new TreeMap<>();
    compiled
        .sources()
        .forEach((name, hash) -> sources.put(originals.getOrDefault(name, name), hash));
    return new SubjectCoverage(
        compiled.name(),
        sources,
        compiled.rules().stream().map(this::named).toList(),
        compiled.effects(),
        compiled.verbs());
  }

  private RuleCoverage named(RuleCoverage rule) {
    String original = originals.get(rule.file());
    return original == null ? rule : rule.movedTo(original);
  }

  /** Two coverages, first the one with recorded conditions. */
  static List<SubjectCoverage> watchedFirst(SubjectCoverage one, SubjectCoverage two) {
    boolean turned = !isWatched(one) && isWatched(two);
    return turned ? List.of(two, one) : List.of(one, two);
  }

  private static boolean isWatched(SubjectCoverage subject) {
    return subject.rules().stream().anyMatch(rule -> !rule.conditions().isEmpty());
  }
}
