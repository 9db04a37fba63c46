package dev.runesheet.analysis;

import java.util.List;
import java.util.Set;

/**
 * What the analyst cannot see in effects: what the game itself does.
 *
 * @param triggers the events that the game raises, whatever effects do; empty if it does not say
 * @param owners what brings effects into play: heroes, cards, modes; empty if it does not say
 * @param shared owners whose effects everyone holds, such as a mode
 */
public record Knowledge(List<String> triggers, Set<String> owners, Set<String> shared) {

  /** Of a game that says nothing. */
  public static final Knowledge NONE = new Knowledge(List.of(), Set.of(), Set.of());

  /** Copies the lists. */
  public Knowledge {
    triggers = List.copyOf(triggers);
    owners = Set.copyOf(owners);
    shared = Set.copyOf(shared);
  }

  /** The event that the change of a stat is. */
  static String changes(String stat) {
    return stat + " changes";
  }
}
