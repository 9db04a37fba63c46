package dev.runesheet.language.strings;

import java.util.ArrayList;
import java.util.List;

/** Says the parts of effect strings to the player whose card it is. */
final class LegWords {

  private static final String CENTRE = "of the centre";
  private static final String OTHER = "of another player";

  private final Column column;

  LegWords(Column column) {
    this.column = column;
  }

  /** All parts, one after the other; gains that follow each other are said together. */
  String say(List<? extends Leg> legs) {
    List<String> parts = new ArrayList<>();
    for (int from = 0; from < legs.size(); ) {
      int to = from + 1;
      while (to < legs.size() && together(legs.get(from), legs.get(to))) {
        to++;
      }
      parts.add(together(legs.subList(from, to), legs.size() == 1));
      from = to;
    }
    return String.join(", then ", parts);
  }

  /** Whether parts are gains, or payments, or gain as much for each of two sorts of cards. */
  private static boolean together(Leg one, Leg other) {
    if (one instanceof Leg.Gain gain && other instanceof Leg.Gain next) {
      return gain.amount().number() < 0 == next.amount().number() < 0;
    }
    return one instanceof Leg.Count count
        && other instanceof Leg.Count next
        && count.each().equals(next.each());
  }

  private String together(List<? extends Leg> legs, boolean alone) {
    if (legs.get(0) instanceof Leg.Gain first) {
      List<Amount> amounts = legs.stream().map(leg -> ((Leg.Gain) leg).amount()).toList();
      String verb = first.amount().number() < 0 ? "pay " : "gain ";
      return verb + Wording.and(Wording.total(amounts));
    }
    if (legs.get(0) instanceof Leg.Count first) {
      List<String> each =
          legs.stream().map(leg -> Wording.forEach(((Leg.Count) leg).counted())).toList();
      return "gain " + Wording.amount(first.each()) + " " + Wording.and(each);
    }
    return say(legs.get(0), alone);
  }

  private String say(Leg leg, boolean alone) {
    if (leg instanceof Leg.Exchange exchange) {
      return exchange(exchange, alone);
    }
    if (leg instanceof Leg.Steal steal) {
      List<String> amounts = steal.amounts().stream().map(Wording::amount).toList();
      return "take " + Wording.or(amounts) + " from another player" + victim(steal.victimVictory());
    }
    if (leg instanceof Leg.Choose choose) {
      return choose(choose.options());
    }
    if (leg instanceof Leg.Key key) {
      return key(key.word());
    }
    return leg instanceof Leg.Convert || leg instanceof Leg.TakeFrom || leg instanceof Leg.PayTo
        ? trade(leg)
        : card(leg);
  }

  private String exchange(Leg.Exchange exchange, boolean alone) {
    boolean wild = exchange.pay().wild() || exchange.gain().wild();
    boolean asked = wild || alone && column.inHarvest();
    String paid = Wording.side(exchange.pay());
    String gained = Wording.side(exchange.gain());
    return asked
        ? "you may pay " + paid + " to gain " + gained
        : "pay " + paid + " if you can, and gain " + gained;
  }

  private static String choose(List<Option> options) {
    List<String> all = options.stream().map(LegWords::option).toList();
    return all.size() == 1
        ? "gain " + all.get(0)
        : "choose one: " + String.join("; ", all.subList(0, all.size() - 1)) + "; or " + last(all);
  }

  private static String last(List<String> all) {
    return all.get(all.size() - 1);
  }

  private static String option(Option option) {
    if (option instanceof Option.OfAmount of) {
      return Wording.amount(of.amount());
    }
    if (option instanceof Option.OfCount of) {
      return Wording.amount(of.each()) + " " + Wording.forEach(of.counted());
    }
    if (option instanceof Option.OfCitizens of) {
      List<String> parts = new ArrayList<>(List.of(Wording.citizen(of.where(), CENTRE)));
      of.extras().forEach(extra -> parts.add(Wording.amount(extra)));
      return Wording.and(parts);
    }
    if (option instanceof Option.OfPicks picks) {
      return picks.times() + " citizens " + CENTRE;
    }
    if (option instanceof Option.OfDomains) {
      return "a domain " + CENTRE;
    }
    return (option instanceof Option.OfNoble ? "a noble" : "a goods card") + " of the harbour";
  }

  private static String trade(Leg leg) {
    if (leg instanceof Leg.Convert convert) {
      String gained = " to gain " + Wording.amount(convert.gain());
      return may(convert.optional()) + "pay " + Wording.amount(convert.pay()) + gained;
    }
    if (leg instanceof Leg.TakeFrom take) {
      String amount = Wording.amount(take.amount());
      return may(take.optional()) + "take " + amount + " from another player who has that much";
    }
    Leg.PayTo pay = (Leg.PayTo) leg;
    return may(pay.optional())
        + "pay "
        + Wording.amount(pay.pay())
        + " to another player"
        + pay.gain().map(gain -> " to gain " + Wording.amount(gain)).orElse("");
  }

  private static String card(Leg leg) {
    if (leg instanceof Leg.Flip flip) {
      return may(flip.optional()) + "turn a " + flip.kind() + " " + OTHER + " face-down";
    }
    if (leg instanceof Leg.BanishCentre banish) {
      String what = banish.type().isEmpty() ? banish.kind() : banish.type();
      return may(banish.optional()) + "banish " + Wording.a(what) + " " + CENTRE;
    }
    if (leg instanceof Leg.BanishOwned banish) {
      return may(banish.optional()) + "banish one of your " + banish.kind() + "s";
    }
    if (leg instanceof Leg.StealCitizen steal) {
      return "take " + Wording.citizen(steal.where(), OTHER);
    }
    if (leg instanceof Leg.TakeOwned take) {
      String what = "a random " + take.kind() + " " + OTHER;
      String taken = take.toStack() ? "put " + what + " back on its stack" : "take " + what;
      return may(take.optional()) + taken + victim(take.victimVictory());
    }
    if (leg instanceof Leg.ReturnOwned back) {
      String put = "put one of your " + back.kind() + "s back on its stack";
      return may(back.optional()) + put + " to gain " + Wording.amount(back.gain());
    }
    Leg.Harden harden = (Leg.Harden) leg;
    return "choose a monster " + CENTRE + ": it costs " + harden.strength() + " strength more";
  }

  private static String key(String word) {
    return switch (word) {
      case Keys.SLAY -> "you may slay a monster";
      case Keys.RECRUIT -> "you may hire a citizen";
      case Keys.BUILD -> "you may build a domain";
      case Keys.SAIL -> "you may sail";
      case Keys.REFRESH_TOMES -> "turn your tomes face-up";
      case Keys.GAIN_POOL -> "gain the gold that lies on it";
      case Keys.ALL_FLIP -> "every player turns one citizen of their own face-down";
      case Keys.BANISH_PLAYER_CITIZEN -> "banish a citizen " + OTHER;
      case Keys.BANISH_RANDOM_MONSTER -> "banish a random monster " + OTHER;
      case Keys.BLOCK_RECRUITS -> "citizens whose number was rolled cannot be hired or gained";
      default -> throw new IllegalArgumentException("key (" + word + ") of the grammar is new.");
    };
  }

  private static String victim(int victory) {
    return victory == 0 ? "" : "; that player gains " + Wording.amount("victory", victory);
  }

  private static String may(boolean optional) {
    return optional ? "you may " : "";
  }
}
