package dev.runesheet.studio.runs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Commands that run in a process of their own, so that they can be stopped and take no memory of
 * the page. A simulation that is stopped tells what it knows so far.
 */
final class Run {

  private static final String MAIN = "dev.runesheet.cli.Runesheet";
  private static final int LONGEST_ERROR = 2000;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final String kind;
  private final Orders orders;
  private final Path root;
  private final Path folder;
  private final long begun = System.nanoTime();
  private volatile Process process;
  private volatile String state = "running";
  private volatile boolean stopped;
  private volatile ObjectNode result = Json.object();
  private volatile String error = "";
  private volatile long ended;

  Run(String kind, Orders orders, Path root, Path folder) {
    this.kind = kind;
    this.orders = orders;
    this.root = root;
    this.folder = folder;
  }

  /** Runs all commands; for a thread of its own. */
  void play(List<List<String>> commands) {
    try {
      for (List<String> command : commands) {
        if (!stopped) {
          run(command);
        }
      }
      state = stopped ? "stopped" : "done";
    } catch (IOException | RuntimeException failed) { // Else it would seem to run for ever.
      error = String.valueOf(failed.getMessage());
      state = stopped ? "stopped" : "failed";
    } catch (InterruptedException closed) {
      stop();
      state = "stopped";
    } finally {
      ended = System.nanoTime();
    }
  }

  private void run(List<String> command) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    process =
        new ProcessBuilder(java(command))
            .directory(root.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    if (stopped) {
      process.destroy();
    }
    process.waitFor();
    if (command.contains("--json")) {
      try {
        ObjectNode read = (ObjectNode) MAPPER.readTree(out.toFile());
        if (Files.isRegularFile(orders.coverageFile())) {
          read.set("paint", Paint.of(orders.coverageFile(), orders.readable()));
        }
        result = read;
      } catch (JsonProcessingException | ClassCastException none) {
        throw new IOException(tail(Files.readString(err)));
      }
    }
  }

  private static String tail(String text) {
    return text.length() <= LONGEST_ERROR ? text : text.substring(text.length() - LONGEST_ERROR);
  }

  private static List<String> java(List<String> command) {
    String path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(one -> Path.of(one).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    List<String> java = new ArrayList<>();
    java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    java.addAll(List.of("-XX:+UseParallelGC", "-cp", path, MAIN));
    java.addAll(command);
    return java;
  }

  /** Asks it to stop; it may still tell what it knows. */
  void stop() {
    stopped = true;
    Process running = process;
    if (running != null) {
      running.destroy();
    }
  }

  boolean isRunning() {
    return state.equals("running");
  }

  private long done() {
    try (Stream<String> lines = Files.lines(orders.lines())) {
      return lines.count();
    } catch (IOException | java.io.UncheckedIOException none) {
      return 0;
    }
  }

  ObjectNode toJson() {
    boolean running = isRunning();
    ObjectNode json = Json.object().put("kind", kind).put("state", state);
    json.put("stopping", running && stopped);
    json.put("done", running ? done() : 0).put("of", orders.size());
    long until = running ? System.nanoTime() : ended;
    json.put("seconds", (until - begun) / 1_000_000_000L);
    json.put("error", error);
    json.set("result", result);
    return json;
  }
}
