package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Winners;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A match may end with several winners; of one winner all data are as they always were. */
class SharedWinTest {

  private static final RuleBook BOOK = Books.of();
  private static final ObjectMapper JSON = new ObjectMapper();

  private static Match ended(List<Integer> winners) {
    Match match = Scene.of(BOOK).has(0, "a").has(1, "b").start().match();
    match.update(context -> context.endMatch(winners, "it was time"));
    return match;
  }

  private static JsonNode json(Object value) {
    return JSON.valueToTree(value);
  }

  private static Happening.MatchEnded end(Match match) {
    return (Happening.MatchEnded) match.happenings().get(match.happenings().size() - 1);
  }

  @Test
  void allWhoShareTheWinAreToldInTheOrderOfTheirSeats() throws Exception {
    Match match = ended(List.of(1, 0, 1));
    assertThat(match.over()).isTrue();
    assertThat(match.winner()).isEqualTo(-1);
    assertThat(match.winners()).containsExactly(0, 1);
    assertThat(match.view(1).winners()).containsExactly(0, 1);
    assertThat(json(match.view(1)).path("winners").toString()).isEqualTo("[0,1]");
    assertThat(end(match)).isEqualTo(new Happening.MatchEnded(-1, "it was time", List.of(0, 1)));
    assertThat(json(end(match)).path("winners").toString()).isEqualTo("[0,1]");
    match.close();
    assertThat(match.winners()).containsExactly(0, 1);
  }

  @Test
  void aSaveHasTheWinnersOfASharedWinOnly() {
    try (Match shared = ended(List.of(0, 1));
        Match again = BOOK.restore(shared.save())) {
      assertThat(shared.save()).contains("\"winner\":-1,\"winners\":[0,1]");
      assertThat(again.winners()).containsExactly(0, 1);
      assertThat(again.save()).isEqualTo(shared.save());
    }
    for (List<Integer> winners : List.of(List.of(1), List.<Integer>of())) {
      try (Match match = ended(winners);
          Match again = BOOK.restore(match.save())) {
        assertThat(match.save()).doesNotContain("winners");
        assertThat(json(match.view(0)).has("winners")).isFalse();
        assertThat(json(end(match)).has("winners")).isFalse();
        assertThat(again.winners()).isEqualTo(winners);
      }
    }
  }

  @Test
  void aSaveWithImpossibleWinnersIsRefused() {
    try (Match shared = ended(List.of(0, 1))) {
      for (String wrong : List.of("[0,2]", "[1,0]", "[0,0]", "[1]", "[0,null]")) {
        String damaged = shared.save().replace("\"winners\":[0,1]", "\"winners\":" + wrong);
        assertThatThrownBy(() -> BOOK.restoreUnderAnyRules(damaged))
            .isInstanceOf(IllegalArgumentException.class)
            .hasNoCause()
            .hasMessageStartingWith("saved match ");
      }
    }
  }

  @Test
  void nobodyElseCanWin() {
    assertThatThrownBy(() -> ended(List.of(0, 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("player (2) is not in this match");
    assertThatThrownBy(() -> new Happening.MatchEnded(1, "", List.of(0)))
        .hasMessage("winner (1) is not the only one of the winners [0].");
    assertThat(Winners.told(1, null)).containsExactly(1);
  }
}
