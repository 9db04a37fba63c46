package dev.runesheet.model;

/**
 * The noun for entities of a group, or for the units of a stat.
 *
 * @param one its singular: {@code citizen}
 * @param many its plural: {@code citizens}
 * @param where the words after the noun: {@code of the centre}; may be empty
 * @param owned whether it belongs to a player, who is then named: {@code your citizens}
 * @param person whether they are people: {@code that player} rather than {@code it}
 */
public record Noun(String one, String many, String where, boolean owned, boolean person) {

  private static final String OTHER = "other ";
  private static final String THE = "the ";
  private static final String PLAYER = "player";
  private static final String ITS_OWN = "of its own";

  /** A thing whose plural has an s. */
  public static Noun of(String one) {
    return new Noun(one, one + "s", "", false, false);
  }

  /** A thing that cannot be counted, such as gold. */
  public static Noun mass(String word) {
    return new Noun(word, word, "", false, false);
  }

  /** A person whose plural has an s. */
  public static Noun person(String one) {
    return new Noun(one, one + "s", "", false, true);
  }

  /** The noun with a place: a citizen of the centre. */
  public Noun where(String place) {
    return new Noun(one, many, place, owned, person);
  }

  /** The noun for what the thing looked at has itself: {@code it has a stack of its own}. */
  public Noun ofItsOwn() {
    return where(ITS_OWN);
  }

  boolean isItsOwn() {
    return where.equals(ITS_OWN);
  }

  /** Things of the same sort that have a name of their own: Titans of the centre. */
  Noun called(String name) {
    return new Noun(name, name + (name.endsWith("s") ? "es" : "s"), where, owned, person);
  }

  /** The noun with its player as owner. */
  public Noun ofPlayer() {
    return new Noun(one, many, where, true, person);
  }

  /** The noun of people. */
  public Noun ofPeople() {
    return new Noun(one, many, where, owned, true);
  }

  /**
   * The noun of what there is only one of, also if its plural is unknown: {@code the next player}.
   */
  public Noun sole() {
    String all = many.equals(one) ? Noun.of(one).many : many;
    return new Noun(THE + one, all, where, owned, person);
  }

  boolean isSole() {
    return one.startsWith(THE);
  }

  /** True for the player of whom the group is seen, who is its only one. */
  boolean isOwner() {
    return owned && person && one.equals(THE + PLAYER);
  }

  /** True for what one is, or has, oneself: there is one of it or none. */
  boolean isOfSelf() {
    return isItsOwn() || isOwner();
  }

  /** The singular without an article. */
  String bare() {
    return isSole() ? one.substring(THE.length()) : one;
  }

  /** The noun with an adjective: a regular monster. */
  Noun being(String adjective) {
    Noun noun = new Noun(adjective + " " + bare(), adjective + " " + many, where, owned, person);
    return isSole() ? noun.sole() : noun;
  }

  /** True if there are several words for one and for more: points, not gold. */
  boolean isCounted() {
    return !one.equals(many) && !bare().equals(many);
  }

  /** The noun for all things of its sort, of which other ones are spoken of; people stay others. */
  Noun ofAll() {
    return person || !one.startsWith(OTHER)
        ? this
        : new Noun(
            one.substring(OTHER.length()), many.substring(OTHER.length()), where, owned, false);
  }

  /** The noun with a number: {@code 2 worker signs}. */
  String count(String number) {
    return number + " " + (number.equals("1") ? one : many);
  }
}
