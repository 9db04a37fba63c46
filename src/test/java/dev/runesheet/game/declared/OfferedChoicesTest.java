package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A declared game leaves out what it knows to be no legal choice without asking rules; where a
 * probe watches the rules, it asks them about each. Both offer the same.
 */
class OfferedChoicesTest {

  private static final int ANSWERS = 60;

  @ParameterizedTest
  @ValueSource(strings = {"tcg-pocket", "ember-vale"})
  void rulesThatAreAskedAboutEachChoiceOfferTheSame(String game) {
    RuleBook plain = ShippedBooks.of(game);
    RuleBook watched = RuleBook.load(game, new RuleProbe() {});
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get(game);
    List<List<String>> pairings = tools.pairings(plain);
    for (int seed = 0; seed < 4; seed++) {
      JsonNode setup = tools.setup(plain, pairings.get(seed % pairings.size()), 0);
      try (Match one = plain.newMatch(setup, seed);
          Match two = watched.newMatch(setup, seed)) {
        playAlike(one, two, new SplittableRandom(seed));
      }
    }
  }

  private static void playAlike(Match one, Match two, SplittableRandom random) {
    for (int answer = 0; answer < ANSWERS && !one.over(); answer++) {
      List<Decision> asked = one.pendingDecisions();
      assertThat(two.pendingDecisions()).hasToString(asked.toString());
      Decision decision = asked.get(random.nextInt(asked.size()));
      int chosen = random.nextInt(decision.options().size());
      one.choose(decision.id(), decision.options().get(chosen).id());
      two.choose(decision.id(), decision.options().get(chosen).id());
    }
  }
}
