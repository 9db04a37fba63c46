package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.VerbCatalog;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.table.cell.CellValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The steps that rows of effects are made of. Which row says a step is found by making the step
 * anew and comparing, so that nothing is lost.
 *
 * @param verbs the game's verbs
 * @param place the place of the row
 */
record EffectSteps(VerbCatalog verbs, SourceLocation place) {

  private static final String TAKE = "take";

  /** A verb with its arguments. */
  Step act(String verb, Argument... arguments) {
    VerbSpec spec = verbs.get(verb);
    Map<String, Argument> given = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      given.put(spec.parameters().get(i).name(), arguments[i]);
    }
    return new Step.Do(spec, given, place);
  }

  /** The owner receives what the card has printed. */
  Step printed(String moment) {
    return act("receive-printed", new Argument.Word(moment));
  }

  /** The owner gains a resource. */
  Step gain(String resource, Value amount) {
    return act("gain", Role.OWNER, new Argument.Word(resource), amount);
  }

  private Step lose(String resource, double amount) {
    return act("lose", Role.OWNER, new Argument.Word(resource), Value.of(amount));
  }

  private static Condition has(String stat, double amount) {
    Value there = new Value.StatOf(Role.OWNER, stat);
    return new Condition.Not(
        new Condition.Comparison(Condition.Relation.BELOW, there, Value.of(amount)));
  }

  /** Pays one resource for another, if there is enough of it. */
  Step exchange(String paid, double price, String gained, double amount) {
    List<Step> both = List.of(lose(paid, price), gain(gained, Value.of(amount)));
    return new Step.If(has(paid, price), both, List.of(), place);
  }

  /** Asks whether to pay one resource for another. */
  Step offered(String prompt, String paid, double price, String gained, double amount) {
    Step.Leg take = new Step.Leg(TAKE, List.of(exchange(paid, price, gained, amount)));
    Step question = new Step.Choose(Role.OWNER, prompt, List.of(take), Step.Asking.OPTIONAL, place);
    return new Step.If(has(paid, price), List.of(question), List.of(), place);
  }

  /** The option of a resource. */
  Step.Leg option(String resource, double amount, String letter, boolean sea) {
    String name = "+" + (int) amount + letter;
    Step.Leg leg = new Step.Leg(name, List.of(gain(resource, Value.of(amount))));
    return sea ? leg.onlyWhen(has(PlayerStats.SAILS, 1)) : leg;
  }

  /** The gain of a step: a resource and a number as written; empty for other steps. */
  static Optional<Gain> gain(Step step) {
    return step instanceof Step.Do act
            && act.verb().name().equals("gain")
            && act.arguments().get("resource") instanceof Argument.Word resource
            && act.arguments().get("amount") instanceof Value amount
        ? Optional.of(new Gain(resource.word(), amount))
        : Optional.empty();
  }

  /**
   * A gain of a resource.
   *
   * @param resource the stat of players
   * @param amount the amount, as a value to compute
   */
  record Gain(String resource, Value amount) {
    /** The amount if it is a plain number; otherwise NaN. */
    double number() {
      return amount instanceof Value.Constant constant ? constant.number() : Double.NaN;
    }
  }

  /** The four parts of an exchange; empty if the step is none. */
  static Optional<List<CellValue>> exchange(Step step) {
    if (!(step instanceof Step.If branch) || branch.then().size() != 2) {
      return Optional.empty();
    }
    Optional<Gain> gained = gain(branch.then().get(1));
    boolean pays =
        branch.then().get(0) instanceof Step.Do act
            && act.verb().name().equals("lose")
            && act.arguments().get("resource") instanceof Argument.Word
            && act.arguments().get("amount") instanceof Value.Constant;
    if (!pays || gained.isEmpty() || Double.isNaN(gained.get().number())) {
      return Optional.empty();
    }
    Map<String, Argument> paid = ((Step.Do) branch.then().get(0)).arguments();
    return Optional.of(
        List.of(
            new CellValue.Text(((Argument.Word) paid.get("resource")).word()),
            new CellValue.Number(((Value.Constant) paid.get("amount")).number()),
            new CellValue.Text(gained.get().resource()),
            new CellValue.Number(gained.get().number())));
  }

  /** The exchange of a question; empty if it is about something else. */
  static Optional<Step> takenBy(Step.Choose question) {
    boolean one =
        question.legs().size() == 1
            && question.legs().get(0).name().equals(TAKE)
            && question.legs().get(0).body().size() == 1;
    return one ? Optional.of(question.legs().get(0).body().get(0)) : Optional.empty();
  }
}
