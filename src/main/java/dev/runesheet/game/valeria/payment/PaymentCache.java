package dev.runesheet.game.valeria.payment;

import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Wording;
import dev.runesheet.spi.payment.Payment;
import dev.runesheet.spi.payment.Payments;
import dev.runesheet.spi.payment.Price;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A cache of all payments of amounts due from a purse, and of the options to gain cards by them,
 * which no match changes: the same few prices occur again and again, and only the part of a purse
 * that a price could take matters.
 */
public final class PaymentCache {

  private static final int MOST_KNOWN = 20_000;
  private static final int BITS = 8;

  /** The number of options to buy something that are kept in all. */
  private static final int MOST_OPTIONS = 200_000;

  private final Map<Key, List<PaymentOption>> known = new ConcurrentHashMap<>();
  private final Map<Key, List<Option>> offers = new ConcurrentHashMap<>();
  private final AtomicInteger options = new AtomicInteger();

  /** Each list of substitutions once, so that keys of equal ones need not compare them. */
  private final Map<List<Price.Wild>, List<Price.Wild>> substitutions = new ConcurrentHashMap<>();

  /**
   * The list that stands for all lists of equal substitutions.
   *
   * @param wilds a list that never changes
   */
  public List<Price.Wild> same(List<Price.Wild> wilds) {
    List<Price.Wild> first = substitutions.putIfAbsent(wilds, wilds);
    return first == null ? wilds : first;
  }

  /**
   * The options to gain a card by all payments of amounts; see {@link #of}.
   *
   * @param card the card
   */
  public List<Option> offers(
      CardType card, int[] due, List<Price.Wild> wilds, int[] purse, String waived) {
    if (total(due) > total(purse)) {
      return List.of(); // What stands in for another resource is as much of it.
    }
    Key key = key(card, due, wilds, purse, waived);
    List<Option> known = key == null ? null : offers.get(key);
    if (known == null) {
      known = of(due, wilds, purse, waived).stream().map(way -> offer(card, way)).toList();
      if (key != null
          && offers.size() < MOST_KNOWN
          && options.addAndGet(known.size()) <= MOST_OPTIONS) {
        offers.put(key, known);
      }
    }
    return known;
  }

  private static Option offer(CardType card, PaymentOption way) {
    TurnAction.Deed deed = TurnAction.Deed.of(card.kind());
    TurnAction.Purchase purchase = new TurnAction.Purchase(deed, card.code(), way);
    return new Option(purchase, () -> Wording.of(purchase, deed.word(), card.name(), way.words()));
  }

  /**
   * The payments.
   *
   * @param due the amount of each resource due
   * @param wilds the resources that may stand in for others
   * @param purse the amount of each resource in the purse
   * @param waived the resource with a waived part, already subtracted; empty if none
   */
  public List<PaymentOption> of(int[] due, List<Price.Wild> wilds, int[] purse, String waived) {
    Key key = key(null, due, wilds, purse, waived);
    List<PaymentOption> ways = key == null ? null : known.get(key);
    if (ways == null) {
      ways = found(due, wilds, purse, waived);
      if (key != null && known.size() < MOST_KNOWN) {
        known.put(key, ways);
      }
    }
    return ways;
  }

  /** The key of a payment, for a card or for none; null for amounts that are too large. */
  private static Key key(
      CardType card, int[] due, List<Price.Wild> wilds, int[] purse, String waived) {
    int total = total(due);
    if (total >= 1 << BITS) {
      return null;
    }
    long numbers = 0;
    for (int i = 0; i < due.length; i++) {
      int most = standsIn(Resource.IN_PRICES.get(i), wilds) ? total : due[i];
      numbers = (numbers << BITS | due[i]) << BITS | Math.min(purse[i], most);
    }
    return new Key(card, numbers, wilds, waived);
  }

  private static int total(int[] amounts) {
    int total = 0;
    for (int amount : amounts) {
      total += amount;
    }
    return total;
  }

  /** True if more of a resource than is due of it could be paid. */
  private static boolean standsIn(String resource, List<Price.Wild> wilds) {
    for (int i = 0; i < wilds.size(); i++) {
      if (wilds.get(i).paid().equals(resource)) {
        return true;
      }
    }
    return false;
  }

  private static List<PaymentOption> found(
      int[] due, List<Price.Wild> wilds, int[] purse, String waived) {
    List<Integer> amounts = new ArrayList<>(due.length);
    for (int amount : due) {
      amounts.add(amount);
    }
    List<PaymentOption> ways = new ArrayList<>();
    for (Payment payment : Payments.exact(new Price(Resource.IN_PRICES, amounts, wilds), purse)) {
      ways.add(new PaymentOption(payment, waived));
    }
    return List.copyOf(ways);
  }

  /**
   * The key of the cache: amounts due and in the purse, packed, with the substitutions, most of
   * which are the same lists, and the card to be gained; null if payments alone are asked for.
   */
  private record Key(CardType card, long numbers, List<Price.Wild> wilds, String waived) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && key.numbers == numbers
          && key.card == card
          && (key.wilds == wilds || key.wilds.equals(wilds))
          && key.waived.equals(waived);
    }

    @Override
    public int hashCode() {
      int ofCard = card == null ? 0 : card.code().hashCode();
      return Long.hashCode(numbers * 0x9E3779B97F4A7C15L + ofCard) ^ waived.hashCode();
    }
  }
}
