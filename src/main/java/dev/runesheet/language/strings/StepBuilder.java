package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Value;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.word.StandardVerb;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Builds steps of programs.
 *
 * @param verbs the game's verbs
 * @param column the column that is read
 * @param alone whether the part is the only one of its string
 * @param place where the text stands
 */
public record StepBuilder(VerbCatalog verbs, Column column, boolean alone, SourceLocation place) {

  /** The name of the only option of an offer. */
  public static final String TAKE = "take";

  private static final Role OWNER = Role.OWNER;
  private static final Role TARGET = Role.TARGET;

  /** Builds steps that no column tells, each the only one of its program. */
  public static StepBuilder of(VerbCatalog verbs, SourceLocation place) {
    return new StepBuilder(verbs, Column.ENGAGE, true, place);
  }

  /** The same for a part that is or is not the only one. */
  StepBuilder alone(boolean now) {
    return new StepBuilder(verbs, column, now, place);
  }

  /** A verb with its arguments, in the order of its parameters. */
  public Step act(String verb, Argument... arguments) {
    return Step.Do.of(verbs.get(verb), place, arguments);
  }

  /** The step that gives the numbers printed on the card for a moment. */
  public Step printed(String moment) {
    return act(VerbNames.RECEIVE_PRINTED, word(moment));
  }

  /** A gain of so much of a resource. */
  public Step gain(Role who, Amount amount) {
    return act(VerbNames.GAIN, who, word(amount.resource()), Value.of(amount.number()));
  }

  /** A gain of some resource for each of something. */
  public Step gainEach(Role who, Amount each, Value count) {
    return act(VerbNames.GAIN, who, word(each.resource()), times(count, each.number()));
  }

  /** A count, multiplied unless each counts once. */
  private static Value times(Value count, double each) {
    return each == 1 ? count : new Value.Arithmetic(Value.Operator.MULTIPLY, count, Value.of(each));
  }

  Step lose(Role who, Amount amount) {
    return act(VerbNames.LOSE, who, word(amount.resource()), Value.of(amount.number()));
  }

  Step move(Role from, Role to, Amount amount) {
    return act(
        VerbNames.MOVE_RESOURCE, from, to, word(amount.resource()), Value.of(amount.number()));
  }

  /** The step that adds to the cost of a card. */
  Step dearer(Role card, Amount amount) {
    return act(StandardVerb.ADD_STAT, card, word(extra(amount)), Value.of(amount.number()));
  }

  /** The number of a card to which an amount is added that it costs more. */
  static String extra(Amount amount) {
    return CardStats.extra(Resource.named(amount.resource()));
  }

  Step.If when(Condition condition, Step... then) {
    return new Step.If(condition, List.of(then), List.of(), place);
  }

  Step choose(Role who, Prompt prompt, Asking asking, List<Step.Branch> branches) {
    return new Step.Choose(who, prompt.word(), branches, asking, place);
  }

  /** Lets a player pick an entity of a group, which becomes the target. */
  Step pick(Role who, Prompt prompt, Asking asking, Selector.Group group, Step... body) {
    return choose(who, prompt, asking, List.of(Step.Branch.each("", group, List.of(body))));
  }

  /** Lets the owner pick a card that the owner may have to choose. */
  Step pickCard(boolean optional, Selector.Group cards, Step... body) {
    return pick(OWNER, Prompt.CHOOSE_OWNED_CARD, asking(optional), cards, body);
  }

  /** Lets the owner pick a player. */
  Step pickPlayer(boolean optional, Selector.Group players, Step... body) {
    return pick(OWNER, Prompt.CHOOSE_PLAYER, asking(optional), players, body);
  }

  /** The owner chooses one of some players who has such a card, then one of those cards. */
  Step cardOfOther(boolean optional, Selector.Group cards, Step then) {
    return pickPlayer(optional, Scopes.owners(cards), pickCard(optional, cards, then));
  }

  Step draw(Selector.Group group, Step body) {
    return new Step.Draw(group, List.of(body), place);
  }

  Step forEach(Selector.Group group, Step body) {
    return new Step.ForEach(group, List.of(body), place);
  }

  Step allAtOnce(Selector.Group group, Step body) {
    return new Step.AllAtOnce(group, List.of(body), place);
  }

  Step perform(String effect) {
    return new Step.Perform(effect, place);
  }

  /**
   * Puts the target back on the stack it comes from, if it has one, with further steps; if it has
   * none, other steps follow.
   */
  Step putBack(List<Step> more, List<Step> otherwise) {
    List<Step> put = new ArrayList<>(List.of(act(VerbNames.PUT_BACK, TARGET)));
    put.addAll(more);
    return new Step.If(
        some(Scopes.group(ValeriaScope.WITH_OWN_STACK, TARGET)), put, otherwise, place);
  }

  /** The steps that take something from the target, who may get victory points. */
  List<Step> robbed(Step taken, int victimVictory, boolean before) {
    if (victimVictory == 0) {
      return List.of(taken);
    }
    Step comfort = gain(TARGET, new Amount("victory", victimVictory));
    return before ? List.of(comfort, taken) : List.of(taken, comfort);
  }

  /** Pays and gains if it can still be paid; otherwise nothing happens. */
  public Step.If trade(Amount price, Amount reward) {
    return when(has(OWNER, price), lose(OWNER, price), gain(OWNER, reward));
  }

  /** Asks whether to trade, if it can be paid now; looks again when the answer comes. */
  public Step offered(String prompt, Step.If trade) {
    List<Step.Branch> take = List.of(new Step.Branch(TAKE, List.of(trade)));
    Step question = new Step.Choose(OWNER, prompt, take, Asking.OPTIONAL, place);
    return when(trade.condition(), question);
  }

  Step offered(Prompt prompt, Step.If trade) {
    return offered(prompt.word(), trade);
  }

  /** A way for each amount that somebody can pay. */
  List<Step.Branch> ways(Role who, List<Amount> amounts, Function<Amount, List<Step>> then) {
    return amounts.stream()
        .map(
            amount ->
                new Step.Branch("pay " + letter(amount.resource()), then.apply(amount))
                    .onlyWhen(has(who, amount)))
        .toList();
  }

  /** Somebody who can pay may do so for something; that one is asked only if that is possible. */
  Step bought(Role who, Prompt prompt, Price price, Step then) {
    boolean wild = price.wild() > 0;
    Condition payable = wild ? hasAny(who, price.wild()) : has(who, price.amounts());
    List<Step.Branch> ways;
    if (wild) {
      ways =
          ways(
              who,
              price.ways(),
              amount -> List.of(when(has(who, amount), lose(who, amount), then)));
    } else {
      List<Step> paid = new ArrayList<>();
      price.amounts().forEach(amount -> paid.add(lose(who, amount)));
      paid.add(then);
      ways = List.of(new Step.Branch("pay", List.of(when(payable, paid.toArray(Step[]::new)))));
    }
    return when(payable, choose(who, prompt, Asking.OPTIONAL, ways));
  }

  /** True if a question may be declined. */
  static Asking asking(boolean optional) {
    return optional ? Asking.OPTIONAL : Asking.ALWAYS;
  }

  /** A lone option is taken at once where payouts and rewards are worked off. */
  Asking asking() {
    return column.inHarvest() || column == Column.REWARD ? Asking.UNLESS_ALONE : Asking.ALWAYS;
  }

  /** A word as an argument of a verb. */
  public static Argument.Word word(String word) {
    return new Argument.Word(word);
  }

  static Value stat(Role who, String stat) {
    return new Value.StatOf(who, stat);
  }

  /** A condition: somebody has at least so much. */
  static Condition atLeast(Role who, String stat, double number) {
    return new Condition.Not(
        new Condition.Comparison(Relation.BELOW, stat(who, stat), Value.of(number)));
  }

  static Condition above(Role who, String stat, double number) {
    return new Condition.Comparison(Relation.ABOVE, stat(who, stat), Value.of(number));
  }

  static Condition has(Role who, Amount amount) {
    return atLeast(who, amount.resource(), amount.number());
  }

  static Condition has(Role who, List<Amount> amounts) {
    return Condition.together(amounts.stream().map(amount -> has(who, amount)).toList());
  }

  /** A condition: somebody has so much of any resource that can be {@code wild}. */
  static Condition hasAny(Role who, int number) {
    return new Condition.Any(
        Resource.IN_PRICES.stream().map(resource -> atLeast(who, resource, number)).toList());
  }

  /** A condition: a group has somebody in it. */
  static Condition some(Selector.Group group) {
    return new Condition.Comparison(Relation.ABOVE, new Value.Count(group), Value.of(0));
  }

  /** A condition: players sail in this match. */
  public static Condition sails() {
    return atLeast(OWNER, PlayerStats.SAILS, 1);
  }

  /** The letter of a resource. */
  static String letter(String resource) {
    return Resource.named(resource).letter();
  }

  /** An amount as options name it, for example {@code 2g}. */
  static String letters(Amount amount) {
    return Resource.named(amount.resource()).letters(amount.number());
  }
}
