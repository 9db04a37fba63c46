package dev.runesheet.table;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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
  private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

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
                profile(folder),
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

  /**
   * An edit of one cell in LibreOffice.
   *
   * @param kind what is done, see {@code Edit.bas}
   * @param value what is written; without tabs and line ends
   */
  public record CellEdit(byte[] workbook, String sheet, String cell, String kind, String value) {}

  /**
   * Workbooks after LibreOffice edited and saved them, each by its own edit, in their order; empty
   * if it is not installed.
   */
  public static Optional<List<byte[]>> edited(Path folder, List<CellEdit> edits)
      throws IOException, InterruptedException {
    // The first start of a profile makes its folder of macros.
    if (saved(folder, edits.get(0).workbook()).isEmpty()) {
      return Optional.empty();
    }
    installMacros(folder.resolve("profile/user/basic/Standard"));
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < edits.size(); i++) {
      CellEdit edit = edits.get(i);
      Path source = Files.write(folder.resolve("source" + i + ".xlsx"), edit.workbook());
      Path target = folder.resolve("edited" + i + ".xlsx");
      lines.add(
          String.join(
              "\t",
              source.toString(),
              target.toString(),
              edit.sheet(),
              edit.cell(),
              edit.kind(),
              edit.value()));
    }
    Path list = Files.write(folder.resolve("edits.tsv"), lines);
    run(
        List.of(
            "soffice",
            profile(folder),
            "--headless",
            "macro:///Standard.Editing.Run(\"" + list + "\")"),
        folder.resolve("log.txt"));
    List<byte[]> edited = new ArrayList<>();
    for (int i = 0; i < edits.size(); i++) {
      edited.add(Files.readAllBytes(folder.resolve("edited" + i + ".xlsx")));
    }
    return Optional.of(edited);
  }

  private static void installMacros(Path library) throws IOException {
    String source;
    try (InputStream stream = Office.class.getResourceAsStream("/libreoffice/Edit.bas")) {
      source = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
    String text = source.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    Files.writeString(
        library.resolve("Editing.xba"),
        HEAD
            + "<script:module xmlns:script=\"http://openoffice.org/2000/script\""
            + " script:name=\"Editing\" script:language=\"StarBasic\">"
            + text
            + "</script:module>");
    Files.writeString(
        library.resolve("script.xlb"),
        HEAD
            + "<library:library xmlns:library=\"http://openoffice.org/2000/library\""
            + " library:name=\"Standard\" library:readonly=\"false\""
            + " library:passwordprotected=\"false\">"
            + "<library:element library:name=\"Editing\"/></library:library>");
  }

  private static String profile(Path folder) {
    return "-env:UserInstallation=" + folder.resolve("profile").toUri();
  }

  private static boolean run(List<String> command, Path log) throws InterruptedException {
    try {
      Process office =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      boolean ended = office.waitFor(MINUTES, TimeUnit.MINUTES);
      if (!ended) {
        // The command is a script: what hangs is the program that it started.
        office.descendants().forEach(ProcessHandle::destroyForcibly);
        office.destroyForcibly();
      }
      return ended && office.exitValue() == 0;
    } catch (IOException notInstalled) {
      return false;
    }
  }
}
