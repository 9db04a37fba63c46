package dev.runesheet.language.strings;

import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.Locale;
import org.antlr.v4.runtime.ParserRuleContext;

/** From the grammar's tree of an event's part to the part, with all its checks. */
final class EventLegBuilder extends EffectStringBaseVisitor<Leg> {

  private static final List<String> OFFERS = List.of("self_gain", "active_gain", "all_gain");

  private final StringChecks checks;

  EventLegBuilder(StringChecks checks) {
    this.checks = checks;
  }

  List<Leg> legs(EffectStringParser.AudienceLegsContext legs) {
    return legs.audienceLeg().stream().map(this::visit).toList();
  }

  @Override
  public Leg visitAudienceLeg(EffectStringParser.AudienceLegContext leg) {
    String[] words = leg.AUDIENCE().getText().toUpperCase(Locale.ROOT).split("_");
    Amount amount = checks.amount(leg.amount(), false);
    int sign = words[1].equals("LOSE") ? -1 : 1;
    return new Leg.ForAll(
        Audience.valueOf(words[0]), new Amount(amount.resource(), sign * amount.number()));
  }

  @Override
  public Leg visitAddCost(EffectStringParser.AddCostContext add) {
    return new Leg.AddCost(checks.charge(add.amount()));
  }

  @Override
  public Leg visitAddOwnCost(EffectStringParser.AddOwnCostContext add) {
    int max = add.number() == null ? 0 : checks.count(add.number());
    return new Leg.AddOwnCost(checks.charge(add.amount()), max);
  }

  @Override
  public Leg visitBanishTop(EffectStringParser.BanishTopContext banish) {
    return new Leg.BanishCentre(lastWord(banish), "", banish.getChildCount() > 1);
  }

  @Override
  public Leg visitFlipTargeted(EffectStringParser.FlipTargetedContext flip) {
    return new Leg.Flip(lastWord(flip), flip.getChildCount() > 2);
  }

  /** The kind of card at the end of a verb, for example of {@code banish_center_citizen}. */
  private static String lastWord(ParserRuleContext written) {
    String verb = written.getStart().getText().toLowerCase(Locale.ROOT);
    return verb.substring(verb.lastIndexOf('_') + 1);
  }

  @Override
  public Leg visitAddPool(EffectStringParser.AddPoolContext add) {
    return new Leg.AddPool(checks.count(add.number()));
  }

  @Override
  public Leg visitAddPoolNow(EffectStringParser.AddPoolNowContext add) {
    return new Leg.AddPool(checks.count(add.number()));
  }

  @Override
  public Leg visitRollKey(EffectStringParser.RollKeyContext key) {
    return new Leg.Key(key.getText().toLowerCase(Locale.ROOT));
  }

  @Override
  public Leg visitPlaceAll(EffectStringParser.PlaceAllContext place) {
    return new Leg.PlaceAll(checks.name(place.name(), Code.STRING_NAME, checks.words().pools()));
  }

  @Override
  public Leg visitGainPerOwned(EffectStringParser.GainPerOwnedContext gain) {
    return new Leg.GainPerCitizen(checks.quantity(gain.quantity()));
  }

  @Override
  public Leg visitBuyAction(EffectStringParser.BuyActionContext buy) {
    return new Leg.BuyAction(price(buy.price()));
  }

  @Override
  public Leg visitAllowed(EffectStringParser.AllowedContext allowed) {
    return visit(allowed.allMay());
  }

  @Override
  public Leg visitAllConvert(EffectStringParser.AllConvertContext convert) {
    return new Leg.AllConvert(price(convert.price()), checks.quantity(convert.quantity()));
  }

  @Override
  public Leg visitAllBanish(EffectStringParser.AllBanishContext banish) {
    return new Leg.AllBanish(
        role(banish.banishFor()), checks.quantity(banish.banishFor().quantity()));
  }

  @Override
  public Leg visitAllFlip(EffectStringParser.AllFlipContext flip) {
    return new Leg.AllFlip();
  }

  @Override
  public Leg visitActiveChoose(EffectStringParser.ActiveChooseContext choose) {
    return new Leg.ActiveChoose(choose.offer().stream().map(this::offer).toList());
  }

  private Leg.ForAll offer(EffectStringParser.OfferContext offer) {
    String who = offer.getStart().getText().toLowerCase(Locale.ROOT);
    if (!OFFERS.contains(who)) {
      checks.unknown(Code.STRING_VERB, offer.getStart(), who, OFFERS);
    }
    Audience audience = who.startsWith("all") ? Audience.ALL : Audience.ACTIVE;
    return new Leg.ForAll(audience, checks.quantity(offer.quantity()));
  }

  @Override
  public Leg visitInTurn(EffectStringParser.InTurnContext turn) {
    boolean optional = turn.getChild(1).getText().equalsIgnoreCase("all_may");
    return new Leg.InTurn(optional, deed(turn.deed()));
  }

  private Leg.Deed deed(EffectStringParser.DeedContext deed) {
    if (deed instanceof EffectStringParser.PayChosenContext pay) {
      return new Leg.PayChosen(price(pay.price()));
    }
    if (deed instanceof EffectStringParser.BanishOneContext) {
      return new Leg.BanishTop();
    }
    if (deed instanceof EffectStringParser.BanishOwnContext own) {
      return new Leg.BanishOwn(role(own.banishFor()), checks.quantity(own.banishFor().quantity()));
    }
    EffectStringParser.PlaceReserveContext place = (EffectStringParser.PlaceReserveContext) deed;
    return new Leg.PlaceReserve(
        checks.name(place.name(), Code.STRING_NAME, checks.words().pools()));
  }

  private String role(EffectStringParser.BanishForContext banish) {
    return banish.name() == null
        ? ""
        : checks.name(banish.name(), Code.STRING_ROLE, StringWords.ROLES);
  }

  private Price price(EffectStringParser.PriceContext price) {
    return price.number() == null
        ? new Price(price.quantity().stream().map(checks::quantity).toList(), 0)
        : new Price(List.of(), checks.count(price.number()));
  }
}
