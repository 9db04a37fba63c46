package dev.runesheet.game.declared.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.catalog.Seats;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.Scenario;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The check of who plays in a scenario: as many as the game allows, and nobody else is named.
 *
 * @param allowed the numbers of players that the game allows
 */
record PlayersCheck(Seats allowed) {

  /** The word for how many play. */
  static final String SEATS = "seats";

  static final String ACTIVE = "active";

  /** The parts of a position or set-up that are by player. */
  private static final List<String> BY_PLAYER = List.of("players", "decks", "deck lists");

  /** The names of those who play, whatever else is wrong with the scenario. */
  static List<String> playing(Seats allowed, Scenario scenario) {
    JsonNode given = scenario.given().node();
    Set<String> named = new HashSet<>();
    BY_PLAYER.forEach(part -> given.path(part).fieldNames().forEachRemaining(named::add));
    return TableGiven.playing(allowed, number(given.path(SEATS)), named);
  }

  void check(Scenario scenario) {
    JsonValue given = scenario.given();
    given.field(SEATS).ifPresent(this::seats);
    List<String> playing = playing(allowed, scenario);
    Set<String> others = new HashSet<>(TableGiven.names(allowed.most()));
    playing.forEach(others::remove);
    for (String part : BY_PLAYER) {
      for (JsonField player : given.named(part)) {
        if (others.contains(player.name())) {
          player.unknownName(Code.UNKNOWN_REFERENCE, playing);
        }
      }
    }
    Stream.of(
            given.field(ACTIVE).stream(),
            given.entries(ActingCheck.ACTING).stream(),
            Stream.concat(
                    given.named("players").stream().map(JsonField::value),
                    given.field("common").stream())
                .flatMap(PlayersCheck::ofCards))
        .flatMap(named -> named)
        .filter(player -> others.contains(player.node().asText()))
        .forEach(player -> player.unknownWord(Code.UNKNOWN_REFERENCE, playing));
  }

  /** The players of attached cards in some zones, and those to whom cards there were shown. */
  private static Stream<JsonValue> ofCards(JsonValue zones) {
    return zones.named().stream()
        .flatMap(zone -> zone.value().entries().stream())
        .flatMap(
            card ->
                Stream.concat(
                    card.entries("attached").stream()
                        .flatMap(attached -> attached.field("owner").stream()),
                    card.entries(TableGiven.SHOWN_TO).stream()));
  }

  /** A number that no game can have was found before. */
  private void seats(JsonValue seats) {
    number(seats.node())
        .filter(number -> Seats.FEWEST <= number && number <= Seats.MOST && !allowed.allow(number))
        .ifPresent(
            number -> seats.wrong(Code.OUT_OF_RANGE, allowed + ", as players of game.yaml says"));
  }

  private static Optional<Integer> number(JsonNode written) {
    boolean whole = written.isIntegralNumber() && written.canConvertToInt();
    return whole ? Optional.of(written.intValue()) : Optional.empty();
  }
}
