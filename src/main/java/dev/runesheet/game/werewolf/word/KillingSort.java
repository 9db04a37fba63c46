package dev.runesheet.game.werewolf.word;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.spelling.Titled;

/** The kinds of killings. */
public enum KillingSort implements Titled {
  KILL,
  ATTACK,
  LYNCH("lynch"),
  TRUE_KILL;

  private final String death;

  KillingSort() {
    this("killed");
  }

  KillingSort(String death) {
    this.death = death;
  }

  @Override
  @JsonValue
  public String word() {
    return Titled.super.word();
  }

  /** The sort of death that it is to abilities that answer one. */
  public String death() {
    return death;
  }
}
