package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.TwoDeals;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.fact.Entity;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The cards of a common deck, and those that others drew from it, hidden from players. */
class HiddenCommonCardsTest {

  private static final int NOBODY = -1;

  /** Cards come after the players and the entity with the game's rules: hands, then the pile. */
  private static final int HAND_OF_OTHER = 4;

  private static final int PILE = 5;

  private final RuleBook book = Caravan.book();

  private Match match(String inHand, List<String> pile) {
    List<Seat> seats =
        List.of(
            new Seat(Map.of(), Map.of("hand", placed("salt"))),
            new Seat(Map.of(), Map.of("hand", placed(inHand))));
    Map<String, List<Placed>> common = new java.util.LinkedHashMap<>();
    common.put("pile", placed(pile.toArray(String[]::new)));
    common.put("market", placed("silk", "salt", "cloth"));
    Position position = new Position("main", 1, seats, common);
    return book.newMatch(new DeclaredSetup(List.of("none", "none"), 0, position).toJson(), 3);
  }

  private static List<Placed> placed(String... cards) {
    return List.of(cards).stream().map(card -> new Placed(card, Map.of())).toList();
  }

  @Test
  void twoCardsOfTheCommonDeckThatChangePlacesChangeNoByte() {
    try (TwoDeals deals =
        new TwoDeals(
            match("salt", List.of("cloth", "spice", "silk", "cloth", "salt")),
            match("salt", List.of("cloth", "cloth", "silk", "spice", "salt")),
            0,
            PILE + 1,
            PILE + 3)) {
      assertThat(deals.play(new SplittableRandom(1), 30)).isPositive();
    }
  }

  @Test
  void aCardOfAnotherThatChangesPlacesWithOneOfTheCommonDeckChangesNoByte() {
    try (TwoDeals deals =
        new TwoDeals(
            match("silk", List.of("cloth", "cloth", "cloth", "spice", "salt")),
            match("spice", List.of("cloth", "cloth", "cloth", "silk", "salt")),
            0,
            HAND_OF_OTHER,
            PILE + 3)) {
      assertThat(deals.play(new SplittableRandom(1), 30)).isPositive();
    }
  }

  @Test
  void whatAnotherDrewMayBeAnyCardOfTheCommonDeckToAPlayer() {
    Set<String> hands = new HashSet<>();
    Set<List<String>> piles = new HashSet<>();
    List<String> pile = List.of("cloth", "cloth", "spice", "silk", "salt");
    try (Match match = match("spice", pile)) {
      for (int seed = 0; seed < 40; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          hands.addAll(Caravan.ids(Caravan.in(fork, 1, "hand")));
          piles.add(Caravan.ids(Caravan.in(fork, NOBODY, "pile")));
          assertThat(Caravan.in(fork, 1, "hand"))
              .singleElement()
              .extracting(Entity::getController)
              .isEqualTo(1);
          assertThat(Caravan.in(fork, NOBODY, "pile")).hasSize(pile.size());
          assertThat(Caravan.ids(Caravan.in(fork, 0, "hand"))).containsExactly("salt");
          assertThat(Caravan.ids(Caravan.in(fork, NOBODY, "market")))
              .containsExactly("silk", "salt", "cloth");
        }
      }
    }
    assertThat(hands).containsExactlyInAnyOrder("cloth", "spice", "silk", "salt");
    assertThat(piles).hasSizeGreaterThan(10);
  }

  @Test
  void whatAPlayerOfADeckLaidIntoAHiddenCommonZoneMayBeAnyOfItToAnother() {
    String game =
        Caravan.GAME
            .replace(
                "discard: {common: true,",
                "stock: {seen by: nobody}\n  discard: {common: true, seen by: nobody,")
            .replace("zones:\n", "deck zone: stock\nzones:\n");
    String cards =
        Caravan.CARDS
            + "  gem: {name: Gem, kind: good, rarity: rare}\n"
            + "  pearl: {name: Pearl, kind: good, rarity: rare}\n";
    RuleBook own =
        new WrittenGame(game, cards, Caravan.DECKS + "  own: {gem: 1, pearl: 1}\n").book();
    List<Seat> seats =
        List.of(new Seat(Map.of(), Map.of()), new Seat(Map.of(), Map.of("hand", placed("gem"))));
    Position position =
        new Position("main", 1, seats, Map.of("discard", placed("pearl"), "pile", placed("salt")));
    var setup = new DeclaredSetup(List.of("own", "own"), 0, position).toJson();
    Set<String> discarded = new HashSet<>();
    try (Match match = own.newMatch(setup, 3)) {
      for (int seed = 0; seed < 40; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          discarded.addAll(Caravan.ids(Caravan.in(fork, NOBODY, "discard")));
        }
      }
    }
    assertThat(discarded).contains("gem", "pearl");
  }

  @Test
  void allSeeTheMarketAndNobodyTheDeck() {
    try (Match match = match("spice", List.of("cloth", "salt"))) {
      for (int player = 0; player < 2; player++) {
        assertThat(match.view(player).entities())
            .filteredOn(one -> one.zone().equals("market"))
            .hasSize(3)
            .allMatch(one -> one.controller() == NOBODY);
        assertThat(match.view(player).entities()).noneMatch(one -> one.zone().equals("pile"));
        assertThat(match.view(player).hidden()).containsEntry("pile", 2);
      }
    }
  }
}
