package dev.runesheet.language.strings;

import dev.runesheet.language.WordTable;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;

/** Writes the parts of effect strings in their unified form. */
final class LegWriter {

  private final WordTable<String> resources;

  LegWriter(WordTable<String> resources) {
    this.resources = resources;
  }

  String write(Leg leg) {
    if (leg instanceof Leg.Gain gain) {
      return amount(gain.amount());
    }
    if (leg instanceof Leg.Count count) {
      return count(count.counted(), count.each());
    }
    if (leg instanceof Leg.Exchange exchange) {
      return "exchange " + side(exchange.pay()) + " " + side(exchange.gain());
    }
    if (leg instanceof Leg.Steal steal) {
      return "steal " + amounts(steal.amounts(), " ") + setting("victim_vp", steal.victimVictory());
    }
    if (leg instanceof Leg.Choose choose) {
      return choose(choose.options());
    }
    if (leg instanceof Leg.Key key) {
      return key.word();
    }
    return leg instanceof Leg.ForAll || isEvent(leg) ? event(leg) : card(leg);
  }

  private static boolean isEvent(Leg leg) {
    return leg instanceof Leg.AddCost
        || leg instanceof Leg.AddOwnCost
        || leg instanceof Leg.AddPool
        || leg instanceof Leg.GainPerCitizen
        || leg instanceof Leg.BuyAction
        || leg instanceof Leg.AllConvert
        || leg instanceof Leg.AllBanish
        || leg instanceof Leg.AllFlip
        || leg instanceof Leg.ActiveChoose
        || leg instanceof Leg.PlaceAll
        || leg instanceof Leg.InTurn;
  }

  private String choose(List<Option> options) {
    if (options.size() == 1 && options.get(0) instanceof Option.OfDomains) {
      return "<domains>";
    }
    return options.stream().map(this::option).collect(Collectors.joining(" ", "choose ", ""));
  }

  private String option(Option option) {
    if (option instanceof Option.OfAmount of) {
      return amount(of.amount());
    }
    if (option instanceof Option.OfCitizens citizens) {
      String where = citizens.where().isEmpty() ? "" : " where " + clauses(citizens.where());
      String extras =
          citizens.extras().stream()
              .map(extra -> " + " + amount(extra))
              .collect(Collectors.joining());
      return "<citizens" + where + extras + ">";
    }
    if (option instanceof Option.OfPicks picks) {
      return "<citizens " + picks.times() + ">";
    }
    if (option instanceof Option.OfCount count) {
      return "<" + count(count.counted(), count.each()) + ">";
    }
    if (option instanceof Option.OfNoble) {
      return "<noble>";
    }
    return option instanceof Option.OfGoods ? "<goods>" : "<domains>";
  }

  private String clauses(List<Clause> clauses) {
    return clauses.stream()
        .map(
            one ->
                one.field()
                    + one.relation().sign()
                    + (one.word().isEmpty() ? one.number() : name(one.word())))
        .collect(Collectors.joining(" and "));
  }

  /** The parts about cards of players and of the centre. */
  private String card(Leg leg) {
    if (leg instanceof Leg.Flip flip) {
      return "flip_" + flip.kind() + " targeted" + optional(flip.optional());
    }
    if (leg instanceof Leg.BanishCentre banish) {
      String type = banish.type().isEmpty() ? "" : " type=" + name(banish.type());
      return "banish_center " + banish.kind() + type + optional(banish.optional());
    }
    if (leg instanceof Leg.BanishOwned banish) {
      return "banish_owned " + banish.kind() + optional(banish.optional());
    }
    if (leg instanceof Leg.StealCitizen steal) {
      return "steal_citizen " + clauses(steal.where());
    }
    if (leg instanceof Leg.TakeOwned take) {
      return "take_owned "
          + take.kind()
          + " random"
          + optional(take.optional())
          + (take.toStack() ? " to=stack" : "")
          + setting("victim_vp", take.victimVictory());
    }
    if (leg instanceof Leg.ReturnOwned back) {
      return "return_owned " + back.kind() + " " + amount(back.gain()) + optional(back.optional());
    }
    if (leg instanceof Leg.Harden harden) {
      return "modify_monster_strength " + harden.strength();
    }
    if (leg instanceof Leg.Convert convert) {
      return "self_convert "
          + amount(convert.pay())
          + " "
          + amount(convert.gain())
          + optional(convert.optional());
    }
    if (leg instanceof Leg.TakeFrom take) {
      return "take_from_player " + amount(take.amount()) + optional(take.optional());
    }
    Leg.PayTo pay = (Leg.PayTo) leg;
    return "pay_to_player "
        + amount(pay.pay())
        + pay.gain().map(gain -> " " + amount(gain)).orElse("")
        + optional(pay.optional());
  }

  /** The parts of events, whose amounts stand in settings. */
  private String event(Leg leg) {
    if (leg instanceof Leg.ForAll all) {
      String how = all.amount().number() < 0 ? "_lose " : "_gain ";
      return all.audience().word() + how + amount(positive(all.amount()));
    }
    if (leg instanceof Leg.AddCost add) {
      return "add_slay_cost " + amount(add.amount());
    }
    if (leg instanceof Leg.AddOwnCost add) {
      return "add_self_slay_cost " + amount(add.amount()) + setting("max", add.max());
    }
    if (leg instanceof Leg.AddPool add) {
      return "add_self_gold_pool " + add.gold();
    }
    if (leg instanceof Leg.GainPerCitizen gain) {
      return "all_gain_per_owned gain=" + quantity(gain.each()) + " per=citizen";
    }
    if (leg instanceof Leg.BuyAction buy) {
      return "active_may gain_action pay=" + price(buy.price());
    }
    if (leg instanceof Leg.AllConvert convert) {
      return "all_may self_convert pay="
          + price(convert.price())
          + " gain="
          + quantity(convert.gain());
    }
    if (leg instanceof Leg.AllBanish banish) {
      return "all_may " + banishFor(banish.role(), banish.gain());
    }
    if (leg instanceof Leg.AllFlip) {
      return "all_must flip_citizen";
    }
    if (leg instanceof Leg.ActiveChoose choose) {
      return choose.offers().stream()
          .map(this::offer)
          .collect(Collectors.joining(" | ", "active_choose ", ""));
    }
    if (leg instanceof Leg.PlaceAll place) {
      return "place_reserve pool=" + name(place.pool());
    }
    Leg.InTurn turn = (Leg.InTurn) leg;
    return "seq " + (turn.optional() ? "all_may " : "all_must ") + deed(turn.deed());
  }

  private String offer(Leg.ForAll offer) {
    String who = offer.audience() == Audience.ALL ? "all_gain:" : "self_gain:";
    return who + quantity(offer.amount());
  }

  private String deed(Leg.Deed deed) {
    if (deed instanceof Leg.PayChosen pay) {
      return "pay_to_chosen pay=" + price(pay.price());
    }
    if (deed instanceof Leg.BanishTop) {
      return "banish_center_citizen";
    }
    return deed instanceof Leg.BanishOwn own
        ? banishFor(own.role(), own.gain())
        : "place_reserve_monster pool=" + name(((Leg.PlaceReserve) deed).pool());
  }

  private String banishFor(String role, Amount gain) {
    return "banish_owned_citizen"
        + (role.isEmpty() ? "" : " role=" + role)
        + " gain="
        + quantity(gain);
  }

  private String price(Price price) {
    return price.wild() > 0
        ? "wild:" + price.wild()
        : price.amounts().stream().map(this::quantity).collect(Collectors.joining(","));
  }

  private String count(Counted counted, Amount each) {
    String what =
        switch (counted.what()) {
          case PIPS -> "owned_" + counted.name();
          case CITIZENS, DOMAINS, MONSTERS ->
              "owned_" + counted.what().name().toLowerCase(Locale.ROOT);
          case CITIZENS_NAMED -> "owned_citizen_name " + name(counted.name());
          case STARTERS_NAMED -> "owned_starter_name " + name(counted.name());
          case MONSTERS_NAMED -> "owned_monster_name " + name(counted.name());
          case AREA -> "area " + name(counted.name());
          case TYPE -> "type " + name(counted.name());
        };
    return "count " + what + " " + amount(each);
  }

  private String amounts(List<Amount> amounts, String between) {
    return amounts.stream().map(this::amount).collect(Collectors.joining(between));
  }

  String amount(Amount amount) {
    return letter(amount.resource()) + " " + amount.number();
  }

  private String quantity(Amount amount) {
    return letter(amount.resource()) + ":" + amount.number();
  }

  private static Amount positive(Amount amount) {
    return new Amount(amount.resource(), Math.abs(amount.number()));
  }

  private String side(Side side) {
    return (side.wild() ? "wild" : letter(side.resource())) + " " + side.number();
  }

  private String letter(String resource) {
    return resources
        .word(resource)
        .orElseThrow(
            () -> new IllegalArgumentException("resource (" + resource + ") has no letter."));
  }

  private static String optional(boolean optional) {
    return optional ? " optional" : "";
  }

  private static String setting(String key, int number) {
    return number == 0 ? "" : " " + key + "=" + number;
  }

  /** A name, in quotes unless the grammar takes it for a name anyway. */
  static String name(String name) {
    EffectStringLexer lexer = new EffectStringLexer(CharStreams.fromString(name));
    lexer.removeErrorListeners();
    Token first = lexer.nextToken();
    boolean plain =
        first.getType() == EffectStringLexer.WORD && lexer.nextToken().getType() == Token.EOF;
    return plain ? name : "\"" + name + "\"";
  }
}
