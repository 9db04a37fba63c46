package dev.runesheet.game.valeria;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Answers of rules that never change, so that each question is asked once. */
final class Answers {

  private final Map<Object, Object> answers = new ConcurrentHashMap<>();
  private final Map<String, Map<String, Tariff>> tariffs = new ConcurrentHashMap<>();

  /** What makes up the price of a deed with a card. */
  Tariff tariff(String deed, String card, Supplier<Tariff> question) {
    Map<String, Tariff> ofDeed = tariffs.get(deed);
    if (ofDeed == null) {
      ofDeed = tariffs.computeIfAbsent(deed, key -> new ConcurrentHashMap<>());
    }
    Tariff known = ofDeed.get(card);
    if (known == null) {
      known = question.get();
      ofDeed.put(card, known);
    }
    return known;
  }

  /** The answer to any other question. */
  <T> T answer(Class<T> type, Object key, Supplier<T> question) {
    Object known = answers.get(key);
    if (known == null) {
      known = question.get();
      answers.put(key, known);
    }
    return type.cast(known);
  }
}
