package dev.runesheet.testing;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import java.util.List;

/**
 * What came of a scenario.
 *
 * @param scenario the scenario
 * @param mismatches what is not as expected
 * @param story what happened since the match was set up; empty if it could not be
 * @param findings what is wrong with the scenario itself
 */
public record ScenarioResult(
    Scenario scenario, List<Mismatch> mismatches, List<String> story, List<Diagnostic> findings) {

  /** Copies the lists. */
  public ScenarioResult {
    mismatches = List.copyOf(mismatches);
    story = List.copyOf(story);
    findings = List.copyOf(findings);
  }

  /** Whether all is as expected; a warning is no failure. */
  public boolean passed() {
    return mismatches.isEmpty()
        && findings.stream().noneMatch(finding -> finding.severity() == Severity.ERROR);
  }

  /** All that is wrong, one line each. */
  public List<String> told() {
    List<String> lines = new java.util.ArrayList<>();
    findings.forEach(finding -> lines.add(finding.message()));
    mismatches.forEach(mismatch -> lines.add(mismatch.toString()));
    return lines.stream().distinct().toList();
  }

  /** All that is wrong, one line each, then what happened. */
  public List<String> lines() {
    List<String> lines = new java.util.ArrayList<>(told());
    if (!mismatches.isEmpty() && !story.isEmpty()) {
      lines.add("What happened:");
      story.forEach(line -> lines.add("  " + line));
    }
    return lines;
  }
}
