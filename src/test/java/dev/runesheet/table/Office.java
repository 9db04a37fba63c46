package dev.runesheet.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** LibreOffice, where it is installed. */
public final class Office {

  private Office() {}

  /** A workbook after LibreOffice opened and saved it; empty if it is not installed. */
  public static Optional<byte[]> saved(Path folder, byte[] workbook)
      throws IOException, InterruptedException {
    Path file = Files.write(folder.resolve("book.xlsx"), workbook);
    Path log = folder.resolve("log.txt");
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
              .redirectOutput(log.toFile())
              .start();
      boolean done = office.waitFor(2, TimeUnit.MINUTES) && office.exitValue() == 0;
      return done
          ? Optional.of(Files.readAllBytes(folder.resolve("out/book.xlsx")))
          : Optional.empty();
    } catch (IOException notInstalled) {
      return Optional.empty();
    }
  }
}
