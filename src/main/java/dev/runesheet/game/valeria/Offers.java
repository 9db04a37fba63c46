package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.payment.Payment;
import java.util.ArrayList;
import java.util.List;

/** What a player can hire, build or slay now, each with all exact payments. */
public final class Offers {

  private static final String PAY = "pay ";
  private static final List<CardKind> KINDS =
      List.of(CardKind.CITIZEN, CardKind.DOMAIN, CardKind.MONSTER);

  private Offers() {}

  /** All ways to hire, build or slay a card. */
  static void all(MatchContext match, Player player, List<Option> options) {
    Quotes quotes = new Quotes(match, player);
    for (CardKind kind : KINDS) {
      List<Card> cards = Realm.of(match).accessible(kind);
      for (int i = 0; i < cards.size(); i++) {
        Card card = cards.get(i);
        if (isFirst(cards, i) && allowed(match, player, card)) {
          String deed = Costs.deed(card);
          add(options, deed, card, quotes.of(card, deed));
        }
      }
    }
  }

  /** Whether a player may have a card, if he can pay for it. */
  private static boolean allowed(MatchContext match, Player player, Card card) {
    return switch (card.kind()) {
      case DOMAIN -> Deeds.hasRoles(match, player, card);
      case CITIZEN -> !Recruits.isBlocked(match.state(ValeriaState.class), player, card);
      default -> true;
    };
  }

  /** Two stacks can show the same card: it is offered once. */
  private static boolean isFirst(List<Card> cards, int index) {
    for (int i = 0; i < index; i++) {
      if (cards.get(i).getDefinition().equals(cards.get(index).getDefinition())) {
        return false;
      }
    }
    return true;
  }

  private static void add(List<Option> options, String deed, Card card, List<Way> ways) {
    if (ways.isEmpty()) {
      return;
    }
    String id = deed + " " + card.getDefinition() + " ";
    String words = deed + " " + card.getName() + " for ";
    for (Way way : ways) {
      options.add(new Option(id + way.text(), words + way.words()));
    }
  }

  /** All ways to hire a citizen without the surcharge for those of the same name. */
  static List<Option> recruits(MatchContext match, Player player) {
    List<Option> options = new ArrayList<>();
    Quotes quotes = new Quotes(match, player);
    List<Card> cards = Realm.of(match).accessible(CardKind.CITIZEN);
    for (int i = 0; i < cards.size(); i++) {
      if (isFirst(cards, i) && allowed(match, player, cards.get(i))) {
        add(options, Costs.HIRE, cards.get(i), quotes.of(cards.get(i), Costs.RECRUIT));
      }
    }
    return options;
  }

  /** All ways to pay for a card in full: waivers are for actions of the turn only. */
  static List<Option> payments(MatchContext match, Player player, Card card) {
    return new Quotes(match, player)
        .whole(card, Costs.deed(card)).stream()
            .map(way -> new Option(PAY + way.text(), PAY + way.words()))
            .toList();
  }

  /** Carries out an option that names a deed, a card and a payment. */
  public static void carryOut(MatchContext match, Player player, String option) {
    String[] words = option.split(" ", 3);
    Payment payment = Way.payment(words[2]);
    Card card = find(match, words[1]);
    switch (words[0]) {
      case Costs.HIRE -> Deeds.hire(match, player, card, payment);
      case Costs.BUILD -> Deeds.build(match, player, card, payment);
      case Costs.SLAY -> Deeds.slay(match, player, card, payment);
      default -> throw new IllegalStateException("deed (" + words[0] + ") is not known.");
    }
  }

  /** Slays, builds or hires a card for a payment as {@link #payments} names it. */
  public static void pay(MatchContext match, Player player, Card card, String payment) {
    Payment paid = Way.payment(payment.substring(PAY.length()));
    switch (Costs.deed(card)) {
      case Costs.HIRE -> Deeds.hire(match, player, card, paid);
      case Costs.BUILD -> Deeds.build(match, player, card, paid);
      default -> Deeds.slay(match, player, card, paid);
    }
  }

  /** The domains that a player has the roles and the gold for. */
  static List<Card> buildable(MatchContext match, Player player) {
    Quotes quotes = new Quotes(match, player);
    return Realm.of(match).accessible(CardKind.DOMAIN).stream()
        .filter(card -> Deeds.hasRoles(match, player, card))
        .filter(card -> !quotes.of(card, Costs.BUILD).isEmpty())
        .toList();
  }

  private static Card find(MatchContext match, String code) {
    return Realm.of(match).tops().stream()
        .filter(card -> card.getDefinition().equals(code) && !card.isFlipped())
        .findFirst()
        .orElseThrow();
  }
}
