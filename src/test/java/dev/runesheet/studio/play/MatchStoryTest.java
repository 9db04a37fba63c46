package dev.runesheet.studio.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words in which a player is told the answers of others. */
class MatchStoryTest {

  /** A pass is one by its declaration, however it is called. */
  @ParameterizedTest
  @CsvSource({"queens-blood, pass, passes", "ember-vale, rest, rest", "tcg-pocket, done, done"})
  void aPassOfAnotherIsTold(String game, String pass, String said) {
    RuleBook book = ShippedBooks.of(game);
    GameTools tools = GameTools.of(game);
    try (Match match = book.newMatch(tools.setup(book, List.of(), 0), 5)) {
      MatchStory story = new MatchStory(match, tools, 2);
      Decision decision = match.pendingDecisions().get(0);
      while (decision.option(pass) == null) {
        match.choose(decision.id(), decision.options().get(0).id());
        decision = match.pendingDecisions().get(0);
      }
      match.choose(decision.id(), pass);
      story.goOn();
      JsonNode told = story.toJson(1 - decision.player());
      assertThat(told.findValuesAsText("words")).anyMatch(line -> line.endsWith(said));
    }
  }
}
