package dev.runesheet.bench.duel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/** Replays recorded matches and says how many come out exactly as recorded. */
public final class ReplayCheck {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path heroes;
  private int identical;
  private int different;

  private ReplayCheck(Path heroes) {
    this.heroes = heroes;
  }

  /**
   * Replays a file.
   *
   * @param args the path of a gzipped file with one match per line; the directory {@code heroes}
   *     beside it holds the modes and heroes that are given by file name
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 1) {
      System.err.println("usage: ReplayCheck <matches.jsonl.gz>");
      System.exit(2);
    }
    Path matches = Path.of(args[0]);
    ReplayCheck check = new ReplayCheck(matches.resolveSibling("heroes"));
    check.replayAll(matches);
    System.exit(check.different == 0 ? 0 : 1);
  }

  private void replayAll(Path file) throws IOException {
    try (BufferedReader lines = open(file)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        replay(JSON.readTree(line));
      }
    }
    int all = identical + different;
    System.out.println(
        "replayed " + all + " matches: " + identical + " identical, " + different + " differ");
  }

  private static BufferedReader open(Path file) throws IOException {
    return new BufferedReader(
        new InputStreamReader(
            new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8));
  }

  private void replay(JsonNode match) {
    Optional<String> difference = new Replay(match, this::resolve).difference();
    if (difference.isEmpty()) {
      identical++;
    } else {
      different++;
      System.out.println(match.path("id").asText() + ": " + difference.get());
    }
  }

  private JsonNode resolve(JsonNode modeOrHero) {
    if (!modeOrHero.isTextual()) {
      return modeOrHero;
    }
    try {
      return JSON.readTree(heroes.resolve(modeOrHero.textValue()).toFile());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
