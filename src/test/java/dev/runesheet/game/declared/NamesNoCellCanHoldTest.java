package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that cannot be any, in a game whose workbook offers them as words. */
@Tag("thorough")
class NamesNoCellCanHoldTest {

  private static final String GAME = "tin-names";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "cards.yaml, '  squire:', '  squire!:'",
    "game.yaml, 'growth: 0}', 'growth: 0, dragon''s: 0}'",
    "game.yaml, 'event: turn starts', 'event: turn starts!'",
  })
  void areFoundWhereTheyStandAndNotInTheWorkbook(String file, String from, String to)
      throws IOException {
    assertThat(Ran.in(folder, "", "new", GAME, "--in", "game").code()).isZero();
    Path game = folder.resolve("game");
    Ran.edit(game.resolve("data/" + GAME + "/" + file), from, to);

    assertThat(Ran.in(game, "", "check", GAME).out())
        .contains(file, "RS024", "1 error, 0 warnings");
  }
}
