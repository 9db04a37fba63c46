package dev.runesheet.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.cli.Runesheet;
import dev.runesheet.cli.console.Terminal;
import java.io.StringWriter;
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
    StringWriter out = new StringWriter();
    Terminal terminal = Ran.terminal(folder, "", out, new StringWriter());
    CompletableFuture<Integer> code =
        CompletableFuture.supplyAsync(
            () -> Runesheet.run(terminal, "watch", Ran.GAME, "--saves", "1"));
    for (int i = 0; i < 600 && !out.toString().contains("Watching"); i++) {
      Thread.sleep(100);
    }
    Ran.edit(hero, "\"value\": 8", "\"value\": 9");
    assertThat(code.get(1, TimeUnit.MINUTES)).isZero();
    assertThat(out.toString())
        .contains("Watching math-battle: ", "Saved: data/math-battle/heroes/fire_mage.json")
        .contains(
            "changed fire-mage/fireball",
            "- now: deal 9 damage to your opponent instead of 8",
            "ok → FAIL");
  }

  @Test
  void thereMustBeAFolderToWatch() {
    assertThat(Ran.in(folder, "", "watch", Ran.GAME).code()).isEqualTo(2);
  }
}
