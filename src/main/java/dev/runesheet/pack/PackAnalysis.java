package dev.runesheet.pack;

import dev.runesheet.analysis.Analysis;
import dev.runesheet.analysis.Finding;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;

/** The analyst's look at a game's sources, without what its authors have accepted. */
public final class PackAnalysis {

  private PackAnalysis() {}

  /**
   * Analyses sources that were read without errors.
   *
   * @param diagnostics takes the findings, and entries of {@code accepted} that fit none
   */
  public static void check(
      AuthoringPack pack, PackContent content, PackFiles files, Diagnostics diagnostics) {
    List<Finding> findings = new ArrayList<>(content.findings());
    findings.addAll(
        Analysis.of(content.effects(), pack.knowledge(content), new TablePlaces(content.tables())));
    StackingWords stacking = new StackingWords(content.effects());
    content.tables().forEach(table -> stacking.check(table.table(), diagnostics));
    AcceptedFindings accepted = AcceptedFindings.read(pack.game(), files, diagnostics);
    List<Diagnostic> left =
        findings.stream()
            .filter(finding -> !accepted.accepts(finding))
            .map(Finding::diagnostic)
            .toList();
    new SourceLines(files).add(left, diagnostics);
    accepted.reportLeft();
  }
}
