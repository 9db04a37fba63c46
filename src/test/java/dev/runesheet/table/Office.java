package dev.runesheet.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** LibreOffice, where it is installed. */
public final class Office {

  private static final int MINUTES = 4;

  private Office() {}

  /** A workbook after LibreOffice opened and saved it; empty if it is not installed. */
  public static Optional<byte[]> saved(Path folder, byte[] workbook)
      throws IOException, InterruptedException {
    return saved(folder, Map.of("book", workbook)).map(saved -> saved.get("book"));
  }

  /**
   * Workbooks after LibreOffice opened and saved them; empty if it is not installed.
   *
   * @param workbooks by any names
   */
  public static Optional<Map<String, byte[]>> saved(Path folder, Map<String, byte[]> workbooks)
      throws IOException, InterruptedException {
    List<String> names = List.copyOf(workbooks.keySet());
    List<String> command =
        new ArrayList<>(
            List.of(
                "soffice",
                "-env:UserInstallation=" + folder.resolve("profile").toUri(),
                "--headless",
                "--convert-to",
                "xlsx",
                "--outdir",
                folder.resolve("out").toString()));
    for (int i = 0; i < names.size(); i++) {
      Path file = folder.resolve("book" + i + ".xlsx");
      command.add(Files.write(file, workbooks.get(names.get(i))).toString());
    }
    if (!run(command, folder.resolve("log.txt"))) {
      return Optional.empty();
    }
    Map<String, byte[]> saved = new LinkedHashMap<>();
    for (int i = 0; i < names.size(); i++) {
      saved.put(names.get(i), Files.readAllBytes(folder.resolve("out/book" + i + ".xlsx")));
    }
    return Optional.of(saved);
  }

  private static boolean run(List<String> command, Path log) throws InterruptedException {
    try {
      Process office =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      return office.waitFor(MINUTES, TimeUnit.MINUTES) && office.exitValue() == 0;
    } catch (IOException notInstalled) {
      return false;
    }
  }
}
