package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.payment.Payment;
import dev.runesheet.engine.payment.Payments;
import dev.runesheet.engine.payment.Price;
import java.util.ArrayList;
import java.util.List;

/** Why a player cannot hire, build or slay a card for a payment (rules.md, section 4). */
final class Refusals {

  private static final int PARTS = 3;
  private static final List<String> DEEDS = List.of(Costs.HIRE, Costs.BUILD, Costs.SLAY);

  private Refusals() {}

  /** The reason, in a sentence; empty if the text does not name a deed, a card and a payment. */
  static String of(MatchContext match, Player player, String option) {
    if (option.startsWith(Sailing.SAIL)) {
      return Voyages.refusal(match, player, option);
    }
    String[] words = option.split(" ", PARTS);
    if (words.length < PARTS || !DEEDS.contains(words[0])) {
      return "";
    }
    Card card = top(match, words[1], words[0]);
    if (card == null) {
      return "Card "
          + words[1]
          + " does not lie open on top of a stack: no one can "
          + words[0]
          + " it now.";
    }
    String roles = card.kind() == CardKind.DOMAIN ? roles(match, player, card) : "";
    return roles.isEmpty() ? payment(match, player, card, words[2]) : roles;
  }

  private static Card top(MatchContext match, String code, String deed) {
    return Realm.of(match).tops().stream()
        .filter(card -> card.getDefinition().equals(code) && !card.isFlipped())
        .filter(card -> Costs.deed(card).equals(deed))
        .filter(card -> !deed.equals(Costs.SLAY) || card.isMonster())
        .findFirst()
        .orElse(null);
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
    return payment(match, player, Costs.price(match, player, card), text);
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
