package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.tcgpocket.authoring.card.CardRow;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.EffectNumber;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.language.active.EffectText;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectType.Kind;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.schema.shape.SourceNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The rows of cards: their values, the effects whose parameters are plain, and what is neither. */
final class CardRows {

  private static final String TABULAR = "effects whose parameters are numbers, words and names";

  private final EffectTypes types;
  private final SourceNames words;
  private final Map<String, EffectType> tabular;

  /** Rows of cards with effects of some types. */
  CardRows(EffectTypes types) {
    this.types = types;
    tabular = tabular(type -> true);
    Map<String, SourceNames.Words> known = new LinkedHashMap<>();
    for (boolean stays : new boolean[] {true, false}) {
      Map<String, EffectType> some = tabular(type -> type.stays().isPresent() == stays);
      String of = stays ? "staying" : "other";
      known.put(of + " type", SourceNames.Words.of(some.keySet(), Code.UNKNOWN_EFFECT_TYPE));
      List<String> names =
          some.values().stream().flatMap(type -> type.params().keySet().stream()).toList();
      known.put(of + " parameter", SourceNames.Words.of(names, Code.UNKNOWN_FIELD));
    }
    words = types.words().with(known);
  }

  private Map<String, EffectType> tabular(Predicate<EffectType> which) {
    Map<String, EffectType> some = new LinkedHashMap<>(types.file().types());
    some.values()
        .removeIf(
            type ->
                !which.test(type)
                    || type.params().values().stream().anyMatch(one -> one.type() == Kind.EFFECTS));
    return some;
  }

  /** The words of the game's cards. */
  CardWords cards() {
    return types.words();
  }

  /** The words of rows. */
  SourceNames vocabulary() {
    return words;
  }

  /**
   * A column of a parameter: the effect types of its sheet that have it, each with what it takes.
   */
  record ParameterColumn(
      Class<? extends CardRow> sheet, String name, Map<String, Parameter> types) {}

  /** The columns of parameters of both sheets of effects. */
  List<ParameterColumn> parameters() {
    List<ParameterColumn> columns = new ArrayList<>();
    for (Class<? extends CardRow> sheet : List.of(CardRow.Standing.class, CardRow.Done.class)) {
      Map<String, Map<String, Parameter>> byName = new LinkedHashMap<>();
      tabular.forEach(
          (id, type) -> {
            if (sheet == sheet(type)) {
              type.params()
                  .forEach(
                      (name, one) ->
                          byName.computeIfAbsent(name, any -> new LinkedHashMap<>()).put(id, one));
            }
          });
      byName.forEach((name, types) -> columns.add(new ParameterColumn(sheet, name, types)));
    }
    return columns;
  }

  private static Class<? extends CardRow> sheet(EffectType type) {
    return type.stays().isPresent() ? CardRow.Standing.class : CardRow.Done.class;
  }

  /**
   * The rows of a file of cards.
   *
   * @param rows its cards and effects
   * @param left why other effects are no rows
   */
  record Read(List<CardRow> rows, List<Diagnostic> left) {}

  /** Reads a file of cards; empty after a report if it cannot be read. */
  Optional<Read> read(JsonDocument document) {
    return CardSource.File.read(types, document.root()).map(file -> read(document, file));
  }

  private Read read(JsonDocument document, CardSource.File file) {
    Read read = new Read(new ArrayList<>(), new ArrayList<>());
    file.cards().forEach((id, card) -> read.rows().add(row(id, card)));
    JsonNode cards = document.root().node().path("cards");
    cards
        .properties()
        .forEach(
            one ->
                EffectNumber.each(
                    one.getKey(),
                    one.getValue(),
                    (number, use) -> effect(document, number, use, read)));
    return read;
  }

  private static CardRow row(String id, CardSource card) {
    if (card instanceof CardSource.Pokemon pokemon) {
      return new CardRow.Pokemon(id, pokemon, card.places());
    } else if (card instanceof CardSource.Item item) {
      return new CardRow.Item(id, item, card.places());
    } else if (card instanceof CardSource.Supporter supporter) {
      return new CardRow.Supporter(id, supporter, card.places());
    } else if (card instanceof CardSource.Stadium stadium) {
      return new CardRow.Stadium(id, stadium, card.places());
    } else if (card instanceof CardSource.Tool tool) {
      return new CardRow.Tool(id, tool, card.places());
    } else if (card instanceof CardSource.Fossil fossil) {
      return new CardRow.Fossil(id, fossil, card.places());
    }
    return new CardRow.Energy(id, (CardSource.Energy) card, card.places());
  }

  private void effect(JsonDocument document, EffectNumber number, JsonNode use, Read read) {
    String type = use.path("effect_id").asText();
    SourceLocation place = SourceLocation.pointer(document.file(), number.pointer());
    Diagnostics own = new Diagnostics();
    if (tabular.containsKey(type)) {
      ObjectNode row = JsonNodeFactory.instance.objectNode().put("id", number.id());
      row.setAll((ObjectNode) use);
      JsonDocument form =
          JsonDocument.of(
              document.file(),
              row,
              at -> SourceLocation.pointer(document.file(), number.pointer() + at),
              own);
      new ShapeReader(words)
          .read(sheet(tabular.get(type)), form.root())
          .ifPresent(read.rows()::add);
    } else {
      own.error(Code.INEXPRESSIBLE, place, "effects within effects", TABULAR);
    }
    own.all().stream()
        .limit(1)
        .map(finding -> number.id() + ": " + finding.found())
        .map(found -> Diagnostic.of(Code.INEXPRESSIBLE, place, found, TABULAR))
        .map(document::placed)
        .forEach(read.left()::add);
  }

  /** The card or effect of a row, as it stands in its file. */
  ObjectNode written(CardRow row) {
    ObjectNode written = JsonNodeFactory.instance.objectNode();
    if (row instanceof CardRow.OfCard of) {
      ObjectNode card = new ShapeWriter(words).write(CardSource.class, of.card());
      written.set("name", card.path("name"));
      written.setAll(card);
    } else {
      written.setAll(new ShapeWriter(words).write((Record) row));
      written.remove("id");
    }
    return written;
  }

  /**
   * The words for players that say what an effect does.
   *
   * @param card its card; empty if there is none yet
   */
  String sentence(CardRow.OfEffect row, Optional<CardSource> card) {
    ObjectNode written = written((CardRow) row);
    written.remove(List.of("name", "uses_per_turn"));
    JsonValue use = JsonDocument.of("", "", written, new Diagnostics()).root();
    String title =
        card.flatMap(one -> EffectNumber.of(row.id()).map(number -> number.title(one) + ": "))
            .orElse("");
    return new ShapeReader(types.vocabulary())
        .read(EffectUse.class, use)
        .map(one -> title + new EffectText(types).sentence(List.of(one)))
        .orElse("");
  }
}
