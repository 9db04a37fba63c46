package dev.runesheet.language.strings;

import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * What steps of the effect model could be as parts of an event's string; see {@link LegRaising}.
 */
final class EventRaising {

  private EventRaising() {}

  /** The parts that a step of an event could be, the likeliest first. */
  static List<Leg> of(Step step) {
    if (step instanceof Step.Do act) {
      return act(act);
    }
    if (step instanceof Step.ForEach loop) {
      return forEach(loop);
    }
    if (step instanceof Step.If) {
      return conditional(step);
    }
    if (step instanceof Step.AllAtOnce all) {
      return atOnce(all);
    }
    if (step instanceof Step.InTurn turn) {
      return inTurn(turn);
    }
    return step instanceof Step.Choose choose ? chosen(choose) : List.of();
  }

  private static List<Leg> act(Step.Do act) {
    return switch (act.verb().name()) {
      case "gain", "lose" -> List.of(forAll(Audience.ACTIVE, act));
      case "put-gold" -> List.of(new Leg.AddPool(Found.number(act, "amount")));
      case "add-stat" -> List.of(new Leg.AddOwnCost(added(act), 0));
      default -> List.of();
    };
  }

  private static List<Leg> conditional(Step step) {
    List<Leg> legs = new ArrayList<>(List.of(new Leg.BuyAction(price(step))));
    for (Step.Do add : Found.acts(step, "add-stat")) {
      Found.acts(step, "clamp-stat")
          .forEach(cap -> legs.add(new Leg.AddOwnCost(added(add), Found.number(cap, "hi"))));
    }
    return legs;
  }

  /** An amount that is added to what a card costs. */
  private static Amount added(Step.Do add) {
    String stat = Found.word(add, "stat");
    return new Amount(stat.substring(stat.lastIndexOf(' ') + 1), Found.number(add, "delta"));
  }

  private static Leg.ForAll forAll(Audience audience, Step.Do act) {
    int sign = act.verb().name().equals("lose") ? -1 : 1;
    Amount amount = Found.amount(act).orElse(new Amount("gold", 1));
    return new Leg.ForAll(audience, new Amount(amount.resource(), sign * amount.number()));
  }

  private static List<Leg> forEach(Step.ForEach loop) {
    List<Leg> legs = new ArrayList<>();
    if (loop.body().get(0) instanceof Step.Do act) {
      Audience audience =
          loop.group().scope().startsWith("other ") ? Audience.OTHERS : Audience.ALL;
      legs.add(forAll(audience, act));
      if (act.arguments().get("amount") instanceof Value value) {
        int each =
            value instanceof Value.Arithmetic sum && sum.right() instanceof Value.Constant number
                ? (int) number.number()
                : 1;
        legs.add(new Leg.GainPerCitizen(new Amount(Found.word(act, "resource"), each)));
      }
      legs.add(new Leg.PlaceAll(Found.word(act, "pool")));
    }
    return legs;
  }

  /** What is paid somewhere in it: one of several resources alike, or all of them. */
  private static Price price(Step step) {
    List<Amount> paid = Found.amounts(step, "lose");
    boolean choice = step instanceof Step.If branch && hasWays(branch);
    return choice && !paid.isEmpty()
        ? new Price(List.of(), paid.get(0).number())
        : new Price(paid, 0);
  }

  private static boolean hasWays(Step.If branch) {
    return branch.then().get(0) instanceof Step.Choose choose && choose.legs().size() > 1;
  }

  private static List<Leg> atOnce(Step.AllAtOnce all) {
    List<Leg> legs = new ArrayList<>(List.of(new Leg.AllFlip()));
    Step inner = all.body().get(0);
    for (Amount gain : Found.amounts(all, "gain")) {
      legs.add(new Leg.AllConvert(price(inner), gain));
      legs.add(new Leg.AllBanish(role(inner), gain));
    }
    return legs;
  }

  /** The role that citizens of a choice must have; empty if none. */
  private static String role(Step step) {
    return Found.group(step).stream()
        .flatMap(group -> Found.clauses(group).stream())
        .filter(clause -> clause.field().equals(Clause.ROLE))
        .map(Clause::word)
        .findFirst()
        .orElse("");
  }

  private static List<Leg> inTurn(Step.InTurn turn) {
    Step first = turn.body().get(0);
    Step asked = first instanceof Step.If branch ? branch.then().get(0) : first;
    boolean optional = asked instanceof Step.Choose choose && choose.optional();
    List<Leg.Deed> deeds = new ArrayList<>(List.of(new Leg.BanishTop()));
    Found.amounts(turn, "gain").forEach(gain -> deeds.add(new Leg.BanishOwn(role(asked), gain)));
    List<Amount> paid = Found.amounts(turn, "move-resource");
    if (!paid.isEmpty()) {
      deeds.add(new Leg.PayChosen(new Price(List.of(), paid.get(0).number())));
      deeds.add(new Leg.PayChosen(new Price(paid, 0)));
    }
    for (Step.Do place : Found.acts(turn, "place-reserve")) {
      deeds.add(new Leg.PlaceReserve(Found.word(place, "pool")));
    }
    return deeds.stream().<Leg>map(deed -> new Leg.InTurn(optional, deed)).toList();
  }

  private static List<Leg> chosen(Step.Choose choose) {
    if (choose.prompt().equals("event slay cost choice")) {
      return Found.acts(choose, "add-stat").stream()
          .<Leg>map(add -> new Leg.AddCost(added(add)))
          .toList();
    }
    if (choose.prompt().equals("event active choose")) {
      List<Leg.ForAll> offers = new ArrayList<>();
      for (Step.Leg leg : choose.legs()) {
        boolean all = leg.body().get(0) instanceof Step.ForEach;
        Found.amounts(leg.body().get(0), "gain")
            .forEach(
                gain -> offers.add(new Leg.ForAll(all ? Audience.ALL : Audience.ACTIVE, gain)));
      }
      return List.of(new Leg.ActiveChoose(offers));
    }
    return LegRaising.of(choose);
  }
}
