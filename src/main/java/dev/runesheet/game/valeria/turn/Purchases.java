package dev.runesheet.game.valeria.turn;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.payment.PaymentOption;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.payment.TurnAction.Deed;
import dev.runesheet.game.valeria.payment.TurnAction.Purchase;
import dev.runesheet.game.valeria.price.CardPayments;
import dev.runesheet.game.valeria.price.CostCalculator;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.GainWords;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.Wording;
import dev.runesheet.spi.payment.Payment;
import dev.runesheet.spi.payment.Payments;
import dev.runesheet.spi.payment.Price;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The cards that a player can hire, build or slay now, with all payments (rules.md, section 4). */
public final class Purchases {

  private Purchases() {}

  /** The reasons why a player cannot have a card, whatever is paid. */
  private enum Obstacle {
    KIND,
    ROLLED,
    ROLES
  }

  /** The obstacle to a deed with a card; null if there is none. */
  private static Obstacle obstacle(MatchContext match, Player player, Card card, Deed deed) {
    if (deed == Deed.SLAY ? !card.isMonster() : deed != Deed.of(card.kind())) {
      return Obstacle.KIND;
    }
    return switch (card.kind()) {
      case DOMAIN -> Acquisitions.hasRoles(match, player, card) ? null : Obstacle.ROLES;
      case CITIZEN ->
          isBlocked(match.state(ValeriaState.class), player, card) ? Obstacle.ROLLED : null;
      default -> null;
    };
  }

  /** True if a player cannot gain a citizen in this action phase, because its number was rolled. */
  private static boolean isBlocked(ValeriaState state, Player player, Card card) {
    return state.phase == ValeriaState.Phase.ACTION
        && player.stat(PlayerStats.ROLLED_BLOCKED) > 0
        && (rolled(state, card.type().roll().first())
            || rolled(state, card.type().roll().second()));
  }

  private static boolean rolled(ValeriaState state, int number) {
    return number == state.firstDie
        || number == state.secondDie
        || number == state.firstDie + state.secondDie;
  }

  /** The citizens on top of the citizens' stacks that a player can gain by an effect. */
  public static List<Card> citizens(MatchContext match, Player player) {
    ValeriaState state = match.state(ValeriaState.class);
    return CardIndex.of(match).tops(Zones.CITIZENS).stream()
        .filter(card -> card.kind() == CardKind.CITIZEN && !isBlocked(state, player, card))
        .toList();
  }

  /** All ways to hire, build or slay a card. */
  static void offer(MatchContext match, Player player, List<Option> options) {
    CardPayments quotes = new CardPayments(match, player);
    for (CardKind kind : CardKind.STACKED) {
      offer(match, player, kind, card -> quotes.offer(card, CostCalculator.deed(card), options));
    }
  }

  /** All ways to hire a citizen without the surcharge for those of the same name. */
  public static List<Option> recruits(MatchContext match, Player player) {
    List<Option> options = new ArrayList<>();
    CardPayments quotes = new CardPayments(match, player);
    offer(match, player, CardKind.CITIZEN, card -> quotes.offer(card, GainWords.RECRUIT, options));
    return options;
  }

  /** All ways to gain a card of a kind; two stacks can show the same one, which is offered once. */
  private static void offer(MatchContext match, Player player, CardKind kind, Consumer<Card> ways) {
    List<Card> cards = CardIndex.of(match).accessible(kind);
    for (int i = 0; i < cards.size(); i++) {
      Card card = cards.get(i);
      if (isFirst(cards, i) && obstacle(match, player, card, Deed.of(card.kind())) == null) {
        ways.accept(card);
      }
    }
  }

  private static boolean isFirst(List<Card> cards, int index) {
    for (int i = 0; i < index; i++) {
      if (cards.get(i).type() == cards.get(index).type()) {
        return false;
      }
    }
    return true;
  }

  /** All ways to pay for a card in full: waivers are for actions of the turn only. */
  public static List<Option> payments(MatchContext match, Player player, Card card) {
    return new CardPayments(match, player)
        .whole(card, CostCalculator.deed(card)).stream()
            .map(TurnAction.Pay::new)
            .map(pay -> new Option(pay, () -> Wording.of(pay, pay.way().words())))
            .toList();
  }

  /** The domains that a player has the roles and the gold for. */
  public static List<Card> buildable(MatchContext match, Player player) {
    CardPayments quotes = new CardPayments(match, player);
    return CardIndex.of(match).accessible(CardKind.DOMAIN).stream()
        .filter(card -> obstacle(match, player, card, Deed.BUILD) == null)
        .filter(card -> !quotes.of(card, GainWords.BUILD).isEmpty())
        .toList();
  }

  /** Legal if a player may make a purchase. */
  static Legality legality(MatchContext match, Player player, Purchase purchase) {
    String deed = purchase.deed().word();
    Card card = CardIndex.of(match).open(purchase.card()).orElse(null);
    if (card == null) {
      return Legality.illegal(
          "Card "
              + purchase.card()
              + " does not lie open on top of a stack: no one can "
              + deed
              + " it now.");
    }
    Obstacle obstacle = obstacle(match, player, card, purchase.deed());
    if (obstacle == null) {
      return payment(match, player, card, purchase.way());
    }
    return Legality.illegal(
        switch (obstacle) {
          case KIND ->
              "No one can "
                  + deed
                  + " "
                  + card.getName()
                  + ": it is no "
                  + purchase.deed().gained().word()
                  + ".";
          case ROLLED ->
              card.getName() + " cannot be gained in this action phase: its number was rolled.";
          case ROLES -> missing(match, player, card);
        });
  }

  private static String missing(MatchContext match, Player player, Card domain) {
    List<String> missing = new ArrayList<>();
    for (Role role : Role.values()) {
      int needs = domain.type().pips().of(role);
      int has = Acquisitions.roles(match, player, role);
      if (needs > has) {
        missing.add(needs + " " + role.word() + " (there is " + has + ")");
      }
    }
    return domain.getName() + " needs citizens with " + String.join(" and ", missing) + ".";
  }

  private static Legality payment(MatchContext match, Player player, Card card, PaymentOption way) {
    return new CardPayments(match, player)
        .price(card, way.waived())
        .map(price -> payment(match, player, price, way))
        .orElse(
            Legality.illegal(
                "Nothing lets a part of the "
                    + way.waived()
                    + " of "
                    + card.getName()
                    + " be waived."));
  }

  /** Legal if a payment fits a price. */
  static Legality payment(MatchContext match, Player player, Price price, PaymentOption way) {
    if (way.equals(PaymentOption.none(way.waived()))) {
      return Legality.illegal(unpayable(price, CostCalculator.purse(match, player)));
    }
    return way.payment()
        .map(paid -> Payments.refusal(price, paid, CostCalculator.purse(match, player)))
        .orElse(
            Optional.of(
                "'" + way + "' is no payment; write gold, strength and magic, for example 2/0/1."))
        .map(Legality::illegal)
        .orElse(Legality.LEGAL);
  }

  private static String unpayable(Price price, int[] purse) {
    List<String> has = new ArrayList<>();
    for (Resource resource : Resource.BASIC) {
      has.add(resource.amount(purse[resource.index()]));
    }
    return "The price is " + price + ": it cannot be paid with " + String.join(", ", has) + ".";
  }

  /** Carries out a purchase. */
  public static void perform(MatchContext match, Player player, Purchase purchase) {
    pay(match, player, CardIndex.of(match).open(purchase.card()).orElseThrow(), purchase.way());
  }

  /** Slays, builds or hires a card in a way that {@link #payments} or {@link #offer} offered. */
  public static void pay(MatchContext match, Player player, Card card, PaymentOption way) {
    Payment paid = way.payment().orElseThrow();
    switch (Deed.of(card.kind())) {
      case HIRE -> Acquisitions.hire(match, player, card, paid);
      case BUILD -> Acquisitions.build(match, player, card, paid);
      case SLAY -> Acquisitions.slay(match, player, card, paid);
    }
  }
}
