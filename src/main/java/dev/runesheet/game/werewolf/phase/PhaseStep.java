package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.spelling.Word;
import java.util.List;

/** A step of a phase; the order of steps is a table. */
public enum PhaseStep implements Word {
  /** Attributes whose time is over end. */
  EXPIRE,
  /** Whoever has won is told. */
  WIN,
  /** Choices for the start of the phase other than killings are used by those who live. */
  START_OTHERS(true, null, EXPIRE),
  /** Killings that were chosen for the start of the phase are used by those who live. */
  START_KILLINGS(true, null, EXPIRE),
  /** Passive abilities are looked at again. */
  PASSIVE(true),
  /** Deaths: players who are to die do so, until none is left to. */
  DEATHS,
  /** The polls of the phase are opened. */
  POLLS,
  /** Players act and vote until all have done. */
  ACT(true, null, EXPIRE, POLLS),
  /** Forced abilities that were not used are used on somebody random. */
  FORCED(true, null, ACT),
  /** The polls of groups are closed, and what their winners meet happens. */
  GROUP_POLLS(true, Daytime.NIGHT, POLLS, ACT),
  /** Lynch polls are closed: their winners are fixed. */
  LYNCH_CLOSES(false, Daytime.DAY, POLLS, ACT),
  /** Election polls are closed: their winners are fixed. */
  ELECTION_CLOSES(false, Daytime.DAY, POLLS, ACT),
  /** Lynches that are cancelled are void. */
  LYNCH_CANCELLED(false, Daytime.DAY, LYNCH_CLOSES),
  /** Elections that are cancelled are void. */
  ELECTION_CANCELLED(false, Daytime.DAY, ELECTION_CLOSES),
  /** The winners of lynch polls are lynched. */
  LYNCH(true, Daytime.DAY, LYNCH_CLOSES, LYNCH_CANCELLED),
  /** The winners of elections get their office. */
  ELECTION(true, Daytime.DAY, ELECTION_CLOSES, ELECTION_CANCELLED),
  /** Choices for the end of the phase other than killings are used. */
  END_OTHERS(true, null, ACT),
  /** Killings that were chosen for the end of the phase are used. */
  END_KILLINGS(true, null, ACT);

  private final boolean deadly;
  private final Daytime only;
  private final List<PhaseStep> needs;

  PhaseStep() {
    this(false);
  }

  PhaseStep(boolean deadly) {
    this(deadly, null);
  }

  /**
   * Creates a step.
   *
   * @param deadly whether abilities are used in it, by which players can be killed
   * @param only the phases that cannot do without it; null for nights and days
   * @param needs the steps behind which it comes: it works with what they leave
   */
  PhaseStep(boolean deadly, Daytime only, PhaseStep... needs) {
    this.deadly = deadly;
    this.only = only;
    this.needs = List.of(needs);
  }

  /** The steps in which abilities of a time are used; none if what happens says when. */
  public static List<PhaseStep> of(Timing timing, boolean kills) {
    if (timing.isImmediate()) {
      return List.of(ACT, FORCED);
    } else if (!timing.isChosen()) {
      return List.of();
    } else if (timing.isStart()) {
      return List.of(kills ? START_KILLINGS : START_OTHERS);
    }
    return List.of(kills ? END_KILLINGS : END_OTHERS);
  }

  /** The step in which the winners of a sort of polls meet what they meet. */
  public static PhaseStep of(PollSort sort) {
    return switch (sort) {
      case LYNCH -> LYNCH;
      case ELECTION -> ELECTION;
      case OTHER -> GROUP_POLLS;
    };
  }

  /** True if it can do something again in a phase: what it looks at may have changed. */
  public boolean isRepeated() {
    return this == WIN || this == PASSIVE || this == DEATHS;
  }

  /** True if somebody may have to die behind it. */
  public boolean isDeadly() {
    return deadly;
  }

  /** The steps without which before it, it does nothing, or too early. */
  public List<PhaseStep> needs() {
    return needs;
  }

  /** True if what a night, or a day, is for does not happen without it. */
  public boolean isNeeded(Daytime by) {
    return only == null || only == by;
  }
}
