package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opens and saves the workbook in LibreOffice, where it is installed. */
@Tag("slow")
class LibreOfficeTest {

  @Test
  void aWorkbookThatWasSavedByLibreOfficeReadsTheSame(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("global.xlsx");
    Files.write(file, Duel.workbook());
    assumeThat(saved(folder, file)).as("LibreOffice is installed").isTrue();

    byte[] saved = Files.readAllBytes(folder.resolve("out/global.xlsx"));
    assertThat(Duel.findings(saved)).isEmpty();
    assertThat(TableCompilerTest.read(saved)).isEqualTo(Duel.table());
  }

  private static boolean saved(Path folder, Path file) throws InterruptedException {
    try {
      Process office =
          new ProcessBuilder(
                  "soffice",
                  "-env:UserInstallation=" + folder.resolve("profile").toUri(),
                  "--headless",
                  "--convert-to",
                  "xlsx",
                  "--outdir",
                  folder.resolve("out").toString(),
                  file.toString())
              .redirectErrorStream(true)
              .redirectOutput(folder.resolve("log.txt").toFile())
              .start();
      return office.waitFor(2, TimeUnit.MINUTES) && office.exitValue() == 0;
    } catch (IOException notInstalled) {
      return false;
    }
  }
}
