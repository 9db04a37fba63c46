package dev.runesheet.spi.payment;

import dev.runesheet.spelling.Capital;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The exact payments of a price, and the reason for refusing any other payment. */
public final class Payments {

  private Payments() {}

  /**
   * All exact payments that a purse allows, those with the fewest stand-ins first.
   *
   * @param purse the amount of each resource available, in the order of the price
   * @throws IllegalArgumentException if the purse has fewer amounts than the price has resources
   */
  public static List<Payment> exact(Price price, int... purse) {
    check(price, purse);
    int[] due = price.due().stream().mapToInt(Integer::intValue).toArray();
    Set<Payment> found = new LinkedHashSet<>();
    int[] used = new int[price.wilds().size()];
    new Search(price, purse, found).standIn(0, due.clone(), due.clone(), used);
    return new ArrayList<>(found);
  }

  /** The way through all amounts in which one resource stands in for another, rule by rule. */
  private record Search(Price price, int[] purse, Set<Payment> found) {

    /**
     * Tries all amounts of the rule at an index.
     *
     * @param paid the amounts paid so far
     * @param own the amounts due that are still paid in their own resource
     * @param used the amounts that each rule stands in for
     */
    void standIn(int index, int[] paid, int[] own, int[] used) {
      if (index == price.wilds().size()) {
        keep(paid, own, used);
        return;
      }
      Price.Wild wild = price.wilds().get(index);
      int from = price.index(wild.paid());
      int to = price.index(wild.due());
      for (int amount = 0; amount <= own[to]; amount++) {
        if (amount > 0 && paid[from] + amount > purse[from]) {
          break;
        }
        int[] more = paid.clone();
        int[] left = own.clone();
        more[from] += amount;
        more[to] -= amount;
        left[to] -= amount;
        used[index] = amount;
        standIn(index + 1, more, left, used);
      }
      used[index] = 0;
    }

    private void keep(int[] paid, int[] own, int[] used) {
      for (int i = 0; i < paid.length; i++) {
        if (paid[i] > purse[i]) {
          return;
        }
      }
      for (int i = 0; i < used.length; i++) {
        Price.Wild wild = price.wilds().get(i);
        if (used[i] > 0 && own[price.index(wild.due())] < wild.own()) {
          return;
        }
      }
      found.add(new Payment(paid));
    }
  }

  /**
   * Why a payment is refused: all reasons, each in a sentence; empty if it is exact and the purse
   * allows it.
   *
   * @param purse the amount of each resource available, in the order of the price
   * @throws IllegalArgumentException if the purse has fewer amounts than the price has resources
   */
  public static Optional<String> refusal(Price price, Payment payment, int... purse) {
    check(price, purse);
    if (payment.size() != price.resources().size()) {
      return Optional.of("The payment must name so much of each of " + price.resources() + ".");
    }
    List<String> reasons = new ArrayList<>();
    for (int i = 0; i < payment.size(); i++) {
      resource(price, payment, purse, i, reasons);
    }
    if (reasons.isEmpty() && exact(price, purse).contains(payment)) {
      return Optional.empty();
    }
    amounts(price, payment, reasons);
    if (reasons.isEmpty()) {
      reasons.add("Nothing stands in for what is missing; the price is " + price + ".");
    }
    return Optional.of(String.join(" ", reasons));
  }

  private static void check(Price price, int... purse) {
    if (purse.length < price.resources().size()) {
      throw new IllegalArgumentException(
          "purse ("
              + Arrays.toString(purse)
              + ") must have an amount of each of "
              + price.resources()
              + ".");
    }
  }

  private static void resource(
      Price price, Payment payment, int[] purse, int index, List<String> reasons) {
    String resource = price.resources().get(index);
    int amount = payment.of(index);
    if (amount < 0) {
      reasons.add(
          "A payment cannot be less than 0, but that of " + resource + " is " + amount + ".");
    }
    if (amount > 0 && !price.takes(index)) {
      reasons.add(Capital.first(resource) + " cannot be paid here; the price is " + price + ".");
    }
    if (amount > purse[index]) {
      reasons.add(
          "The payment needs " + amount + " " + resource + "; there is " + purse[index] + ".");
    }
  }

  private static void amounts(Price price, Payment payment, List<String> reasons) {
    if (payment.sum() != price.total()) {
      String what = payment.sum() < price.total() ? "too little" : "too much";
      reasons.add(
          "The payment is "
              + what
              + ": the price is exactly "
              + price
              + ", the payment is "
              + payment.sum()
              + " in all.");
    }
    for (Price.Wild wild : price.wilds()) {
      int due = price.due().get(price.index(wild.due()));
      int own = payment.of(price.index(wild.due()));
      boolean used = payment.of(price.index(wild.paid())) > 0 && own < due;
      if (used && own < Math.min(wild.own(), due)) {
        reasons.add(
            Capital.first(wild.paid())
                + " can stand in for "
                + wild.due()
                + " only beside at least "
                + wild.own()
                + " "
                + wild.due()
                + ".");
      }
    }
  }
}
