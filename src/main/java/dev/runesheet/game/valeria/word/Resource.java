package dev.runesheet.game.valeria.word;

import java.util.Arrays;
import java.util.List;

/** A resource that players gain and pay. */
public enum Resource {
  /** Gold. */
  GOLD("g"),
  /** Strength. */
  STRENGTH("s"),
  /** Magic. */
  MAGIC("m"),
  /** Victory points. */
  VICTORY("v"),
  /** Maps, of the Crimson Seas. */
  MAPS("p"),
  /** Tomes, of the Crimson Seas. */
  TOMES("t");

  /** The resources that any cost, exchange or theft can be about. */
  public static final List<Resource> BASIC = List.of(GOLD, STRENGTH, MAGIC);

  /** The stats of players that count them. */
  public static final List<String> STATS = Arrays.stream(values()).map(Resource::stat).toList();

  /** Their stats, in the order of prices and payments. */
  public static final List<String> IN_PRICES = BASIC.stream().map(Resource::stat).toList();

  /** The resources of which an action takes one; maps only where players sail. */
  public static final List<Resource> TAKEN = List.of(GOLD, STRENGTH, MAGIC, MAPS);

  private final String letter;
  private final String stat;

  Resource(String letter) {
    this.letter = letter;
    this.stat = name().toLowerCase(java.util.Locale.ROOT).intern();
  }

  /** Its place among a player's resources, in the harbour and in saves. */
  public int index() {
    return ordinal();
  }

  /** True if only games with the Crimson Seas have it. */
  public boolean isOfCrimsonSeas() {
    return this == MAPS || this == TOMES;
  }

  /** The letter that effect strings write. */
  public String letter() {
    return letter;
  }

  /** An amount as options name it: {@code 2g}. */
  public String letters(int number) {
    return number + letter;
  }

  /** The stat of a player that counts it. */
  public String stat() {
    return stat;
  }

  /** An amount as people say it: {@code 2 gold}, {@code 1 victory point}. */
  public String amount(int number) {
    if (BASIC.contains(this)) {
      return number + " " + stat;
    }
    String one = this == VICTORY ? "victory point" : stat.substring(0, stat.length() - 1);
    return number + " " + one + (number == 1 ? "" : "s");
  }

  /**
   * The resource of a stat.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Resource named(String stat) {
    for (Resource resource : values()) {
      if (resource.stat.equals(stat)) {
        return resource;
      }
    }
    throw new IllegalArgumentException("stat (" + stat + ") of players is no resource.");
  }
}
