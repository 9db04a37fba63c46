package dev.runesheet.game.werewolf;

import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.spelling.Word;

/** The rights of those who belong to a group. */
public enum Membership implements Word {
  MEMBER,
  OWNER,
  /** Belongs to it and does not vote. */
  VISITOR;

  /** That of a mark; a member if it says nothing. */
  public static Membership of(Mark mark) {
    return of(mark.says("as"));
  }

  /** That which an attempt gives. */
  public static Membership of(Attempt attempt) {
    return of(attempt.word("as"));
  }

  private static Membership of(String word) {
    return word.isEmpty() ? MEMBER : Word.of(Membership.class, word);
  }
}
