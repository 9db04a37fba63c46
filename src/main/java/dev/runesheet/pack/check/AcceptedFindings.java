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
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The list {@code accepted} of {@code game.yaml}: findings that are as they should be, and why. */
final class AcceptedFindings {

  private final List<Accepted> entries;
  private final Set<Accepted> used = new HashSet<>();

  /** The accepted findings of a game; errors of the list were reported when the game was read. */
  AcceptedFindings(String game, PackFiles files) {
    entries = Manifest.accepted(game, files);
  }

  /** True if an entry accepts a finding: its code, and one of its effects. */
  boolean accepts(Finding finding) {
    boolean accepted = false;
    for (Accepted entry : entries) {
      boolean code = entry.code().equals(finding.diagnostic().code().id());
      if (code && finding.effects().contains(entry.effect())) {
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
        String found = entry.code() + " of " + Words.quote(entry.effect());
        Diagnostic left = Diagnostic.of(Code.ACCEPTED_LEFT, entry.places().all(), found, "");
        entry.places().report(left.about(Subject.written(entry.effect())), diagnostics);
      }
    }
  }
}
