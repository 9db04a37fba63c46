package dev.runesheet.game.werewolf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The attributes that abilities of the language bring, by the words role texts ask for them. */
public enum StandardAttribute {
  DISGUISE("disguise", "Disguise", "Disguised"),
  DEFENSE("defense", "Defense", "Defended", "Protected"),
  ABSENCE("defense", "Absence", "Absent"),
  OBSTRUCTION("obstruction", "Obstruction", "Obstructed"),
  REDIRECTION("redirection", "Redirection", "Redirected"),
  MANIPULATION("manipulation", "Manipulation", "Manipulated"),
  MEMBERSHIP("membership", "Membership", "GroupMembership"),
  LOYALTY("loyalty", "Loyalty", "Loyal"),
  WHISPER("whisper", "Whisper");

  /** The kind of defense that role texts ask for by a name of its own. */
  private static final String AWAY = "absence";

  private final String type;
  private final List<String> words;

  StandardAttribute(String type, String... words) {
    this.type = type;
    this.words = List.of(words);
  }

  /** All words for such attributes. */
  public static List<String> words() {
    List<String> all = new ArrayList<>();
    Arrays.stream(values()).forEach(one -> all.addAll(one.words));
    return all;
  }

  /** The attribute that a word means; empty if it means none of these. */
  static Optional<StandardAttribute> of(String word) {
    return Arrays.stream(values()).filter(one -> one.words.contains(word)).findFirst();
  }

  /** True if a mark is an instance of it. */
  boolean is(Mark mark) {
    return mark.says("type", type)
        && (this != ABSENCE || mark.says("how", AWAY))
        && (this != DEFENSE || !mark.says("how", AWAY));
  }
}
