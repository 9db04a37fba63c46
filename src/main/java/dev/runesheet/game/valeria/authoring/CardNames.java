package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.CardType;
import dev.runesheet.game.valeria.ValeriaCatalog;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How scenarios name cards: by the printed name if no other card has it, or by the code, or by the
 * code and the name after it: {@code Cleric}, {@code c1}, {@code m5 Goblin Mage}.
 */
final class CardNames {

  /** After a card that lies face-down. */
  static final String FACE_DOWN = " (face-down)";

  /** After a card that was acquired in this turn. */
  static final String NEW = " (new)";

  private final Map<String, String> written = new LinkedHashMap<>();
  private final Map<String, List<String>> codes = new LinkedHashMap<>();

  CardNames(ValeriaCatalog catalog) {
    Map<String, List<String>> byName = new LinkedHashMap<>();
    for (CardType card : catalog.cards()) {
      byName.computeIfAbsent(card.name(), name -> new ArrayList<>()).add(card.code());
    }
    for (CardType card : catalog.cards()) {
      String full = card.code() + " " + card.name();
      boolean only = byName.get(card.name()).size() == 1;
      written.put(card.code(), only ? card.name() : full);
      codes.put(card.code(), List.of(card.code()));
      codes.put(full, List.of(card.code()));
    }
    byName.forEach(codes::putIfAbsent);
  }

  /** A card as scenarios write it. */
  String of(String code) {
    return written.get(code);
  }

  /** A card that somebody owns, with how it lies. */
  String of(Card card) {
    return of(card.getDefinition()) + (card.isFlipped() ? FACE_DOWN : "");
  }

  /** All cards as scenarios write them. */
  List<String> all() {
    return List.copyOf(written.values());
  }

  /** Whether a text names this card. */
  boolean means(String text, String code) {
    return codes.getOrDefault(text, List.of()).equals(List.of(code));
  }

  /** The code of a card, or empty after a report. */
  Optional<String> read(JsonValue value) {
    return value.text().flatMap(text -> read(value, text));
  }

  /** The codes of cards; those that do not exist are reported and left out. */
  List<String> list(JsonValue value) {
    List<String> found = new ArrayList<>();
    value.list().orElse(List.of()).forEach(one -> read(one).ifPresent(found::add));
    return found;
  }

  /** The code of the card that a field is named after, or empty after a report. */
  Optional<String> key(JsonField field) {
    List<String> found = codes.getOrDefault(field.name(), List.of());
    if (found.size() != 1) {
      field.unknownName(Code.UNKNOWN_REFERENCE, found.isEmpty() ? all() : found);
    }
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** The code of the card that a text names, which is all or a part of a value. */
  Optional<String> read(JsonValue value, String text) {
    List<String> found = codes.getOrDefault(text, List.of());
    if (found.isEmpty()) {
      value.unknownWord(Code.UNKNOWN_REFERENCE, codes.keySet());
    } else if (found.size() > 1) {
      List<String> each = found.stream().map(this::of).toList();
      value.error(Code.CARD_NAME, "'" + text + "'", "one of " + String.join(", ", each));
    }
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }
}
