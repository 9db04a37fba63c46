package dev.runesheet.engine;

import static dev.runesheet.engine.testgame.Steps.branch;
import static dev.runesheet.engine.testgame.Steps.choose;
import static dev.runesheet.engine.testgame.Steps.gain;
import static dev.runesheet.engine.testgame.Steps.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Cards;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.model.Trigger;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A part of a verb that waits behind a question lives in its match only. */
class DeferredTest {

  private static final RuleBook BOOK =
      Books.of(
          Cards.ability("a", "call", run("shout-later", "ping")),
          Cards.answer(
              "a",
              "asks",
              Trigger.own("ping"),
              choose(branch("one", gain("gold", 1)), branch("ten", gain("gold", 10)))));

  private final Scene scene = Scene.of(BOOK).has(0, "a").start();
  private final Match match = scene.match();

  @Test
  void whileAPartWaitsTheMatchIsNeitherSavedNorForked() {
    scene.use("a", "call");
    Stream.<ThrowingCallable>of(
            match::save, match::fork, () -> match.forkSeeded(1), () -> match.forkFor(0, 1))
        .forEach(
            call ->
                assertThatThrownBy(call)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage(
                        "match (skirmish) can neither be saved nor forked now: part 'second shout'"
                            + " of a verb of effect (a/call) waits behind an open question, and"
                            + " can go on in this match only. Maybe the verb should do it at once,"
                            + " instead of Changes.defer()."));
  }

  @Test
  void theMatchItselfGoesOnAndBack() {
    String before = match.save();
    scene.use("a", "call").answer(0, "one");
    match.undo();
    scene.answer(0, "ten").answer(0, "one");
    assertThat(scene.gold("a")).isEqualTo(11);
    assertThat(match.fork().save()).isEqualTo(match.save());
    match.undo();
    match.undo();
    match.undo();
    assertThat(match.save()).isEqualTo(before);
  }
}
