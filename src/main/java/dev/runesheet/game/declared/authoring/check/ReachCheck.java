package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Limits;
import java.util.Collection;
import java.util.List;

/**
 * The check for what is never reached: lines behind the end of a program, changes in zones where
 * nothing is in play, and scopes of one zone seen from a player, who lies in none.
 */
record ReachCheck(DeclaredCatalog catalog, PartPlaces places, Diagnostics findings) {

  /**
   * Checks effects and actions.
   *
   * @param game the file that declares the actions
   */
  void check(Collection<Effect> effects, String game) {
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        lines(effect, program.steps());
      } else if (effect.body() instanceof Body.Modify change && change.zone() != null) {
        zone(effect, change.zone());
      }
    }
    catalog
        .actions()
        .forEach(
            (name, action) -> {
              SourceLocation place = SourceLocation.pointer(game, "/actions/" + name);
              scope(action.scope(), place.field("with"));
              scope(action.on(), place.field("on"));
            });
  }

  private void lines(Effect effect, List<Step> steps) {
    ArgumentBounds bounds = new ArgumentBounds(places);
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      step.bodies().values().forEach(body -> lines(effect, body));
      if (step instanceof Step.Repeat repeat) {
        times(effect, repeat);
      } else if (step instanceof Step.Do act) {
        bounds.of(effect, act).forEach(findings::add);
      }
      if (step.ends() && i + 1 < steps.size()) {
        String found = "a line behind the end of the program";
        Step next = steps.get(i + 1);
        findings.error(Code.UNREACHABLE, places.step(effect, next), found, "no line there");
      }
    }
  }

  /** Checks that lines are repeated, and not without end, if a plain number says how often. */
  private void times(Effect effect, Step.Repeat repeat) {
    ArgumentBounds.constant(repeat.times())
        .filter(times -> times < 1 || times > Limits.MOST_STEPS)
        .ifPresent(
            times ->
                findings.error(
                    Code.OUT_OF_RANGE,
                    places.times(effect, repeat),
                    Numerals.plain(times),
                    times < 1 ? "1 or more" : Numerals.plain(Limits.MOST_STEPS) + " or less"));
  }

  private void zone(Effect effect, String name) {
    DeclaredCatalog.Zone zone = catalog.zones().get(name);
    if (zone != null && !zone.inPlay()) {
      findings.error(
          Code.NEVER_FIRES,
          places.change(effect, "while in"),
          "'" + name + "', where nothing is in play",
          Words.oneOf(catalog.zones(true)));
    }
  }

  private void scope(String name, SourceLocation place) {
    Scope scope = catalog.scopes().get(name);
    if (scope != null && scope.sameZone()) {
      findings.error(
          Code.NEVER_FIRES,
          place,
          "'" + name + "', seen from a player, who lies in no zone",
          "a scope without 'same zone'");
    }
  }
}
