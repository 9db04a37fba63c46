package dev.runesheet.pack.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.ManifestEntries.Accepted;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spelling.NearestWord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The list {@code accepted} of {@code game.yaml}: findings that are as they should be, and why. */
final class AcceptedFindings {

  /** The form of all codes; languages of their own have some, too. */
  private static final String FORM = "RS\\d{3}";

  private static final List<String> CODES = Arrays.stream(Code.values()).map(Code::id).toList();

  private final List<Accepted> entries;
  private final AcceptedNames names;
  private final Set<Accepted> used = new HashSet<>();

  /** The words that stand in the place of misspelt ones. */
  private final Map<Accepted, String> meant = new HashMap<>();

  /** The effects of the findings that no entry accepts, by the code of these. */
  private final Map<String, Set<String>> others = new HashMap<>();

  /**
   * The accepted findings of a game; errors of the list were reported when the game was read.
   *
   * @param names the effects that there are: an entry that names one means no other
   */
  AcceptedFindings(String game, PackFiles files, AcceptedNames names) {
    this.names = names;
    entries = Manifest.accepted(game, files);
  }

  /** The findings that no entry accepts, without those for which one is misspelt. */
  List<Finding> left(List<Finding> findings) {
    List<Finding> left = new ArrayList<>(findings);
    left.removeIf(this::accepts);
    for (Finding finding : left) {
      others
          .computeIfAbsent(finding.diagnostic().code().id(), code -> new LinkedHashSet<>())
          .addAll(names.words(finding).subList(0, 1));
    }
    left.removeIf(finding -> entries.stream().anyMatch(entry -> isMeant(finding, entry)));
    return left;
  }

  private boolean isMeant(Finding finding, Accepted entry) {
    String code = finding.diagnostic().code().id();
    String word = null;
    if (!used.contains(entry) && names.isOf(entry.effect(), finding)) {
      word = NearestWord.of(entry.code(), List.of(code));
    } else if (!used.contains(entry) && entry.code().equals(code) && !names.has(entry.effect())) {
      word = NearestWord.of(entry.effect(), names.words(finding));
    }
    if (word != null) {
      meant.putIfAbsent(entry, word);
    }
    return word != null;
  }

  /** True if an entry accepts a finding: its code, and one of its effects. */
  boolean accepts(Finding finding) {
    boolean accepted = false;
    for (Accepted entry : entries) {
      boolean code = entry.code().equals(finding.diagnostic().code().id());
      if (code && names.isOf(entry.effect(), finding)) {
        used.add(entry);
        accepted = true;
      }
    }
    return accepted;
  }

  /** Reports the entries that have accepted nothing. */
  void reportLeft(Diagnostics diagnostics) {
    for (Accepted entry : entries) {
      if (!used.contains(entry)) {
        boolean isCode = entry.code().matches(FORM);
        String code = entry.code() + (isCode ? "" : ", which is no code of findings,");
        String found = code + " of " + Words.quote(entry.effect());
        Set<String> there = others.getOrDefault(entry.code(), Set.of());
        String expected = there.isEmpty() ? "" : Words.oneOf(there);
        Diagnostic left = Diagnostic.of(Code.ACCEPTED_LEFT, entry.places().all(), found, expected);
        String near = isCode ? null : Words.nearest(entry.code(), CODES);
        Diagnostic about = left.about(Subject.written(entry.effect()));
        entry.places().report(about.meaning(meant.getOrDefault(entry, near)), diagnostics);
      }
    }
  }
}
