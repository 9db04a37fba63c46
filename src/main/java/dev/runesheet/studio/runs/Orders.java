package dev.runesheet.studio.runs;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import dev.runesheet.studio.desk.SetupWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The order of an author, as the words of commands.
 *
 * @param folder where the commands may write
 */
record Orders(Desk desk, Path folder, JsonNode settings) {

  private static final int MOST_GAMES = 100_000;
  private static final int MOST_MUTANTS = 5_000;
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\d][\\p{L}\\d .'_-]{0,80}");
  private static final int LONG_SECONDS = 30;

  /** The number of matches or changes to come; 0 if nobody knows. */
  int size() {
    return settings.path("games").asInt(0);
  }

  /** A line is written here for each match that is over. */
  Path lines() {
    return folder.resolve("matches.jsonl");
  }

  /** The file of what the tests have covered, once it was measured. */
  Path coverageFile() {
    return folder.resolve("coverage.json");
  }

  /** Gives places of texts their lines. */
  UnaryOperator<String> readable() {
    SourceLines lines = new SourceLines(desk.files());
    return place -> lines.readable(SourceLocation.read(place));
  }

  /** The commands of a kind of work, one after the other; the last prints JSON. */
  List<List<String>> commands(String kind) {
    return switch (kind) {
      case "simulate" -> List.of(simulate());
      case "mutate" -> List.of(mutate());
      case "coverage" -> coverage();
      default -> throw Refusal.wrong("There is no work '" + kind + "'.");
    };
  }

  private List<List<String>> coverage() {
    String file = coverageFile().toString();
    return List.of(
        List.of("test", desk.game(), "--coverage", file),
        List.of("coverage", "report", file, "--json"));
  }

  private List<String> mutate() {
    String sample = number("sample", 40, MOST_MUTANTS);
    return List.of("mutate", desk.game(), "--sample", sample, "--json");
  }

  private List<String> simulate() {
    List<String> words = new ArrayList<>(List.of("simulate", desk.game()));
    SetupWords.of(settings.path("words").asText()).forEach(one -> words.add(word(one)));
    words.addAll(List.of("--games", number("games", 1000, MOST_GAMES)));
    words.addAll(List.of("--seed", number("seed", 1, Integer.MAX_VALUE)));
    words.addAll(List.of("--bots", word(settings.path("bot").asText("random"))));
    if (settings.path("random").asBoolean()) {
      words.add("--random-decks");
    }
    String against = settings.path("against").asText();
    if (!against.isEmpty()) {
      words.addAll(List.of("--against", version(against).toString()));
    }
    words.addAll(List.of("--json", "--jsonl", lines().toString()));
    return words;
  }

  private String number(String field, int usual, int most) {
    JsonNode said = settings.path(field);
    if (said.isMissingNode()) {
      return Integer.toString(usual);
    }
    // A form sends numbers as texts.
    String text = said.asText();
    if (!text.matches("\\d{1,10}") || Long.parseLong(text) < 1 || Long.parseLong(text) > most) {
      String found = Excerpt.of(text.isEmpty() ? said.toString() : text);
      throw Refusal.wrong("'" + field + "' (" + found + ") must be from 1 to " + most + ".");
    }
    return text;
  }

  /** A word that no command can take for an option. */
  private static String word(String word) {
    if (!WORD.matcher(word).matches()) {
      throw Refusal.wrong("'" + word + "' is no name.");
    }
    return word;
  }

  private Path version(String against) {
    if (against.equals("commit")) {
      return lastCommit();
    }
    Path other = desk.root().resolve(against).normalize();
    if (!Files.isDirectory(other.resolve("data").resolve(desk.game()))) {
      throw Refusal.wrong("There is no data/" + desk.game() + " in '" + other + "'.");
    }
    return other;
  }

  /** The folder as Git has it. */
  private Path lastCommit() {
    Path archive = folder.resolve("commit.zip");
    Path made = folder.resolve("commit");
    try {
      Files.createDirectories(made);
      List<String> git = new ArrayList<>(List.of("git", "archive", "--format=zip"));
      git.addAll(List.of("-o", archive.toString(), "HEAD", "data/" + desk.game()));
      for (String part : List.of("decision-tables", "rules")) {
        if (Files.isDirectory(desk.root().resolve(part))) {
          git.add(part);
        }
      }
      Process process = new ProcessBuilder(git).directory(desk.root().toFile()).start();
      if (!process.waitFor(LONG_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
        process.destroy();
        throw Refusal.conflict("This folder has no commit of the game to compare with.");
      }
      Archive.unpack(archive, made);
      return made;
    } catch (IOException none) {
      throw Refusal.conflict("Git is not here: " + none.getMessage());
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
      throw Refusal.conflict("The studio is closing.");
    }
  }
}
