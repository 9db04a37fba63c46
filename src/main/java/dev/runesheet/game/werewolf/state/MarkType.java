package dev.runesheet.game.werewolf.state;

import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The types of marks: how each is titled. */
public enum MarkType implements Word {
  ROLE(says -> "role " + says.get("name")),
  EXTRA_ROLE(says -> "extra role " + says.get("name")),
  /** An attribute that a role has invented. */
  CUSTOM(says -> says.get("name")),
  MEMBERSHIP(says -> "membership in " + says.get("name")),
  DEFENSE(says -> says.get("how") + " defense"),
  DISGUISE(says -> "disguise as " + says.get("as")),
  REDIRECTION(says -> "redirection"),
  OBSTRUCTION(says -> "obstruction"),
  /** A change of how much votes count. */
  MANIPULATION(says -> says.get("which")),
  /** A change of the next poll of a type. */
  POLL(says -> says.get("what") + " " + says.get("poll") + " poll"),
  LOYALTY(says -> "loyalty"),
  WHISPER(says -> "whisper"),
  TARGET(says -> "target"),
  /** An answer that a player gets from his abilities. */
  FEEDBACK(says -> "feedback"),
  /** A message that is told at a place. */
  NOTICE(says -> "notice");

  private static final Map<String, MarkType> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(Word::word, one -> one));

  private final Function<Map<String, String>, String> title;

  MarkType(Function<Map<String, String>, String> title) {
    this.title = title;
  }

  /**
   * The type of a word.
   *
   * @throws IllegalArgumentException if there is none
   */
  static MarkType of(String word) {
    MarkType type = BY_WORD.get(word);
    return type == null ? Word.of(MarkType.class, word) : type;
  }

  /** True if it is a role, own or extra. */
  public boolean isRole() {
    return this == ROLE || this == EXTRA_ROLE;
  }

  /** The name that people call a mark by that says these words. */
  public String title(Map<String, String> says) {
    return title.apply(says);
  }
}
