package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.game.queensblood.authoring.QueensTools;
import dev.runesheet.pack.GameTools;
import dev.runesheet.pack.Narrator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Setting up, telling and drawing a match. */
class ToolsTest {

  private final RuleBook book = QueensBooks.shipped();
  private final GameTools tools = new QueensTools();

  @Test
  void decksAndVariantAreNamedInWords() {
    var setup = tools.setup(book, List.of("pawns", "auras", "v1.1"), 0);

    assertThat(tools.players(book, setup)).containsExactly("Y (pawns)", "E (auras)");
    assertThat(setup.path("variant").asText()).isEqualTo("v1.1");
    assertThat(tools.pairings(book)).hasSize(6);
    assertThatThrownBy(() -> tools.setup(book, List.of("pawn", "auras"), 0))
        .hasMessageContaining("did you mean 'pawns'?");
  }

  @Test
  void theBoardIsDrawn() {
    Match match =
        Position.standard().card(0, 0, "Y2", "114", -1).card(2, 4, "E1", "007", 1).match(book);

    assertThat(tools.draw(match).lines())
        .contains(
            "   7 | Y2  114  7-      |                  |                  |                  |"
                + " E1               | 0")
        .anyMatch(line -> line.contains("E1  007  3+"))
        .anyMatch(line -> line.startsWith("Cards in hand: Y 0, E 0"));
  }

  @Test
  void aMatchIsToldWithItsReasons() {
    Match match =
        Position.standard()
            .hand("Y", "003")
            .tile(1, 0, "Y2")
            .card(1, 2, "E1", "061", 0)
            .match(book);
    Narrator narrator = tools.narrator(match);
    Position.play(match, "Y", "003", 1, 0);

    List<String> told = new ArrayList<>();
    match
        .happenings()
        .forEach(
            one ->
                narrator.tell(one).forEach(line -> told.add(line.words() + " / " + line.block())));

    assertThat(told)
        .contains("Turn 1: Y / ")
        .anyMatch(line -> line.endsWith("loses 4 power / aur_op_enemies_-4"))
        .anyMatch(line -> line.contains("is destroyed"));
  }
}
