package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Word;
import java.util.Arrays;
import java.util.List;

/** The sorts of polls: two that every game has by day, and those of groups and roles. */
public enum PollSort implements Word {
  /** A poll that lynches a player. */
  LYNCH("Lynch"),
  /** A poll that gives a player an office. */
  ELECTION("Election"),
  /** A poll of a type that a role text defines. */
  OTHER("");

  private final String word;

  PollSort(String word) {
    this.word = word;
  }

  /** Its type; empty if it has several. */
  @Override
  public String word() {
    return word;
  }

  /** The sort of a type of polls. */
  public static PollSort of(String type) {
    return type.equals(LYNCH.word) ? LYNCH : type.equals(ELECTION.word) ? ELECTION : OTHER;
  }

  /** The first phase in which one is held by itself: Night 1 or Day 1. */
  public int first() {
    return this == OTHER ? Phase.of(Daytime.NIGHT, 1) : Phase.of(Daytime.DAY, 1);
  }

  /** The types that every game has. */
  public static List<String> types() {
    return Arrays.stream(values()).map(Word::word).filter(word -> !word.isEmpty()).toList();
  }
}
