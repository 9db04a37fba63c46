package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.TwoDeals;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player gets tells nothing of the other's hand and of both decks. */
class ValeSecretsTest {

  /** Cards come after the players and the entity with the game's rules. */
  private static final int FIRST_CARD = 3;

  private static final int HAND = 5;

  private final RuleBook book = ShippedBooks.of("ember-vale");

  @ParameterizedTest
  @CsvSource({
    "0, 1, 0, 5",
    "0, 1, 5, 25",
    "0, 1, 0, 25",
    "0, 0, 5, 25",
    "1, 0, 0, 5",
    "1, 0, 0, 25",
    "1, 1, 5, 25"
  })
  void hiddenCardsThatChangePlacesChangeNoByte(int viewer, int owner, int from, int to) {
    SplittableRandom random = new SplittableRandom(viewer * 100 + owner * 10 + from + to);
    int compared = 0;
    for (int seed = 0; seed < 12; seed++) {
      List<List<String>> cards = List.of(shuffled("fire", random), shuffled("frost", random));
      int first = random.nextInt(from, to);
      int second = random.nextInt(from, to);
      List<List<String>> changed = new ArrayList<>(cards);
      List<String> swapped = new ArrayList<>(cards.get(owner));
      Collections.swap(swapped, first, second);
      changed.set(owner, swapped);
      if (changed.equals(cards)) {
        continue;
      }
      int begin = FIRST_CARD + (owner == 0 ? 0 : cards.get(0).size());
      try (TwoDeals deals =
          new TwoDeals(
              match(cards, seed), match(changed, seed), viewer, begin + first, begin + second)) {
        compared += deals.play(random, 100);
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  private List<String> shuffled(String name, SplittableRandom random) {
    List<String> deck =
        new ArrayList<>(book.catalog(DeclaredCatalog.class).decks().get(name).subList(0, 25));
    Collections.shuffle(deck, new Random(random.nextLong()));
    return deck;
  }

  private Match match(List<List<String>> cards, long seed) {
    List<Seat> seats = new ArrayList<>();
    for (List<String> of : cards) {
      List<Placed> placed = of.stream().map(card -> new Placed(card, Map.of())).toList();
      Map<String, List<Placed>> zones = new java.util.LinkedHashMap<>();
      zones.put("hand", placed.subList(0, HAND));
      zones.put("deck", placed.subList(HAND, placed.size()));
      seats.add(new Seat(Map.of("embers", 4.0, "hearth", 4.0), zones));
    }
    Position position = new Position("day", 1, seats);
    return book.newMatch(new DeclaredSetup(List.of("fire", "frost"), 0, position).toJson(), seed);
  }

  @Test
  void theShuffleOfTheStartIsHidden() {
    try (Match match =
        book.newMatch(new DeclaredSetup(List.of("fire", "frost"), 0, null).toJson(), 7)) {
      assertThat(match.drawn()).isPositive();
      for (int player = 0; player < 2; player++) {
        assertThat(match.happenings(player)).doesNotHaveAnyElementsOfTypes(Happening.Rolled.class);
      }
    }
  }

  @Test
  void theStoryOfAMatchTellsNoShuffle() {
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get("ember-vale");
    try (Match match =
        book.newMatch(new DeclaredSetup(List.of("fire", "frost"), 0, null).toJson(), 7)) {
      Sight sight = new Sight(match, 1);
      assertThat(tools.isTold(match, 1, new Happening.Rolled(12, 3, false), sight)).isFalse();
      assertThat(tools.isTold(match, 1, new Happening.Rolled(2, 1, true), sight)).isTrue();
    }
  }

  @Test
  void aPlayerSeesHisHandAndNeitherTheOthersNorADeck() {
    try (Match match =
        book.newMatch(new DeclaredSetup(List.of("fire", "frost"), 0, null).toJson(), 7)) {
      assertThat(match.view(1).entities()).extracting(Object::toString).isNotEmpty();
      for (Entity entity : match.world().entities()) {
        boolean hidden =
            entity.getZone().equals("deck")
                || entity.getZone().equals("hand") && entity.getController() == 0;
        boolean seen =
            match.view(1).entities().stream().anyMatch(one -> one.id() == entity.getId());
        assertThat(seen).as(entity.getZone()).isEqualTo(!hidden);
      }
    }
  }
}
