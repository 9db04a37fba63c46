package dev.runesheet.game.werewolf.phase;

import dev.runesheet.spelling.Word;

/** A step of a phase; the order of steps is a table. */
public enum PhaseStep implements Word {
  /** Attributes whose time is over end. */
  EXPIRE,
  /** Whoever has won is told. */
  WIN,
  /** Choices for the start of the phase other than killings are used by those who live. */
  START_OTHERS,
  /** Killings that were chosen for the start of the phase are used by those who live. */
  START_KILLINGS,
  /** Passive abilities are looked at again. */
  PASSIVE,
  /** Deaths: players who are to die do so, until none is left to. */
  DEATHS,
  /** The polls of the phase are opened. */
  POLLS,
  /** Players act and vote until all have done. */
  ACT,
  /** Forced abilities that were not used are used on somebody random. */
  FORCED,
  /** The polls of groups are closed, and what their winners meet happens. */
  GROUP_POLLS,
  /** Lynch polls are closed: their winners are fixed. */
  LYNCH_CLOSES,
  /** Election polls are closed: their winners are fixed. */
  ELECTION_CLOSES,
  /** Lynches that are cancelled are void. */
  LYNCH_CANCELLED,
  /** Elections that are cancelled are void. */
  ELECTION_CANCELLED,
  /** The winners of lynch polls are lynched. */
  LYNCH,
  /** The winners of elections get their office. */
  ELECTION,
  /** Choices for the end of the phase other than killings are used. */
  END_OTHERS,
  /** Killings that were chosen for the end of the phase are used. */
  END_KILLINGS
}
