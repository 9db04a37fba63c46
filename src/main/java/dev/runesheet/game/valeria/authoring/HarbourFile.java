package dev.runesheet.game.valeria.authoring;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.card.Resource;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.Vocabulary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads the harbour: its slots and the cards in them. */
final class HarbourFile {

  private static final int MOST = 99;
  private static final Map<String, CardKind> KINDS =
      Map.of("goods", CardKind.GOODS, "tomes", CardKind.TOME, "nobles", CardKind.NOBLE);
  private final List<CardType> pieces = new ArrayList<>();
  private final Set<String> prompts;

  /** A reader for a game whose effects ask these questions. */
  HarbourFile(List<Effect> effects) {
    prompts = new TreeSet<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        asked(program.steps());
      }
    }
  }

  private void asked(Collection<Step> steps) {
    for (Step step : steps) {
      if (step instanceof Step.Choose choose) {
        prompts.add(choose.prompt());
      }
      step.bodies().values().forEach(this::asked);
    }
  }

  /** The harbour of a file; {@link Harbour#NONE} if it cannot be read. */
  Harbour read(String file, String text, Diagnostics findings) {
    return JsonDocument.parseYaml(file, text, findings)
        .flatMap(document -> document.root().fields())
        .map(this::harbour)
        .orElse(Harbour.NONE);
  }

  /** The goods and tomes that the file names, as cards. */
  List<CardType> pieces() {
    return pieces;
  }

  private Harbour harbour(JsonFields said) {
    List<Harbour.Row> rows = new ArrayList<>();
    for (String name : List.of("goods", "tomes", "nobles")) {
      said.required(name)
          .flatMap(JsonValue::fields)
          .ifPresent(row -> rows.add(row(KINDS.get(name), row)));
    }
    int maps = number(said, "maps at first");
    int fare = number(said, "maps for sailing");
    int piles = number(said, "exekratys at first");
    int owed = number(said, "exekratys at rolls of");
    List<String> waits = new ArrayList<>();
    for (JsonValue prompt :
        said.required("exekratys wait after").flatMap(JsonValue::list).orElse(List.of())) {
      Vocabulary.Words.of(prompts, Code.UNKNOWN_WORD).read(prompt).ifPresent(waits::add);
    }
    said.noOthers();
    return new Harbour(rows, maps, fare, piles, owed, waits);
  }

  private Harbour.Row row(CardKind kind, JsonFields said) {
    List<Integer> prices = new ArrayList<>();
    for (JsonValue price : said.required("prices").flatMap(JsonValue::list).orElse(List.of())) {
      price.whole(0, MOST).ifPresent(prices::add);
    }
    Optional<JsonValue> slides = said.optional("slides");
    slides
        .filter(value -> !value.node().isBoolean())
        .ifPresent(value -> value.error(Code.WRONG_TYPE, value.found(), "true or false"));
    Map<String, Integer> copies = new TreeMap<>();
    if (kind != CardKind.NOBLE) {
      said.required("pieces")
          .flatMap(JsonValue::fields)
          .ifPresent(named -> pieces(kind, named, copies));
    }
    said.noOthers();
    boolean moves = slides.filter(value -> value.node().asBoolean()).isPresent();
    return new Harbour.Row(kind, prices, moves, copies);
  }

  private void pieces(CardKind kind, JsonFields named, Map<String, Integer> copies) {
    for (JsonField piece : named.all()) {
      if (kind == CardKind.TOME && !Resource.IN_PRICES.contains(piece.name())) {
        piece.unknownName(Code.UNKNOWN_WORD, Resource.IN_PRICES);
      }
      String code = kind.letter() + String.valueOf(copies.size() + 1);
      copies.put(code, piece.value().whole(1, MOST).orElse(1));
      pieces.add(CardType.plain(code, kind, piece.name()));
    }
  }

  private static int number(JsonFields said, String name) {
    return said.required(name).map(value -> value.whole(0, MOST).orElse(0)).orElse(0);
  }
}
