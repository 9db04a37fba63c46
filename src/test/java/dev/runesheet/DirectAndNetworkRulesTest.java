package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Matches whose rules are asked directly are those that Drools' network plays. */
@Tag("thorough")
class DirectAndNetworkRulesTest {

  private static final int FEW = 40;
  private static final int MANY = Integer.getInteger("bothways.games", 10_000);

  static Iterable<String> games() {
    return Packs.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void randomMatchesAreTheSameAskedDirectlyAndThroughTheNetwork(String game) {
    compare(game, 0, FEW);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void manyRandomMatchesAreTheSameAskedDirectlyAndThroughTheNetwork(String game) {
    compare(game, FEW, MANY);
  }

  private static void compare(String game, int from, int to) {
    RuleBook direct = ShippedBooks.of(game);
    RuleBook network = direct.throughNetwork();
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(game);
    List<List<String>> pairings = tools.pairings(direct);
    for (int seed = from; seed < to; seed++) {
      List<String> words = pairings.get(seed % pairings.size());
      int first = seed / pairings.size() % 2;
      JsonNode setup =
          tools.randomSetup(direct, first, seed).orElseGet(() -> tools.setup(direct, words, first));
      assertThat(played(direct, setup, seed))
          .as("match %d of %s", seed, game)
          .isEqualTo(played(network, setup, seed));
    }
  }

  /** All that was offered, all that happened and how it ended. */
  private static List<String> played(RuleBook book, JsonNode setup, int seed) {
    List<String> told = new ArrayList<>();
    Chance any = Chance.seeded(seed * 31L + 7);
    try (Match match = book.newMatch(setup, seed)) {
      while (!match.over()) {
        List<Decision> open = match.pendingDecisions();
        Decision decision = open.get(any.roll(open.size()) - 1);
        List<Option> options = new ArrayList<>(decision.options());
        told.add(decision.prompt() + options.stream().map(Option::id).toList());
        told.add(answered(match, decision, options, any));
        if (told.size() > MOST) {
          break; // Offers that stand can be answered for ever.
        }
      }
      match.happenings().stream().map(Happening::toString).forEach(told::add);
      told.add("winner " + match.winner());
      return told;
    }
  }

  private static final int MOST = 2_000;

  /** Answers by chance; what fails is not tried again. */
  private static String answered(Match match, Decision decision, List<Option> options, Chance any) {
    StringBuilder failed = new StringBuilder();
    while (!options.isEmpty()) {
      Option option = options.remove(any.roll(options.size()) - 1);
      try {
        match.choose(decision.id(), option.id());
        return failed + option.id();
      } catch (ActionFailedException failure) {
        failed.append(failure.getMessage()).append('\n');
      }
    }
    throw new IllegalStateException("no option could be carried out: " + failed);
  }
}
