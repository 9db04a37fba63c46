package dev.runesheet.testing;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of a scenario.
 *
 * @param scenario the scenario
 * @param mismatches the differences from its expectations
 * @param story the log since set-up; empty if the match could not be set up
 * @param findings the errors of the scenario itself
 */
public record ScenarioResult(
    Scenario scenario, List<Mismatch> mismatches, List<String> story, List<Diagnostic> findings) {

  /** Copies the lists. */
  public ScenarioResult {
    mismatches = List.copyOf(mismatches);
    story = List.copyOf(story);
    findings = List.copyOf(findings);
  }

  /** True if all is as expected; a warning is no failure. */
  public boolean passed() {
    return mismatches.isEmpty() && findings.stream().noneMatch(Diagnostic::isError);
  }

  /** All errors and differences, one line each. */
  public List<String> told() {
    List<String> lines = new ArrayList<>();
    findings.forEach(finding -> lines.add(finding.message()));
    mismatches.forEach(mismatch -> lines.add(mismatch.toString()));
    return lines.stream().distinct().toList();
  }

  /** All errors and differences, one line each, then the log. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(told());
    if (!mismatches.isEmpty() && !story.isEmpty()) {
      lines.add("What happened:");
      story.forEach(line -> lines.add("  " + line));
    }
    return lines;
  }
}
