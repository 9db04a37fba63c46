package dev.runesheet.language.registry;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.shape.RecordList;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The reader of the registry: the cards, the further names of cards, and the effects. Everything
 * wrong is reported with its place; what can be read is read.
 */
public record RegistryReader(VerbCatalog verbs, Diagnostics diagnostics) {

  static final String META = "_meta";

  /** Reads the list of cards. */
  public List<CardSource> readCards(String file, String text) {
    return read(file, text, RegistryReader::cards).orElse(List.of());
  }

  /** Reads further names of cards: each for one card, or for the three of ranks 1 to 3. */
  public Map<String, List<String>> readNames(String file, String text, List<CardSource> cards) {
    return read(file, text, root -> names(root, cards)).orElse(Map.of());
  }

  /** Reads the effects; several of the model can belong to one of the registry. */
  public List<Effect> readEffects(String file, String text, CardNames names) {
    return read(file, text, root -> effects(root, names)).orElse(List.of());
  }

  /** The ids of all effects that a text holds, whether they are right or not. */
  public static List<String> effectIds(String file, String text) {
    return JsonDocument.parse(file, text, new Diagnostics())
        .map(document -> document.root().named())
        .orElse(List.of())
        .stream()
        .map(JsonFields.JsonField::name)
        .filter(name -> !name.equals(META))
        .toList();
  }

  private <T> Optional<T> read(String file, String text, Function<JsonValue, Optional<T>> reading) {
    return JsonDocument.parse(file, text, diagnostics).map(JsonDocument::root).flatMap(reading);
  }

  private static Optional<List<CardSource>> cards(JsonValue root) {
    return Optional.of(RecordList.read(CardSource.class, CardSource.WORDS, root, "id", META));
  }

  private static Optional<Map<String, List<String>>> names(JsonValue root, List<CardSource> cards) {
    List<String> ids = cards.stream().map(CardSource::id).toList();
    Map<String, List<String>> names = new LinkedHashMap<>();
    for (JsonFields.JsonField field : root.fields().map(JsonFields::all).orElse(List.of())) {
      field.value().entries().stream()
          .filter(id -> id.node().isTextual() && !ids.contains(id.node().textValue()))
          .forEach(id -> id.unknownWord(Code.UNKNOWN_REFERENCE, ids));
      NamedCards.FORM
          .read(field.value())
          .ifPresent(cardsOf -> names.put(field.name(), cardsOf.ids()));
    }
    return Optional.of(names);
  }

  private Optional<List<Effect>> effects(JsonValue root, CardNames names) {
    List<Effect> effects = new ArrayList<>();
    ShapeReader reader = new ShapeReader(RegistryWords.vocabulary(names));
    for (JsonFields.JsonField field : root.fields().map(JsonFields::all).orElse(List.of())) {
      if (!field.name().equals(META)) {
        effects.addAll(new EffectReader(verbs, names, field.name()).read(field.value(), reader));
      }
    }
    return Optional.of(effects);
  }
}
