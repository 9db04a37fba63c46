package dev.runesheet.language.active;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The effect types of a game, with the names of its cards.
 *
 * @param words the words in which they are written
 * @param file the game's declaration
 * @param cardNames the names that effects can use; empty if they are not known
 */
public record EffectTypes(CardWords words, EffectType.File file, Collection<String> cardNames) {

  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9_]*");

  /** Copies the names. */
  public EffectTypes {
    cardNames = new TreeSet<>(cardNames);
  }

  /** The names of a file of effect types: the words of cards, and names of its own. */
  private static SourceNames ofFile(CardWords words) {
    Map<String, SourceNames.Words> all = words.known();
    return new SourceNames() {
      @Override
      public Words words(String kind) {
        return all.getOrDefault(kind, Words.any());
      }

      @Override
      public Optional<String> read(String kind, JsonValue value, Words known) {
        if (!known.open()) {
          return known.read(value);
        }
        return kind.equals("word") ? value.text() : id(value);
      }
    };
  }

  private static Optional<String> id(JsonValue value) {
    Optional<String> id = value.text();
    if (id.isPresent() && !ID.matcher(id.get()).matches()) {
      value.wrong(Code.NAME_NOT_PLAIN, "small letters, digits and _ that begin with a letter");
      return Optional.empty();
    }
    return id;
  }

  /**
   * The effect types of a file; empty after a report if it cannot be read.
   *
   * @param lists the lists of the game for which entries are repeated
   */
  public static Optional<EffectType.File> read(
      CardWords words, EntryLists lists, String name, String text, Diagnostics findings) {
    ShapeReader reader = new ShapeReader(ofFile(words));
    return JsonDocument.parseByName(name, text, findings)
        .map(lists::repeated)
        .flatMap(document -> reader.read(EffectType.File.class, document.root()));
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
  public SourceNames vocabulary() {
    SourceNames.Words ids = SourceNames.Words.of(file.types().keySet(), Code.UNKNOWN_EFFECT_TYPE);
    return words.with(Map.of("effect type", ids));
  }

  /**
   * A condition of a modifier.
   *
   * @param names the names of the cards that there are; empty if they are not known
   * @throws ModifierSyntax.Wrong if it is not understood
   */
  ModifierCondition condition(String text, Collection<String> names) {
    return new ModifierSyntax(text, words.conditions(), names).condition();
  }

  /** Effects that a parameter lists. */
  public List<EffectUse> uses(JsonValue list) {
    ShapeReader reader = new ShapeReader(vocabulary());
    return list.list().orElse(List.of()).stream()
        .flatMap(entry -> reader.read(EffectUse.class, entry).stream())
        .toList();
  }
}
