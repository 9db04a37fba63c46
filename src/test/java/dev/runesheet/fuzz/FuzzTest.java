package dev.runesheet.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.engine.ActionFailedException;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.IllegalChoiceException;
import dev.runesheet.engine.Installed;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReadCache;
import dev.runesheet.pack.file.RememberedFiles;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.testing.ScenarioReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Wrong inputs of all sorts: nothing but findings and the documented exceptions may come of them,
 * in time. {@code -Dfuzz.inputs} says how many for each source, {@code -Dfuzz.seed} which. What
 * fails is written to {@code target/fuzz}.
 */
@Tag("fuzz")
class FuzzTest {

  private static final int INPUTS = Integer.getInteger("fuzz.inputs", 200);
  private static final long SEED = Long.getLong("fuzz.seed", 1);
  private static final long MOST_NANOS = 20_000_000_000L;
  private static final int IN_A_ROW = 100;

  private final Map<String, String> failures = new TreeMap<>();
  private int inputs;

  /** Takes an input. */
  @FunctionalInterface
  private interface Taker {
    void take() throws JsonProcessingException;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"math-battle", "queens-blood", "valeria", "ember-vale", "tcg-pocket", "werewolf"})
  void sourcesHaveFindings(String game) {
    Packs.games(Path.of(""));
    PackFiles files = new RememberedFiles(new DirectoryFiles(Path.of("")));
    List<String> names = new ArrayList<>(files.list("data/" + game));
    names.addAll(files.list("decision-tables/" + game));
    names.removeIf(name -> name.contains("/golden/"));
    Mutator mutator = new Mutator(SEED);
    String name = names.get(0);
    for (int i = 0; i < INPUTS; i++) {
      name = i % IN_A_ROW == 0 ? mutator.one(names) : name;
      byte[] good = files.read(name).orElseThrow();
      byte[] bad = name.endsWith(".xlsx") ? mutator.workbook(good) : text(mutator, good);
      PackFiles changed = new Changed(files, name, bad);
      String file = name;
      tried(
          game + " " + name,
          bad,
          () -> {
            Diagnostics findings = new Diagnostics();
            PackBuilder.read(Packs.find(game), changed, findings);
            if (file.contains("/scenarios/") && !file.endsWith(".xlsx")) {
              ScenarioReader.read(file, new String(bad, StandardCharsets.UTF_8), findings);
            }
          });
    }
    report();
  }

  private static byte[] text(Mutator mutator, byte[] good) {
    return mutator.below(20) == 0
        ? mutator.bytes(good)
        : mutator.text(new String(good, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
  }

  /** Files with one that is not as it was; what was read of the others is remembered. */
  private record Changed(PackFiles files, String name, byte[] content) implements PackFiles {
    @Override
    public String origin() {
      return "a changed " + name;
    }

    @Override
    public List<String> list(String folder) {
      return files.list(folder);
    }

    @Override
    public Optional<byte[]> read(String file) {
      return file.equals(name) ? Optional.of(content) : files.read(file);
    }

    @Override
    public ReadCache readings() {
      return files.readings();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"math-battle", "queens-blood", "valeria", "ember-vale", "tcg-pocket", "werewolf"})
  void matchesRefuseWhatDoesNotFit(String game) {
    Packs.games(Path.of(""));
    RuleBook book = ShippedBooks.of(game);
    GameTools tools = Installed.all(GameTools.class, GameTools::game).get(game);
    JsonNode setup = tools.setup(book, tools.pairings(book).get(0), 0);
    Mutator mutator = new Mutator(SEED);
    for (int i = 0; i < INPUTS; i += IN_A_ROW) {
      try (Match match = book.newMatch(setup, SEED + i)) {
        for (int move = mutator.below(30); move > 0 && !match.over(); move--) {
          Decision decision = match.pendingDecisions().get(0);
          match.choose(decision, mutator.one(decision.options()));
        }
        String saved = match.save();
        for (int j = 0; j < IN_A_ROW; j++) {
          wrong(book, setup, match, saved, mutator, j % 3);
        }
      }
    }
    report();
  }

  private void wrong(
      RuleBook book, JsonNode setup, Match match, String saved, Mutator mutator, int sort) {
    if (sort == 0) {
      String bad = mutator.text(saved);
      tried(book.game().id() + " save", bytes(bad), () -> book.restore(bad, true).close());
    } else if (sort == 1) {
      String bad = mutator.text(setup.toString());
      tried(
          book.game().id() + " setup",
          bytes(bad),
          () -> book.newMatch(new ObjectMapper().readTree(bad), 1).close());
    } else if (!match.over()) {
      Decision decision = match.pendingDecisions().get(0);
      Option option = mutator.one(decision.options());
      String bad = mutator.text(option.id());
      tried(
          book.game().id() + " answer",
          bytes(bad),
          () -> {
            if (decision.option(bad) == null) {
              match.choose(decision.id(), bad);
            }
          });
      tried(book.game().id() + " refusal", bytes(bad), () -> match.refusal(decision.id(), bad));
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private void tried(String what, byte[] input, Taker taker) {
    inputs++;
    long begun = System.nanoTime();
    try {
      taker.take();
    } catch (JsonProcessingException | IllegalChoiceException | ActionFailedException expected) {
      // As documented: no JSON at all, no such answer, or a match that cannot start.
    } catch (IllegalArgumentException refused) {
      if (String.valueOf(refused.getMessage()).length() < 10) {
        failed(what, input, refused);
      }
    } catch (RuntimeException | Error thrown) {
      failed(what, input, thrown);
    }
    if (System.nanoTime() - begun > MOST_NANOS) {
      failed(what, input, new IllegalStateException("took too long"));
    }
  }

  private void failed(String what, byte[] input, Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    StringBuilder place = new StringBuilder(thrown.getClass().getSimpleName());
    for (int i = 0; i < Math.min(6, trace.length); i++) {
      place.append(" < ").append(trace[i]);
    }
    if (failures.putIfAbsent(place.toString(), what + ": " + thrown.getMessage()) == null) {
      try {
        Path folder = Files.createDirectories(Path.of("target/fuzz"));
        String name = what.replaceAll("[^A-Za-z0-9.]+", "-");
        Files.write(folder.resolve(failures.size() + "-" + name), input);
      } catch (IOException unwritable) {
        throw new IllegalStateException(unwritable);
      }
    }
  }

  private void report() {
    System.out.println("fuzz: " + inputs + " inputs");
    assertThat(failures).isEmpty();
  }
}
