package dev.runesheet.game.valeria.authoring;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.Vocabulary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;

/** Reads the presets from which matches are dealt. */
final class Presets {

  private final Map<String, Collection<String>> words;

  /**
   * Reads presets for some cards.
   *
   * @param pools the names of the reserves that effects speak of
   */
  Presets(List<CardType> cards, List<String> pools) {
    words =
        Map.of(
            "expansion", of(cards, card -> true, CardType::expansion),
            "starter", of(cards, card -> card.kind() == CardKind.STARTER, CardType::name),
            "card", of(cards, card -> true, CardType::code),
            "reserve", pools);
  }

  private static Set<String> of(
      List<CardType> cards, Predicate<CardType> which, Function<CardType, String> word) {
    Set<String> words = new TreeSet<>();
    cards.stream().filter(which).map(word).filter(one -> !one.isEmpty()).forEach(words::add);
    return words;
  }

  /** A preset of a file; without events of its own, it has those of the decks. */
  private record Line(
      @Required List<@Ref("expansion") String> boards,
      @Required List<@Ref("expansion") String> decks,
      Optional<List<@Ref("expansion") String>> events,
      Optional<@Ref("starter") String> starter,
      @Default("false") boolean relics,
      @Default("false") boolean agents,
      @Default("false") boolean sails,
      Map<@Ref("reserve") String, List<@Ref("card") String>> reserves) {

    Preset preset(String name) {
      return new Preset(
          name,
          boards,
          decks,
          events.orElse(decks),
          starter.orElse(""),
          relics,
          agents,
          sails,
          reserves);
    }
  }

  /** The presets of a file, in its order. */
  List<Preset> read(String file, String text, Diagnostics findings) {
    List<Preset> presets = new ArrayList<>();
    ShapeReader reader =
        new ShapeReader(kind -> Vocabulary.Words.of(words.get(kind), Code.UNKNOWN_WORD));
    JsonDocument.parseYaml(file, text, findings)
        .flatMap(document -> document.root().fields())
        .map(JsonFields::all)
        .orElse(List.of())
        .forEach(
            one ->
                reader
                    .read(Line.class, one.value())
                    .ifPresent(line -> presets.add(line.preset(one.name()))));
    return presets;
  }
}
