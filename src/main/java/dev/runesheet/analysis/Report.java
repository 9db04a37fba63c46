package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects the findings of an analysis. */
final class Report {

  private final List<Finding> findings = new ArrayList<>();

  /**
   * Adds a finding.
   *
   * @param what the text at the place
   * @param why the reason why it is wrong, in words
   * @param effects the effects it is about, first the one at the place
   */
  void add(Code code, SourceLocation place, Object what, String why, Effect... effects) {
    Diagnostic diagnostic = Diagnostic.about(code, place, what.toString(), "").suggesting(why);
    add(diagnostic, effects);
  }

  /** Adds a finding that is said already. */
  void add(Diagnostic diagnostic, Effect... effects) {
    findings.add(new Finding(diagnostic, Arrays.stream(effects).map(Effect::id).toList()));
  }

  /** Adds a finding about many effects. */
  void add(Code code, SourceLocation place, Object what, String why, List<Effect> effects) {
    add(code, place, what, why, effects.toArray(new Effect[0]));
  }

  /** The number of findings so far. */
  int size() {
    return findings.size();
  }

  List<Finding> findings() {
    return List.copyOf(findings);
  }
}
