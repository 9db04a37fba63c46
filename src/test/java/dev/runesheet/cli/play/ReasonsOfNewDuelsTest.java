package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The story of a game of heroes gives reasons by names, not by ids. */
class ReasonsOfNewDuelsTest {

  @TempDir Path folder;

  @Test
  void theUseOfAnAbilityIsToldByItsName() {
    Ran.in(folder, "", "new", "clash", "--like", "duel", "--in", folder.resolve("of").toString());
    Ran ran = Ran.in(folder.resolve("of"), "", "play", "clash", "--seed", "1");
    assertThat(ran.out()).contains("(guard)").doesNotContain("when uses ");
  }
}
