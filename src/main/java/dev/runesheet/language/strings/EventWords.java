package dev.runesheet.language.strings;

import java.util.List;
import java.util.stream.Collectors;

/** Says the parts of events, which concern several players or the one whose turn it is. */
final class EventWords {

  private static final String ACTIVE = "the player whose turn it is";
  private static final String MORE = " more";

  private final LegWords payouts;

  EventWords(Column column) {
    this.payouts = new LegWords(column);
  }

  String say(List<? extends Leg> legs) {
    return legs.stream().map(this::say).collect(Collectors.joining("; "));
  }

  private String say(Leg leg) {
    if (leg instanceof Leg.ForAll all) {
      return forAll(all);
    }
    if (leg instanceof Leg.AddCost add) {
      String cost = Wording.amount(add.amount()) + MORE;
      return ACTIVE + " chooses a monster of the centre that costs " + cost;
    }
    if (leg instanceof Leg.AddOwnCost add) {
      String most = add.max() == 0 ? "" : ", " + add.max() + MORE + " at most";
      return "it costs " + Wording.amount(add.amount()) + MORE + most;
    }
    if (leg instanceof Leg.AddPool add) {
      return add.gold() + " gold is put on it";
    }
    if (leg instanceof Leg.GainPerCitizen gain) {
      return "every player gains " + Wording.amount(gain.each()) + " for each own citizen";
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
      return ACTIVE + " chooses: " + String.join(", or ", offers);
    }
    if (leg instanceof Leg.PlaceAll place) {
      return "all of the reserve " + Wording.plain(place.pool()) + " comes onto its stack";
    }
    if (leg instanceof Leg.InTurn turn) {
      String how = turn.optional() ? " may " : " must ";
      return "one after the other, every player" + how + deed(turn.deed());
    }
    String said = payouts.say(List.of(leg));
    return ACTIVE + (said.startsWith("you may ") ? said.substring("you".length()) : ": " + said);
  }

  private static String offer(Leg.ForAll offer) {
    String whom = offer.audience() == Audience.ALL ? " for every player" : " for themselves";
    return Wording.amount(offer.amount()) + whom;
  }

  private static String forAll(Leg.ForAll all) {
    String who =
        switch (all.audience()) {
          case ACTIVE -> ACTIVE;
          case OTHERS -> "every other player";
          case ALL -> "every player";
        };
    return who + (all.amount().number() < 0 ? " loses " : " gains ") + Wording.amount(all.amount());
  }

  private static String banishOwn(String role, Amount gain) {
    String citizen = role.isEmpty() ? "a citizen" : "a " + role + " citizen";
    return "banish " + citizen + " of their own to gain " + Wording.amount(gain);
  }

  private static String deed(Leg.Deed deed) {
    if (deed instanceof Leg.PayChosen pay) {
      return "pay " + Wording.price(pay.price()) + " to a player of their choice";
    }
    if (deed instanceof Leg.BanishTop) {
      return "banish a citizen of the centre";
    }
    if (deed instanceof Leg.BanishOwn own) {
      return banishOwn(own.role(), own.gain());
    }
    String pool = Wording.plain(((Leg.PlaceReserve) deed).pool());
    return "put a monster of the reserve " + pool + " on a stack of the centre";
  }
}
