package dev.runesheet.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.CachedFiles;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReadCache;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.ScenarioReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  private static final int IN_A_ROW = 100;

  /** How many times as long it takes to read all sources of a game as one text. */
  private static final int WHOLE_GAME = 1000;

  private final Tries tries = new Tries();

  @ParameterizedTest
  @ValueSource(
      strings = {"math-battle", "queens-blood", "valeria", "ember-vale", "tcg-pocket", "werewolf"})
  void sourcesHaveFindings(String game) {
    Packs.games(Path.of(""));
    PackFiles files = new CachedFiles(new DirectoryFiles(Path.of("")));
    List<String> names = new ArrayList<>(files.list("data/" + game));
    names.addAll(files.list("decision-tables/" + game));
    names.removeIf(name -> name.contains("/golden/"));
    Mutator mutator = new Mutator(SEED);
    String name = names.get(0);
    for (int i = 0; i < Math.max(IN_A_ROW, INPUTS / WHOLE_GAME); i++) {
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
    tries.report();
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
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(game);
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
    tries.report();
  }

  private void wrong(
      RuleBook book, JsonNode setup, Match match, String saved, Mutator mutator, int sort) {
    if (sort == 0) {
      String bad = mutator.text(saved);
      tried(book.game().id() + " save", bytes(bad), () -> book.restoreUnderAnyRules(bad).close());
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

  private void tried(String what, byte[] input, Tries.Taker taker) {
    tries.take(what, input, taker);
  }
}
