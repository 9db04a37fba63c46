package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.Places;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Presence;

/** The check that as many entities as an effect asks for while it is in force can be there. */
record PresentScopes(ScopeCounts counts, Places places, Diagnostics findings) {

  /** Checks an effect of a card, a status or a rule. */
  void check(Effect effect) {
    effect
        .body()
        .presence()
        .ifPresent(
            asked ->
                counts
                    .seenBy(effect, asked.scope())
                    .ifPresent(range -> check(effect, asked, range)));
  }

  private void check(Effect effect, Presence asked, Range range) {
    if (asked.atLeast() > range.high()) {
      int most = (int) range.high();
      String there = "there are " + (range.low() < most ? "at most " : "") + most;
      String fewer = most == 1 ? "1" : "a number from 1 to " + most;
      tell(effect, "at least", asked.atLeast(), there, most == 0 ? "another scope" : fewer);
    } else if (asked.atMost() < range.low()) {
      int least = (int) range.low();
      String there = range.high() == least ? "there are " + least : "it is one itself";
      tell(effect, "at most", asked.atMost(), there, "a number from " + least);
    }
  }

  private void tell(Effect effect, String bound, int number, String there, String expected) {
    String scope = effect.body().presence().orElseThrow().scope();
    findings.error(
        Code.NEVER_FIRES,
        places.change(effect, "while/" + bound),
        number + " of " + Words.quote(scope) + ", of which " + there,
        expected);
  }
}
