package dev.runesheet.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A simulation that is killed, goes on, and is killed again. */
@Tag("thorough")
class KilledSimulationTest {

  private static final int KILLS = 3;
  private static final int MORE = 50;
  private static final Duration FIRST_SAVE = Duration.ofSeconds(60);

  @TempDir private Path folder;

  @Test
  void itGoesOnAsIfNothingHadBeen() throws Exception {
    int before = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      killAfterSave(before);
      int games = games();
      assertThat(games).as("kill " + kill).isGreaterThan(before);
      before = games;
    }
    String all = String.valueOf(before + MORE);
    Ran gone = Ran.run(words("gone", all, "--resume", path("kept.json")));
    Ran whole = Ran.run(words("whole", all));
    assertThat(gone.code()).isZero();
    assertThat(gone.out()).isEqualTo(whole.out());
    for (String end : List.of(".csv", ".html", ".jsonl")) {
      assertThat(folder.resolve("gone" + end))
          .hasSameBinaryContentAs(folder.resolve("whole" + end));
    }
  }

  /** Kills it as soon as more matches are kept than before. */
  private void killAfterSave(int before) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(java(), "-XX:TieredStopAtLevel=1", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add("dev.runesheet.cli.Runesheet");
    command.addAll(List.of(words("gone", "1000000", "--resume", path("kept.json"))));
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      long until = System.nanoTime() + FIRST_SAVE.toNanos();
      while (games() <= before && System.nanoTime() < until) {
        assertThat(process.waitFor(100, TimeUnit.MILLISECONDS)).as("ended").isFalse();
      }
      process.waitFor(300, TimeUnit.MILLISECONDS); // Lines that are not kept.
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private int games() throws IOException {
    Path kept = folder.resolve("kept.json");
    return Files.exists(kept)
        ? new ObjectMapper().readTree(Files.readString(kept)).path("ledger").path("games").asInt()
        : 0;
  }

  private String[] words(String name, String games, String... more) {
    List<String> words = new ArrayList<>(List.of("simulate", Ran.GAME, "--games", games, "--json"));
    for (String form : List.of("csv", "html", "jsonl")) {
      words.addAll(List.of("--" + form, path(name + "." + form)));
    }
    words.addAll(List.of(more));
    return words.toArray(String[]::new);
  }

  private String path(String file) {
    return folder.resolve(file).toString();
  }
}
