package dev.runesheet.cli.simulate;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.cli.command.CommandFailure;
import org.junit.jupiter.api.Test;

/** What ends a match on another thread ends the simulation. */
class BlocksTest {

  @Test
  void aFailureThatIsToldStaysWhatItIs() {
    Blocks<String> blocks =
        new Blocks<>(
            1,
            game -> {
              throw CommandFailure.of("The bot failed.").in("Match 1");
            },
            () -> false);
    assertThatThrownBy(() -> blocks.play(0, 1, result -> true))
        .isInstanceOf(CommandFailure.class)
        .hasMessage("Match 1: The bot failed.");
  }
}
