package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.authoring.QueensTools;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Narrator;
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

    assertThat(tools.draw(match, (player, text) -> text).lines())
        .contains(
            "     7 | Y2  114  7-      |                  |                  |                  |"
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

    assertThat(told(narrator, match))
        .contains(
            "Turn 1: Y / ",
            "E's Reapertail loses 4 power, now -1 / aur_op_enemies_-4",
            "E's Reapertail is destroyed at power -1 / ");
  }

  @Test
  void tokensAreToldWithTheirPrintedPower() {
    Match match =
        Position.standard().hand("Y", "096").tile(1, 0, "Y3").tile(1, 1, "Y3").match(book);
    Narrator narrator = tools.narrator(match);

    Position.play(match, "Y", "096", 1, 0);

    assertThat(told(narrator, match).toString())
        .contains("Y's Diamond Dust on lane 2, column 2 gains 4 power, now 6")
        .doesNotContain("now 4");
  }

  @Test
  void aurasAreToldWithTheirSourcesWhileTheyCountAndWhenTheyEnd() {
    Match match =
        Position.standard()
            .hand("Y", "027")
            .tile(2, 0, "Y2")
            .card(1, 0, "Y1", "012", 0)
            .card(2, 1, "Y1", "114", -2)
            .match(book);
    Narrator narrator = tools.narrator(match);

    Position.play(match, "Y", "027", 2, 0);

    assertThat(told(narrator, match))
        .containsSubsequence(
            "The effect of Y's Mindflayer comes into force / aur_wip_all_-1",
            "Y's Cactuar loses 1 power, now 0, from Y's Mindflayer / aur_wip_all_-1",
            "The effect of Y's Cactuar ends / aur_wip_allies_raise_3",
            "Y's Cactuar is destroyed at power 0 / ");
    assertThat(book.noteOfBlock("aur_wip_all_-1").sentence())
        .isEqualTo("While in play, the power of all cards on affected tiles is lowered by 1.");
  }

  @Test
  void aPlayThatComesOutOfTurnIsToldOfItsOwnSide() {
    Match match = Position.standard().hand("E", "001").match(book);
    Narrator narrator = tools.narrator(match);

    match.update(context -> Referee.toMove(context, Side.RIGHT));
    Position.play(match, "E", "001", 1, 4);

    assertThat(told(narrator, match))
        .containsSubsequence(
            "Turn 1: E instead of Y / ", "E: Security Officer on lane 2, column 5 / ");
  }

  private static List<String> told(Narrator narrator, Match match) {
    List<String> told = new ArrayList<>();
    match
        .happenings()
        .forEach(
            one ->
                narrator.tell(one).forEach(line -> told.add(line.words() + " / " + line.block())));
    return told;
  }
}
