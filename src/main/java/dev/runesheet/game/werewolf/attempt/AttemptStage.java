package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.spelling.Word;

/** The stages of every attempt, in order; rules name them by their words. */
public enum AttemptStage implements Word {
  /** Redirections change the target. */
  REDIRECT,
  /** Obstructions stop it. */
  OBSTRUCT,
  /** Its actor comes to the target. */
  VISIT,
  /** Defenses and disguises meet it. */
  DEFEND,
  /** Its family takes effect. */
  EFFECT,
  /** Its actor is told the result. */
  FEEDBACK
}
