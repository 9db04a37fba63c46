package dev.runesheet.word;

import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The roles of single entities that every program can name; games declare others. */
public enum GivenRole implements Word {
  /** The holder of the program. */
  SELF(false),
  /** The other player's entity, in games of two. */
  OPPONENT(false),
  /** The entity of the player who controls the holder. */
  OWNER(false),
  /** The entity of the loop or choice around this place. */
  TARGET(false),
  /** The subject of the event that started the program. */
  SUBJECT(true),
  /** The causer of that event. */
  CAUSER(true);

  private static final Map<String, GivenRole> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(Word::word, role -> role));

  private final boolean ofEvent;

  GivenRole(boolean ofEvent) {
    this.ofEvent = ofEvent;
  }

  /** True if an event brings it, so that a position alone does not tell it. */
  public boolean ofEvent() {
    return ofEvent;
  }

  /** True if somebody has it in games of two players, or in all others. */
  public boolean isIn(boolean ofTwo) {
    return ofTwo || this != OPPONENT;
  }

  /** The words of the roles that somebody has in games of two players, or in all others. */
  public static List<String> words(boolean ofTwo) {
    return Arrays.stream(values()).filter(role -> role.isIn(ofTwo)).map(Word::word).toList();
  }

  /** The role of a word; empty if it is none of these. */
  public static Optional<GivenRole> find(String word) {
    return Optional.ofNullable(BY_WORD.get(word));
  }
}
