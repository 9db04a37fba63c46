package dev.runesheet.why;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules that a build compiled stand in packages of their own, which nobody is told. */
class BuiltReasonsTest {

  @ParameterizedTest
  @ValueSource(strings = {"werewolf", "queens-blood"})
  void stepsAreToldAlikeWhoeverCompiledTheRules(String game) {
    assertThat(steps(game, ShippedBooks.of(game)))
        .isEqualTo(steps(game, ShippedBooks.compiled(game)));
  }

  private static List<String> steps(String game, RuleBook book) {
    GameTools tools = GameTools.of(game);
    Random random = new Random(7);
    try (Match match = book.newMatch(tools.setup(book, List.of(), 0), 5)) {
      for (int i = 0; i < 40 && !match.over(); i++) {
        List<Decision> asked = match.pendingDecisions();
        Decision decision = asked.get(random.nextInt(asked.size()));
        List<Option> options = decision.options();
        match.choose(decision.id(), options.get(random.nextInt(options.size())).id());
      }
      return Why.of(match).trace().steps().stream().map(Step::toString).toList();
    }
  }
}
