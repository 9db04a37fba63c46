package dev.runesheet.game.werewolf.word;

/** The influences on investigations: weak disguises, strong disguises, obstructions. */
public enum Influence {
  WD,
  SD,
  OB
}
