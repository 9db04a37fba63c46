package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.language.strings.WrittenAs.Use;
import dev.runesheet.language.strings.words.Said;
import dev.runesheet.language.strings.words.SaidForms;
import dev.runesheet.language.strings.words.Worded;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The content of one cell of a card table. Each declares the columns and the texts it is written in
 * ({@link WrittenAs}), its sentence and its effects.
 */
public sealed interface Phrase {

  /** Its effects; none for what is typed data of cards. */
  default List<Made> effects(StepBuilder in) {
    return List.of();
  }

  /** The phrase in words, as a sentence or more. */
  default String say(PartWording in) {
    return Capital.sentence(SaidForms.words(this));
  }

  /** The part of its effects' ids that follows the card's code. */
  default String id(Column column) {
    return column == Column.RELIC ? Column.PASSIVE.id() : column.id();
  }

  /** The sort of an effect. */
  record Made(Body body, Trigger trigger, int priority) {

    /** A change of a number as long as the card lies there. */
    static Made change(String scope, String stat, double amount) {
      Body body = new Body.Modify(stat, stat, Body.Layer.ADD, amount, scope);
      return new Made(body, Trigger.ACTIVATED, 0);
    }
  }

  /** Parts that run one after the other when the card's action, payout or reward comes. */
  @WrittenAs("{parts:payout*+}")
  @WrittenAs(in = Use.RELIC, value = "{parts:payout*+}")
  @WrittenAs(
      in = Use.ROLL,
      value = {"{parts:audience*+}", "{parts:roll}"})
  @WrittenAs(
      in = Use.REVEAL,
      value = {"{parts:audience*+}", "{parts:reveal}"})
  record Program(List<Part> parts) implements Phrase {
    /** Copies the parts. */
    public Program {
      parts = List.copyOf(parts);
    }

    /** True if it takes from opponents before the harvest pays. */
    public boolean steals() {
      return !parts.isEmpty() && parts.get(0) instanceof Payout.Steal;
    }

    @Override
    public String id(Column column) {
      return column.id();
    }

    /** Printed numbers come first; in rewards, before the first question (rules section 4). */
    @Override
    public List<Made> effects(StepBuilder in) {
      List<Step> steps = new ArrayList<>(steps(in, parts));
      String moment =
          switch (in.column()) {
            case ON_TURN, OFF_TURN -> in.column().id();
            case REWARD, ACTIVATION -> "reward";
            default -> "";
          };
      if (!moment.isEmpty()) {
        int at = 0;
        while (in.column() == Column.REWARD && at < steps.size() && !asks(steps.get(at))) {
          at++;
        }
        steps.add(at, in.printed(moment));
      }
      return List.of(new Made(new Body.Program(steps), Trigger.ACTIVATED, 0));
    }

    private static boolean asks(Step step) {
      return !(step instanceof Step.Do) && !(step instanceof Step.If);
    }

    /** When its player may use it where that has to be asked; the first part that asks counts. */
    Optional<Condition> needs(StepBuilder in) {
      return parts.stream().flatMap(part -> part.needs(in).stream()).findFirst();
    }

    @Override
    public String say(PartWording in) {
      return parts.isEmpty() ? "" : in.parts(parts);
    }
  }

  /** Citizens whose number was rolled are blocked as long as the card lies in the centre. */
  @WrittenAs(in = Use.ROLL, value = "block_recruit_matching_roll")
  @Said(
      "as long as it lies on top of a stack,"
          + " citizens whose number was rolled cannot be hired or gained")
  record Blocked() implements Phrase {
    @Override
    public String id(Column column) {
      return Column.PASSIVE.id();
    }

    @Override
    public List<Made> effects(StepBuilder in) {
      return List.of(Made.change(EffectStrings.OWNER, PlayerStats.ROLLED_BLOCKED, 1));
    }
  }

  /** Parts that run whenever something happens. */
  @WrittenAs(
      in = Use.PASSIVE,
      value = {
        "action.start {parts:gaining*+}{moment=ACTION_START}",
        "action.hire {parts:gaining*+}{moment=HIRE}",
        "action.build {parts:gaining*+}{moment=BUILD}",
        "action.slay {parts:gaining*+}{moment=SLAY}",
        "action.end {parts:gaining*+}{moment=ACTION_END}",
        "action.on_opponent_slay {parts:payout*+}{moment=OPPONENT_SLAYS}",
        "action.on_any_slay {parts:payout*+}{moment=ANYBODY_SLAYS}",
        "roll.settled {parts:payout*+}{moment=ROLL_SETTLED}",
        "roll.on_event doubles {parts:payout*+}{moment=DOUBLES}",
        "{parts:harvest*+}{moment=HARVEST}",
        "harvest.on_any_magic_gain {parts:one}{moment=MAGIC_GAIN}"
      })
  @WrittenAs(in = Use.RELIC, value = "action.build_domain {parts:one}{moment=BUILD}")
  @WrittenAs(
      in = Use.REIGN,
      value = "roll.on_event doubles {parts:audience*+}{moment=DOUBLES_SETTLED}")
  record Passive(Moment moment, List<Part> parts) implements Phrase {
    /** Copies the parts. */
    public Passive {
      parts = List.copyOf(parts);
    }

    @Override
    public List<Made> effects(StepBuilder in) {
      List<Step> steps = steps(in, parts);
      int priority = (moment.first() ? 2 : 0) + (isAtOnce(steps) ? 1 : 0);
      return List.of(new Made(new Body.Program(steps), moment.trigger(), priority));
    }

    /** True if nobody is asked: such passives are not held up by the questions of others. */
    private static boolean isAtOnce(List<Step> steps) {
      return steps.stream()
          .allMatch(
              step ->
                  step instanceof Step.Do
                      || step instanceof Step.If
                          && step.bodies().values().stream().allMatch(Passive::isAtOnce));
    }

    @Override
    public String say(PartWording in) {
      return Capital.sentence(moment.words() + ", " + in.parts(parts));
    }
  }

  /**
   * A domain that sets dice says so by numbers of its own, which the roll's options are made of.
   */
  @WrittenAs(
      in = Use.PASSIVE,
      value = {
        "roll.set_one_die {how:target}={number:1..6} [cost={cost}]",
        "roll.set_one_die {how:subtract|add}={number:1..5} [cost={cost}]"
      })
  @Said("after your roll, you may[ {cost}] {how}{number}")
  record SetDie(How how, int number, Optional<DieCost> cost) implements Phrase {
    @Override
    public List<Made> effects(StepBuilder in) {
      List<Made> made = new ArrayList<>();
      String stat = how == How.TARGET ? CardStats.DIE_TARGET : CardStats.DIE_SHIFT;
      made.add(Made.change("self", stat, how == How.SUBTRACT ? -number : number));
      cost.ifPresent(paid -> made.add(Made.change("self", paid.stat(), paid.gold())));
      return made;
    }
  }

  /** The way of setting a die. */
  enum How implements Worded {
    /** The number that a die is turned to. */
    TARGET("turn one die to "),
    /** Lower by it. */
    SUBTRACT("turn one die down by "),
    /** Higher by it. */
    ADD("turn one die up by ");

    private final String words;

    How(String words) {
      this.words = words;
    }

    @Override
    public String words() {
      return words;
    }
  }

  /** A flag: what it means is a row of the game's table. */
  @WrittenAs(
      in = Use.PASSIVE,
      value = {"{name:bare}", "effect.add {name:@flags}"},
      older = "{name:flag}")
  record Flag(String name) implements Phrase {
    @Override
    public String say(PartWording in) {
      return in.words().flags().apply(name);
    }
  }

  /** All players have the flag. */
  @WrittenAs(in = Use.REIGN, value = "grant_all {name:@flags}")
  record Grant(String name) implements Phrase {
    @Override
    public String say(PartWording in) {
      return in.words().flags().apply(name).replaceFirst("\\.$", " for every player.");
    }
  }

  /** Parts that are added to the cost of a monster. */
  @WrittenAs(in = Use.COST, value = "{counts:cost*+}")
  record Costs(List<Payout.Count> counts) implements Phrase {
    /** Copies the parts. */
    public Costs {
      counts = List.copyOf(counts);
    }

    /** The sentence; things that are counted alike are said once. */
    @Override
    public String say(PartWording in) {
      Map<CountedThings, List<Amount>> byCounted = new LinkedHashMap<>();
      for (Payout.Count count : counts) {
        byCounted.computeIfAbsent(count.counted(), key -> new ArrayList<>()).add(count.each());
      }
      List<String> said = new ArrayList<>();
      byCounted.forEach(
          (counted, each) ->
              said.add(Series.and(AmountWords.total(each)) + " more " + counted.words()));
      return Capital.sentence("it costs " + Series.and(said));
    }
  }

  /** Needs may be missing; who builds without that is paid instead. */
  @WrittenAs(in = Use.RELIC, value = "action.build_domain ignore_requirement {pips} or {otherwise}")
  @Said("whenever you build a domain, ignore {pips:missing sign}, or else gain {otherwise}")
  record IgnorePips(int pips, Amount otherwise) implements Phrase {
    @Override
    public List<Made> effects(StepBuilder in) {
      Condition unused =
          new Condition.Comparison(
              Condition.Relation.EQUAL, new Value.Payload(PlayerStats.IGNORED_PIPS), Value.of(0));
      Step gain = in.when(unused, in.gain(Role.OWNER, otherwise));
      return List.of(
          Made.change(EffectStrings.OWNER, PlayerStats.IGNORED_PIPS, pips),
          new Made(new Body.Program(List.of(gain)), Moment.BUILD.trigger(), 0));
    }
  }

  /** Monsters cost less. */
  @WrittenAs(in = Use.RELIC, value = "action.slay_discount magic={magic} strength={strength}")
  @Said("monsters may cost you up to {magic} magic and {strength} strength less")
  record SlayDiscount(int magic, int strength) implements Phrase {
    @Override
    public List<Made> effects(StepBuilder in) {
      return List.of(
          Made.change(EffectStrings.OWNER, PlayerStats.DISCOUNT_MAGIC, magic),
          Made.change(EffectStrings.OWNER, PlayerStats.DISCOUNT_STRENGTH, strength));
    }
  }

  /**
   * The score of nobles.
   *
   * @param resource what is counted; empty for the one a player has most of
   * @param each how much of it is worth
   * @param victory so many victory points
   */
  @WrittenAs(
      in = Use.SCORE,
      value = {
        "floor_div {resource:gold|strength|magic} {each} {victory}",
        "wild_choose {each} {victory}"
      })
  @Said({
    "it scores {victory:victory point} for every {each} of the resource you have most of",
    "it scores {victory:victory point} for every {each} {resource}"
  })
  record Score(String resource, int each, int victory) implements Phrase {}

  /** When a starter pays besides by its dice; {@code twice} if also on its own doubles. */
  @WrittenAs(
      in = Use.STARTER,
      value = {
        "doubles_or_no_payout{doubles=true}{noPayout=true}",
        "doubles_or_no_payout_twice{doubles=true}{noPayout=true}{twice=true}",
        ""
      })
  @Said({
    "",
    "it pays if the dice show doubles{doubles=true}, and if nothing else has paid"
        + " you{noPayout=true}[, twice if both come together{twice=true}]"
  })
  record Starter(boolean doubles, boolean noPayout, boolean twice) implements Phrase {}

  private static List<Step> steps(StepBuilder in, List<Part> parts) {
    StepBuilder one = in.alone(parts.size() == 1);
    return parts.stream().map(part -> part.step(one)).toList();
  }
}
