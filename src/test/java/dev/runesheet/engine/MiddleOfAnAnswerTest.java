package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.spi.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;

/** What is read in the middle of an answer must not look like a match at a decision. */
class MiddleOfAnAnswerTest {

  private static final RuleBook BOOK = ShippedBooks.of("math-battle");

  private static Match begun() {
    return BOOK.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 3);
  }

  /** It would be no match: neither over nor asking anybody. */
  @Test
  void aListenerOfTheSessionCanNeitherForkNorSave() {
    List<Consumer<Match>> calls =
        List.of(
            Match::fork, match -> match.forkSeeded(3), match -> match.forkFor(0, 3), Match::save);
    for (Consumer<Match> call : calls) {
      try (Match match = begun()) {
        List<Throwable> thrown = new ArrayList<>();
        match
            .session()
            .addEventListener(
                new DefaultAgendaEventListener() {
                  @Override
                  public void afterMatchFired(AfterMatchFiredEvent event) {
                    try {
                      call.accept(match);
                    } catch (IllegalStateException refused) {
                      thrown.add(refused);
                    }
                  }
                });
        Decision asked = match.pendingDecisions().get(0);
        match.choose(asked, asked.options().get(0));
        assertThat(thrown)
            .isNotEmpty()
            .allSatisfy(
                one ->
                    assertThat(one)
                        .hasMessageStartingWith(
                            "match (math-battle) is in the middle of an answer."));
        assertThatCode(() -> call.accept(match)).doesNotThrowAnyException();
      }
    }
  }

  @Test
  void afterAnAnswerThatFailedItCanBeSaved() {
    try (Match match = begun()) {
      String saved = match.save();
      assertThatThrownBy(
              () ->
                  match.update(
                      context -> {
                        throw new UnsupportedOperationException("of a game");
                      }))
          .hasMessage("of a game");
      assertThat(match.save()).isEqualTo(saved);
    }
  }
}
