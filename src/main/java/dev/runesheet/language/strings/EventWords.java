package dev.runesheet.language.strings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Says the parts of events, which concern several players or the one whose turn it is. */
final class EventWords {

  private static final String ACTIVE = "the player whose turn it is";
  private static final String MORE = " more";

  private final LegWords payouts;
  private final UnaryOperator<String> reserves;

  /**
   * Prepares to say events.
   *
   * @param reserves what the cards of a reserve are called
   */
  EventWords(Column column, UnaryOperator<String> reserves) {
    this.payouts = new LegWords(column);
    this.reserves = reserves;
  }

  /** All parts; what the same players gain or lose is said together. */
  String say(List<? extends Leg> legs) {
    List<String> parts = new ArrayList<>();
    for (int from = 0; from < legs.size(); ) {
      int to = from + 1;
      while (to < legs.size() && together(legs.get(from), legs.get(to))) {
        to++;
      }
      List<? extends Leg> same = legs.subList(from, to);
      parts.add(legs.get(from) instanceof Leg.ForAll ? forAll(same) : say(legs.get(from)));
      from = to;
    }
    return String.join("; ", parts);
  }

  private static boolean together(Leg one, Leg other) {
    return one instanceof Leg.ForAll all
        && other instanceof Leg.ForAll next
        && all.audience() == next.audience()
        && all.amount().number() < 0 == next.amount().number() < 0;
  }

  private String say(Leg leg) {
    if (leg instanceof Leg.AddCost add) {
      String cost = Wording.amount(add.amount()) + MORE;
      return ACTIVE + " chooses a monster of the centre: it costs " + cost;
    }
    if (leg instanceof Leg.AddOwnCost add) {
      String most = add.max() == 0 ? "" : ", " + add.max() + MORE + " at most";
      return "it costs " + Wording.amount(add.amount()) + MORE + most;
    }
    if (leg instanceof Leg.AddPool add) {
      return add.gold() + " gold is put on it";
    }
    if (leg instanceof Leg.GainPerCitizen gain) {
      return "every player gains " + Wording.amount(gain.each()) + " for each citizen of their own";
    }
    if (leg instanceof Leg.BuyAction buy) {
      return ACTIVE + " may pay " + Wording.price(buy.price()) + " for one more action";
    }
    if (leg instanceof Leg.AllConvert convert) {
      String price = Wording.price(convert.price());
      return "every player may pay " + price + " to gain " + Wording.amount(convert.gain());
    }
    if (leg instanceof Leg.AllBanish banish) {
      return "every player may " + banishOwn(banish.role(), banish.gain());
    }
    if (leg instanceof Leg.AllFlip) {
      return "every player turns one citizen of their own face-down";
    }
    if (leg instanceof Leg.ActiveChoose choose) {
      List<String> offers = choose.offers().stream().map(EventWords::offer).toList();
      return ACTIVE + " chooses one: " + String.join("; or ", offers);
    }
    if (leg instanceof Leg.PlaceAll place) {
      return "every " + reserves.apply(place.pool()) + " of the reserve comes onto its stack";
    }
    if (leg instanceof Leg.InTurn turn) {
      String how = turn.optional() ? " may " : " must ";
      return "every player, one after the other," + how + deed(turn.deed());
    }
    if (leg instanceof Leg.Key key && key.word().equals(Keys.BLOCK_RECRUITS)) {
      return payouts.say(List.of(leg));
    }
    String said = payouts.say(List.of(leg));
    return ACTIVE + (said.startsWith("you may ") ? said.substring("you".length()) : ": " + said);
  }

  private static String offer(Leg.ForAll offer) {
    String who = offer.audience() == Audience.ALL ? "every player gains " : "they gain ";
    return who + Wording.amount(offer.amount());
  }

  private static String forAll(List<? extends Leg> same) {
    Leg.ForAll all = (Leg.ForAll) same.get(0);
    List<Amount> amounts = same.stream().map(leg -> ((Leg.ForAll) leg).amount()).toList();
    String who =
        switch (all.audience()) {
          case ACTIVE -> ACTIVE;
          case OTHERS -> "every other player";
          case ALL -> "every player";
        };
    String verb = all.amount().number() < 0 ? " loses " : " gains ";
    return who + verb + Wording.and(Wording.total(amounts));
  }

  private static String banishOwn(String role, Amount gain) {
    String citizen = role.isEmpty() ? "a citizen" : "a " + role + " citizen";
    return "banish " + citizen + " of their own to gain " + Wording.amount(gain);
  }

  private String deed(Leg.Deed deed) {
    if (deed instanceof Leg.PayChosen pay) {
      return "pay " + Wording.price(pay.price()) + " to a player of their choice";
    }
    if (deed instanceof Leg.BanishTop) {
      return "banish a citizen of the centre";
    }
    if (deed instanceof Leg.BanishOwn own) {
      return banishOwn(own.role(), own.gain());
    }
    String card = reserves.apply(((Leg.PlaceReserve) deed).pool());
    return "put " + Wording.a(card) + " of the reserve on a stack of the centre";
  }
}
