package dev.runesheet.game.valeria.authoring;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.card.ReserveKinds;
import dev.runesheet.game.valeria.dealing.Supply;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Distinct;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spelling.Series;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;

/** Reads the presets from which matches are dealt. */
final class Presets {

  /** The kinds of cards that each list of expansions gives; events without a list, as decks. */
  private static final Map<String, Set<CardKind>> LISTS =
      new TreeMap<>(
          Map.of(
              "boards", Set.of(CardKind.CITIZEN, CardKind.MONSTER),
              "decks", Set.of(CardKind.DOMAIN, CardKind.DUKE, CardKind.EVENT),
              "events", Set.of(CardKind.EVENT)));

  private final List<CardType> cards;
  private final RejectedCards unread;
  private final Harbour harbour;
  private final Map<String, SourceNames.Words> words;

  /**
   * Reads presets for some cards.
   *
   * @param reserves the names of the reserves that effects speak of
   * @param unread cards with mistakes, which presets may name
   * @param harbour what players meet who sail
   */
  Presets(List<CardType> cards, SourceNames.Words reserves, RejectedCards unread, Harbour harbour) {
    this.cards = cards;
    this.unread = unread;
    this.harbour = harbour;
    words =
        Map.of(
            "expansion",
                of(RejectedCards.ALL, any -> true, CardType::expansion, RejectedCards.EXPANSION),
            "starter",
                of(
                    Set.of(CardKind.STARTER),
                    card -> !card.roll().hasNumber(), // Those with one are dealt to everybody.
                    CardType::name,
                    RejectedCards.NAME),
            "card", of(RejectedCards.ALL, any -> true, CardType::code, RejectedCards.CODE),
            "reserve", reserves);
  }

  private SourceNames.Words of(
      Set<CardKind> kinds,
      Predicate<CardType> which,
      Function<CardType, String> word,
      Binding column) {
    Set<String> words = new TreeSet<>(unread.words(kinds, column));
    cards.stream()
        .filter(card -> kinds.contains(card.kind()) && which.test(card))
        .map(word)
        .filter(one -> !one.isEmpty())
        .forEach(words::add);
    return unread.hides(kinds, column)
        ? SourceNames.Words.any()
        : SourceNames.Words.of(words, Code.UNKNOWN_WORD);
  }

  /** A preset of a file; without events of its own, it has those of the decks. */
  private record Line(
      @Required @Distinct List<@Ref("expansion") String> boards,
      @Required @Distinct List<@Ref("expansion") String> decks,
      Optional<@Distinct List<@Ref("expansion") String>> events,
      Optional<@Ref("starter") String> starter,
      @Default("false") boolean relics,
      @Default("false") boolean agents,
      @Default("false") boolean sails,
      Map<@Ref("reserve") String, List<@Ref(WordList.CARD) String>> reserves)
      implements Checked {

    /** Without expansions nothing can be dealt; a match without events can. */
    @Override
    public void check(JsonValue written) {
      List.of("boards", "decks")
          .forEach(list -> written.notEmpty(list, Code.EMPTY, "[]", "at least one expansion"));
    }

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
  List<Preset> read(JsonValue file, Diagnostics findings) {
    List<Preset> presets = new ArrayList<>();
    ShapeReader reader = new ShapeReader(words::get);
    for (JsonField line : file.fields().map(JsonFields::all).orElse(List.of())) {
      int before = findings.size();
      Optional<Preset> preset =
          reader.read(Line.class, line.value()).map(read -> read.preset(line.name()));
      preset.ifPresent(presets::add);
      if (findings.size() == before) {
        preset.ifPresent(read -> check(read, line.value()));
      }
    }
    return presets;
  }

  /** Reports what a preset names that it cannot deal, and too few cards for any match. */
  private void check(Preset preset, JsonValue written) {
    checkStarter(preset, written);
    preset.reserves().forEach((pool, codes) -> checkReserve(pool, codes, written));
    if (!unread.isEmpty()) { // A card with a mistake may be one of those that are missing.
      return;
    }
    ValeriaCatalog catalog = new ValeriaCatalog(cards, List.of(), harbour);
    Supply supply = new Supply(catalog, preset);
    List<String> lacks = supply.lacks(Deal.FEWEST);
    if (!lacks.isEmpty()) {
      warn(written, "too few cards for " + Deal.FEWEST + " players", Series.and(lacks));
    }
    checkBrought(supply, written);
    LISTS.forEach(
        (list, kinds) -> written.entries(list).forEach(one -> checkDealt(one, kinds, catalog)));
  }

  /** An expansion of which a list gives nothing. */
  private static void checkDealt(JsonValue written, Set<CardKind> kinds, ValeriaCatalog catalog) {
    String expansion = written.node().asText();
    List<String> expansions = List.of(expansion);
    if (kinds.stream().allMatch(kind -> catalog.dealt(kind, expansions).isEmpty())) {
      written.report(
          Diagnostic.about(
              Code.NO_CHANGE,
              written.location(),
              expansion,
              "an expansion with " + CardKind.oneOf(kinds) + " to deal"));
    }
  }

  /** Events that would bring what a preset does not have. */
  private void checkBrought(Supply supply, JsonValue written) {
    Map<String, String> byReserve = new TreeMap<>();
    for (String code : supply.events()) {
      CardType event = supply.catalog().card(code);
      byReserve.putIfAbsent(event.brings(), event.name());
    }
    byReserve.remove("");
    byReserve.forEach(
        (reserve, event) -> {
          if (supply.preset().reserves().getOrDefault(reserve, List.of()).isEmpty()) {
            JsonValue place =
                written
                    .at("/reserves/" + reserve)
                    .or(() -> written.at("/reserves"))
                    .orElse(written);
            String found = "no card in the reserve " + Words.quote(reserve);
            String expected = "those that the event " + Words.quote(event) + " brings";
            place.report(Diagnostic.of(Code.NEVER_FIRES, place.location(), found, expected));
          }
        });
  }

  private void checkStarter(Preset preset, JsonValue written) {
    List<CardType> named =
        cards.stream()
            .filter(card -> card.kind() == CardKind.STARTER)
            .filter(card -> card.name().equals(preset.starter()))
            .toList();
    if (!named.isEmpty() && named.stream().noneMatch(CardType::dealt)) {
      JsonValue place = written.at("/starter").orElse(written);
      String found = Words.quote(preset.starter()) + ", which is not dealt";
      warn(place, found, "a starter without x under 'Not dealt'");
    }
  }

  /** Matches can be dealt by other presets. */
  private static void warn(JsonValue place, String found, String expected) {
    place.report(Diagnostic.of(Code.SETUP, place.location(), found, expected).as(Severity.WARNING));
  }

  private void checkReserve(String pool, List<String> codes, JsonValue written) {
    Set<CardKind> kinds = ReserveKinds.of(pool, cards);
    for (int i = 0; i < codes.size(); i++) {
      String code = codes.get(i);
      JsonValue place = written.at("/reserves/" + pool + "/" + i).orElse(written);
      cards.stream()
          .filter(card -> card.code().equals(code) && !kinds.contains(card.kind()))
          .forEach(
              card ->
                  place.error(
                      Code.SETUP,
                      Words.quote(code) + ", " + card.kind().one(),
                      CardKind.oneOf(kinds)));
    }
  }
}
