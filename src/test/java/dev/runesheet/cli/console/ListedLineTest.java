package dev.runesheet.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Lines of drawings that are too wide. */
class ListedLineTest {

  @Test
  void cardsGoOnBelowTheFirstAndStayWhole() {
    assertThat(ListedLine.broken("  ashes: Imp (health 1, ready), Ox (health 2), Owl", 32))
        .containsExactly("  ashes: Imp (health 1, ready),", "         Ox (health 2), Owl");
  }

  @Test
  void aCardThatIsTooWideIsBrokenBetweenItsNumbers() {
    assertThat(ListedLine.broken("  board: Imp (health 1, attack 2, ready), Ox", 24))
        .containsExactly(
            "  board: Imp (health 1,", "           attack 2,", "           ready), Ox");
  }

  @Test
  void coloursTakeNoColumns() {
    String line = "  \u001b[94mfire\u001b[0m  hand: Kindle, Ash Hound";
    assertThat(ListedLine.broken(line, 32)).containsExactly(line);
    assertThat(ListedLine.broken(line, 25))
        .containsExactly("  \u001b[94mfire\u001b[0m  hand: Kindle,", "              Ash Hound");
  }

  @Test
  void aListWithoutAWordBeforeItGoesOnDeeper() {
    assertThat(ListedLine.broken("  fire  health 20, embers 1, hearth 1", 30))
        .containsExactly("  fire  health 20, embers 1,", "      hearth 1");
  }

  @Test
  void aLineOfABoardStaysAsItIs() {
    String line = "  0 | Y1               |                  |";
    assertThat(ListedLine.broken(line, 20)).containsExactly(line);
  }
}
