package dev.runesheet.game.valeria.payment;

import dev.runesheet.engine.Option;
import dev.runesheet.engine.payment.Payment;
import dev.runesheet.engine.payment.Payments;
import dev.runesheet.engine.payment.Price;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A cache of all payments of amounts due from a purse: the same few prices occur again and again,
 * and only the part of a purse that a price could take matters.
 */
public final class PaymentCache {

  private static final int MOST_KNOWN = 20_000;
  private static final int BITS = 8;

  /** The number of options to buy something that are kept in all. */
  private static final int MOST_OPTIONS = 200_000;

  private final Map<Key, Ways> known = new ConcurrentHashMap<>();
  private final AtomicInteger options = new AtomicInteger();

  /** All payments of amounts, with the options to gain a card by them, which no match changes. */
  public final class Ways {
    private final List<PaymentOption> all;
    private final Map<String, List<Option>> offers = new ConcurrentHashMap<>(1);

    private Ways(List<PaymentOption> all) {
      this.all = all;
    }

    /** The payments. */
    public List<PaymentOption> all() {
      return all;
    }

    /** The options to gain a card by these payments. */
    public List<Option> offers(CardType card) {
      if (all.isEmpty()) {
        return List.of();
      }
      List<Option> known = offers.get(card.code());
      if (known == null) {
        known = all.stream().map(way -> offer(card, way)).toList();
        if (options.addAndGet(known.size()) <= MOST_OPTIONS) {
          offers.put(card.code(), known);
        }
      }
      return known;
    }
  }

  private static Option offer(CardType card, PaymentOption way) {
    TurnAction.Deed deed = TurnAction.Deed.of(card.kind());
    return new Option(
        new TurnAction.Purchase(deed, card.code(), way),
        () -> deed.word() + " " + card.name() + " for " + way.words());
  }

  /**
   * The payments.
   *
   * @param due the amount of each resource due
   * @param wilds the resources that may stand in for others
   * @param purse the amount of each resource in the purse
   * @param waived the resource with a waived part, already subtracted; empty if none
   */
  public Ways of(int[] due, List<Price.Wild> wilds, int[] purse, String waived) {
    int total = 0;
    for (int amount : due) {
      total += amount;
    }
    if (total >= 1 << BITS) {
      return new Ways(found(due, wilds, purse, waived));
    }
    long numbers = 0;
    for (int i = 0; i < due.length; i++) {
      int most = standsIn(Resource.IN_PRICES.get(i), wilds) ? total : due[i];
      numbers = (numbers << BITS | due[i]) << BITS | Math.min(purse[i], most);
    }
    Key key = new Key(numbers, wilds, waived);
    Ways ways = known.get(key);
    if (ways == null) {
      ways = new Ways(found(due, wilds, purse, waived));
      if (known.size() < MOST_KNOWN) {
        known.put(key, ways);
      }
    }
    return ways;
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
   * which are the same lists.
   */
  private record Key(long numbers, List<Price.Wild> wilds, String waived) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && key.numbers == numbers
          && (key.wilds == wilds || key.wilds.equals(wilds))
          && key.waived.equals(waived);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(numbers * 0x9E3779B97F4A7C15L) ^ waived.hashCode();
    }
  }
}
