package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.TwoDeals;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player of TCG Pocket gets tells nothing of the other's hand and of both decks. */
@Tag("thorough")
class PocketSecretsTest {

  /** Cards come after the players and the entity with the game's rules. */
  private static final int FIRST_CARD = 3;

  private static final int HAND = 5;
  private static final int HIDDEN = 20;

  /** What lies open: two Pokémon, and Energy in and before the Energy Zone. */
  private static final int OPEN = 4;

  private static final List<String> DECKS = List.of("circle circuit", "crimson storm");

  private final RuleBook book = ShippedBooks.of("tcg-pocket");

  @ParameterizedTest
  @CsvSource({
    "0, 1, 0, 5, main",
    "0, 1, 5, 20, main",
    "0, 1, 0, 20, main",
    "0, 0, 5, 20, main",
    "1, 0, 0, 20, main",
    "1, 1, 5, 20, main",
    "0, 1, 0, 20, first pokemon",
    "1, 0, 0, 20, first pokemon"
  })
  void hiddenCardsThatChangePlacesChangeNoByte(
      int viewer, int owner, int from, int to, String phase) {
    SplittableRandom random = new SplittableRandom(viewer * 100 + owner * 10 + from + to);
    int compared = 0;
    for (int seed = 0; seed < 12; seed++) {
      List<List<String>> cards = List.of(shuffled(0, random), shuffled(1, random));
      int first = random.nextInt(from, to);
      int second = random.nextInt(from, to);
      List<String> swapped = new ArrayList<>(cards.get(owner));
      Collections.swap(swapped, first, second);
      List<List<String>> changed = new ArrayList<>(cards);
      changed.set(owner, swapped);
      if (changed.equals(cards)) {
        continue;
      }
      int begin = FIRST_CARD + owner * (HIDDEN + OPEN);
      try (TwoDeals deals =
          new TwoDeals(
              match(cards, phase, seed),
              match(changed, phase, seed),
              viewer,
              begin + first,
              begin + second)) {
        compared += deals.play(random, 100);
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  private List<String> shuffled(int deck, SplittableRandom random) {
    DeclaredCatalog catalog = book.catalog(DeclaredCatalog.class);
    List<String> cards = new ArrayList<>(catalog.decks().get(DECKS.get(deck)));
    cards.removeIf(card -> catalog.cards().get(card).kind().equals("energy"));
    Collections.shuffle(cards, new Random(random.nextLong()));
    return cards;
  }

  private Match match(List<List<String>> cards, String phase, long seed) {
    List<Seat> seats = new ArrayList<>();
    for (List<String> of : cards) {
      Map<String, List<Placed>> zones = new LinkedHashMap<>();
      zones.put("hand", placed(of.subList(0, HAND)));
      zones.put("deck", placed(of.subList(HAND, HIDDEN)));
      boolean main = phase.equals("main");
      zones.put(main ? "active" : "first active", placed(List.of("a1-211")));
      zones.put(main ? "bench" : "first bench", placed(List.of("a1-197")));
      zones.put("sources", placed(List.of("water")));
      zones.put("next energy", placed(List.of("water")));
      seats.add(new Seat(Map.of(), zones));
    }
    Position position = new Position(phase, phase.equals("main") ? 5 : 1, seats);
    return book.newMatch(new DeclaredSetup(DECKS, 0, position).toJson(), seed);
  }

  private static List<Placed> placed(List<String> cards) {
    return cards.stream().map(card -> new Placed(card, Map.of())).toList();
  }

  @Test
  void aPlayerSeesHisHandAndWhatHeLaysDownAndNeitherTheOthersNorADeck() {
    try (Match match = book.newMatch(new DeclaredSetup(DECKS, 0, null).toJson(), 7)) {
      Set<String> own = Set.of("hand", "first active", "first bench");
      while (match.pendingDecisions().get(0).player() == 0) {
        match.choose(
            match.pendingDecisions().get(0), match.pendingDecisions().get(0).options().get(0));
      }
      for (Entity entity : match.world().entities()) {
        boolean hidden =
            entity.getZone().equals("deck")
                || own.contains(entity.getZone()) && entity.getController() == 0;
        boolean seen =
            match.view(1).entities().stream().anyMatch(one -> one.id() == entity.getId());
        assertThat(seen).as(entity.toString()).isEqualTo(!hidden);
      }
    }
  }
}
