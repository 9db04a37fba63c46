package dev.runesheet.game.werewolf.state;

import dev.runesheet.spelling.Word;
import dev.runesheet.spi.fact.Activation;

/** The words that runs of programs note besides results and the players that words mean. */
public enum RunWord implements Word {
  /** The players that an action was chosen for. */
  ON,
  /** Noted if obstructions do not stop what it attempts. */
  FREE,
  /** Noted of a further use of an action that was admitted. */
  AGAIN,
  /** The group whose poll has decided it, and whose members learn its result. */
  GROUP,
  /** The kinds of abilities that it has used. */
  FAMILIES,
  /** The lines of feedback. */
  LINES,
  /** The kind of the ability that its player has used last. */
  ACTION_KIND;

  /** The word of those that are noted or not. */
  public static final String YES = "yes";

  private final String word = Word.super.word();

  @Override
  public String word() {
    return word;
  }

  /** The word that a run has noted; empty if there is none. */
  public String of(Activation run) {
    return run.word(word);
  }

  /** Notes a word. */
  public void note(Activation run, String noted) {
    run.say(word, noted);
  }
}
