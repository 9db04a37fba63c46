package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import java.util.ArrayList;
import java.util.List;

/** What a player can hire, build or slay now, each with all exact payments. */
public final class Offers {

  private static final String PAY = "pay ";

  private Offers() {}

  /** All ways to hire, build or slay a card of a kind. */
  static List<Option> all(MatchContext match, Player player, CardKind kind) {
    List<Option> options = new ArrayList<>();
    for (Card card : Realm.of(match).accessible(kind)) {
      if (allowed(match, player, card)) {
        String deed = Costs.deed(card);
        for (Costs.Way way : Costs.ways(match, player, card, deed)) {
          String id = deed + " " + card.getDefinition() + " " + way;
          add(options, id, deed + " " + card.getName() + " for " + way.words());
        }
      }
    }
    return options;
  }

  /** Whether a player may have a card, if he can pay for it. */
  private static boolean allowed(MatchContext match, Player player, Card card) {
    return switch (card.kind()) {
      case DOMAIN -> Deeds.hasRoles(match, player, card);
      case CITIZEN -> !Recruits.isBlocked(match.state(ValeriaState.class), player, card);
      default -> true;
    };
  }

  private static void add(List<Option> options, String id, String words) {
    if (options.stream().noneMatch(other -> other.id().equals(id))) {
      options.add(new Option(id, words));
    }
  }

  /** All ways to hire a citizen without the surcharge for those of the same name. */
  static List<Option> recruits(MatchContext match, Player player) {
    List<Option> options = new ArrayList<>();
    List<Card> citizens = Realm.of(match).accessible(CardKind.CITIZEN);
    for (Card card : citizens.stream().filter(one -> allowed(match, player, one)).toList()) {
      for (Costs.Way way : Costs.ways(match, player, card, Costs.RECRUIT)) {
        String id = Costs.HIRE + " " + card.getDefinition() + " " + way;
        add(options, id, "hire " + card.getName() + " for " + way.words());
      }
    }
    return options;
  }

  /** All ways to pay for a card. */
  static List<Option> payments(MatchContext match, Player player, Card card) {
    return Costs.ways(match, player, card, Costs.deed(card)).stream()
        .map(way -> new Option(PAY + way, PAY + way.words()))
        .toList();
  }

  /** Carries out an option that names a deed, a card and a payment. */
  public static void carryOut(MatchContext match, Player player, String option) {
    String[] words = option.split(" ", 3);
    Costs.Way way = Costs.Way.of(words[2]);
    Card card = find(match, words[1]);
    switch (words[0]) {
      case Costs.HIRE -> Deeds.hire(match, player, card, way.payment());
      case Costs.BUILD -> Deeds.build(match, player, card, way.payment());
      case Costs.SLAY -> Deeds.slay(match, player, card, way.payment());
      default -> throw new IllegalStateException("deed (" + words[0] + ") is not known.");
    }
  }

  /** Slays, builds or hires a card for a payment as {@link #payments} names it. */
  public static void pay(MatchContext match, Player player, Card card, String payment) {
    Costs.Way way = Costs.Way.of(payment.substring(PAY.length()));
    switch (Costs.deed(card)) {
      case Costs.HIRE -> Deeds.hire(match, player, card, way.payment());
      case Costs.BUILD -> Deeds.build(match, player, card, way.payment());
      default -> Deeds.slay(match, player, card, way.payment());
    }
  }

  /** The domains that a player has the roles and the gold for. */
  static List<Card> buildable(MatchContext match, Player player) {
    return Realm.of(match).accessible(CardKind.DOMAIN).stream()
        .filter(card -> Deeds.hasRoles(match, player, card))
        .filter(card -> !Costs.ways(match, player, card, Costs.BUILD).isEmpty())
        .toList();
  }

  private static Card find(MatchContext match, String code) {
    return Realm.of(match).tops().stream()
        .filter(card -> card.getDefinition().equals(code) && !card.isFlipped())
        .findFirst()
        .orElseThrow();
  }
}
