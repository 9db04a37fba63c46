package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

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

  /**
   * The report of endless loops.
   *
   * @param earlier the effects that were there before
   * @param places the places of lines and triggers
   * @param report where they are told
   */
  record Loops(EarlierEffects earlier, PartPlaces places, Report report) {

    /**
     * One effect on a cycle.
     *
     * @param raise the line that leads on; null if the effect runs the next one
     * @param again whether it brings what the next one can act for again
     */
    record Link(Effect effect, RaisedEvent raise, boolean again) {
      private String words() {
        String leads = again ? ", which lets this act again:" : ", which sets off";
        String what = raise == null ? "runs" : raise.words() + leads;
        return "'" + effect.id() + "' " + what;
      }
    }

    /** Reports a cycle at the first effect, which closed it, with the names of the others. */
    void tell(List<Link> links) {
      Effect start = links.get(0).effect();
      RaisedEvent raise = links.get(0).raise();
      String round = links.stream().map(Link::words).collect(Collectors.joining(" "));
      SourceLocation act = raise == null ? start.source() : places.step(start, raise.act());
      report.add(
          Code.LOOP,
          earlier.onlyStartsOtherwise(start) ? places.trigger(start) : act,
          start.id(),
          round + " '" + start.id() + "'",
          links.stream().map(Link::effect).toList());
    }
  }
}
