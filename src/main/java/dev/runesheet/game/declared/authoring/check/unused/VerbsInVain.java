package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.EndVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.StandardVerb;
import java.util.List;
import java.util.Set;

/**
 * The check for lines that permit something in effects that nothing asks for permission, and for
 * those that end the match by the game's rule for winners, in a game that has none.
 */
public record VerbsInVain(DeclaredCatalog catalog, PartPlaces places, Diagnostics findings) {

  /** Tells each such line at its verb. */
  public void check(List<Effect> effects) {
    boolean undecided = catalog.extras().winner() == null;
    Set<String> asked = catalog.asked();
    for (Effect effect : effects) {
      effect
          .calls()
          .forEach(
              act -> {
                String verb = act.verb().name();
                if (undecided && verb.equals(EndVerbs.END_MATCH)) {
                  undecided(place(effect, act));
                } else if (verb.equals(StandardVerb.PERMIT) && !asked.contains(effect.id())) {
                  unasked(place(effect, act), effect.say(act));
                }
              });
    }
  }

  private SourceLocation place(Effect effect, Step.Do act) {
    return places.step(effect, act).field("do");
  }

  private void undecided(SourceLocation place) {
    findings.error(
        Code.DECLARATION,
        place,
        Words.quote(EndVerbs.END_MATCH) + " in a game without 'winner'",
        "'winner' in game.yaml, which says who wins, or the verb 'win' or 'tie'");
  }

  private void unasked(SourceLocation place, String words) {
    String expected =
        "another verb, or none: only the 'if' of an action, an ability or a phase is asked for"
            + " that";
    findings.error(Code.NO_CHANGE, place, Words.quote(words), expected);
  }
}
