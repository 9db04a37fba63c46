package dev.runesheet.word;

/**
 * The properties of every entity that are words; games declare others. They are constants and not
 * an enum, because conditions of rules ask for any property by its name.
 */
public final class Property {

  /** The zone that it is in. */
  public static final String ZONE = "zone";

  /** The sort of thing that it is. */
  public static final String KIND = "kind";

  /** The card that it is. */
  public static final String DEFINITION = "definition";

  /** The name that people call it by. */
  public static final String NAME = "name";

  /** The player whose it is. */
  public static final String OWNER = "owner";

  private Property() {}

  /** A property as conditions and sentences name it. */
  public static String called(String property) {
    return property.equals(DEFINITION) ? "card" : property;
  }
}
