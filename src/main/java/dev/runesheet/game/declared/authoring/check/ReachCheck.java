package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Places;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Scope;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.spi.Limits;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The check for what is never reached: lines behind the end of a program, changes in zones where
 * nothing is in play, and scopes of one zone seen from a player, who lies in none.
 */
record ReachCheck(DeclaredCatalog catalog, Places places, Diagnostics findings) {

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
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      step.bodies().values().forEach(body -> lines(effect, body));
      if (step instanceof Step.Repeat repeat) {
        times(effect, repeat);
      } else if (step instanceof Step.Do act) {
        bounds(effect, act);
      }
      boolean ends = step instanceof Step.Stop || step instanceof Step.Do act && act.verb().ends();
      if (ends && i + 1 < steps.size()) {
        String found = "a line behind the end of the program";
        Step next = steps.get(i + 1);
        findings.add(
            Diagnostic.of(Code.UNREACHABLE, places.step(effect, next), found, "no line there"));
      }
    }
  }

  /** Checks that lines are repeated, and not without end, if a plain number says how often. */
  private void times(Effect effect, Step.Repeat repeat) {
    constant(repeat.times())
        .filter(times -> times < 1 || times > Limits.MOST_STEPS)
        .ifPresent(
            times ->
                findings.error(
                    Code.OUT_OF_RANGE,
                    places.times(effect, repeat),
                    Numerals.plain(times),
                    times < 1 ? "1 or more" : Numerals.plain(Limits.MOST_STEPS) + " or less"));
  }

  /** Checks numbers that formulas without names give, and the bounds of a number. */
  private void bounds(Effect effect, Step.Do act) {
    for (Parameter parameter : act.verb().parameters()) {
      constant(act, parameter.name())
          .filter(number -> number < parameter.min() || number > parameter.max())
          .ifPresent(
              number ->
                  outside(
                      effect,
                      act,
                      parameter.name(),
                      number > parameter.max()
                          ? Numerals.plain(parameter.max()) + " or less"
                          : Numerals.plain(parameter.min()) + " or more"));
      if (parameter.turnsBelowZero()) {
        constant(act, parameter.name())
            .filter(number -> number < 0)
            .ifPresent(number -> turned(effect, act, parameter.name(), number));
      }
    }
    act.verb()
        .writes()
        .filter(write -> !write.upper().isEmpty())
        .ifPresent(
            write -> {
              Optional<Double> least = constant(act, write.amount());
              Optional<Double> most = constant(act, write.upper());
              if (least.isPresent() && most.isPresent() && least.get() > most.get()) {
                String expected = Numerals.plain(least.get()) + " or more, as the lower bound";
                outside(effect, act, write.upper(), expected);
              }
            });
  }

  private void turned(Effect effect, Step.Do act, String parameter, double number) {
    String found = Numerals.plain(number) + ", the opposite of '" + act.verb().name() + "'";
    findings.add(
        Diagnostic.of(
            Code.AMOUNT_TURNED, places.argument(effect, act, parameter), found, "0 or more"));
  }

  private void outside(Effect effect, Step.Do act, String parameter, String expected) {
    String found = Numerals.plain(constant(act, parameter).orElseThrow());
    findings.error(Code.OUT_OF_RANGE, places.argument(effect, act, parameter), found, expected);
  }

  private static Optional<Double> constant(Step.Do act, String parameter) {
    return act.arguments().get(parameter) instanceof Value value
        ? constant(value)
        : Optional.empty();
  }

  /** The number that a formula without names always gives. */
  private static Optional<Double> constant(Value value) {
    if (value instanceof Value.Constant constant) {
      return Optional.of(constant.number());
    }
    if (value instanceof Value.Rounded rounded) {
      return constant(rounded.of()).map(rounded.how()::of);
    }
    if (!(value instanceof Value.Arithmetic sum)) {
      return Optional.empty();
    }
    Optional<Interval> right = constant(sum.right()).map(Interval::at);
    return constant(sum.left())
        .map(Interval::at)
        .flatMap(left -> right.map(of -> left.combined(sum.operator(), of).low()));
  }

  private void zone(Effect effect, String name) {
    DeclaredCatalog.Zone zone = catalog.zones().get(name);
    if (zone != null && !zone.inPlay()) {
      findings.add(
          Diagnostic.of(
              Code.NEVER_FIRES,
              effect.source().field("while in"),
              "'" + name + "', where nothing is in play",
              Words.oneOf(catalog.zones(true))));
    }
  }

  private void scope(String name, SourceLocation place) {
    Scope scope = catalog.scopes().get(name);
    if (scope != null && scope.sameZone()) {
      findings.add(
          Diagnostic.of(
              Code.NEVER_FIRES,
              place,
              "'" + name + "', seen from a player, who lies in no zone",
              "a scope without 'same zone'"));
    }
  }
}
