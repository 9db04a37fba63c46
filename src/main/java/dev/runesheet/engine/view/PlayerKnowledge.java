package dev.runesheet.engine.view;

import dev.runesheet.engine.state.OwnNumbers;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Event;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A player's knowledge so far of entities, effects and questions. */
final class PlayerKnowledge {

  /** The entities that the player sees, by number. */
  final BitSet entities = new BitSet();

  /** Own numbers of effects in play: those of the match count also what the player does not see. */
  final Map<Integer, Integer> effects = new HashMap<>();

  /** The questions that were put to the player and are not answered, with whose effect asks. */
  final Map<String, Integer> asked = new LinkedHashMap<>();

  /** The number of entities that the player does not see, by zone. */
  Map<String, Integer> hidden = Map.of();

  /** The numbers by which the player knows entities. */
  final OwnNumbers numbers;

  /** True if the player may know a cause whose holder he sees. */
  final Predicate<Happening.Cause> causes;

  /** The name by which the player knows a zone. */
  final UnaryOperator<String> zones;

  PlayerKnowledge(
      OwnNumbers numbers, Predicate<Happening.Cause> causes, UnaryOperator<String> zones) {
    this.numbers = numbers;
    this.causes = causes;
    this.zones = zones;
  }

  PlayerKnowledge copy() {
    PlayerKnowledge copy = new PlayerKnowledge(numbers, causes, zones);
    copy.entities.or(entities);
    copy.effects.putAll(effects);
    copy.asked.putAll(asked);
    copy.hidden = hidden;
    return copy;
  }

  /** The player's number of an effect in play, by that of the match. */
  int number(int sequence) {
    return effects.computeIfAbsent(sequence, unknown -> effects.size());
  }

  /** True if the player sees the entity of a number. */
  boolean sees(int entity) {
    return entity >= 0 && entities.get(entity);
  }

  /** The player's number of an entity that he sees, otherwise -1. */
  int known(int entity) {
    return sees(entity) ? numbers.of(entity) : Event.NOBODY;
  }
}
