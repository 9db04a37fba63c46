package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Option;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A bot of a project that makes a mistake is named, and nothing else. */
class BotPlayerTest {

  private static final RuleBook BOOK =
      Packs.build("math-battle", new DirectoryFiles(Path.of("")), new Diagnostics());

  private static Contest.End played(Bot bot) {
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get("math-battle");
    try (Match match = BOOK.newMatch(tools.setup(BOOK, List.of(), 0), 1)) {
      Player player = BotPlayer.made("odd", seed -> bot, 1);
      return new Contest(match, List.of(player, player)).play();
    }
  }

  private static void assertTold(Bot bot, String... words) {
    assertThatThrownBy(() -> played(bot))
        .isInstanceOf(CommandFailure.class)
        .satisfies(failure -> assertThat(failure.getMessage()).contains("The bot 'odd' "))
        .satisfies(failure -> assertThat(failure.getMessage()).contains(words));
  }

  @Test
  void whatItThrowsIsToldWithItsPlace() {
    IllegalStateException thrown = new IllegalStateException("oops\nmore");
    assertTold(
        (match, decision, options) -> {
          throw thrown;
        },
        "failed at ",
        " of player ",
        "java.lang.IllegalStateException: oops (",
        "BotPlayerTest");
    assertThatThrownBy(
            () ->
                played(
                    (match, decision, options) -> {
                      throw thrown;
                    }))
        .hasCause(thrown);
    assertTold(
        (match, decision, options) -> {
          options.clear();
          return null;
        },
        "UnsupportedOperationException");
  }

  @Test
  void whatIsNoneOfItsOptionsIsTold() {
    assertTold((match, decision, options) -> null, "chose null, none of its options at ");
    assertTold(
        (match, decision, options) -> new Option("zzz", "zzz"),
        "chose 'zzz', none of its options at ");
  }

  @Test
  void aMatchThatItChangesIsTold() {
    assertTold(
        (match, decision, options) -> {
          match.choose(decision, options.get(0));
          return options.get(0);
        },
        "changed the match, which it may only read");
    assertTold(
        (match, decision, options) -> {
          match.close();
          return options.get(0);
        },
        "changed the match, which it may only read");
  }

  @Test
  void aBotThatIsNotMadeIsTold() {
    assertThatThrownBy(() -> BotPlayer.made("odd", seed -> null, 1))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining("The bot 'odd' is null");
    assertThatThrownBy(
            () ->
                BotPlayer.made(
                    "odd",
                    seed -> {
                      throw new IllegalArgumentException("no seed");
                    },
                    1))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining("The bot 'odd' cannot be made", "no seed");
  }
}
