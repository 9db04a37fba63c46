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
import dev.runesheet.table.layout.Binding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads the presets from which matches are dealt. */
final class Presets {

  private final List<CardType> cards;
  private final UnreadCards unread;
  private final Map<String, Vocabulary.Words> words;

  /**
   * Reads presets for some cards.
   *
   * @param pools the names of the reserves that effects speak of
   * @param unread cards with mistakes, which presets may name
   */
  Presets(List<CardType> cards, List<String> pools, UnreadCards unread) {
    this.cards = cards;
    this.unread = unread;
    words =
        Map.of(
            "expansion", of(UnreadCards.ALL, CardType::expansion, UnreadCards.EXPANSION),
            "starter", of(Set.of(CardKind.STARTER), CardType::name, UnreadCards.NAME),
            "card", of(UnreadCards.ALL, CardType::code, UnreadCards.CODE),
            "reserve", Vocabulary.Words.of(pools, Code.UNKNOWN_WORD));
  }

  private Vocabulary.Words of(
      Set<CardKind> kinds, Function<CardType, String> word, Binding column) {
    Set<String> words = new TreeSet<>(unread.words(kinds, column));
    cards.stream()
        .filter(card -> kinds.contains(card.kind()))
        .map(word)
        .filter(one -> !one.isEmpty())
        .forEach(words::add);
    return unread.hides(kinds, column)
        ? Vocabulary.Words.any()
        : Vocabulary.Words.of(words, Code.UNKNOWN_WORD);
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
    ShapeReader reader = new ShapeReader(words::get);
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
