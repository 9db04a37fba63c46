package dev.runesheet.spi.fact;

import dev.runesheet.spi.fact.Layers.Layer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A modifier that counts, after stacking; derived. The entity keeps the list for reading. */
public final class Contribution {

  /** The order in which contributions of one layer apply and are shown. */
  public static final Comparator<Contribution> OLDEST_FIRST =
      Comparator.<Contribution>comparingInt(contribution -> contribution.modifier.getAge())
          .thenComparingInt(
              contribution ->
                  contribution.modifier.counted() == null
                      ? -1
                      : contribution.modifier.counted().getId());

  private final Modifier modifier;

  /** Creates the fact. */
  public Contribution(Modifier modifier) {
    this.modifier = modifier;
  }

  /** The modifier that counts. */
  public Modifier getModifier() {
    return modifier;
  }

  /** True if it counts under a condition that is evaluated when the number is read. */
  public boolean isLate() {
    return modifier.getEffect().isLate();
  }

  /** The entity that is changed. */
  public Entity getTarget() {
    return modifier.getTarget();
  }

  /** The stat that is changed. */
  public String getStat() {
    return modifier.getEffect().getStat();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Contribution contribution && contribution.modifier.equals(modifier);
  }

  @Override
  public int hashCode() {
    return modifier.hashCode();
  }

  @Override
  public String toString() {
    return modifier.toString();
  }

  /**
   * The contributions that count for an entity. If there are many, the sum of those to each stat is
   * kept up to date, since each that comes or goes makes the number be read.
   */
  static final class Ledger {

    /** The most contributions that are added up anew each time. */
    private static final int FEW = 8;

    /** Sums of whole numbers up to this are exact in any order, if there are millions of them. */
    private static final double EXACT = 1 << 30;

    private final List<Contribution> list = new ArrayList<>();
    private final List<Contribution> view = Collections.unmodifiableList(list);
    private List<Contribution> snapshot = List.of();
    private Map<String, Sum> sums;

    /** The contributions now, oldest first: a list that stays as it is. */
    List<Contribution> all() {
      if (snapshot == null) {
        snapshot = List.copyOf(list);
      }
      return snapshot;
    }

    /** The contributions at any time, oldest first. */
    List<Contribution> view() {
      return view;
    }

    void add(Contribution one) {
      list.add(place(list, one, OLDEST_FIRST), one);
      snapshot = null;
      if (sums != null) {
        enter(one, 1);
      } else if (list.size() > FEW) {
        sums = new HashMap<>();
        list.forEach(each -> enter(each, 1));
      }
    }

    void remove(Contribution one) {
      int at = Collections.binarySearch(list, one, OLDEST_FIRST);
      at = at >= 0 && list.get(at).equals(one) ? at : list.indexOf(one); // Some are of one age.
      if (at < 0) {
        return;
      }
      list.remove(at);
      snapshot = null;
      if (list.size() <= FEW) {
        sums = null;
      } else {
        enter(one, -1);
      }
    }

    private void enter(Contribution one, int sign) {
      Sum sum = sums.computeIfAbsent(one.getStat(), stat -> new Sum());
      ActiveEffect effect = one.modifier.getEffect();
      double amount = effect.getAmount();
      if (effect.layer() == Layer.ADD
          && effect.stacking().cap() == Double.MAX_VALUE
          && isExact(amount)) {
        sum.total += sign * amount;
      } else {
        sum.others += sign;
      }
    }

    /** True if there are many, and all to a stat just add a whole number to it. */
    boolean isPlain(String stat) {
      Sum sum = sums == null ? null : sums.get(stat);
      return sum != null && sum.others == 0;
    }

    /** The number after all of them, as {@link Stacking} says. */
    double applied(double base, String stat) {
      return isPlain(stat) && isExact(base)
          ? base + sums.get(stat).total
          : Stacking.apply(base, list, stat);
    }

    private static boolean isExact(double number) {
      return number == Math.rint(number) && Math.abs(number) <= EXACT;
    }

    /** A list with another element, at its place in an order. */
    static <T> List<T> with(List<T> some, T another, Comparator<T> order) {
      List<T> more = new ArrayList<>(some);
      more.add(place(some, another, order), another);
      return List.copyOf(more);
    }

    private static <T> int place(List<T> some, T another, Comparator<T> order) {
      int last = some.size() - 1;
      if (last < 0 || order.compare(some.get(last), another) <= 0) {
        return last + 1; // Mostly it is the youngest.
      }
      int found = Collections.binarySearch(some, another, order);
      return found < 0 ? -1 - found : found;
    }

    /** A list without one of its elements. */
    static <T> List<T> without(List<T> some, T one) {
      List<T> fewer = new ArrayList<>(some);
      fewer.remove(one);
      return List.copyOf(fewer);
    }

    /** The sum of the plain contributions to a stat, and the number of others. */
    private static final class Sum {
      private double total;
      private int others;
    }
  }
}
