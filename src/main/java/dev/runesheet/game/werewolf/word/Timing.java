package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Titled;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The moment at which an ability is used: at a step of a phase, by itself, or as an answer to what
 * happens. Role texts write only the times of what players choose.
 */
public enum Timing implements Titled {
  /** Chosen the day before, used when the night has begun. */
  START_NIGHT(Extent.GUIDE, Daytime.NIGHT),
  /** Chosen by night, used when the night ends. */
  END_NIGHT(Extent.GUIDE, Daytime.NIGHT),
  /** Chosen the night before, used when the day has begun. */
  START_DAY(Extent.GUIDE, Daytime.DAY),
  /** Chosen by day, used when the day ends. */
  END_DAY(Extent.GUIDE, Daytime.DAY),
  /** Used at once, by night. */
  IMMEDIATE_NIGHT(Extent.GUIDE, Daytime.NIGHT),
  /** Used at once, by day. */
  IMMEDIATE_DAY(Extent.GUIDE, Daytime.DAY),
  /** Chosen by day or night, used when that phase ends. */
  END_PHASE(Extent.GUIDE, null),
  /** Used at once, by day or night. */
  IMMEDIATE(Extent.GUIDE, null),
  START_PHASE(Extent.UNPLAYED, null),
  PRE_END_NIGHT(Extent.UNPLAYED, Daytime.NIGHT),
  PRE_END_DAY(Extent.UNPLAYED, Daytime.DAY),
  /** The time of a later part of an action, which is used right after the part before it. */
  AFTERWARDS(Extent.LATER, null),
  WAIT(Extent.UNPLAYED, null),
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

  private final Extent extent;
  private final Daytime daytime;

  Timing() {
    this(null, null);
  }

  /**
   * Creates a moment.
   *
   * @param extent the texts that write it as the time of an action; null if none does
   * @param daytime by day or night only; null for either
   */
  Timing(Extent extent, Daytime daytime) {
    this.extent = extent;
    this.daytime = daytime;
  }

  /** The times of actions that role texts write. */
  public static List<Timing> written() {
    return Arrays.stream(values()).filter(one -> one.extent != null).toList();
  }

  @Override
  public String title() {
    return Titled.super.title().replace("Pre End", "Pre-End");
  }

  /** True if a player says when it is used, as in texts of the guide. */
  public boolean isChosen() {
    return extent == Extent.GUIDE;
  }

  /** The part of the day in which it is used; empty for both. */
  public Optional<Daytime> daytime() {
    return Optional.ofNullable(daytime);
  }

  /** True if those who use it wait to hear what came of it. */
  public boolean isReported() {
    return isChosen() || this == ON_POLL;
  }

  /** True if it is used in the moment it is chosen. */
  public boolean isImmediate() {
    return this == IMMEDIATE || this == IMMEDIATE_DAY || this == IMMEDIATE_NIGHT;
  }

  /** True if it is used right after the part of an action that it follows, where it can be. */
  public boolean isAtOnce() {
    return isImmediate() || this == AFTERWARDS;
  }

  /** True if it is used at the beginning of a phase. */
  public boolean isStart() {
    return this == START_DAY || this == START_NIGHT;
  }

  /** The number of the phase in which it is used if it is chosen in another. */
  public int due(int phase) {
    return isStart() ? phase + 1 : phase;
  }

  /**
   * True if it comes in a phase of a game from its first one on: what is chosen the phase before
   * does not in the first.
   *
   * @param once whether what begins with a role begins with the game, too
   */
  public boolean comes(int phase, boolean once) {
    return this == STARTING && once
        ? phase == Phase.FIRST
        : fits(phase) && (!isStart() || phase > Phase.FIRST);
  }

  /** True if it can be used in a phase. */
  public boolean fits(int phase) {
    return daytime == null || daytime == Phase.daytime(phase);
  }
}
