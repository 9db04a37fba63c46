package dev.runesheet.game.declared.authoring.declaration;

import java.util.Set;

/**
 * The events of a game's own of which it is known whom they are about.
 *
 * @param players those that are about players alone
 * @param cards those that are about cards alone
 */
public record EventSubjects(Set<String> players, Set<String> cards) {

  /** Nothing is known of any event. */
  static final EventSubjects UNKNOWN = new EventSubjects(Set.of(), Set.of());
}
