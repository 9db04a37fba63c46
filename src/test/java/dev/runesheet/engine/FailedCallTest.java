package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.testgame.Wild;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever a game's own code throws, and with whatever it is called, matches stay whole. */
class FailedCallTest {

  private Match match;

  @BeforeEach
  void start() {
    match = Wild.scene(1).start().match();
    Wild.answer(match, new Random(1), 5);
  }

  @AfterEach
  void close() {
    match.close();
  }

  private void assertRefused(Consumer<MatchContext> changes, Class<? extends Throwable> with) {
    String before = match.save();
    int happened = match.happenings().size();
    assertThatThrownBy(() -> match.direct(changes)).isInstanceOf(with);
    assertThat(match.save()).isEqualTo(before);
    assertThat(match.happenings()).hasSize(happened);
    match.undo();
    Wild.answer(match, new Random(2));
  }

  @Test
  void anErrorTakesBackWhatWasDoneAsAnExceptionDoes() {
    assertRefused(
        context -> {
          Entity one = context.world().entity(0);
          context.setStat(one, one.schema().name(0), 77);
          recurse();
        },
        StackOverflowError.class);
    assertRefused(
        context -> {
          context.leavePlay(context.world().entity(0), "gone");
          throw new AssertionError("own");
        },
        AssertionError.class);
  }

  private static void recurse() {
    recurse();
  }
}
