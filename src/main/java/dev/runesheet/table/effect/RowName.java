package dev.runesheet.table.effect;

import dev.runesheet.spelling.Slug;

/** Rules' names: an effect's own name, told apart by its owner where two have the same. */
public final class RowName {

  private RowName() {}

  /** The name of an effect's first row. */
  static String first(String name, String owner, boolean taken) {
    String aside = aside(owner);
    // A name that ends like that by itself would lose its end when it is read.
    return taken || name.endsWith(aside) ? name + aside : name;
  }

  /** The effect's name by the name of its first row. */
  public static String effect(String row, String owner) {
    String aside = aside(owner);
    boolean told = row.endsWith(aside) && row.length() > aside.length();
    return told ? row.substring(0, row.length() - aside.length()) : row;
  }

  /** The id that an effect has if its row says no other. */
  public static String id(String row, String owner) {
    return Slug.id(owner, effect(row, owner));
  }

  /** The name of a further row. */
  static String step(String first, int step) {
    return aside(first, Integer.toString(step));
  }

  /** A name with something in brackets behind it. */
  public static String aside(String name, String text) {
    return name + aside(text);
  }

  private static String aside(String text) {
    return " (" + text + ")";
  }
}
