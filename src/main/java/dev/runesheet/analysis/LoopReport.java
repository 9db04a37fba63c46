package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The report of endless loops.
 *
 * @param earlier the effects that were there before
 * @param places the places of lines and triggers
 * @param report where they are told
 */
record LoopReport(EarlierEffects earlier, Places places, Report report) {

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
