package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.engine.testgame.Wild;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Limits;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ForkTest {

  @Property(tries = 60)
  void aForkGoesOnAsTheOriginalAndLeavesItAlone(
      @ForAll long seed, @ForAll @IntRange(max = 60) int answers) {
    Match original = Wild.scene(seed).start().match();
    Wild.answer(original, new Random(seed), answers);
    String before = original.save();
    int log = original.happenings().size();
    Match fork = original.fork();
    assertThat(fork.save()).isEqualTo(before);
    Wild.answer(fork, new Random(seed + 1), 25);
    assertThat(original.save()).isEqualTo(before);
    Wild.answer(original, new Random(seed + 1), 25);
    assertThat(original.save()).isEqualTo(fork.save());
    assertThat(original.happenings().subList(log, original.happenings().size()).toString())
        .isEqualTo(fork.happenings().toString());
  }

  @Test
  void aForkWithASeedHasChanceOfItsOwn() {
    Match original = Wild.scene(1).start().match();
    Match same = original.forkSeeded(5);
    Match again = original.forkSeeded(5);
    Match other = original.forkSeeded(6);
    Wild.answer(same, new Random(1), 40);
    Wild.answer(again, new Random(1), 40);
    Wild.answer(other, new Random(1), 40);
    assertThat(same.save()).isEqualTo(again.save());
    assertThat(same.happenings().toString()).isNotEqualTo(other.happenings().toString());
  }

  @Test
  void whatAClosedMatchLeavesBehindReachesNoLaterOne() {
    Limits tight = new Limits(5, 20, 12, 60, false);
    String fresh = afterSomeAnswers(tight);
    for (int game = 0; game < 20; game++) {
      try (Match match = Wild.scene(game).limits(tight).start().match()) {
        answerWhatFails(match, new Random(game));
      }
      assertThat(afterSomeAnswers(tight)).isEqualTo(fresh);
    }
  }

  private static String afterSomeAnswers(Limits limits) {
    try (Match match = Wild.scene(77).limits(limits).start().match()) {
      answerWhatFails(match, new Random(77));
      return match.save() + match.happenings();
    }
  }

  private static void answerWhatFails(Match match, Random random) {
    for (int i = 0; i < 60; i++) {
      try {
        Wild.answer(match, random);
      } catch (ActionFailedException undone) {
        assertThat(undone.reason()).isIn("queue", "events", "activations", "operations");
      }
    }
  }

  @Test
  void aForkOfAForkAndAClosedForkDoNotMatter() {
    Match original = Wild.scene(2).start().match();
    Match fork = original.fork();
    Match second = fork.fork();
    Wild.answer(fork, new Random(4), 30);
    fork.close();
    Wild.answer(second, new Random(9), 30);
    Wild.answer(original, new Random(9), 30);
    assertThat(original.save()).isEqualTo(second.save());
  }
}
