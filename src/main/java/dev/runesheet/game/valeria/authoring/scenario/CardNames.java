package dev.runesheet.game.valeria.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.PrintedName;
import dev.runesheet.game.valeria.dealing.StartPosition;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The names of cards in scenarios: the printed name if it is unique, or the code, or the code and
 * the name after it: {@code Cleric}, {@code c1}, {@code m5 Goblin Mage}. A new card does not take
 * the name of another: the name means that one as before.
 */
final class CardNames {

  /** The mark of a face-down card. */
  static final String FACE_DOWN = " (face-down)";

  /** The mark of a card acquired in this turn. */
  static final String NEW = " (new)";

  private static final String CARD = "a card's name or code";

  private final Map<String, String> written = new LinkedHashMap<>();
  private final Map<String, List<String>> codes = new LinkedHashMap<>();

  CardNames(ValeriaCatalog catalog) {
    Set<String> late =
        PrintedName.taken(catalog.cards().stream().map(PrintedName::of).toList()).keySet();
    Map<String, List<String>> byName = new LinkedHashMap<>();
    for (CardType card : catalog.cards()) {
      if (!late.contains(card.code())) {
        byName.computeIfAbsent(card.name(), name -> new ArrayList<>()).add(card.code());
      }
    }
    for (CardType card : catalog.cards()) {
      String full = card.code() + " " + card.name();
      boolean only = byName.get(card.name()).equals(List.of(card.code()));
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

  /** The name of an owned card, with its orientation. */
  String of(Card card) {
    return of(card.getDefinition()) + (card.isFlipped() ? FACE_DOWN : "");
  }

  /** All cards as scenarios write them. */
  List<String> all() {
    return List.copyOf(written.values());
  }

  /** All texts that name cards. */
  Set<String> known() {
    return Collections.unmodifiableSet(codes.keySet());
  }

  /** True if a text names this card. */
  boolean means(String text, String code) {
    return codes.getOrDefault(text, List.of()).equals(List.of(code));
  }

  /** The code of a card, or empty after a report. */
  Optional<String> read(JsonValue value) {
    return value.text().flatMap(text -> read(value, text));
  }

  /** The code of a card, where one of these players could be named as well. */
  Optional<String> readBeside(List<String> players, JsonValue value) {
    String text = value.node().asText();
    if (codes.containsKey(text)) {
      return read(value, text);
    }
    String player = Words.nearest(text, players);
    Diagnostic finding = unknown(value, text, Series.or(players) + ", or " + CARD);
    value.report(player == null ? finding : finding.meaning(player));
    return Optional.empty();
  }

  /** The usual way to write what a text names, with how the card lies; else the text itself. */
  String usual(String text) {
    String bare = bare(text);
    List<String> found = codes.getOrDefault(bare, List.of());
    return found.size() == 1 ? of(found.get(0)) + marks(text.substring(bare.length())) : text;
  }

  /** The marks behind a card in their usual order. */
  private static String marks(String marks) {
    return (marks.contains(FACE_DOWN) ? FACE_DOWN : "") + (marks.contains(NEW) ? NEW : "");
  }

  /** The code with how the card lies behind, or empty after a report. */
  Optional<String> readOwned(JsonValue value) {
    String text = value.text().orElse("");
    String bare = bare(text);
    return text.isEmpty()
        ? Optional.empty()
        : read(value, bare).map(code -> code + text.substring(bare.length()));
  }

  /** A card that a player owns, from its code with how it lies behind. */
  static StartPosition.Owned owned(int seat, String card) {
    String lying = card.substring(bare(card).length());
    return new StartPosition.Owned(
        seat, bare(card), lying.contains(FACE_DOWN), lying.contains(NEW));
  }

  /** A text without the marks behind it, each of which can stand once, in any order. */
  private static String bare(String text) {
    String end = without(text, NEW);
    String lying = without(end, FACE_DOWN);
    return end.equals(text) ? without(lying, NEW) : lying;
  }

  private static String without(String text, String end) {
    return text.endsWith(end) ? text.substring(0, text.length() - end.length()) : text;
  }

  /** The code of the card that a text names, which is all or a part of a value. */
  private Optional<String> read(JsonValue value, String text) {
    List<String> found = codes.getOrDefault(text, List.of());
    if (found.isEmpty()) {
      value.report(unknown(value, text, CARD));
    } else if (found.size() > 1) {
      List<String> each = found.stream().map(this::of).toList();
      value.error(Code.NAME_OF_SEVERAL, "'" + text + "'", "one of " + String.join(", ", each));
    }
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** The finding about a text that names no card; a text before brackets has a wrong mark. */
  private Diagnostic unknown(JsonValue value, String text, String expected) {
    Diagnostic finding = Diagnostic.about(Code.UNKNOWN_REFERENCE, value.location(), text, expected);
    int mark = text.indexOf(" (");
    String nearest = IdHints.isNumbered(text) ? null : nearest(text);
    if (mark > 0 && codes.containsKey(text.substring(0, mark))) {
      String right = Words.nearest(text.substring(mark), List.of(FACE_DOWN, NEW));
      return right == null
          ? finding.suggesting("behind a card can stand" + FACE_DOWN + " or" + NEW)
          : finding.meaning(text.substring(0, mark) + right);
    }
    return finding.meaning(nearest);
  }

  /** The card of a code with another name behind, or the card called most like it. */
  private String nearest(String text) {
    String coded = of(text.split(" ", 2)[0]);
    return coded == null ? Words.nearest(text, codes.keySet()) : coded;
  }

  /** The codes of the cards that a text names; none if it names none. */
  List<String> codes(String text) {
    return codes.getOrDefault(text, List.of());
  }
}
