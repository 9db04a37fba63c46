package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.payment.Payment;
import dev.runesheet.engine.payment.Payments;
import dev.runesheet.engine.payment.Price;
import java.util.ArrayList;
import java.util.List;

/** Works out what hiring, building and slaying cost, by the rows of the table of costs. */
public final class Costs {

  /** The resources of prices and payments, in their order. */
  public static final List<String> RESOURCES = Resource.BASIC.stream().map(Resource::stat).toList();

  static final String HIRE = "hire";
  static final String RECRUIT = "recruit";
  static final String BUILD = "build";
  static final String SLAY = "slay";

  private Costs() {}

  /** What is done with a card of a kind. */
  static String deed(Card card) {
    return card.kind() == CardKind.CITIZEN ? HIRE : card.kind() == CardKind.DOMAIN ? BUILD : SLAY;
  }

  /** What a card costs a player now. */
  public static Price price(MatchContext match, Player player, Card card) {
    return price(match, player, card, deed(card));
  }

  /** What a deed with a card costs a player now. */
  static Price price(MatchContext match, Player player, Card card, String deed) {
    Tariff tariff = tariff(match, card, deed);
    int[] due = new int[RESOURCES.size()];
    for (Tariff.Term term : tariff.terms()) {
      due[RESOURCES.indexOf(term.resource())] += value(match, player, card, term);
    }
    return price(player, tariff, due);
  }

  private static Price price(Player player, Tariff tariff, int... due) {
    List<Integer> amounts = new ArrayList<>(due.length);
    for (int amount : due) {
      amounts.add(Math.max(0, amount));
    }
    List<Price.Wild> wilds = new ArrayList<>(2);
    for (Tariff.StandIn standIn : tariff.standIns()) {
      if (standIn.stat().isEmpty() || player.stat(standIn.stat()) > 0) {
        wilds.add(new Price.Wild(standIn.paid(), standIn.due(), standIn.own()));
      }
    }
    return new Price(RESOURCES, amounts, wilds);
  }

  private static Tariff tariff(MatchContext match, Card card, String deed) {
    ValeriaCatalog catalog = match.book().catalog(ValeriaCatalog.class);
    Key key = new Key(deed, card.getDefinition());
    return catalog.answer(
        Tariff.class, key, () -> match.consult(new Tariff(deed, card.getDefinition())));
  }

  private record Key(String deed, String card) {}

  private static int value(MatchContext match, Player player, Card card, Tariff.Term term) {
    return switch (term.whose()) {
      case CARD -> (int) card.stat(term.name());
      case PLAYER -> (int) player.stat(term.name());
      case NAMESAKES -> (int) player.stat(term.name()) * namesakes(match, player, card);
      case MONSTERS -> term.amount() * monsters(match, player, term.name());
    };
  }

  private static int namesakes(MatchContext match, Player player, Card card) {
    int count = 0;
    for (Card own : Realm.of(match).tableau(player)) {
      boolean person = own.kind() == CardKind.CITIZEN || own.kind() == CardKind.STARTER;
      if (person && !own.isFlipped() && own.getName().equals(card.getName())) {
        count++;
      }
    }
    return count;
  }

  private static int monsters(MatchContext match, Player player, String name) {
    return (int)
        Realm.of(match).tableau(player).stream()
            .filter(own -> own.isMonster() && own.getName().equalsIgnoreCase(name))
            .count();
  }

  /** All ways in which a player can pay for a deed with a card now, those without waivers first. */
  static List<Way> ways(MatchContext match, Player player, Card card, String deed) {
    Price price = price(match, player, card, deed);
    int[] purse = purse(player);
    List<Way> ways = new ArrayList<>();
    for (Payment payment : Payments.exact(price, purse)) {
      ways.add(new Way(payment, ""));
    }
    for (Tariff.Waiver waiver : tariff(match, card, deed).waivers()) {
      Price less = waived(player, card, price, waiver);
      if (less != null) {
        for (Payment payment : Payments.exact(less, purse)) {
          ways.add(new Way(payment, waiver.resource()));
        }
      }
    }
    return ways;
  }

  /** What is left to pay when a part is waived, or null if nothing can be. */
  private static Price waived(Player player, Card card, Price price, Tariff.Waiver waiver) {
    double most = Math.min(player.stat(waiver.stat()), card.stat(waiver.printed()));
    int index = RESOURCES.indexOf(waiver.resource());
    int amount = (int) Math.min(most, price.due().get(index));
    if (amount <= 0) {
      return null;
    }
    List<Integer> due = new ArrayList<>(price.due());
    due.set(index, due.get(index) - amount);
    return new Price(RESOURCES, due, price.wilds());
  }

  /** What a player has to pay with. */
  static int[] purse(Player player) {
    return Resource.BASIC.stream().mapToInt(player::has).toArray();
  }

  /**
   * A way to pay.
   *
   * @param payment what is paid
   * @param waived the resource of which a part is left unpaid; empty if none is
   */
  record Way(Payment payment, String waived) {

    private static final String WAIVING = " waiving ";

    static Way of(String text) {
      int at = text.indexOf(WAIVING);
      return at < 0
          ? new Way(Payment.of(text), "")
          : new Way(Payment.of(text.substring(0, at)), text.substring(at + WAIVING.length()));
    }

    @Override
    public String toString() {
      return waived.isEmpty() ? payment.toString() : payment + WAIVING + waived;
    }

    /** The way in words, for example {@code 2 gold and 1 magic}. */
    String words() {
      List<String> parts = new ArrayList<>();
      for (int i = 0; i < payment.size(); i++) {
        if (payment.of(i) > 0) {
          parts.add(payment.of(i) + " " + RESOURCES.get(i));
        }
      }
      String paid = parts.isEmpty() ? "nothing" : String.join(" and ", parts);
      return waived.isEmpty() ? paid : paid + ", part of the " + waived + " waived";
    }
  }
}
