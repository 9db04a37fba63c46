package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.payment.Payment;
import dev.runesheet.engine.payment.Payments;
import dev.runesheet.engine.payment.Price;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Why a player cannot hire, build or slay a card for a payment (rules.md, section 4). */
final class Refusals {

  private static final int PARTS = 3;

  /** What each deed is done with. */
  private static final Map<String, String> DEEDS =
      Map.of(Costs.HIRE, "citizen", Costs.BUILD, "domain", Costs.SLAY, "monster");

  private Refusals() {}

  /** The reason, in a sentence; empty if the text does not name a deed, a card and a payment. */
  static String of(MatchContext match, Player player, String option) {
    if (option.startsWith(Sailing.SAIL)) {
      return Voyages.refusal(match, player, option);
    }
    String[] words = option.split(" ", PARTS);
    if (words.length < PARTS || !DEEDS.containsKey(words[0])) {
      return "";
    }
    Card card = open(match, words[1]);
    if (card == null) {
      return "Card "
          + words[1]
          + " does not lie open on top of a stack: no one can "
          + words[0]
          + " it now.";
    }
    String reason = deed(match, player, card, words[0]);
    return reason.isEmpty() ? payment(match, player, card, words[2]) : reason;
  }

  private static Card open(MatchContext match, String code) {
    return Realm.of(match).tops().stream()
        .filter(card -> card.getDefinition().equals(code) && !card.isFlipped())
        .findFirst()
        .orElse(null);
  }

  /** Why a deed cannot be done with a card, whatever is paid. */
  private static String deed(MatchContext match, Player player, Card card, String deed) {
    boolean fits = deed.equals(Costs.SLAY) ? card.isMonster() : Costs.deed(card).equals(deed);
    if (!fits) {
      return "No one can " + deed + " " + card.getName() + ": it is no " + DEEDS.get(deed) + ".";
    }
    if (Recruits.isBlocked(match.state(ValeriaState.class), player, card)) {
      return card.getName() + " cannot be gained in this action phase: its number was rolled.";
    }
    return card.kind() == CardKind.DOMAIN ? roles(match, player, card) : "";
  }

  private static String roles(MatchContext match, Player player, Card domain) {
    if (Deeds.hasRoles(match, player, domain)) {
      return "";
    }
    List<String> missing = new ArrayList<>();
    for (Role role : Role.values()) {
      int needs = domain.type().pips().of(role);
      int has = Deeds.roles(match, player, role);
      if (needs > has) {
        missing.add(needs + " " + role.word() + " (there is " + has + ")");
      }
    }
    return domain.getName() + " needs citizens with " + String.join(" and ", missing) + ".";
  }

  private static String payment(MatchContext match, Player player, Card card, String text) {
    String waived = Way.waived(text);
    Price price = Costs.price(match, player, card);
    if (waived.isEmpty()) {
      return payment(match, player, price, text);
    }
    return Costs.waived(match, player, card, waived)
        .map(less -> payment(match, player, less, Way.paid(text)))
        .orElse("Nothing lets a part of the " + waived + " of " + card.getName() + " be waived.");
  }

  /** Why a payment does not fit a price; empty if it does. */
  static String payment(MatchContext match, Player player, Price price, String text) {
    Payment payment;
    try {
      payment = Payment.of(text);
    } catch (IllegalArgumentException wrong) {
      return "'" + text + "' is no payment; write gold, strength and magic, for example 2/0/1.";
    }
    return Payments.refusal(price, payment, Costs.purse(match, player)).orElse("");
  }
}
