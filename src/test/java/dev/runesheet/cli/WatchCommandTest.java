package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a whole, with one save. */
class WatchCommandTest {

  @TempDir private Path folder;

  @Test
  void tellsWhatASaveChangedInTheGame() throws Exception {
    Ran.copyOfRules(folder);
    Path hero = folder.resolve("data/math-battle/heroes/fire_mage.json");
    CompletableFuture<Ran> watching =
        CompletableFuture.supplyAsync(
            () -> Ran.in(folder, "", "watch", Ran.GAME, "--saves", "1"));
    // Whenever the save comes after the watch has begun, it is noticed.
    for (int i = 0; i < 60 && !watching.isDone(); i++) {
      Thread.sleep(1000);
      Ran.edit(hero, "\"value\": " + (8 + i), "\"value\": " + (9 + i));
    }
    Ran ran = watching.get(1, TimeUnit.MINUTES);
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("Watching math-battle: ", "Saved: data/math-battle/heroes/fire_mage.json")
        .contains("changed fire-mage/fireball", "- damage, amount: ", "ok → FAIL");
  }

  @Test
  void thereMustBeAFolderToWatch() {
    assertThat(Ran.in(folder, "", "watch", Ran.GAME).code()).isEqualTo(2);
  }
}
