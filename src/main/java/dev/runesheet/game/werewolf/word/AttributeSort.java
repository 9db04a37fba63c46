package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The sorts of attributes, told apart by the word before the colon of their name. */
public enum AttributeSort implements Word {
  /** {@code Poison}: an attribute that a role has invented, or an extra role. */
  PLAIN(""),
  /** {@code GroupMembership:Wolfpack}. */
  MEMBERSHIP("GroupMembership"),
  /** {@code Role:Seer}. */
  ROLE("Role"),
  /** {@code Attr:Poison}, or another word. */
  CUSTOM("Attr");

  private static final Map<String, AttributeSort> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(AttributeSort::word, one -> one));

  private static final String ATTRIBUTE = CUSTOM.word + ":";

  private final String word;

  AttributeSort(String word) {
    this.word = word;
  }

  /** The word before the colon; empty for none. */
  @Override
  public String word() {
    return word;
  }

  /** All words before a colon that say what the name behind it is. */
  public static List<String> sorts() {
    return Arrays.stream(values()).map(AttributeSort::word).filter(one -> !one.isEmpty()).toList();
  }

  /** The sort of a word before a colon; empty for none. */
  public static AttributeSort of(String word) {
    return BY_WORD.getOrDefault(word, CUSTOM);
  }

  /** An attribute without the word that says no more than that it is one. */
  public static String plain(String attribute) {
    return attribute.startsWith(ATTRIBUTE) ? attribute.substring(ATTRIBUTE.length()) : attribute;
  }
}
