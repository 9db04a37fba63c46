package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.language.strings.WrittenAs.Use;
import dev.runesheet.language.strings.syntax.Checked;
import dev.runesheet.language.strings.syntax.StringCode;
import dev.runesheet.language.strings.words.Said;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Value;
import dev.runesheet.spelling.Series;
import dev.runesheet.word.StandardVerb;
import java.util.List;
import java.util.Optional;

/** Parts of events; the owner is the player whose turn it is. */
public sealed interface EventPart extends Part {

  /** The players who gain or lose. */
  enum Audience {
    /** The player whose turn it is gains. */
    ACTIVE_GAIN(PartWording.ACTIVE, Optional.empty()),
    /** The player whose turn it is loses. */
    ACTIVE_LOSE(PartWording.ACTIVE, Optional.empty()),
    /** All others gain. */
    OTHERS_GAIN("every other player", Optional.of(ValeriaScope.OTHERS)),
    /** All others lose but the one who rests. */
    OTHERS_LOSE("every other player", Optional.of(ValeriaScope.AWAKE_OTHERS)),
    /** All gain. */
    ALL_GAIN("every player", Optional.of(ValeriaScope.PLAYERS)),
    /** All lose but the one who rests. */
    ALL_LOSE("every player", Optional.of(ValeriaScope.AWAKE));

    private final String who;
    private final Optional<ValeriaScope> group;

    Audience(String who, Optional<ValeriaScope> group) {
      this.who = who;
      this.group = group;
    }

    private boolean loses() {
      return name().endsWith("LOSE");
    }

    private Step step(StepBuilder in, Amount amount) {
      Role one = group.isPresent() ? Role.TARGET : Role.OWNER;
      Step change = loses() ? in.lose(one, amount) : in.gain(one, amount);
      return group.map(all -> in.forEach(Scopes.group(all), change)).orElse(change);
    }
  }

  /** Gains or losses of several players. */
  @WrittenAs(in = Use.AUDIENCE, value = "{audience} {amount}")
  record ForAll(Audience audience, Amount amount) implements EventPart {
    @Override
    public Step step(StepBuilder in) {
      return audience.step(in, amount);
    }

    @Override
    public Optional<Object> together() {
      return Optional.of(audience);
    }

    @Override
    public String say(List<Part> all, PartWording in) {
      List<Amount> amounts = all.stream().map(part -> ((ForAll) part).amount).toList();
      String verb = audience.loses() ? " loses " : " gains ";
      return audience.who + verb + Series.and(AmountWords.total(amounts));
    }
  }

  /** A monster of the active player's choice becomes dearer. */
  @WrittenAs(in = Use.ROLL, value = "add_slay_cost {amount:paid}")
  @Said(PartWording.ACTIVE + " chooses a monster of the centre: it costs {amount} more")
  record AddCost(Amount amount) implements EventPart {
    @Override
    public Step step(StepBuilder in) {
      return in.pick(
          Role.OWNER,
          Prompt.EVENT_SLAY_COST_CHOICE,
          Asking.ALWAYS,
          Scopes.group(ValeriaScope.GRID_MONSTERS),
          in.dearer(Role.TARGET, amount));
    }
  }

  /** The card itself becomes dearer; up to a maximum, or 0 for none. */
  @WrittenAs(in = Use.ROLL, value = "add_self_slay_cost {amount:paid} [max={max}]")
  @Said("it costs {amount} more[, {max} more at most]")
  record AddOwnCost(Amount amount, int max) implements EventPart {

    /** Amounts that others add beside may go beyond the most that it adds itself. */
    @Override
    public Step step(StepBuilder in) {
      Step added = in.dearer(Role.SELF, amount);
      if (max == 0) {
        return added;
      }
      String stat = StepBuilder.extra(amount);
      Value most = Value.of(max);
      Step cap =
          in.act(StandardVerb.CLAMP_STAT, Role.SELF, StepBuilder.word(stat), Value.of(0), most);
      Condition room =
          new Condition.Comparison(
              Condition.Relation.BELOW, StepBuilder.stat(Role.SELF, stat), most);
      return in.when(room, added, cap);
    }
  }

  /** The active player puts gold on the card. */
  @WrittenAs(in = Use.ROLL, value = "add_self_gold_pool {gold}")
  @WrittenAs(in = Use.REVEAL, value = "add_self_gold_pool {gold}")
  @Said("{gold} gold is put on it")
  record AddPool(int gold) implements EventPart {
    @Override
    public Step step(StepBuilder in) {
      return in.act(VerbNames.PUT_GOLD, Role.OWNER, Role.SELF, Value.of(gold));
    }
  }

  /** All gain for each of their citizens. */
  @WrittenAs(in = Use.REVEAL, value = "all_gain_per_owned gain={each} per=citizen")
  @Said("every player gains {each} for each citizen of their own")
  record GainPerCitizen(Amount each) implements EventPart {
    @Override
    public Step step(StepBuilder in) {
      Value citizens = new Value.Count(Scopes.group(ValeriaScope.CITIZENS, Role.TARGET));
      return in.forEach(
          Scopes.group(ValeriaScope.PLAYERS), in.gainEach(Role.TARGET, each, citizens));
    }
  }

  /** The active player may pay for one more action. */
  @WrittenAs(in = Use.REVEAL, value = "active_may gain_action pay={price}")
  @Said(PartWording.ACTIVE + " may pay {price} for one more action")
  record BuyAction(Price price) implements EventPart {
    @Override
    public Step step(StepBuilder in) {
      return in.bought(Role.OWNER, Prompt.EVENT_GAIN_ACTION, price, in.act(VerbNames.GAIN_ACTION));
    }
  }

  /** All may pay to gain. */
  @WrittenAs(in = Use.REVEAL, value = "all_may self_convert pay={price} gain={gain}")
  @Said("every player may pay {price} to gain {gain}")
  record AllConvert(Price price, Amount gain) implements EventPart {
    @Override
    public Step step(StepBuilder in) {
      Step gained = in.gain(Role.SELF, gain);
      return in.allAtOnce(
          Scopes.group(ValeriaScope.AWAKE),
          in.bought(Role.SELF, Prompt.EVENT_SELF_CONVERT, price, gained));
    }
  }

  /** All may banish a citizen of a role, or of any if it is empty, to gain. */
  @WrittenAs(
      in = Use.REVEAL,
      value = "all_may banish_owned_citizen [role={role:@roles}] gain={gain}")
  @Said("every player may banish a[ {role}] citizen of their own to gain {gain}")
  record AllBanish(String role, Amount gain) implements EventPart {
    @Override
    public Step step(StepBuilder in) {
      Condition some = StepBuilder.some(Scopes.citizens(Role.TARGET, role));
      return in.allAtOnce(
          Scopes.group(ValeriaScope.AWAKE, some),
          EventAction.banishOwn(in, Prompt.EVENT_BANISH_CITIZEN_FOR_REWARD, role, gain, true));
    }
  }

  /** The active player chooses what players gain. */
  @WrittenAs(in = Use.REVEAL, value = "active_choose {offers*|}")
  record ActiveChoose(List<Offer> offers) implements EventPart, Checked {
    /** Copies the offers. */
    public ActiveChoose {
      offers = List.copyOf(offers);
    }

    @Override
    public Step step(StepBuilder in) {
      List<Step.Branch> branches = offers.stream().map(offer -> offer.model(in)).toList();
      return in.choose(Role.OWNER, Prompt.EVENT_ACTIVE_CHOOSE, Asking.ALWAYS, branches);
    }

    @Override
    public String say(PartWording in) {
      List<String> all =
          offers.stream()
              .map(
                  offer ->
                      (offer.all() ? "every player gains " : "they gain ") + offer.amount.words())
              .toList();
      return PartWording.ACTIVE + " chooses one: " + String.join("; or ", all);
    }

    @Override
    public List<Problem> problems() {
      return offers.size() > 1
          ? List.of()
          : List.of(new Problem("", 0, StringCode.CHOICE, "a second thing"));
    }
  }

  /** A gift to one or all players. */
  @WrittenAs(
      value = {"self_gain:{amount}{who=ACTIVE_GAIN}", "all_gain:{amount}{who=ALL_GAIN}"},
      older = "active_gain:{amount}{who=ACTIVE_GAIN}")
  record Offer(Audience who, Amount amount) implements Modelled {

    private boolean all() {
      return who == Audience.ALL_GAIN;
    }

    @Override
    public Step.Branch model(StepBuilder in) {
      String name = (all() ? "all+" : "active+") + StepBuilder.letters(amount);
      return new Step.Branch(name, List.of(who.step(in, amount)));
    }
  }

  /** A whole reserve comes onto the card's own stack. */
  @WrittenAs(in = Use.REVEAL, value = "place_reserve pool={pool:@pools}")
  record PlaceAll(String pool) implements EventPart {
    @Override
    public Step step(StepBuilder in) {
      return in.forEach(
          Scopes.reserve(pool), in.act(VerbNames.PLACE_RESERVE, StepBuilder.word(pool), Role.SELF));
    }

    @Override
    public String say(PartWording in) {
      return "every " + in.reserve(pool) + " of the reserve comes onto its stack";
    }
  }

  /** Each player does something in turn. */
  @WrittenAs(
      in = Use.REVEAL,
      value = {"seq all_must {action}", "seq all_may {action}{optional=true}"})
  record InTurn(boolean optional, EventAction action) implements EventPart {

    /** A duty of all is also that of who rests, who pays nothing and is offered nothing. */
    @Override
    public Step step(StepBuilder in) {
      boolean spares = optional || action instanceof EventAction.PayChosen;
      ValeriaScope whom = spares ? ValeriaScope.AWAKE_IN_TURN_ORDER : ValeriaScope.IN_TURN_ORDER;
      return new Step.InTurn(Scopes.group(whom), List.of(action.step(in, optional)), in.place());
    }

    @Override
    public String say(PartWording in) {
      String how = optional ? " may " : " must ";
      return "every player, one after the other," + how + action.say(in);
    }
  }
}
