package dev.runesheet.language.active;

import dev.runesheet.document.JsonValue;
import java.util.List;
import java.util.Optional;

/**
 * The part of the file of effect types from which a part of lines comes. A text can be made of
 * several, as values have words of their own there.
 *
 * @param whole the part; empty if it is a card's own
 * @param pieces what a text is made of, in order; empty for what is no such text
 * @param given the parameters of a card whose values are in it: what the part means depends on
 *     them, although it can be written so
 */
public record TemplatePart(Optional<JsonValue> whole, List<Piece> pieces, List<JsonValue> given) {

  /** A card's own part. */
  static final TemplatePart OF_CARD = new TemplatePart(Optional.empty(), List.of(), List.of());

  /**
   * A piece of a text.
   *
   * @param from where the file says it; empty for a value of the card, which its type has checked
   */
  public record Piece(int length, Optional<JsonValue> from) {}

  /** A part that is no text with values. */
  static TemplatePart of(JsonValue whole) {
    return new TemplatePart(Optional.of(whole), List.of(), List.of());
  }

  /**
   * The part that says what a mistake at a character is about. What stands before a card's value or
   * before the end is at fault if it cannot go on there.
   *
   * @param character the number of a character, from 1; 0 for none
   */
  public Optional<JsonValue> at(int character) {
    Optional<JsonValue> before = Optional.empty();
    int end = 0;
    for (Piece piece : pieces) {
      if (piece.length() > 0 && piece.from().isPresent() && end < character) {
        before = piece.from();
      }
      end += piece.length();
    }
    return before.or(() -> whole);
  }
}
