package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.StatWrite;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The check of the numbers that a line always gives to its verb: within the bounds of the
 * parameter, not below 0 where that does the opposite, and the lower bound of a number not above
 * the upper one.
 */
public record ArgumentBounds(PartPlaces places) {

  /** The findings about a line, in the order of its parameters. */
  public List<Diagnostic> of(Effect effect, Step.Do act) {
    List<Diagnostic> found = new ArrayList<>();
    for (Parameter parameter : act.verb().parameters()) {
      constant(act, parameter.name())
          .ifPresent(number -> number(effect, act, parameter, number, found));
    }
    act.verb()
        .writes()
        .filter(write -> !write.upper().isEmpty())
        .ifPresent(write -> crossing(effect, act, write, found));
    return found;
  }

  private void number(
      Effect effect, Step.Do act, Parameter parameter, double number, List<Diagnostic> found) {
    String plain = Numerals.plain(number);
    if (number > parameter.max()) {
      String most = Numerals.plain(parameter.max()) + " or less";
      found.add(finding(Code.OUT_OF_RANGE, effect, act, parameter.name(), plain, most));
    } else if (number < parameter.min()) {
      String least = Numerals.plain(parameter.min()) + " or more";
      found.add(finding(Code.OUT_OF_RANGE, effect, act, parameter.name(), plain, least));
    }
    if (parameter.turnsBelowZero() && number < 0) {
      String turned = plain + ", the opposite of '" + act.verb().name() + "'";
      found.add(finding(Code.AMOUNT_TURNED, effect, act, parameter.name(), turned, "0 or more"));
    }
  }

  private void crossing(Effect effect, Step.Do act, StatWrite write, List<Diagnostic> found) {
    Optional<Double> least = constant(act, write.amount());
    Optional<Double> most = constant(act, write.upper());
    if (least.isPresent() && most.isPresent() && least.get() > most.get()) {
      String expected = Numerals.plain(least.get()) + " or more, as the lower bound";
      String upper = Numerals.plain(most.get());
      found.add(finding(Code.OUT_OF_RANGE, effect, act, write.upper(), upper, expected));
    }
  }

  private Diagnostic finding(
      Code code, Effect effect, Step.Do act, String parameter, String found, String expected) {
    return Diagnostic.of(code, places.argument(effect, act, parameter), found, expected);
  }

  private static Optional<Double> constant(Step.Do act, String parameter) {
    return act.arguments().get(parameter) instanceof Value value
        ? constant(value)
        : Optional.empty();
  }

  /** The number that a formula without names always gives. */
  static Optional<Double> constant(Value value) {
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
}
