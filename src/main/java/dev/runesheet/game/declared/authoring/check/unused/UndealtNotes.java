package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.StandardVerb;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The check for lines of abilities that count what a calculation has noted, although nothing is
 * dealt by it since the use of the ability set the note to 0.
 */
public final class UndealtNotes {

  private final DeclaredCatalog catalog;
  private final PartPlaces places;
  private final Map<String, Effect> effects = new LinkedHashMap<>();
  private final List<Finding> found = new ArrayList<>();

  private UndealtNotes(Collection<Effect> all, DeclaredCatalog catalog, PartPlaces places) {
    this.catalog = catalog;
    this.places = places;
    all.forEach(effect -> effects.put(effect.id(), effect));
    catalog
        .extras()
        .calculations()
        .forEach(
            (name, calculation) -> {
              if (!calculation.notes().isEmpty()) {
                noted(name, calculation.notes());
              }
            });
  }

  /**
   * The lines that count nothing.
   *
   * @return what is in doubt unless rules written by hand deal something, too
   */
  public static List<Finding> of(
      Collection<Effect> effects, DeclaredCatalog catalog, PartPlaces places) {
    return new UndealtNotes(effects, catalog, places).found;
  }

  private void noted(String calculation, String note) {
    Set<String> dealing = dealing(calculation, note);
    Set<String> beginning = new HashSet<>();
    catalog
        .extras()
        .abilityKinds()
        .forEach(
            (name, kind) -> {
              Effect use = effects.get(kind.program());
              if (use != null && use.calls().anyMatch(act -> begins(act, note))) {
                beginning.add(name);
              }
            });
    catalog
        .abilities()
        .filter(ability -> beginning.contains(ability.kind()))
        .map(Ability::program)
        .filter(program -> effects.containsKey(program) && !dealing.contains(program))
        .forEach(program -> counting(effects.get(program), calculation, note));
  }

  /** The programs that may change the note, also by others that they run. */
  private Set<String> dealing(String calculation, String note) {
    Set<String> dealing = new HashSet<>(Set.of(Step.Perform.USED));
    for (int before = -1; before < dealing.size(); ) {
      before = dealing.size();
      for (Effect effect : effects.values()) {
        if (effect.steps().anyMatch(step -> deals(step, calculation, note, dealing))) {
          dealing.add(effect.id());
        }
      }
    }
    return dealing;
  }

  private static boolean deals(Step step, String calculation, String note, Set<String> dealing) {
    if (!(step instanceof Step.Do act)) {
      // Where others act in their turn, 'self' is one of them.
      return step.turnsSelf() || step instanceof Step.Perform run && dealing.contains(run.effect());
    }
    return !act.verb().isShipped()
        || act.verb().name().equals(AnswerVerbs.USE_ABILITY)
        || act.naming(WordList.CALCULATION).containsValue(calculation)
        || act.naming(WordList.STAT).containsValue(note);
  }

  private static boolean begins(Step.Do act, String note) {
    return act.verb().name().equals(StandardVerb.SET_STAT)
        && act.arguments().containsValue(Selector.Role.SELF)
        && act.naming(WordList.STAT).containsValue(note)
        && act.arguments().containsValue(new Value.Constant(0));
  }

  private void counting(Effect effect, String calculation, String note) {
    Value counted = new Value.StatOf(Selector.Role.SELF, note);
    effect
        .calls()
        .filter(act -> act.arguments().containsValue(counted))
        .forEach(
            act -> {
              String expected =
                  "a line before it that deals by "
                      + Words.quote(calculation)
                      + ", or "
                      + Words.quote(note)
                      + " is 0";
              String line = Words.quote(effect.say(act));
              found.add(
                  Finding.of(
                      Code.NO_CHANGE, places.step(effect, act), line, expected, effect.id()));
            });
  }
}
