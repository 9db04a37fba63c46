package dev.runesheet.game.valeria;

import dev.runesheet.engine.payment.Payment;
import dev.runesheet.engine.payment.Payments;
import dev.runesheet.engine.payment.Price;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A cache of all payments of amounts due from a purse: the same few prices occur again and again,
 * and only the part of a purse that a price could take matters.
 */
final class PaymentCache {

  private static final int MOST_KNOWN = 20_000;
  private static final int BITS = 8;

  private final Map<Key, List<PaymentOption>> known = new ConcurrentHashMap<>();

  /**
   * The payments.
   *
   * @param due the amount of each resource due
   * @param wilds the resources that may stand in for others
   * @param purse the amount of each resource in the purse
   * @param waived the resource with a waived part, already subtracted; empty if none
   */
  List<PaymentOption> of(int[] due, List<Price.Wild> wilds, int[] purse, String waived) {
    int total = 0;
    for (int amount : due) {
      total += amount;
    }
    if (total >= 1 << BITS) {
      return found(due, wilds, purse, waived);
    }
    long numbers = 0;
    for (int i = 0; i < due.length; i++) {
      numbers = (numbers << BITS | due[i]) << BITS | Math.min(purse[i], total);
    }
    Key key = new Key(numbers, wilds, waived);
    List<PaymentOption> ways = known.get(key);
    if (ways == null) {
      ways = found(due, wilds, purse, waived);
      if (known.size() < MOST_KNOWN) {
        known.put(key, ways);
      }
    }
    return ways;
  }

  private static List<PaymentOption> found(
      int[] due, List<Price.Wild> wilds, int[] purse, String waived) {
    List<Integer> amounts = new ArrayList<>(due.length);
    for (int amount : due) {
      amounts.add(amount);
    }
    List<PaymentOption> ways = new ArrayList<>();
    for (Payment payment :
        Payments.exact(new Price(CostCalculator.RESOURCES, amounts, wilds), purse)) {
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
    public int hashCode() {
      return Long.hashCode(numbers * 0x9E3779B97F4A7C15L) ^ waived.hashCode();
    }
  }
}
