package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.CountedNumbers;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ways to pay a number with attached cards. */
public final class Payments {

  private static final String AND = ", ";

  private Payments() {}

  /**
   * All payments that pay enough and without any one of their cards would not, as options. Cards
   * that are alike make no difference; all that count in one number are worth the same.
   *
   * @param owed the amount to pay
   * @param with the number in which the cards count
   */
  static List<Option> options(MatchContext match, Entity payer, double owed, String with) {
    Map<String, List<Entity>> alike = alike(match, payer, with);
    List<String> kinds = List.copyOf(alike.keySet());
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    Map<String, Integer> counting = new HashMap<>();
    alike
        .values()
        .forEach(all -> counting.merge(stat(catalog, all.get(0)), all.size(), Integer::sum));
    double[] worth = new double[kinds.size()];
    int[] most = new int[kinds.size()];
    for (int i = 0; i < worth.length; i++) {
      List<Entity> cards = alike.get(kinds.get(i));
      String stat = stat(catalog, cards.get(0));
      most[i] = cards.size();
      worth[i] = payer.stat(stat) / counting.get(stat);
    }
    List<Option> options = new ArrayList<>();
    List<String> names = kinds.stream().map(kind -> catalog.cards().get(kind).name()).toList();
    add(new int[worth.length], 0, owed, worth, most, kinds, names, options);
    return options;
  }

  private static void add(
      int[] taken,
      int next,
      double owed,
      double[] worth,
      int[] most,
      List<String> kinds,
      List<String> names,
      List<Option> options) {
    if (next == taken.length) {
      if (isPayment(taken, owed, worth)) {
        options.add(new Option(said(taken, kinds), said(taken, names)));
      }
      return;
    }
    for (int count = most[next]; count >= 0; count--) {
      taken[next] = count;
      add(taken, next + 1, owed, worth, most, kinds, names, options);
    }
    taken[next] = 0;
  }

  private static boolean isPayment(int[] taken, double owed, double[] worth) {
    double paid = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < taken.length; i++) {
      paid += taken[i] * worth[i];
      least = taken[i] > 0 ? Math.min(least, worth[i]) : least;
    }
    return owed > 0 && paid >= owed && paid - least < owed;
  }

  private static String said(int[] taken, List<String> words) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < taken.length; i++) {
      cards.addAll(Collections.nCopies(taken[i], words.get(i)));
    }
    return String.join(AND, cards);
  }

  /** The cards of a payment: of those that are alike the first ones. */
  public static List<Entity> cards(MatchContext match, Entity payer, String payment, String with) {
    Map<String, List<Entity>> alike = alike(match, payer, with);
    List<Entity> cards = new ArrayList<>();
    for (String kind : kinds(payment)) {
      cards.add(alike.get(kind).remove(0));
    }
    return cards;
  }

  /** The definitions of the cards of a payment, one after the other. */
  public static List<String> kinds(String payment) {
    return List.of(payment.split(AND));
  }

  private static Map<String, List<Entity>> alike(MatchContext match, Entity payer, String with) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    List<String> counting = catalog.extras().sums().getOrDefault(with, List.of(with));
    Map<String, List<Entity>> alike = new LinkedHashMap<>();
    for (Entity card : Attached.of(match, payer)) {
      if (counting.contains(stat(catalog, card))) {
        alike.computeIfAbsent(card.getDefinition(), key -> new ArrayList<>()).add(card);
      }
    }
    return alike;
  }

  /** The number of its host in which an attached card counts; empty if it counts in none. */
  public static String stat(DeclaredCatalog catalog, Entity card) {
    return CountedNumbers.of(catalog.extras().counts(), card.getKind(), card::wordOf);
  }
}
