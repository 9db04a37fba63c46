package dev.runesheet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.model.diagnostic.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files of matches are read by all commands alike. */
class MatchFilesTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              turns: 6
              kinds: {player: {coins: 0}, scout: {power: 1}}
              zones: {deck: {seen by: nobody}, hand: {seen by: owner}}
              deck zone: hand
              phases: [{phase: main, actions: [end]}]
              actions: {end: {ends: true}}
              """,
              "cards: {scout: {name: Scout, kind: scout}}\n")
          .book();

  @TempDir private Path folder;

  @Test
  void aSaveMayHaveTheMarkThatEditorsWriteBeforeIt() {
    try (Match match = WrittenGame.match(BOOK, 2);
        Match restored = MatchFiles.restore(BOOK, "\uFEFF" + match.save(), "saved", false)) {
      assertThat(restored.save()).isEqualTo(match.save());
    }
  }

  @Test
  void aTextThatIsNoJsonIsToldWithItsFindings() {
    assertFinding("[".repeat(5_000), Code.TOO_DEEP);
    assertFinding("x".repeat(JsonLimits.DEFAULT.characters() + 1), Code.TOO_LARGE);
  }

  private static void assertFinding(String text, Code code) {
    assertThatThrownBy(() -> MatchFiles.restore(BOOK, text, "saved", false))
        .isInstanceOfSatisfying(
            CommandFailure.class,
            failure -> assertThat(failure.findings().get(0).code()).isEqualTo(code));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksThatLeadRoundAreToldAsSuchAndNotAsNoText() throws IOException {
    Path round = Files.createSymbolicLink(folder.resolve("round"), Path.of("back"));
    Files.createSymbolicLink(folder.resolve("back"), Path.of("round"));
    assertThatThrownBy(() -> MatchFiles.read(round, "round"))
        .hasMessageStartingWith("The file 'round' cannot be read: ")
        .hasMessageContaining("ymbolic link");
  }

  @Test
  void bytesThatAreNoTextAreToldAsSuch() throws IOException {
    Path file = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, 0});
    assertThatThrownBy(() -> MatchFiles.read(file, "bytes"))
        .hasMessage("The file 'bytes' cannot be read as text.");
  }
}
