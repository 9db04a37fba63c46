package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Forks for a player keep what {@code certain} says of each player, and change nothing else. */
class CertainOfHiddenCardsTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String CERTAIN =
      "certain: turn number > 1 or count of own hand [kind of target is unit] > 0\n";

  private static final String GAME =
      """
      players: 2
      turns: 12
      kinds:
        player: {}
        unit: {}
        trick: {}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
      deck zone: deck
      player rules:
        - name: first hand
          when: game starts
          then:
            - at random: own deck
              where: kind of target is unit
              then: [{do: move, target: target, zone: hand}]
            - {do: draw, target: self, amount: 2, from: deck, to: hand}
      phases:
        - {phase: main, actions: [end]}
      actions:
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        spark: {name: Spark, kind: trick}
      """;

  private static final String DECKS = "decks: {all: {scout: 1, spark: 11}}\n";

  private final RuleBook book = new WrittenGame(CERTAIN + GAME, CARDS, DECKS).book();

  private static boolean hasUnit(Match match, int player) {
    return match.world().in("hand", player).stream().map(Entity::getKind).anyMatch("unit"::equals);
  }

  @Test
  void eachForkKeepsItAsLongAsItSaysSomething() {
    try (Match match = WrittenGame.match(book, 2)) {
      assertThat(withUnit(match, 0)).isEqualTo(100);
      WrittenGame.choose(match, "end");
      assertThat(match.view(0).turn()).isEqualTo(2);
      assertThat(withUnit(match, 0)).isBetween(1L, 60L);
    }
  }

  /** By chance alone, 1 of 600 deals would be so. */
  @Test
  void whatIsCertainButRareTellsNothingElse() {
    StringBuilder cards = new StringBuilder("cards:\n  spark: {name: Spark, kind: trick}\n");
    StringBuilder deck = new StringBuilder("decks: {all: {spark: 60");
    for (int unit = 1; unit <= 6; unit++) {
      cards.append("  u").append(unit).append(": {name: U").append(unit).append(", kind: unit}\n");
      deck.append(", u").append(unit).append(": 1");
    }
    String game =
        GAME.replace("at random: own deck", "for each: own deck")
            .replace("is unit\n", "is unit\n        at most: 3\n")
            .replace("amount: 2", "amount: 1");
    String certain = "certain: count of own hand [kind of target is unit] >= 3\n";
    RuleBook rare = new WrittenGame(certain + game, cards.toString(), deck + "}}\n").book();
    try (Match match = WrittenGame.match(rare, 2)) {
      List<String> real = units(match);
      assertThat(real).hasSize(3);
      int same = 0;
      for (int seed = 0; seed < 100; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          List<String> units = units(fork);
          assertThat(units).hasSizeGreaterThanOrEqualTo(3);
          same += (int) real.stream().filter(units::contains).count();
        }
      }
      assertThat(same).isBetween(110, 190);
    }
  }

  /** The units in the hand of the second player. */
  private static List<String> units(Match match) {
    return match.world().in("hand", 1).stream()
        .filter(card -> card.getKind().equals("unit"))
        .map(Entity::getName)
        .toList();
  }

  /** In how many of 100 forks for a player the other one has a unit in his hand. */
  private static long withUnit(Match match, int viewer) {
    long found = 0;
    for (int seed = 0; seed < 100; seed++) {
      try (Match fork = match.forkFor(viewer, seed)) {
        found += hasUnit(fork, 1 - viewer) ? 1 : 0;
      }
    }
    return found;
  }

  @Test
  void aForkThatKeepsItAnywayIsThatOfAGameWithoutIt() {
    RuleBook without = new WrittenGame(GAME, CARDS, DECKS).book();
    try (Match match = WrittenGame.match(book, 2);
        Match other = WrittenGame.match(without, 2)) {
      int same = 0;
      for (int seed = 0; seed < 60; seed++) {
        try (Match fork = match.forkFor(0, seed);
            Match plain = other.forkFor(0, seed)) {
          if (hasUnit(plain, 1)) {
            assertThat(lying(fork)).isEqualTo(lying(plain));
            same++;
          }
        }
      }
      assertThat(same).isPositive();
      WrittenGame.choose(match, "end");
      WrittenGame.choose(other, "end");
      for (int seed = 0; seed < 60; seed++) {
        try (Match fork = match.forkFor(0, seed);
            Match plain = other.forkFor(0, seed)) {
          assertThat(lying(fork)).isEqualTo(lying(plain));
        }
      }
    }
  }

  /** All that both players see, and where all cards lie. */
  private static String lying(Match match) {
    JsonNode views = JSON.valueToTree(List.of(match.view(0), match.view(1)));
    List<String> cards =
        match.world().entities().stream()
            .map(card -> card + card.getZone() + card.getPosition() + card.getController())
            .toList();
    return views + cards.toString();
  }

  @Test
  void aForkShowsNothingOfTheTriesBeforeIt() {
    try (Match match = WrittenGame.match(book, 2)) {
      String before = match.save();
      for (int seed = 0; seed < 20; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          assertThat(fork.happenings()).isEmpty();
          assertThat(JSON.<JsonNode>valueToTree(fork.view(0)))
              .isEqualTo(JSON.valueToTree(match.view(0)));
          book.restore(fork.save()).close();
        }
      }
      assertThat(match.save()).isEqualTo(before);
    }
  }

  /** As only a position set up by hand can be. */
  @Test
  void whereItCannotHoldAForkIsMadeAllTheSame() {
    List<Placed> sparks = List.of(new Placed("spark", Map.of()), new Placed("spark", Map.of()));
    Seat seat = new Seat(Map.of(), Map.of("hand", sparks, "deck", sparks));
    Position position = new Position("main", 1, List.of(seat, seat));
    JsonNode setup = new DeclaredSetup(List.of("all", "all"), 0, position).toJson();
    try (Match match = book.newMatch(setup, 1);
        Match fork = match.forkFor(0, 1)) {
      assertThat(hasUnit(fork, 1)).isFalse();
      WrittenGame.choose(fork, "end");
      assertThat(fork.view(0).turn()).isEqualTo(2);
    }
  }

  @Test
  void aCatalogKeepsItAndThatOfAGameWithoutItDoesNotTellOfIt() {
    OptionalDeclarations extras = book.catalog(DeclaredCatalog.class).extras();
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    assertThat(extras.certain()).isNotNull();
    assertThat(DeclaredCatalog.of(catalog.toJson())).isEqualTo(catalog);
    JsonNode plain =
        new WrittenGame(GAME, CARDS, DECKS).book().catalog(DeclaredCatalog.class).toJson();
    assertThat(plain.path("extras").has("certain")).isFalse();
    assertThat(DeclaredCatalog.of(plain).extras().certain()).isNull();
  }
}
