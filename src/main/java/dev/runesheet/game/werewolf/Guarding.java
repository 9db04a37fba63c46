package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.engine.fact.Changes;

/** A killing that meets a defense: whether that stops it, or reaches a guest, is for rules to say. */
public final class Guarding {

  private final Attempt killing;
  private final Mark defense;

  /** The question for an attempt and a mark. */
  public Guarding(Attempt killing, Mark defense) {
    this.killing = killing;
    this.defense = defense;
  }

  /** The kind of killing, such as {@code attack}. */
  public String getKilling() {
    return killing.word("kind");
  }

  /** Which killings the defense is said to be from, such as {@code Attacks}. */
  public String getFrom() {
    return defense.says("from");
  }

  /** The defense has to do with the killing. */
  public void stops() {
    killing.answeredBy(defense);
  }

  /** Whether a defense holds in this phase against whoever attempts something. */
  public static boolean holds(Changes changes, Mark defense, Attempt attempt) {
    int phase = ((MatchContext) changes).state(WolfState.class).phase;
    String during = defense.says("during");
    boolean now = during.isEmpty() || during.equals(Phase.isDay(phase) ? "day" : "night");
    return now && Selectors.means(changes, defense, defense.says("by"), attempt.getActor());
  }
}
