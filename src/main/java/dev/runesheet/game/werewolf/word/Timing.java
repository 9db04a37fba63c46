package dev.runesheet.game.werewolf.word;

/**
 * The moment at which an ability is used: at a step of a phase, by itself, or as an answer to what
 * happens.
 */
public enum Timing {
  /** Chosen the day before, used when the night has begun. */
  START_NIGHT,
  /** Chosen by night, used when the night ends. */
  END_NIGHT,
  /** Chosen the night before, used when the day has begun. */
  START_DAY,
  /** Chosen by day, used when the day ends. */
  END_DAY,
  /** Used at once, by night. */
  IMMEDIATE_NIGHT,
  /** Used at once, by day. */
  IMMEDIATE_DAY,
  /** Used at once, by day or night. */
  IMMEDIATE,
  /** Chosen by day or night, used when that phase ends. */
  END_PHASE,
  /** Used by itself when its role is gained. */
  STARTING,
  /** Looked at again after each change of phase, death or role. */
  PASSIVE,
  /** Answers the own death. */
  ON_DEATH,
  /** Answers that somebody uses an ability on the player. */
  ON_VISIT,
  /** Answers that the player has used an ability. */
  ON_ACTION,
  /** Answers that a defense of the player has stopped a killing. */
  ON_DEFENSE,
  /** Meets the winner of a poll. */
  ON_POLL;

  /** True if a player says when it is used. */
  public boolean isChosen() {
    return switch (this) {
      case START_NIGHT, END_NIGHT, START_DAY, END_DAY, END_PHASE -> true;
      case IMMEDIATE_NIGHT, IMMEDIATE_DAY, IMMEDIATE -> true;
      case STARTING, PASSIVE, ON_DEATH, ON_VISIT, ON_ACTION, ON_DEFENSE, ON_POLL -> false;
    };
  }

  /** True if those who use it wait to hear what came of it. */
  public boolean isReported() {
    return isChosen() || this == ON_POLL;
  }

  /** True if it is used in the moment it is chosen. */
  public boolean isImmediate() {
    return this == IMMEDIATE || this == IMMEDIATE_DAY || this == IMMEDIATE_NIGHT;
  }

  /** True if it is used at the beginning of a phase. */
  public boolean isStart() {
    return this == START_DAY || this == START_NIGHT;
  }

  /** The number of the phase in which it is used if it is chosen in another. */
  public int due(int phase) {
    return isStart() ? phase + 1 : phase;
  }

  /** True if it can be used in a phase. */
  public boolean fits(int phase) {
    return switch (this) {
      case START_NIGHT, END_NIGHT, IMMEDIATE_NIGHT -> !Phase.isDay(phase);
      case START_DAY, END_DAY, IMMEDIATE_DAY -> Phase.isDay(phase);
      default -> true;
    };
  }
}
