package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole matches: dealt from a seed, saved and forked in the middle, and what players may see. */
class MatchTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");

  private static JsonNode setup(int players, int first) {
    return ValeriaSetup.json("base", List.of("a", "b", "c", "d", "e").subList(0, players), first);
  }

  static void play(Match match, SplittableRandom random, int most) {
    for (int i = 0; i < most && !match.over(); i++) {
      List<Decision> open = match.pendingDecisions();
      Decision one = open.get(random.nextInt(open.size()));
      match.choose(one.id(), one.options().get(random.nextInt(one.options().size())).id());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void matchesOfTwoToFivePlayersComeToAScore(int players) {
    try (Match match = BOOK.newMatch(setup(players, 0), players)) {
      play(match, new SplittableRandom(players), Integer.MAX_VALUE);

      ValeriaState state = match.state(ValeriaState.class);
      assertThat(state.standings).hasSize(players);
      assertThat(state.standings.get(0).rank()).isEqualTo(1);
      assertThat(state.standings).isSortedAccordingTo((one, other) -> other.total() - one.total());
    }
  }

  @Test
  void allPlayersHaveTheSameNumberOfTurns() {
    try (Match match = BOOK.newMatch(setup(3, 1), 7)) {
      play(match, new SplittableRandom(7), Integer.MAX_VALUE);

      int turns = match.state(ValeriaState.class).turn() - 1;
      assertThat(turns % 3).isZero();
      assertThat(match.state(ValeriaState.class).active()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 25, 80, 140})
  void aMatchGoesOnAlikeAfterSavingAndForking(int decisions) {
    try (Match match = BOOK.newMatch(setup(3, 0), 11)) {
      play(match, new SplittableRandom(11), decisions);
      try (Match saved = BOOK.restore(match.save());
          Match fork = match.fork()) {
        for (Match one : List.of(match, saved, fork)) {
          play(one, new SplittableRandom(12), Integer.MAX_VALUE);
        }
        assertThat(saved.save()).isEqualTo(match.save());
        assertThat(fork.save()).isEqualTo(match.save());
      }
    }
  }

  @Test
  void whatIsRefusedChangesNothing() {
    try (Match match = BOOK.newMatch(setup(2, 0), 3)) {
      String before = match.save();
      Decision open = match.pendingDecisions().get(0);

      assertThatThrownBy(() -> match.choose(open.id(), "k99"))
          .isInstanceOf(IllegalChoiceException.class);
      assertThat(match.save()).isEqualTo(before);
    }
  }

  private static List<Integer> seen(Match match, int player) {
    return match.view(player).entities().stream().map(PlayerView.Seen::id).toList();
  }

  @Test
  void dukesAndDecksAreHiddenFromOthers() {
    try (Match match = BOOK.newMatch(setup(2, 0), 3)) {
      List<Entity> dukes =
          match.world().entities().stream()
              .filter(entity -> entity.getZone().equals(Zones.HAND))
              .toList();
      assertThat(dukes).hasSize(4);
      for (Entity duke : dukes) {
        int owner = duke.getController();
        assertThat(seen(match, owner)).contains(duke.getId());
        assertThat(seen(match, 1 - owner)).doesNotContain(duke.getId());
      }
      assertThat(match.view(0).hidden()).containsKey(Zones.EXHAUSTED);
    }
  }

  @Test
  void aSetUpThatCannotBeIsRefusedInWords() {
    assertThatThrownBy(() -> BOOK.newMatch(ValeriaSetup.json("basis", List.of("a", "b"), 0), 1))
        .hasMessageContaining("preset (basis)");
    assertThatThrownBy(() -> BOOK.newMatch(ValeriaSetup.json("base", List.of("a"), 0), 1))
        .hasMessageContaining("players", "a list of 2 to 5");
    assertThatThrownBy(() -> BOOK.newMatch(setup(2, 4), 1)).hasMessageContaining("first (4)");
    ObjectNode nameless = setup(2, 0).deepCopy();
    nameless.putArray("players").add("Ann").addObject();
    assertThatThrownBy(() -> BOOK.newMatch(nameless, 1))
        .hasMessageContaining("players/1 ({}) is not right; expected a name");
  }

  @Test
  void playersWithoutNamesOrWithOneNameAreNamed() {
    ObjectNode setup = setup(2, 0).deepCopy();
    setup.putArray("players").add("Ann").add(" ");
    assertThatThrownBy(() -> BOOK.newMatch(setup, 1))
        .hasMessageContaining("players/1 (\" \") is not right; expected a name");
    setup.putArray("players").add("Ann").add("Ann");
    assertThatThrownBy(() -> BOOK.newMatch(setup, 1))
        .hasMessageContaining("players ([Ann, Ann]) must be different names");
    setup.remove("players");
    assertThatThrownBy(() -> BOOK.newMatch(setup, 1))
        .hasMessageContaining("players")
        .hasMessageContaining("missing");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void matchesWithShipsGoOnAlikeAfterSavingAndForking(int players) {
    List<String> names = List.of("a", "b", "c", "d", "e").subList(0, players);
    try (Match match = BOOK.newMatch(ValeriaSetup.json("crimson-seas", names, 0), players)) {
      play(match, new SplittableRandom(players), 90);
      try (Match saved = BOOK.restore(match.save());
          Match fork = match.fork()) {
        for (Match one : List.of(match, saved, fork)) {
          play(one, new SplittableRandom(12), Integer.MAX_VALUE);
        }
        assertThat(saved.save()).isEqualTo(match.save());
        assertThat(fork.save()).isEqualTo(match.save());
      }
      assertThat(match.world().entities())
          .filteredOn(entity -> entity.getDefinition().startsWith("g"))
          .hasSize(24)
          .allMatch(
              goods ->
                  List.of("cargo", "goods slots", "reserve of goods").contains(goods.getZone()));
    }
  }

  @Test
  void whatWaitsForTheHarbourIsHidden() {
    JsonNode setup = ValeriaSetup.json("crimson-seas", List.of("a", "b"), 0);
    try (Match match = BOOK.newMatch(setup, 4)) {
      assertThat(match.view(0).hidden())
          .containsEntry("reserve of goods", 21)
          .containsEntry("reserve of tome", 18)
          .containsEntry("reserve of noble", 13);
      assertThat(match.view(0).hidden()).doesNotContainKey("goods slots");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"base", "draft", "crimson-seas"})
  void theBuyingBotPlaysWholeMatchesAlsoWithAgentsAndRelics(String preset) {
    JsonNode setup = ValeriaSetup.json(preset, List.of("a", "b", "c"), 0);
    try (Match match = BOOK.newMatch(setup, 1)) {
      while (!match.over()) {
        Decision open = match.pendingDecisions().get(0);
        match.choose(open.id(), BuyerBot.choose(match, open, open.options()).id());
      }

      assertThat(match.state(ValeriaState.class).standings.get(0).base()).isPositive();
    }
  }
}
