package dev.runesheet.bench;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * {@code runesheet watch} as an author has it open, in 512 MiB and as {@code runesheet} starts it.
 */
final class WatchProcess implements AutoCloseable {

  private static final List<String> WATCH =
      List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-Xmx512m",
          "-XX:+UseSerialGC",
          "-Xms64m",
          "-XX:MinHeapFreeRatio=10",
          "-XX:MaxHeapFreeRatio=30",
          "-cp",
          classPath(),
          "dev.runesheet.cli.Runesheet",
          "watch");

  private final Process process;
  private final BufferedReader lines;

  /** Starts it and waits until it watches. */
  WatchProcess(BulkPack bulk) throws IOException {
    List<String> command = new ArrayList<>(WATCH);
    command.add(bulk.game());
    ProcessBuilder builder = new ProcessBuilder(command);
    process =
        builder
            .directory(bulk.folder().toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    await("Ctrl+C");
  }

  /** Waits for the line that tells what a save came to. */
  String result() throws IOException {
    return await(" ms)");
  }

  /** Waits until all scenarios were played that a line says are still being played. */
  void rest(String result) throws IOException {
    if (result.contains(" more are being played")) {
      await("All ");
    }
  }

  /** The class path of this process, for one that starts in another folder. */
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private String await(String end) throws IOException {
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.contains("error RS")) {
        throw new IllegalStateException("the fixture is wrong: " + line);
      }
      if (line.contains(end)) {
        return line;
      }
    }
    throw new IllegalStateException("watching has ended");
  }

  /** The most memory it ever used in MiB, classes and stacks too; -1 where Linux does not tell. */
  long mebibytes() throws IOException {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    return !Files.exists(status)
        ? -1
        : Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("VmHWM:"))
            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
            .findFirst()
            .orElse(-1);
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    lines.close();
  }
}
