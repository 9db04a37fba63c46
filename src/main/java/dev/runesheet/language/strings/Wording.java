package dev.runesheet.language.strings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Amounts, groups and conditions of effect strings as people say them. */
final class Wording {

  private static final String VICTORY = "victory";

  private Wording() {}

  /** For example {@code 2 gold}, {@code 1 victory point}; of what is paid, how much. */
  static String amount(Amount amount) {
    return amount(amount.resource(), Math.abs(amount.number()));
  }

  static String amount(String resource, int number) {
    if (resource.equals(VICTORY)) {
      return number + " victory point" + (number == 1 ? "" : "s");
    }
    boolean one = number == 1 && resource.endsWith("s") && !resource.endsWith("ss");
    return number + " " + (one ? resource.substring(0, resource.length() - 1) : resource);
  }

  static String side(Side side) {
    return side.wild()
        ? side.number() + " gold, strength or magic"
        : amount(side.resource(), side.number());
  }

  static String price(Price price) {
    return price.wild() > 0
        ? price.wild() + " gold, strength or magic"
        : and(price.amounts().stream().map(Wording::amount).toList());
  }

  static String and(List<String> parts) {
    return list(parts, " and ");
  }

  static String or(List<String> parts) {
    return list(parts, " or ");
  }

  private static String list(List<String> parts, String last) {
    int all = parts.size();
    return all < 2
        ? String.join("", parts)
        : String.join(", ", parts.subList(0, all - 1)) + last + parts.get(all - 1);
  }

  /** What amounts add up to, by resource in the order in which they first come. */
  static List<String> total(List<Amount> amounts) {
    Map<String, Integer> sums = new LinkedHashMap<>();
    amounts.forEach(one -> sums.merge(one.resource(), Math.abs(one.number()), Integer::sum));
    return sums.entrySet().stream()
        .filter(sum -> sum.getValue() != 0)
        .map(sum -> amount(sum.getKey(), sum.getValue()))
        .toList();
  }

  /** A name with its article. */
  static String a(String name) {
    return ("AEIOUaeiou".indexOf(name.charAt(0)) >= 0 ? "an " : "a ") + name;
  }

  /** For example {@code for each Beast you have slain}. */
  static String forEach(Counted counted) {
    String name = counted.name();
    return "for each "
        + switch (counted.what()) {
          case PIPS -> name + " sign on your cards";
          case CITIZENS -> "of your face-up citizens";
          case DOMAINS -> "of your domains";
          case MONSTERS -> "monster you have slain";
          case CITIZENS_NAMED -> "of your face-up citizens called " + name;
          case STARTERS_NAMED -> "of your starting cards called " + name;
          case MONSTERS_NAMED -> "monster called " + name + " you have slain";
          case AREA -> "monster of the area " + name + " you have slain";
          case TYPE -> name + " you have slain";
        };
  }

  /** For example {@code a citizen of the centre that costs at most 2 gold}. */
  static String citizen(List<Clause> where, String whence) {
    List<String> roles = new ArrayList<>();
    List<String> more = new ArrayList<>();
    String called = "citizen";
    for (Clause clause : where) {
      if (clause.field().equals(Clause.ROLE)) {
        roles.add(clause.word());
      } else if (clause.field().equals(Clause.NAME)) {
        called = clause.word();
      } else {
        more.add(clause(clause));
      }
    }
    String kind = (String.join(" ", roles) + " " + called).strip();
    String conditions = more.isEmpty() ? "" : " that " + and(more);
    return a(kind) + " " + whence + conditions;
  }

  private static String clause(Clause clause) {
    String number =
        switch (clause.relation()) {
          case AT_MOST -> "at most " + clause.number();
          case AT_LEAST -> "at least " + clause.number();
          case EQUAL -> Integer.toString(clause.number());
          case BELOW -> "less than " + clause.number();
          case ABOVE -> "more than " + clause.number();
        };
    return clause.field().equals("gold_cost")
        ? "costs " + number + " gold"
        : "has " + number + " " + clause.field().replace("_count", "") + " signs";
  }

  /** A name of the language as people read it: without underscores. */
  static String plain(String name) {
    return name.replace('_', ' ');
  }

  /** A sentence of its own. */
  static String sentence(String text) {
    return text.isEmpty()
        ? ""
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + ".";
  }
}
