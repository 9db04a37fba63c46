package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;
import java.util.Arrays;
import java.util.List;

/** The strength of disguises, which says which investigations see through one. */
public enum DisguiseStrength implements Titled {
  WEAK,
  STRONG;

  /** The kinds of disguises: {@code Weak}. */
  public String kind() {
    return Titled.super.title();
  }

  /** The kinds of all. */
  static List<String> kinds() {
    return Arrays.stream(values()).map(DisguiseStrength::kind).toList();
  }

  /** The adverb: {@code Weakly Disguise}. */
  @Override
  public String title() {
    return kind() + "ly";
  }
}
