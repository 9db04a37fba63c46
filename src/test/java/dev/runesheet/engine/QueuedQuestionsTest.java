package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.perform;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A question that waits for another of its queue is told to its player when it comes forward. */
class QueuedQuestionsTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("a", "one", choose(branch("take", gain("gold", 1)), branch("leave"))),
          Cards.ability("a", "two", choose(branch("pay", gain("gold", 2)), branch("not"))),
          Cards.ability("a", "three", perform("a/two")));

  private static Match asked() {
    Match match = Scene.of(BOOK).has(0, "a").has(1, "b").start().match();
    match.happenings(0);
    match.update(
        context -> {
          Entity self = context.world().entity(0);
          context.queue("a/one", self, Event.of("any"));
          context.queue("a/two", self, Event.of("any"));
        });
    return match;
  }

  /** The questions that are open for a client who knows nothing but his stream. */
  private static Set<String> open(List<Happening> stream) {
    Set<String> open = new LinkedHashSet<>();
    for (Happening entry : stream) {
      if (entry instanceof Happening.Began began) {
        began.view().decisions().forEach(one -> open.add(one.id()));
      } else if (entry instanceof Happening.Undone undone) {
        open.clear();
        undone.view().decisions().forEach(one -> open.add(one.id()));
      } else if (entry instanceof Happening.Asked asked) {
        open.add(asked.decision().id());
      } else if (entry instanceof Happening.Answered answered && !answered.decision().standing()) {
        open.remove(answered.decision().id());
      } else if (entry instanceof Happening.Withdrawn withdrawn) {
        open.remove(withdrawn.decision());
      }
    }
    return open;
  }

  private static void assertTold(Match match) {
    assertThat(open(match.happenings(0)))
        .containsExactlyElementsOf(match.view(0).decisions().stream().map(Decision::id).toList());
  }

  private static void answer(Match match, String option) {
    Decision last = match.pendingDecisions().get(match.pendingDecisions().size() - 1);
    match.choose(last.id(), option);
    assertTold(match);
  }

  @Test
  void theStreamTellsOfAQuestionWhenItIsOpen() {
    Match match = asked();
    assertTold(match);
    answer(match, "take");
    answer(match, "pay");
  }

  @Test
  void theNextQuestionIsToldToWhoeverBeganToListenBefore() {
    Match match = asked();
    Match restored = match.book().restore(match.save());
    assertTold(restored);
    answer(restored, "take");
    restored.undo();
    assertTold(restored);
    answer(restored, "leave");
    answer(restored, "not");
  }

  @Test
  void whatAQueuedProgramPerformsAsksInItsTurn() {
    Match match = Scene.of(BOOK).has(0, "a").has(1, "b").start().match();
    match.update(
        context -> {
          Entity self = context.world().entity(0);
          context.queue("a/one", self, Event.of("any"));
          context.queue("a/three", self, Event.of("any"));
          context.queue("a/one", self, Event.of("any"));
        });
    assertThat(asked(match)).containsExactly("take", "leave");
    answer(match, "take");
    assertThat(asked(match)).containsExactly("pay", "not");
    answer(match, "pay");
    assertThat(asked(match)).containsExactly("take", "leave");
  }

  /** The options of what programs ask now. */
  private static List<String> asked(Match match) {
    return match.pendingDecisions().stream()
        .filter(one -> !one.effect().isEmpty())
        .flatMap(one -> one.options().stream())
        .map(Option::id)
        .toList();
  }
}
