package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.model.SourceLocation;
import java.util.Map;

/**
 * A card as its row says it.
 *
 * @param kind its sheet
 * @param code its code
 * @param texts the texts of its filled cells by their key
 * @param places the places of all its cells by their key
 * @param place the place of the row
 */
record CardSource(
    CardKind kind,
    String code,
    Map<String, String> texts,
    Map<String, SourceLocation> places,
    SourceLocation place) {

  CardSource {
    texts = Map.copyOf(texts);
    places = Map.copyOf(places);
  }

  /** The text of a cell; empty if it is not filled. */
  String text(String key) {
    return texts.getOrDefault(key, "");
  }

  /** The number of a cell; 0 if it is not filled. */
  int number(String key) {
    return number(key, 0);
  }

  int number(String key, int ifEmpty) {
    String text = text(key);
    return text.isEmpty() ? ifEmpty : Integer.parseInt(text);
  }

  /** Whether a cell is filled. */
  boolean has(String key) {
    return !text(key).isEmpty();
  }
}
