package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.ValeriaCatalog.Preset;
import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads what matches can be dealt from. */
final class Presets {

  private final Set<String> expansions;
  private final Set<String> starters;

  Presets(Set<String> expansions, Set<String> starters) {
    this.expansions = expansions;
    this.starters = starters;
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
    List<String> boards = named(said.required("boards"));
    List<String> decks = named(said.required("decks"));
    String starter = said.optional("starter").flatMap(this::starter).orElse("");
    boolean relics = flag(said.optional("relics"));
    boolean agents = flag(said.optional("agents"));
    boolean sails = flag(said.optional("sails"));
    said.noOthers();
    return new Preset(name, boards, decks, starter, relics, agents, sails);
  }

  private List<String> named(Optional<JsonValue> list) {
    List<String> words = new ArrayList<>();
    for (JsonValue value : list.flatMap(JsonValue::list).orElse(List.of())) {
      Optional<String> word = value.text();
      if (word.isPresent() && !expansions.contains(word.get())) {
        value.unknownWord(Code.UNKNOWN_WORD, expansions);
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
