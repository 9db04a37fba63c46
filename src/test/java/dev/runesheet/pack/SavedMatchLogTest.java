package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.why.Step;
import dev.runesheet.why.Why;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The log of a match that was saved and goes on tells all of it, from the set-up. */
class SavedMatchLogTest {

  private static final int ANSWERS = 4;
  private static final String DECK =
      "[\"001\",\"001\",\"005\",\"005\",\"007\",\"007\",\"008\",\"008\",\"009\",\"012\",\"013\",\"024\","
          + "\"025\",\"027\",\"053\"]";
  private static final String DECKS = "{\"decks\":{\"Y\":" + DECK + ",\"E\":" + DECK + "}}";

  private static Match begun(String game, String setup) throws IOException {
    JsonNode json = new ObjectMapper().readTree(setup);
    return ShippedBooks.of(game).newMatch(json, 11);
  }

  private static void play(Match match) {
    for (int i = 0; i < ANSWERS && !match.over(); i++) {
      List<Decision> open = match.pendingDecisions();
      Decision one = open.get(i % open.size());
      match.choose(one.id(), one.options().get(i % one.options().size()).id());
    }
  }

  private static MatchLog written(Match match) {
    Diagnostics findings = new Diagnostics();
    String text = MatchLog.of(match).toJson(match).toString();
    MatchLog log = MatchLog.read("m.json", text, findings).orElseThrow();
    assertThat(findings.all()).isEmpty();
    return log;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "math-battle|{\"mode\":\"mode\",\"heroes\":[\"fire-mage\",\"fighter\"],\"first\":0}",
        "queens-blood|" + DECKS,
        "valeria|{\"preset\":\"base\",\"first\":0,\"players\":[\"a\",\"b\"]}",
      })
  void aMatchThatWasSavedTwiceIsPlayedAgainAndExplained(String game, String setup)
      throws IOException {
    RuleBook book = ShippedBooks.of(game);
    Match match = begun(game, setup);
    for (int i = 0; i < 2; i++) {
      play(match);
      String saved = match.save();
      match.close();
      match = book.restore(saved);
    }
    play(match);
    MatchLog log = written(match);
    assertThat(log.answers()).hasSize(3 * ANSWERS).isEqualTo(match.answers());
    try (Match again = log.replay(book, new Diagnostics()).orElseThrow()) {
      assertThat(again.save()).isEqualTo(match.save());
      Why why = Why.of(again);
      assertThat(why.trace().steps().get(0)).isEqualTo(new Step.Begun(1, Step.NONE, 0));
      assertThat(why.trace().steps().stream().filter(Step.Chosen.class::isInstance))
          .hasSize(3 * ANSWERS);
      String whole = again.happenings().toString();
      String since = match.happenings().toString();
      assertThat(whole).endsWith(since.substring(1));
    } finally {
      match.close();
    }
  }

  @Test
  void listedOutcomesAreKept() throws IOException {
    RuleBook book = ShippedBooks.of("math-battle");
    MatchLog log;
    JsonNode setup =
        new ObjectMapper().readTree("{\"heroes\":[\"fighter\",\"fighter\"],\"first\":0}");
    try (Match match = book.newMatch(setup, dev.runesheet.spi.Chance.scripted(3, 1, 2, 4, 5, 6))) {
      match.answer("d1=" + match.pendingDecisions().get(0).options().get(1).id());
      try (Match restored = book.restore(match.save())) {
        log = written(restored);
      }
      assertThat(match.happenings()).anyMatch(Happening.Rolled.class::isInstance);
    }
    assertThat(log.chance()).containsExactly(3, 1, 2, 4, 5, 6);
    assertThat(log.seed()).isEmpty();
  }

  @Test
  void whatWasChangedFromOutsideHasNoLogEvenAfterItWasSaved() throws IOException {
    try (Match match = begun("math-battle", "{\"heroes\":[\"fighter\",\"fighter\"]}")) {
      match.update(context -> context.setStat(context.entity(0), "health", 9));
      try (Match restored = match.book().restore(match.save())) {
        assertThatThrownBy(() -> MatchLog.of(restored)).isInstanceOf(IllegalStateException.class);
      }
    }
  }
}
