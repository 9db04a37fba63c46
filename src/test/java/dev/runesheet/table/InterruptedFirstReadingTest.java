package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.WorkbookFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The first workbook of a process of its own, read on a thread that is interrupted. */
class InterruptedFirstReadingTest {

  @Test
  void isReadWithoutAComplaintAndLeavesTheThreadInterrupted()
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                First.class.getName())
            .redirectErrorStream(true)
            .start();
    byte[] told = process.getInputStream().readAllBytes();
    process.waitFor();
    assertThat(new String(told, StandardCharsets.UTF_8)).isEqualTo("no finding, interrupted");
  }

  /** Reads one. */
  static final class First {

    private First() {}

    public static void main(String[] arguments) throws IOException {
      byte[] content =
          Files.readAllBytes(Path.of("decision-tables/engine/stacking-policy.drl.xlsx"));
      Diagnostics findings = new Diagnostics();
      Thread.currentThread().interrupt();
      WorkbookFile.read("w", content, findings, book -> book.names().size(), 0);
      System.out.print(findings.all().isEmpty() ? "no finding" : findings.all().toString());
      System.out.print(Thread.currentThread().isInterrupted() ? ", interrupted" : "");
    }
  }
}
