package dev.runesheet.language.strings;

import static dev.runesheet.language.strings.Kit.TARGET;

import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What steps of the effect model could be as parts of an effect string. It need not be sure: who
 * asks makes steps of the part again and compares.
 */
final class LegRaising {

  private LegRaising() {}

  /** The parts that a step of a payout could be, the likeliest first. */
  static List<Leg> of(Step step) {
    if (step instanceof Step.Do act) {
      return act(act);
    }
    if (step instanceof Step.Perform perform) {
      return perform(perform.effect());
    }
    if (step instanceof Step.If branch) {
      return traded(branch);
    }
    if (step instanceof Step.Choose choose) {
      return chosen(choose);
    }
    if (step instanceof Step.AllAtOnce) {
      return List.of(new Leg.Key(Keys.ALL_FLIP));
    }
    return List.of(new Leg.Key(Keys.REFRESH_TOMES));
  }

  private static List<Leg> act(Step.Do act) {
    return switch (act.verb().name()) {
      case "gain" -> {
        List<Leg> legs = new ArrayList<>(List.of(new Leg.Key(Keys.GAIN_POOL)));
        Found.count(act).ifPresent(legs::add);
        Found.amount(act).map(Leg.Gain::new).ifPresent(legs::add);
        yield legs;
      }
      case "lose" ->
          Found.amount(act).stream()
              .<Leg>map(paid -> new Leg.Gain(new Amount(paid.resource(), -paid.number())))
              .toList();
      case "queue-slay" -> List.of(new Leg.Key(Keys.SLAY));
      default -> List.of();
    };
  }

  private static List<Leg> perform(String effect) {
    return switch (effect) {
      case Shared.SLAY -> List.of(new Leg.Key(Keys.SLAY));
      case Shared.RECRUIT -> List.of(new Leg.Key(Keys.RECRUIT));
      case Shared.BUILD -> List.of(new Leg.Key(Keys.BUILD));
      case Shared.SAIL -> List.of(new Leg.Key(Keys.SAIL));
      default -> List.of();
    };
  }

  /** What somebody pays for. */
  private static List<Leg> traded(Step step) {
    List<Leg> legs = new ArrayList<>();
    List<Amount> paid = Found.amounts(step, "lose");
    List<Amount> gained = Found.amounts(step, "gain");
    if (!paid.isEmpty() && !gained.isEmpty()) {
      Amount pay = paid.get(0);
      Amount gain = gained.get(0);
      Side price = new Side(pay.resource(), pay.number());
      Side reward = new Side(gain.resource(), gain.number());
      legs.add(new Leg.Exchange(price, reward));
      legs.add(new Leg.Convert(pay, gain, true));
      legs.add(new Leg.Convert(pay, gain, false));
      legs.add(new Leg.Exchange(price, new Side("", gain.number())));
      legs.add(new Leg.Exchange(new Side("", pay.number()), reward));
    }
    for (Amount given : Found.amounts(step, "move-resource")) {
      Optional<Amount> gain = gained.stream().findFirst();
      legs.add(new Leg.PayTo(given, gain, true));
      legs.add(new Leg.PayTo(given, gain, false));
    }
    return legs;
  }

  private static List<Leg> chosen(Step.Choose choose) {
    return switch (choose.prompt()) {
      case "harvest steal" -> stolen(choose);
      case "relic wild exchange" -> List.of(wilds(choose));
      case "choose monster strength" ->
          Found.acts(choose, "add-stat").stream()
              .<Leg>map(add -> new Leg.Harden(Found.number(add, "delta")))
              .toList();
      case LegLowering.CHOOSE_CARD -> cards(choose);
      case LegLowering.CHOOSE_PLAYER -> players(choose);
      default -> List.of(new Leg.Choose(choose.legs().stream().map(LegRaising::option).toList()));
    };
  }

  private static Leg wilds(Step.Choose choose) {
    int paid = Found.amounts(choose, "lose").stream().findFirst().map(Amount::number).orElse(1);
    int gained = Found.amounts(choose, "gain").stream().findFirst().map(Amount::number).orElse(1);
    return new Leg.Exchange(new Side("", paid), new Side("", gained));
  }

  private static List<Leg> stolen(Step.Choose choose) {
    int victory = Found.amount(choose, "gain", TARGET).map(Amount::number).orElse(0);
    return List.of(new Leg.Steal(Found.amounts(choose, "move-resource"), victory));
  }

  private static Option option(Step.Leg leg) {
    if (leg.options() instanceof Step.Options.Each each) {
      Selector.Group group = each.group();
      if (group.scope().equals(Groups.CENTRE_DOMAINS)) {
        return new Option.OfDomains();
      }
      if (group.scope().equals(StringWords.TOME + Groups.SLOTS)) {
        return new Option.OfAmount(new Amount(StringWords.TOMES, leg.body().size()));
      }
      if (group.scope().endsWith(Groups.SLOTS)) {
        boolean noble = group.scope().startsWith("noble");
        return noble ? new Option.OfNoble() : new Option.OfGoods();
      }
      List<Amount> extras = new ArrayList<>();
      leg.body().forEach(step -> extras.addAll(Found.amounts(step, "gain")));
      return new Option.OfCitizens(Found.clauses(group), extras);
    }
    if (leg.body().isEmpty() || !(leg.body().get(0) instanceof Step.Do gain)) {
      return new Option.OfPicks(Math.max(1, leg.body().size()));
    }
    return Found.amount(gain)
        .<Option>map(Option.OfAmount::new)
        .or(() -> Found.count(gain).map(one -> new Option.OfCount(one.counted(), one.each())))
        .orElse(new Option.OfGoods());
  }

  /** An own card, or one of the centre. */
  private static List<Leg> cards(Step.Choose choose) {
    Selector.Group group = Found.group(choose).orElse(Kit.group(""));
    String type = Found.property(group, "type");
    String owned = group.scope().equals(Groups.MONSTERS) ? "monster" : "citizen";
    if (Found.has(choose, "put-back")) {
      return Found.amounts(choose, "gain").stream()
          .<Leg>map(gain -> new Leg.ReturnOwned(owned, gain, choose.optional()))
          .toList();
    }
    return Stream.concat(
            Stream.<Leg>of(new Leg.BanishOwned(owned, choose.optional())),
            Stream.of("citizen", "monster", "domain", "noble")
                .map(kind -> new Leg.BanishCentre(kind, type, choose.optional())))
        .toList();
  }

  /** A card or resource of a player who is chosen. */
  private static List<Leg> players(Step.Choose choose) {
    boolean optional = choose.optional();
    List<Leg> legs = new ArrayList<>();
    for (Amount taken : Found.amounts(choose, "move-resource")) {
      legs.add(new Leg.TakeFrom(taken, optional));
    }
    int victory = Found.amount(choose, "gain", TARGET).map(Amount::number).orElse(0);
    for (String kind : List.of("monster", "citizen")) {
      legs.add(new Leg.TakeOwned(kind, optional, false, victory));
      legs.add(new Leg.TakeOwned(kind, optional, true, victory));
    }
    for (String kind : List.of("citizen", "domain")) {
      legs.add(new Leg.Flip(kind, optional));
    }
    legs.add(new Leg.Key(Keys.BANISH_PLAYER_CITIZEN));
    legs.add(new Leg.Key(Keys.BANISH_RANDOM_MONSTER));
    choose.legs().get(0).body().stream()
        .map(Found::group)
        .flatMap(Optional::stream)
        .forEach(group -> legs.add(new Leg.StealCitizen(Found.clauses(group))));
    return legs;
  }
}
