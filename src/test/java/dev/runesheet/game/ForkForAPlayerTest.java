package dev.runesheet.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.spi.Decision;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A fork for a player shows him what the match shows, tells nothing of what he may not see, and can
 * be played from wherever it was made, also while others are asked.
 */
@Tag("thorough")
class ForkForAPlayerTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String DECK =
      "['001','001','005','005','007','007','008','008','009','012','013','024','025','027','053']";
  private static final Map<String, String> SET_UPS =
      Map.of(
          "math-battle", "{'heroes':['fighter','fire-mage']}",
          "queens-blood", "{'decks':{'Y':DECK,'E':DECK}}".replace("DECK", DECK),
          "valeria", "{'preset':'crimson-seas','players':['a','b']}",
          "tcg-pocket", "{'decks':['mind mirror','crimson storm']}",
          "ember-vale", "{'decks':['fire','frost']}");

  private static Match begun(String game, long seed) throws JsonProcessingException {
    JsonNode setup = JSON.readTree(SET_UPS.get(game).replace('\'', '"'));
    return ShippedBooks.of(game).newMatch(setup, seed);
  }

  private static void answer(Match match, Random random) {
    List<Decision> open = match.pendingDecisions();
    Decision one = open.get(random.nextInt(open.size()));
    match.choose(one, one.options().get(random.nextInt(one.options().size())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "valeria", "tcg-pocket", "ember-vale"})
  void itCanBePlayedFromEverywhere(String game) throws JsonProcessingException {
    for (int seed = 0; seed < 6; seed++) {
      Random random = new Random(seed);
      try (Match match = begun(game, seed)) {
        for (int i = 0; i < 40 && !match.over(); i++) {
          assertPlayable(match, i % 2, i);
          answer(match, random);
        }
      }
    }
  }

  private static void assertPlayable(Match match, int viewer, int seed) {
    try (Match fork = match.forkFor(viewer, seed)) {
      assertThat(JSON.<JsonNode>valueToTree(fork.view(viewer)))
          .isEqualTo(JSON.valueToTree(match.view(viewer)));
      assertThat(fork.happenings()).isEmpty();
      fork.book().restore(fork.save()).close();
      Random random = new Random(seed);
      for (int i = 0; i < 8 && !fork.over(); i++) {
        answer(fork, random);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"queens-blood", "valeria", "tcg-pocket", "ember-vale"})
  void whatThePlayerDoesNotSeeLiesSomewhereElse(String game) throws JsonProcessingException {
    try (Match match = begun(game, 3)) {
      Map<Integer, Set<String>> places = new TreeMap<>();
      for (int seed = 0; seed < 40; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          fork.world().entities().stream()
              .filter(card -> !match.isVisible(0, match.world().entity(card.getId())))
              .forEach(
                  card ->
                      places
                          .computeIfAbsent(card.getId(), id -> new TreeSet<>())
                          .add(card.getZone() + card.getPosition() + card.getController()));
        }
      }
      assertThat(places)
          .isNotEmpty()
          .allSatisfy((card, lay) -> assertThat(lay).hasSizeGreaterThan(1));
    }
  }

  /** Each first hand holds a Basic Pokémon by rule; without one a player would lose unasked. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void leavesEachPlayerABasicPokemonToBeginWith(int viewer) {
    RuleBook book = ShippedBooks.of("tcg-pocket");
    JsonNode decks = new DeclaredSetup(List.of("old bones", "gas cloud"), 0, null).toJson();
    for (int seed = 0; seed < 50; seed++) {
      try (Match match = book.newMatch(decks, seed);
          Match saved = book.restore(match.save())) {
        for (int i = 0; i < 5; i++) {
          assertBegins(match, viewer, i);
          assertBegins(saved, viewer, i + 5);
        }
        answer(match, new Random(seed));
        assertBegins(match, viewer, 10);
      }
    }
  }

  private static void assertBegins(Match match, int viewer, int seed) {
    try (Match fork = match.forkFor(viewer, seed)) {
      while (fork.view(viewer).phase().equals("first pokemon")) {
        answer(fork, new Random(seed));
      }
      assertThat(List.of(0, 1)).allMatch(player -> !fork.world().in("active", player).isEmpty());
    }
  }

  /** Else forks would be made in vain, and show positions that are rarer than they should be. */
  @Test
  void whatIsCertainInTcgPocketHoldsAtEachQuestion() throws JsonProcessingException {
    Expression.Test certain =
        ShippedBooks.of("tcg-pocket").catalog(DeclaredCatalog.class).extras().certain();
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      try (Match match = begun("tcg-pocket", seed)) {
        while (!match.over()) {
          try (Match fork = match.fork()) {
            fork.update(
                context ->
                    assertThat(List.of(context.player(0), context.player(1)))
                        .allMatch(
                            self -> certain.holds(new Expression.Roles(context, self, self))));
          }
          answer(match, random);
        }
      }
    }
  }

  /** Otherwise a bot would know who the wolves are. */
  @Test
  void aGameThatCannotHideWhatAPlayerDoesNotSeeRefuses() throws JsonProcessingException {
    String setup = "{'seats':[{'name':'A','role':'Wolf'},{'name':'B','role':'Seer'}]}";
    JsonNode json = JSON.readTree(setup.replace('\'', '"'));
    try (Match match = ShippedBooks.of("werewolf").newMatch(json, 3)) {
      assertThatThrownBy(() -> match.forkFor(0, 1))
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessageStartingWith(
              "match of werewolf cannot be forked for player (0): the game does");
      match.forkSeeded(1).close();
    }
  }
}
