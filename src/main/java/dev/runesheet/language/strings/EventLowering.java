package dev.runesheet.language.strings;

import static dev.runesheet.language.strings.Kit.OWNER;
import static dev.runesheet.language.strings.Kit.SELF;
import static dev.runesheet.language.strings.Kit.TARGET;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import dev.runesheet.model.Step.Asking;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;

/** What the parts of events are in the effect model; the owner is the player whose turn it is. */
final class EventLowering {

  private final Kit kit;

  EventLowering(Kit kit) {
    this.kit = kit;
  }

  List<Step> steps(List<Leg> legs) {
    return legs.stream().map(this::step).toList();
  }

  Step step(Leg leg) {
    if (leg instanceof Leg.ForAll all) {
      return forAll(all);
    }
    if (leg instanceof Leg.AddCost add) {
      return kit.pick(
          OWNER,
          "event slay cost choice",
          Asking.ALWAYS,
          Kit.group(Groups.GRID_MONSTERS),
          addTo(TARGET, add.amount()));
    }
    if (leg instanceof Leg.AddOwnCost add) {
      return addOwn(add);
    }
    if (leg instanceof Leg.AddPool add) {
      return kit.act("put-gold", OWNER, SELF, Value.of(add.gold()));
    }
    if (leg instanceof Leg.GainPerCitizen gain) {
      Value citizens = new Value.Count(Kit.group(Groups.CITIZENS, TARGET));
      Value amount = Kit.each(citizens, gain.each().number());
      return kit.forEach(
          Kit.group(Groups.PLAYERS),
          kit.act("gain", TARGET, Kit.word(gain.each().resource()), amount));
    }
    if (leg instanceof Leg.BuyAction buy) {
      return bought(OWNER, "event gain action", buy.price(), kit.act("gain-action"));
    }
    if (leg instanceof Leg.AllConvert convert) {
      Step choice =
          bought(SELF, "event self convert", convert.price(), kit.gain(SELF, convert.gain()));
      return kit.allAtOnce(Kit.group(Groups.AWAKE), choice);
    }
    if (leg instanceof Leg.AllBanish banish) {
      return kit.allAtOnce(
          Kit.group(Groups.AWAKE, Kit.some(Groups.citizens(TARGET, banish.role()))),
          banishOwn("event banish citizen for reward", banish.role(), banish.gain(), true));
    }
    if (leg instanceof Leg.AllFlip) {
      return CardLowering.allFlip(kit);
    }
    if (leg instanceof Leg.ActiveChoose choose) {
      return kit.choose(OWNER, "event active choose", Asking.ALWAYS, offers(choose));
    }
    if (leg instanceof Leg.InTurn turn) {
      return new Step.InTurn(Kit.group(inTurn(turn)), List.of(deed(turn)), kit.place());
    }
    if (leg instanceof Leg.PlaceAll place) {
      return kit.forEach(
          Kit.group("reserve of " + place.pool()),
          kit.act("place-reserve", Kit.word(place.pool()), SELF));
    }
    return new CardLowering(kit).step(leg);
  }

  /** What is added beside by others may go beyond the most that it adds itself. */
  private Step addOwn(Leg.AddOwnCost add) {
    Step added = addTo(SELF, add.amount());
    if (add.max() == 0) {
      return added;
    }
    String stat = extra(add.amount());
    Value most = Value.of(add.max());
    Step cap = kit.act("clamp-stat", SELF, Kit.word(stat), Value.of(0), most);
    Condition room = new Condition.Comparison(Relation.BELOW, Kit.stat(SELF, stat), most);
    return kit.when(room, List.of(added, cap));
  }

  private static String extra(Amount amount) {
    return "extra " + amount.resource();
  }

  private Step addTo(Role card, Amount amount) {
    return kit.act("add-stat", card, Kit.word(extra(amount)), Value.of(amount.number()));
  }

  /** Losses spare the player who rests. */
  private Step forAll(Leg.ForAll all) {
    boolean loss = all.amount().number() < 0;
    return switch (all.audience()) {
      case ACTIVE -> kit.change(OWNER, all.amount());
      case OTHERS ->
          kit.forEach(
              Kit.group(loss ? Groups.AWAKE_OTHERS : Groups.OTHERS),
              kit.change(TARGET, all.amount()));
      case ALL ->
          kit.forEach(
              Kit.group(loss ? Groups.AWAKE : Groups.PLAYERS), kit.change(TARGET, all.amount()));
    };
  }

  private List<Step.Leg> offers(Leg.ActiveChoose choose) {
    List<Step.Leg> legs = new ArrayList<>();
    for (Leg.ForAll offer : choose.offers()) {
      String whom = offer.audience() == Audience.ALL ? "all" : "active";
      legs.add(new Step.Leg(whom + "+" + kit.letters(offer.amount()), List.of(forAll(offer))));
    }
    return legs;
  }

  /** Somebody who can pay may do so for something; he is asked only if he can. */
  private Step bought(Role who, String prompt, Price price, Step then) {
    if (price.wild() == 0) {
      List<Step> paid = new ArrayList<>();
      price.amounts().forEach(amount -> paid.add(kit.lose(who, amount)));
      paid.add(then);
      Step again = kit.when(Kit.has(who, price.amounts()), paid);
      Step choice = kit.choose(who, prompt, Asking.OPTIONAL, new Step.Leg("pay", List.of(again)));
      return kit.when(Kit.has(who, price.amounts()), List.of(choice));
    }
    List<Step.Leg> ways = new ArrayList<>();
    for (String resource : LegLowering.WILD) {
      Amount amount = new Amount(resource, price.wild());
      Step paid = kit.when(Kit.has(who, amount), List.of(kit.lose(who, amount), then));
      ways.add(
          new Step.Leg("pay " + kit.letter(resource), List.of(paid))
              .onlyWhen(Kit.has(who, amount)));
    }
    return kit.when(
        Kit.hasAny(who, price.wild()), List.of(kit.choose(who, prompt, Asking.OPTIONAL, ways)));
  }

  private Step banishOwn(String prompt, String role, Amount gain, boolean optional) {
    return kit.pick(
        SELF,
        prompt,
        LegLowering.asking(optional),
        Groups.citizens(SELF, role),
        kit.act("banish", TARGET),
        kit.gain(SELF, gain));
  }

  /** What all must do, who rests does too; but who rests pays nothing, and is offered nothing. */
  private static String inTurn(Leg.InTurn turn) {
    boolean spares = turn.optional() || turn.deed() instanceof Leg.PayChosen;
    return spares ? Groups.AWAKE_IN_TURN : Groups.IN_TURN;
  }

  /** What one player does in turn, as self. */
  private Step deed(Leg.InTurn turn) {
    Asking asking = LegLowering.asking(turn.optional());
    if (turn.deed() instanceof Leg.BanishTop) {
      Selector.Group centre = Kit.group(Groups.CENTRE_CITIZENS);
      return kit.pick(SELF, "event sequence", asking, centre, kit.act("banish", TARGET));
    }
    if (turn.deed() instanceof Leg.BanishOwn own) {
      return kit.when(
          Kit.some(Groups.citizens(SELF, own.role())),
          List.of(banishOwn("event sequence", own.role(), own.gain(), turn.optional())));
    }
    if (turn.deed() instanceof Leg.PayChosen pay) {
      return kit.choose(SELF, "event sequence", asking, payments(pay.price()));
    }
    String pool = ((Leg.PlaceReserve) turn.deed()).pool();
    Step place = kit.act("place-reserve", Kit.word(pool), TARGET);
    Step.Leg stacks = Step.Leg.each("", Kit.group(Groups.CENTRE_TOPS), List.of(place));
    Step choice = kit.choose(SELF, "place reserve", asking, stacks);
    return kit.when(Kit.some(Kit.group("reserve of " + pool)), List.of(choice));
  }

  /** Each resource that can be paid, to each other player. */
  private List<Step.Leg> payments(Price price) {
    List<Amount> amounts =
        price.wild() == 0
            ? price.amounts()
            : LegLowering.WILD.stream().map(one -> new Amount(one, price.wild())).toList();
    List<Step.Leg> ways = new ArrayList<>();
    for (Amount amount : amounts) {
      Value number = Value.of(amount.number());
      Step move = kit.act("move-resource", SELF, TARGET, Kit.word(amount.resource()), number);
      ways.add(
          Step.Leg.each(
                  "pay " + kit.letter(amount.resource()), Kit.group(Groups.OTHERS), List.of(move))
              .onlyWhen(Kit.has(SELF, amount)));
    }
    return ways;
  }
}
