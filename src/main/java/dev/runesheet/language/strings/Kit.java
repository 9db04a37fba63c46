package dev.runesheet.language.strings;

import dev.runesheet.language.WordTable;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.model.verb.VerbSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Short words for building programs of the effect model.
 *
 * @param verbs the game's verbs
 * @param resources the letters of resources
 * @param place where the text stands
 */
record Kit(VerbCatalog verbs, WordTable<String> resources, SourceLocation place) {

  static final Role OWNER = Role.OWNER;
  static final Role SELF = Role.SELF;
  static final Role TARGET = Role.TARGET;

  /** A verb with its arguments, in the order of its parameters. */
  Step act(String verb, Argument... arguments) {
    VerbSpec spec = verbs.get(verb);
    Map<String, Argument> given = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      Parameter parameter = spec.parameters().get(i);
      given.put(parameter.name(), arguments[i]);
    }
    return new Step.Do(spec, given, place);
  }

  Step gain(Role who, Amount amount) {
    return act("gain", who, word(amount.resource()), Value.of(amount.number()));
  }

  Step lose(Role who, Amount amount) {
    return act("lose", who, word(amount.resource()), Value.of(amount.number()));
  }

  /** Gains a resource, or loses it if the amount is negative. */
  Step change(Role who, Amount amount) {
    return amount.number() < 0
        ? lose(who, new Amount(amount.resource(), -amount.number()))
        : gain(who, amount);
  }

  Step when(Condition condition, List<Step> then) {
    return new Step.If(condition, then, List.of(), place);
  }

  Step choose(Role who, String prompt, Asking asking, Step.Leg... legs) {
    return new Step.Choose(who, prompt, List.of(legs), asking, place);
  }

  Step choose(Role who, String prompt, Asking asking, List<Step.Leg> legs) {
    return new Step.Choose(who, prompt, legs, asking, place);
  }

  /** Lets a player pick an entity of a group, which becomes the target. */
  Step pick(Role who, String prompt, Asking asking, Selector.Group group, Step... body) {
    return choose(who, prompt, asking, Step.Leg.each("", group, List.of(body)));
  }

  Step draw(Selector.Group group, Step... body) {
    return new Step.Draw(group, List.of(body), place);
  }

  Step forEach(Selector.Group group, Step... body) {
    return new Step.ForEach(group, List.of(body), place);
  }

  Step allAtOnce(Selector.Group group, Step... body) {
    return new Step.AllAtOnce(group, List.of(body), place);
  }

  Step perform(String effect) {
    return new Step.Perform(effect, place);
  }

  static Argument.Word word(String word) {
    return new Argument.Word(word);
  }

  static Selector.Group group(String scope, Role of, Condition... where) {
    return new Selector.Group(scope, of, List.of(where));
  }

  static Selector.Group group(String scope, Condition... where) {
    return new Selector.Group(scope, List.of(where));
  }

  static Value stat(Role who, String stat) {
    return new Value.StatOf(who, stat);
  }

  /** Whether somebody has at least so much. */
  static Condition atLeast(Role who, String stat, double number) {
    return not(new Condition.Comparison(Relation.BELOW, stat(who, stat), Value.of(number)));
  }

  static Condition has(Role who, Amount amount) {
    return atLeast(who, amount.resource(), amount.number());
  }

  static Condition has(Role who, List<Amount> amounts) {
    List<Condition> all = amounts.stream().map(amount -> has(who, amount)).toList();
    return all.size() == 1 ? all.get(0) : new Condition.All(all);
  }

  /** Whether somebody has so much of any resource that can be {@code wild}. */
  static Condition hasAny(Role who, int number) {
    return new Condition.Any(
        LegLowering.WILD.stream().map(resource -> atLeast(who, resource, number)).toList());
  }

  /** The letter of a resource. */
  String letter(String resource) {
    return resources.word(resource).orElseThrow();
  }

  /** An amount as options name it, for example {@code 2g}. */
  String letters(Amount amount) {
    return amount.number() + letter(amount.resource());
  }

  /** Whether a group has somebody in it. */
  static Condition some(Selector.Group group) {
    return new Condition.Comparison(Relation.ABOVE, new Value.Count(group), Value.of(0));
  }

  static Condition is(Role who, String property, String word) {
    return new Condition.Is(who, property, word);
  }

  static Condition not(Condition condition) {
    return new Condition.Not(condition);
  }

  /** A number for each of something. */
  static Value each(Value count, int number) {
    return number == 1
        ? count
        : new Value.Arithmetic(Value.Operator.MULTIPLY, count, Value.of(number));
  }
}
