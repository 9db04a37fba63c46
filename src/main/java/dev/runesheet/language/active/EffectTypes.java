package dev.runesheet.language.active;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.card.CardSource;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.Vocabulary;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The effect types of a game, with the names of its cards.
 *
 * @param file the game's declaration
 * @param cardNames the names that effects can use; empty if they are not known
 */
public record EffectTypes(EffectType.File file, Collection<String> cardNames) {

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9_]*");

  /** The names of files of effect types. */
  static final Vocabulary WORDS =
      new Vocabulary() {
        @Override
        public Words words(String kind) {
          return Words.any();
        }

        @Override
        public Optional<String> read(String kind, JsonValue value, Words known) {
          return kind.equals("word") ? value.text() : id(value);
        }
      };

  /** Copies the names. */
  public EffectTypes {
    cardNames = new TreeSet<>(cardNames);
  }

  private static Optional<String> id(JsonValue value) {
    Optional<String> id = value.text();
    if (id.isPresent() && !ID.matcher(id.get()).matches()) {
      value.wrong(Code.NAME_NOT_PLAIN, "small letters, digits and _ that begin with a letter");
      return Optional.empty();
    }
    return id;
  }

  /** The effect types of a file; empty after a report if it cannot be read. */
  public static Optional<EffectType.File> read(String name, String text, Diagnostics findings) {
    return JsonDocument.parseByName(name, text, findings)
        .flatMap(document -> new ShapeReader(WORDS).read(EffectType.File.class, document.root()));
  }

  /**
   * The names of the cards of all files, whatever else is wrong with them; none if a card has no
   * name or a blank one, since others may use the one that it should have.
   */
  public static Set<String> cardNames(List<JsonDocument> files) {
    Set<String> names = new TreeSet<>();
    for (JsonDocument file : files) {
      file.root().node().path("cards").forEach(card -> names.add(card.path("name").asText()));
    }
    return names.stream().anyMatch(String::isBlank) ? Set.of() : names;
  }

  /** The names with which cards are read. */
  Vocabulary vocabulary() {
    Vocabulary.Words types = Vocabulary.Words.of(file.types().keySet(), Code.UNKNOWN_EFFECT_TYPE);
    return kind -> kind.equals("effect type") ? types : Vocabulary.Words.any();
  }

  /** The cards of a file; empty after a report if it cannot be read. */
  public Optional<CardSource.File> cards(JsonValue root) {
    return new ShapeReader(vocabulary()).read(CardSource.File.class, root);
  }

  /** Effects that a parameter lists. */
  List<EffectUse> uses(JsonValue list) {
    ShapeReader reader = new ShapeReader(vocabulary());
    return list.list().orElse(List.of()).stream()
        .flatMap(entry -> reader.read(EffectUse.class, entry).stream())
        .toList();
  }
}
