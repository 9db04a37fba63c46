package dev.runesheet.engine;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** A player's knowledge so far of entities, effects and questions. */
final class Sight {

  /** The entities that the player sees, by number. */
  final BitSet entities = new BitSet();

  /** Own numbers of effects in play: those of the match count also what the player does not see. */
  final Map<Integer, Integer> effects = new HashMap<>();

  /** The questions that were put to the player and are not answered. */
  final Set<String> asked = new LinkedHashSet<>();

  /** The number of entities that the player does not see, by zone. */
  Map<String, Integer> hidden = Map.of();

  Sight copy() {
    Sight copy = new Sight();
    copy.entities.or(entities);
    copy.effects.putAll(effects);
    copy.asked.addAll(asked);
    copy.hidden = hidden;
    return copy;
  }

  /** The player's number of an effect in play, by that of the match. */
  int number(int sequence) {
    return effects.computeIfAbsent(sequence, unknown -> effects.size());
  }

  /** The number of an entity if the player sees it, otherwise -1. */
  int known(int entity) {
    return entity >= 0 && entities.get(entity) ? entity : -1;
  }
}
