package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.pack.tool.NumberBreakdown;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A calculation is explained with what each part of it contributes. */
class CalculationTextTest {

  private final RuleBook book = ShippedBooks.of("tcg-pocket");

  @Test
  void damageIsToldPartByPart() {
    try (Match match = match()) {
      Entity charmander = named(match, "Charmander");
      NumberBreakdown told =
          CalculationText.reckon(match, charmander, "damage of 10 to Melmetal").orElseThrow();
      assertThat(told.title()).isEqualTo("Charmander's damage to Melmetal is 10");
      assertThat(told.parts())
          .extracting(part -> part.amount() + " " + part.reason() + " " + part.effect())
          .containsExactly(
              "10.0 the number before anything counts ",
              "20.0 weakness ",
              "-20.0 defender a1-182/hard-coat");
      assertThat(told.parts().get(2).writtenAt()).contains("genetic-apex.json", "a1-182");
      assertThat(named(match, "Melmetal").stat("damage")).isZero();
    }
  }

  @Test
  void nobodyElseIsATarget() {
    try (Match match = match()) {
      Entity charmander = named(match, "Charmander");
      assertThat(CalculationText.reckon(match, charmander, "health of 3")).isEmpty();
      assertThatThrownBy(
              () -> CalculationText.reckon(match, charmander, "damage of 10 to Melmetall"))
          .hasMessageContaining("did you mean 'Melmetal'?");
    }
  }

  private Match match() {
    List<Seat> seats =
        List.of("a1-033", "a1-182").stream()
            .map(card -> new Seat(Map.of(), Map.of("active", List.of(new Placed(card, Map.of())))))
            .toList();
    Position position = new Position("main", 5, seats);
    List<String> decks = List.of("circle circuit", "crimson storm");
    return book.newMatch(new DeclaredSetup(decks, 0, position).toJson(), 1);
  }

  private static Entity named(Match match, String name) {
    return match.world().entities().stream()
        .filter(one -> one.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
