package dev.runesheet.studio.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunTest {

  @TempDir private Path folder;

  /** Nothing else could be run until the studio is started again. */
  @Test
  void aRunThatFailsUnexpectedlyRunsNoMore() {
    Run run = new Run("simulate", null, folder, folder);
    run.play(List.of(Arrays.asList("simulate", null)));
    assertThat(run.isRunning()).isFalse();
  }
}
