package dev.runesheet.engine.fact;

import java.util.List;

/**
 * A part of what a verb does that comes when all before it has ended, such as the change of the
 * second of several cards: it waits on the agenda, and the verb's game carries it out. It lives
 * within one action only: a program that asks a player must not leave one behind.
 *
 * @param by the reaction whose verb it belongs to, which stays the reason
 * @param what a word that the game knows
 * @param entity whom it is about
 * @param amount a number
 * @param words further words
 */
public record Later(Reaction by, String what, int entity, double amount, List<String> words)
    implements AgendaItem {

  /** Copies the words. */
  public Later {
    words = List.copyOf(words);
  }
}
