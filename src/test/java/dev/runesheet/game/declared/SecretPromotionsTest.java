package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Players of TCG Pocket who promote at once do not see what the other has chosen. */
class SecretPromotionsTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Both Active Pokémon are knocked out by poison between the turns. */
  private static Match bothKnockedOut() {
    Placed poisoned = new Placed("a1-001", Map.of("damage", 60.0, "poisoned", 1.0));
    List<Placed> bench = List.of(new Placed("a1-033", Map.of()), new Placed("a1-053", Map.of()));
    Seat seat = new Seat(Map.of(), Map.of("active", List.of(poisoned), "bench", bench));
    Position position = new Position("main", 5, List.of(seat, seat));
    DeclaredSetup setup = new DeclaredSetup(List.of("mindmirror", "mindmirror"), 0, position);
    Match match = ShippedBooks.of("tcg-pocket").newMatch(setup.toJson(), 1);
    WrittenGame.choose(match, "end turn");
    return match;
  }

  private static Decision asked(Match match) {
    assertThat(match.pendingDecisions()).hasSize(1);
    return match.pendingDecisions().get(0);
  }

  /** All that the second player gets once the first has chosen a Pokémon by its place. */
  private static String seen(int place) throws JsonProcessingException {
    try (Match match = bothKnockedOut()) {
      match.happenings(1);
      Decision first = asked(match);
      assertThat(first.player()).isZero();
      match.choose(first, first.options().get(place));
      Decision second = asked(match);
      assertThat(second.player()).isEqualTo(1);
      return JSON.writeValueAsString(List.of(match.view(1), match.happenings(1), second));
    }
  }

  private static List<String> active(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getZone().equals("active"))
        .map(Entity::getName)
        .toList();
  }

  @Test
  void theSecondIsAskedBeforeTheChoiceOfTheFirstIsSeen() throws JsonProcessingException {
    assertThat(seen(0)).isEqualTo(seen(1));
  }

  @Test
  void bothComeIntoTheActiveSpotWhenBothHaveChosen() {
    try (Match match = bothKnockedOut()) {
      match.choose(asked(match), asked(match).options().get(0));
      assertThat(active(match)).isEmpty();
      match.choose(asked(match), asked(match).options().get(1));
      assertThat(active(match)).containsExactly("Charmander", "Squirtle");
    }
  }
}
