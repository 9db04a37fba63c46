package dev.runesheet.pack.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Happening;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** The tools of a game that brings none, for matches of one that has some. */
class UsualToolsTest {

  private static final String GAME = "ember-vale";

  private final RuleBook book = RuleBook.load(GAME);
  private final GameTools tools = new UsualTools(GAME);

  private Match match() {
    return book.newMatch(GameTools.of(GAME).setup(book, List.of(), 0), 3);
  }

  private static Happening drawnBy(Match match, int player) {
    return match.happenings().stream()
        .filter(one -> one instanceof Happening.Moved move && move.controller() == player)
        .filter(one -> ((Happening.Moved) one).zone().equals("hand"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatHappensToAHiddenCardIsToldToThoseWhoSeeIt() {
    try (Match match = match()) {
      Happening drawn = drawnBy(match, 1);
      assertThat(tools.isTold(match, 1, drawn, new Sight(match, 1))).isTrue();
      assertThat(tools.isTold(match, 0, drawn, new Sight(match, 0))).isFalse();
    }
  }

  @Test
  void cardsThatMoveAreTold() {
    try (Match match = match()) {
      Happening.Moved drawn = (Happening.Moved) drawnBy(match, 1);
      String card = match.world().entity(drawn.entity()).getName();
      assertThat(tools.narrator(match).tell(drawn))
          .extracting(Narrator.Told::words)
          .containsExactly(card + " moved from deck to hand");
    }
  }

  @Test
  void aGameThatBringsBotsAloneKeepsTheRest() {
    GameTools bots =
        new UsualTools(GAME) {
          @Override
          public Map<String, LongFunction<Bot>> bots(CatalogAccess rules) {
            return Map.of("timid", seed -> (match, decision, options) -> options.get(0));
          }
        };

    assertThat(bots.bots(book)).containsOnlyKeys("timid");
    assertThat(bots.game()).isEqualTo(GAME);
    assertThat(bots.usage()).isEqualTo(tools.usage());
    assertThat(bots.pairings(book)).isEqualTo(tools.pairings(book));
    assertThat(bots.hasChoiceOfPairings()).isFalse();
    try (Match match = match()) {
      Happening drawn = drawnBy(match, 1);
      assertThat(bots.players(book, match.setup())).containsExactly("Player 1", "Player 2");
      assertThat(bots.narrator(match).tell(drawn)).isEqualTo(tools.narrator(match).tell(drawn));
      assertThat(bots.isTold(match, 0, drawn, new Sight(match, 0))).isFalse();
    }
  }

  @Test
  void aGameWithoutAFormOfItsSetUpTakesNoWords() {
    assertThat(tools.setup(book, List.of(), 0)).isEmpty();
    assertThat(tools.usage()).isEqualTo("nothing");
    assertThatThrownBy(() -> tools.setup(book, List.of("forest"), 0))
        .hasMessage("'forest' sets no match up. Write nothing.");
  }
}
