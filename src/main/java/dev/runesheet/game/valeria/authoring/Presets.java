package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.CardType;
import dev.runesheet.game.valeria.ValeriaCatalog.Preset;
import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Reads what matches can be dealt from. */
final class Presets {

  private final Set<String> expansions = new TreeSet<>();
  private final Set<String> starters = new TreeSet<>();
  private final Set<String> codes = new TreeSet<>();
  private final List<String> pools;

  /**
   * Reads presets for some cards.
   *
   * @param pools the names of the reserves that effects speak of
   */
  Presets(List<CardType> cards, List<String> pools) {
    for (CardType card : cards) {
      if (!card.expansion().isEmpty()) {
        expansions.add(card.expansion());
      }
      codes.add(card.code());
      if (card.kind() == CardKind.STARTER) {
        starters.add(card.name());
      }
    }
    this.pools = List.copyOf(pools);
  }

  /** The presets of a file, in its order. */
  List<Preset> read(String file, String text, Diagnostics findings) {
    List<Preset> presets = new ArrayList<>();
    JsonDocument.parseYaml(file, text, findings)
        .flatMap(document -> document.root().fields())
        .ifPresent(
            fields ->
                fields
                    .all()
                    .forEach(
                        one ->
                            one.value()
                                .fields()
                                .ifPresent(said -> presets.add(preset(one.name(), said)))));
    return presets;
  }

  private Preset preset(String name, JsonFields said) {
    List<String> boards = named(said.required("boards"), expansions);
    List<String> decks = named(said.required("decks"), expansions);
    Optional<JsonValue> others = said.optional("events");
    List<String> events = others.isPresent() ? named(others, expansions) : decks;
    String starter = said.optional("starter").flatMap(this::starter).orElse("");
    boolean relics = flag(said.optional("relics"));
    boolean agents = flag(said.optional("agents"));
    boolean sails = flag(said.optional("sails"));
    Map<String, List<String>> reserves = reserves(said);
    said.noOthers();
    return new Preset(name, boards, decks, events, starter, relics, agents, sails, reserves);
  }

  /** The cards of each reserve, the first to come first. */
  private Map<String, List<String>> reserves(JsonFields said) {
    Map<String, List<String>> reserves = new TreeMap<>();
    said.optional("reserves")
        .flatMap(JsonValue::fields)
        .ifPresent(
            fields -> {
              for (JsonField pool : fields.all()) {
                if (!pools.contains(pool.name())) {
                  pool.unknownName(Code.UNKNOWN_WORD, pools);
                }
                reserves.put(pool.name(), named(Optional.of(pool.value()), codes));
              }
            });
    return reserves;
  }

  private static List<String> named(Optional<JsonValue> list, Set<String> known) {
    List<String> words = new ArrayList<>();
    for (JsonValue value : list.flatMap(JsonValue::list).orElse(List.of())) {
      Optional<String> word = value.text();
      if (word.isPresent() && !known.contains(word.get())) {
        value.unknownWord(Code.UNKNOWN_WORD, known);
      }
      word.ifPresent(words::add);
    }
    return words;
  }

  private Optional<String> starter(JsonValue value) {
    Optional<String> word = value.text();
    if (word.isPresent() && !starters.contains(word.get())) {
      value.unknownWord(Code.UNKNOWN_WORD, starters);
    }
    return word;
  }

  private static boolean flag(Optional<JsonValue> value) {
    if (value.isPresent() && !value.get().node().isBoolean()) {
      value.get().error(Code.WRONG_TYPE, value.get().found(), "true or false");
    }
    return value.isPresent() && value.get().node().asBoolean();
  }
}
