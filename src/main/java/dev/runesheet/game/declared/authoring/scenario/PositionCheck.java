package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeckRules;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.model.English;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.Scenario;
import dev.runesheet.word.HolderScope;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The check for contradictions in a scenario's position, and in what leaves play in it. */
record PositionCheck(DeclaredCatalog catalog) {

  private static final String DECKS = "decks";
  private static final String LISTS = "deck lists";

  /** The fields of a match from its start, besides its decks. */
  private static final Set<String> WITH_DECKS =
      Set.of("active", PlayersCheck.SEATS, Scenario.CHANCE, Scenario.SEED, Scenario.MOVES);

  void check(Scenario scenario) {
    boolean both =
        scenario.given().at("/" + DECKS).map(decks -> !decks.node().isEmpty()).orElse(false);
    decks(scenario, both ? DECKS : LISTS);
    if (scenario.then().at("/" + Scenario.ERROR).isEmpty()) {
      scenario.given().at("/" + LISTS).ifPresent(this::lists);
    }
    cards(scenario.given());
    cards(scenario.then());
    scenario.actions().forEach(this::leaving);
    lying(scenario.given());
    shown(scenario.given());
  }

  /** A card that leaves play goes where no card is in play. */
  private void leaving(JsonValue action) {
    Optional<JsonValue> to = action.field("to");
    if (action.node().has("leave") && to.isPresent()) {
      String zone = to.get().node().asText();
      if (catalog.zones(true).contains(zone)) {
        String found = Words.quote(zone) + ", where cards are in play";
        to.get().error(Code.POSITION, found, Words.oneOf(catalog.zones(false)));
      }
    }
  }

  private void decks(Scenario scenario, String name) {
    scenario
        .given()
        .at("/" + name)
        .filter(decks -> !decks.node().isEmpty())
        .ifPresent(decks -> decks(scenario, decks, name));
  }

  private void decks(Scenario scenario, JsonValue decks, String name) {
    for (JsonField field : scenario.given().named()) {
      if (!WITH_DECKS.contains(field.name()) && !field.name().equals(name)) {
        String found = Words.quote(field.name()) + " besides " + name;
        field.value().error(Code.POSITION, found, "decks and who is active alone, or a position");
      }
    }
    List<String> without = new ArrayList<>(PlayersCheck.playing(catalog.players(), scenario));
    // A name that is none is told, and may stand for the player who is missing.
    boolean known = decks.named().stream().map(JsonField::name).allMatch(without::contains);
    without.removeIf(decks.node()::has);
    if (known && !without.isEmpty() && decks.node().isObject()) {
      String found = "no deck of " + String.join(", ", without);
      decks.error(Code.POSITION, found, "a deck for each player");
    }
  }

  /** A deck must be one that the game allows, unless the scenario shows that it is refused. */
  private void lists(JsonValue lists) {
    for (JsonField player : lists.named()) {
      Map<String, Integer> deck = new LinkedHashMap<>();
      List<JsonField> cards = player.value().named();
      if (!cards.stream().allMatch(card -> card.value().node().isInt())) {
        continue; // A count that is no number was found before.
      }
      cards.forEach(card -> deck.put(card.name(), card.value().node().asInt()));
      for (DeckRules.Fault fault : catalog.deckFaults(deck)) {
        cards.stream()
            .filter(card -> card.name().equals(fault.card()))
            .map(JsonField::value)
            .findFirst()
            .orElse(player.value())
            .error(Code.DECK, fault.found(), fault.expected());
      }
    }
  }

  /** A card has no numbers but those of its kind. */
  private void cards(JsonValue part) {
    for (JsonField player : part.named("players")) {
      ownEffects(player.value(), DeclaredCatalog.PLAYER);
      player.value().named().stream()
          .filter(zone -> catalog.zones().containsKey(zone.name()))
          .forEach(zone -> zone.value().entries().forEach(this::card));
    }
    part.named("common").forEach(zone -> zone.value().entries().forEach(this::card));
  }

  private void card(JsonValue written) {
    Card card = catalog.cards().get(written.node().path("card").asText());
    if (card == null) {
      return; // A card that there is not was found before.
    }
    ownEffects(written, card.kind());
    Set<String> stats = catalog.statsOf(card.kind());
    for (JsonField field : written.named()) {
      if (known(field.name()) && !stats.contains(field.name())) {
        field.unknownName(Code.UNKNOWN_STAT, stats);
      }
    }
  }

  /** An effect on what it reaches itself changes a number that this has. */
  private void ownEffects(JsonValue on, String kind) {
    for (JsonValue effect : on.entries("effects")) {
      String stat = effect.node().path("changes").asText();
      boolean own = effect.node().path("of").asText(HolderScope.SELF).equals(HolderScope.SELF);
      if (own && known(stat) && !catalog.hasStat(kind, stat)) {
        effect
            .field("changes")
            .ifPresent(word -> word.unknownWord(Code.UNKNOWN_STAT, catalog.statsOf(kind)));
      }
    }
  }

  /** A card lies only where cards of its kind can be while no program runs. */
  private void lying(JsonValue given) {
    given.named("players").forEach(player -> lyingIn(player.value()));
    given.at("/common").ifPresent(this::lyingIn);
  }

  /** A card is shown only to players who do not see it where it lies. */
  private void shown(JsonValue given) {
    given.named("players").forEach(player -> shownIn(player.value(), player.name()));
    given.at("/common").ifPresent(zones -> shownIn(zones, ""));
  }

  private void shownIn(JsonValue zones, String owner) {
    List<String> names = TableGiven.names(catalog.players().most());
    for (JsonField zone : zones.named()) {
      SeenBy seen = catalog.seenBy(zone.name());
      for (JsonValue card : zone.value().entries()) {
        for (JsonValue player : card.entries(TableGiven.SHOWN_TO)) {
          String to = player.node().asText();
          if (seen.include(names.indexOf(to), names.indexOf(owner))) {
            String found = Words.quote(to) + ", who sees " + Words.quote(zone.name()) + " anyway";
            player.error(Code.POSITION, found, "a player who does not see the card");
          }
        }
      }
    }
  }

  private void lyingIn(JsonValue zones) {
    for (JsonField zone : zones.named()) {
      if (catalog.zones().containsKey(zone.name())) {
        zone.value().entries().forEach(card -> lying(card, zone.name()));
        zone.value().entries().forEach(card -> card.entries("attached").forEach(this::attached));
      }
    }
  }

  private void attached(JsonValue written) {
    JsonValue place = written.at("/card").orElse(written);
    Card card = catalog.cards().get(place.node().asText());
    if (card != null && !catalog.extras().mayBeAttached(card.kind())) {
      List<String> kinds = catalog.extras().attachable();
      String found = Words.quote(card.name()) + ", " + English.a(card.kind()) + ", attached";
      String expected =
          kinds.isEmpty()
              ? "no card, as none is ever attached"
              : Words.oneOf(kinds) + ", as no other cards are attached";
      place.error(Code.POSITION, found, expected);
    }
  }

  private void lying(JsonValue written, String zone) {
    JsonValue place = written.at("/card").orElse(written);
    Card card = catalog.cards().get(place.node().asText());
    List<String> there = catalog.zones().get(zone).staying();
    if (card != null && there != null && !there.contains(card.kind())) {
      String found =
          Words.quote(card.name()) + ", " + English.a(card.kind()) + ", in " + Words.quote(zone);
      if (there.isEmpty()) { // The zone may be what is wrong, in the game or for all of them.
        String none = "no card, as none ever lies there";
        Diagnostic finding = Diagnostic.of(Code.POSITION, place.location(), found, none);
        place.report(finding.about(Subject.implied(zone)));
      } else {
        String expected = Words.oneOf(there) + ", as no other cards lie there";
        place.error(Code.POSITION, found, expected);
      }
    }
  }

  /** True if some kind has a number of this name; others were found before. */
  private boolean known(String stat) {
    return catalog.kinds().values().stream().anyMatch(kind -> kind.stats().containsKey(stat));
  }
}
