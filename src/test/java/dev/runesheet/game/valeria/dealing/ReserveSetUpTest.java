package dev.runesheet.game.valeria.dealing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.spi.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** An event that brings monsters into the game is not dealt with their area. */
class ReserveSetUpTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private static final String LORD = "e16";
  private static final String AREA = "Undead Samurai";
  private static final Map<String, List<String>> SAMURAI =
      Map.of("undead_samurai", List.of("m57", "m58", "m59", "m60", "m61"));
  private static final Preset BOTH =
      new Preset(
          "both",
          List.of("base1", "base2", "undeadsamurai"),
          List.of("base"),
          List.of("undeadsamurai"),
          "Herald",
          false,
          false,
          false,
          SAMURAI);

  private static Deal deal(List<String> exhausted, String... stack) {
    List<List<String>> monsters = new ArrayList<>(Collections.nCopies(5, List.of("m7", "m1")));
    monsters.set(4, List.of(stack));
    return new Deal(
        List.of("p1", "p2"),
        List.of("Hills", "Hills", "Hills", "Hills", AREA),
        List.of("s1"),
        List.of(List.of(2, 0, 1, 0), List.of(2, 0, 1, 0)),
        monsters,
        Collections.nCopies(10, List.of("c1")),
        Collections.nCopies(5, List.of("d1")),
        exhausted,
        List.of(List.of("k1"), List.of("k2")),
        List.of(),
        List.of(),
        List.of(),
        SAMURAI);
  }

  private static void lay(Deal deal) {
    BOOK.newMatch(deal.toJson(), Chance.seeded(1)).close();
  }

  @Test
  void theLordInTheExhaustedDeckIsRefusedWithItsArea() {
    assertThatThrownBy(() -> lay(deal(List.of("x", LORD), "m63", "m62", "m57")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("area (Undead Samurai)")
        .hasMessageContaining("Undead Samurai Lord brings");
  }

  @Test
  void theLordInTheCentreIsRefusedWithItsAreaButNotWithWhatItBrought() {
    assertThatThrownBy(() -> lay(deal(List.of("x"), LORD, "m62")))
        .hasMessageContaining("Undead Samurai Lord brings");
    assertThatCode(() -> lay(deal(List.of("x"), LORD, "m57"))).doesNotThrowAnyException();
  }

  @Test
  void eachAloneIsDealt() {
    assertThatCode(() -> lay(deal(List.of("x", LORD), "m8"))).doesNotThrowAnyException();
    assertThatCode(() -> lay(deal(List.of("x"), "m63", "m57"))).doesNotThrowAnyException();
  }

  @Test
  void fromAPresetThatHasBothOneOfThemIsDealtAtMost() {
    TreeSet<String> seen = new TreeSet<>();
    for (int seed = 1; seed <= 60; seed++) {
      try (Match match = BOOK.newMatch(deal(List.of("x"), "m8").toJson(), Chance.seeded(seed))) {
        match.update(
            context -> {
              ValeriaCatalog catalog = BOOK.catalog(ValeriaCatalog.class);
              Deal dealt = Dealer.deal(context, catalog, BOTH, List.of("a", "b", "c", "d", "e"));
              seen.add(dealt.areas().contains(AREA) + " " + dealt.exhausted().contains(LORD));
            });
      }
    }
    assertThat(seen).contains("true false", "false true").doesNotContain("true true");
  }
}
