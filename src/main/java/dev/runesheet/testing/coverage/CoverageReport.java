package dev.runesheet.testing.coverage;

import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.coverage.count.CoveredCount;
import dev.runesheet.testing.coverage.count.Gap;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The report of coverage for people: the counted rules, file by file, and the gaps.
 *
 * @param coverage the recorded coverage
 * @param config the thresholds and excluded rules
 */
public record CoverageReport(Coverage coverage, CoverageConfig config) {

  /**
   * The counted rules of a game or project: all except the engine's own, the unreachable ones, and
   * the exits of loops that end with what they do.
   */
  public List<RuleCoverage> counted(SubjectCoverage subject) {
    Set<String> cut = subject.exitsCutShort();
    return subject.rules().stream()
        .filter(RuleCoverage::counts)
        .filter(rule -> !cut.contains(rule.key()))
        .filter(rule -> config.unreachable(subject.name(), rule.name()).isEmpty())
        .toList();
  }

  /** Why a rule does not count, since nothing can reach it; empty if it counts. */
  public Optional<String> reasonNotToCount(String subject, RuleCoverage rule) {
    return config.unreachable(subject, rule.name()).map(Unreachable::why);
  }

  /** The counted rules of all subjects. */
  public List<RuleCoverage> counted() {
    return coverage.subjects().stream().flatMap(subject -> counted(subject).stream()).toList();
  }

  /** The counted rules, by the file of their source. */
  public Map<String, List<RuleCoverage>> byFile(SubjectCoverage subject) {
    Map<String, List<RuleCoverage>> files = new TreeMap<>();
    for (RuleCoverage rule : counted(subject)) {
      files.computeIfAbsent(rule.file(), name -> new ArrayList<>()).add(rule);
    }
    return files;
  }

  /** All metrics in one line. */
  public String summary() {
    List<String> words = new ArrayList<>();
    for (Metric metric : Metric.values()) {
      CoveredCount tally = metric.of(counted());
      words.add(metric.word() + " " + (tally.all() == 0 ? "none" : tally.percentage()));
    }
    return String.join(", ", words);
  }

  /** The gaps, file by file. */
  public List<Gap> gaps() {
    List<Gap> gaps = new ArrayList<>();
    for (SubjectCoverage subject : coverage.subjects()) {
      byFile(subject).values().forEach(rules -> gaps(rules, gaps));
    }
    return gaps;
  }

  /** Adds the gaps of an effect's rules; an effect of which no rule fired is one gap. */
  private static void gaps(List<RuleCoverage> rules, List<Gap> gaps) {
    Map<String, List<RuleCoverage>> effects =
        rules.stream()
            .filter(rule -> !rule.effect().isEmpty())
            .collect(Collectors.groupingBy(RuleCoverage::effect));
    Set<String> told = new HashSet<>();
    for (RuleCoverage rule : rules) {
      List<RuleCoverage> together = effects.getOrDefault(rule.effect(), List.of());
      boolean never = together.size() > 1 && together.stream().allMatch(part -> part.fired() == 0);
      if (!never) {
        gaps.addAll(Gap.of(rule));
      } else if (told.add(rule.effect())) {
        gaps.add(new Gap(rule.place(), "effect \"" + rule.effect() + "\" never ran"));
      }
    }
  }

  /** Reports every threshold that is missed, and the errors of the configuration. */
  public void check(Diagnostics findings) {
    config.thresholds().forEach(threshold -> check(threshold, findings));
    config.unreachable().forEach(entry -> check(entry, findings));
  }

  private void check(Threshold threshold, Diagnostics findings) {
    List<RuleCoverage> rules = rulesOf(threshold.of());
    if (rules.isEmpty() && !threshold.of().isEmpty()) {
      unknown(threshold.source(), threshold.of(), "a game or file of the coverage", findings);
      return;
    }
    CoveredCount tally = threshold.metric().of(rules);
    if (tally.all() == 0) {
      String what = threshold.metric().word();
      String of = threshold.of().isEmpty() ? "" : " of " + threshold.of();
      findings.add(
          Diagnostic.of(Code.EXPECTS_NOTHING, threshold.source(), "no " + what, what + of));
      return;
    }
    if (tally.percent() < threshold.percent()) {
      String of = threshold.of().isEmpty() ? "" : " of " + threshold.of();
      String found = tally.percentage() + " of the " + threshold.metric().word();
      String expected = "at least " + Numerals.plain(threshold.percent()) + " %" + of;
      findings.add(
          Diagnostic.of(Code.COVERAGE_THRESHOLD, threshold.source(), found, expected)
              .suggesting(tally.covered() + " of " + tally.all() + " are covered"));
    }
  }

  private List<RuleCoverage> rulesOf(String of) {
    if (of.isEmpty()) {
      return counted();
    }
    return coverage
        .subject(of)
        .map(this::counted)
        .orElseGet(() -> counted().stream().filter(rule -> rule.file().equals(of)).toList());
  }

  private void check(Unreachable entry, Diagnostics findings) {
    Optional<SubjectCoverage> subject = coverage.subject(entry.of());
    if (subject.isEmpty()) {
      // Coverage of some games only does not measure the others.
      return;
    }
    List<RuleCoverage> named =
        subject.get().rules().stream().filter(rule -> rule.name().equals(entry.rule())).toList();
    if (named.isEmpty()) {
      unknown(entry.source(), entry.rule(), "a rule of " + entry.of(), findings);
    } else if (named.stream().anyMatch(rule -> rule.fired() > 0)) {
      String found = Words.quote(entry.rule()) + ": " + entry.why();
      findings.add(Diagnostic.of(Code.COVERAGE_REACHED, entry.source(), found, ""));
    }
  }

  private static void unknown(
      SourceLocation source, String found, String expected, Diagnostics findings) {
    findings.errorAbout(Code.UNKNOWN_REFERENCE, source, found, expected);
  }
}
