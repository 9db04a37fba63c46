package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.StandardVerb;
import java.util.Collection;
import java.util.Set;

/** The check for lines that permit something in effects that nothing asks for permission. */
public final class UnaskedPermits {

  private static final String EXPECTED =
      "another verb, or none: only the 'if' of an action, an ability or a phase is asked for that";

  private UnaskedPermits() {}

  /** Warns of each such line at its verb. */
  public static void check(
      Collection<Effect> effects,
      DeclaredCatalog catalog,
      PartPlaces places,
      Diagnostics findings) {
    Set<String> asked = catalog.asked();
    for (Effect effect : effects) {
      if (!asked.contains(effect.id())) {
        effect
            .calls()
            .filter(act -> act.verb().name().equals(StandardVerb.PERMIT))
            .map(act -> idle(effect, act, places))
            .forEach(findings::add);
      }
    }
  }

  private static Diagnostic idle(Effect effect, Step.Do act, PartPlaces places) {
    SourceLocation place = places.step(effect, act).field("do");
    return Diagnostic.of(Code.NO_CHANGE, place, Words.quote(effect.say(act)), EXPECTED);
  }
}
