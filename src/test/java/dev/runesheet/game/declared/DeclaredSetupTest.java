package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.Option;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Set-ups of declared games, made by programs. */
class DeclaredSetupTest {

  @Test
  void aPositionWithoutPhaseBeginsWithTheFirst() {
    Seat seat = new Seat(Map.of(), Map.of());
    Position position = new Position(null, 1, List.of(seat, seat));
    DeclaredSetup setup = new DeclaredSetup(List.of("fire", "fire"), 0, position);

    try (Match match = ShippedBooks.of("ember-vale").newMatch(setup.toJson(), 1)) {
      assertThat(match.pendingDecisions().get(0).options())
          .last()
          .extracting(Option::id)
          .isEqualTo("rest");
    }
  }
}
