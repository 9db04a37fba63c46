package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.word.WordList;
import java.util.Map;
import java.util.Optional;

/**
 * The check of the words that all effect types share, such as scopes, against those of the game,
 * whether cards use them or not.
 */
final class SharedWords {

  /** The kind of the game's words for each field. */
  private static final Map<String, String> KINDS =
      Map.of(
          "scopes",
          "modified",
          "suppressed",
          "modified",
          "roles",
          WordList.ROLE,
          "notes",
          WordList.STAT);

  private SharedWords() {}

  /** Reports words that the game does not have. */
  static void check(JsonValue types, DeclaredNames names, Diagnostics findings) {
    JsonValue file = types.reportingTo(findings);
    KINDS.keySet().stream()
        .sorted()
        .forEach(
            field -> file.field(field).ifPresent(words -> check(words, KINDS.get(field), names)));
  }

  private static void check(JsonValue words, String kind, DeclaredNames names) {
    for (int i = 0; words.node().isArray() && i < words.node().size(); i++) {
      check(words.at("/" + i), kind, names);
    }
    words.node().fieldNames().forEachRemaining(name -> check(words.field(name), kind, names));
  }

  /** A value that is no text is told where the file is read. */
  private static void check(Optional<JsonValue> word, String kind, DeclaredNames names) {
    word.filter(one -> one.node().isTextual()).ifPresent(one -> names.read(kind, one));
  }
}
