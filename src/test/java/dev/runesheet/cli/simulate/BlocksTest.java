package dev.runesheet.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.cli.command.CommandFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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

  @Test
  void aThreadThatABotLeavesInterruptedPlaysOn() {
    List<Integer> taken = new ArrayList<>();
    Blocks<Integer> blocks =
        new Blocks<>(
            2,
            game -> {
              if (game % 7 == 3) {
                Thread.currentThread().interrupt();
              }
              return game;
            },
            () -> false);
    assertThat(blocks.play(0, 50, taken::add)).isTrue();
    assertThat(taken).isEqualTo(IntStream.range(0, 50).boxed().toList());
  }
}
