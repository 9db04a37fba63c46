package dev.runesheet.game.mathbattle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All of a duel lies open but what chance has not drawn yet. */
class DuelSecretsTest {

  private static final RuleBook BOOK = ShippedBooks.of("math-battle");
  private static final int MOST_ROLLS = 200;
  private static final int DIE = 6;

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void outcomesThatAreStillToComeChangeNoByte(int viewer) throws JsonProcessingException {
    int shown = 0;
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] outcomes = random.ints(MOST_ROLLS, 1, DIE + 1).toArray();
      try (Match match = begun(outcomes)) {
        match.happenings(viewer);
        while (!match.over() && match.answers().size() < 12) {
          Decision decision = match.pendingDecisions().get(0);
          int option = random.nextInt(decision.options().size());
          match.choose(decision.id(), decision.options().get(option).id());
          assertThat(replayed(match, viewer, turned(outcomes, match.drawn())))
              .isEqualTo(told(match, viewer));
        }
        shown += (int) match.happenings(viewer).stream().filter(this::isRoll).count();
      }
    }
    assertThat(shown).as("dice that were shown").isGreaterThan(20);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void twoRollsToComeThatChangePlacesChangeNoByte(int viewer) throws JsonProcessingException {
    int swapped = 0;
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] outcomes = random.ints(MOST_ROLLS, 1, DIE + 1).toArray();
      try (Match match = begun(outcomes)) {
        match.happenings(viewer);
        while (!match.over() && match.answers().size() < 12) {
          Decision decision = match.pendingDecisions().get(0);
          int option = random.nextInt(decision.options().size());
          match.choose(decision.id(), decision.options().get(option).id());
          int next = match.drawn();
          int other = differing(outcomes, next);
          assertThat(replayed(match, viewer, swapped(outcomes, next, other)))
              .isEqualTo(told(match, viewer));
          swapped++;
        }
      }
    }
    assertThat(swapped).isGreaterThan(100);
  }

  /** The place of the first outcome after one that is not the same. */
  private static int differing(int[] outcomes, int from) {
    int other = from + 1;
    while (outcomes[other] == outcomes[from]) {
      other++;
    }
    return other;
  }

  private static int[] swapped(int[] outcomes, int one, int other) {
    int[] changed = outcomes.clone();
    changed[one] = outcomes[other];
    changed[other] = outcomes[one];
    return changed;
  }

  private boolean isRoll(Happening happening) {
    return happening instanceof Happening.Rolled;
  }

  private static Match begun(int[] outcomes) {
    return BOOK.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), Chance.scripted(outcomes));
  }

  /** Other outcomes from a place on. */
  private static int[] turned(int[] outcomes, int from) {
    int[] changed = outcomes.clone();
    for (int i = from; i < changed.length; i++) {
      changed[i] = DIE + 1 - changed[i];
    }
    return changed;
  }

  /** What a player is told if the same is played with other outcomes. */
  private static String replayed(Match match, int viewer, int[] changed)
      throws JsonProcessingException {
    try (Match other = begun(changed)) {
      other.happenings(viewer);
      match.answers().forEach(other::answer);
      return told(other, viewer);
    }
  }

  private static String told(Match match, int viewer) throws JsonProcessingException {
    List<Object> all = new ArrayList<>(match.happenings(viewer));
    all.add(match.view(viewer));
    return new ObjectMapper().writeValueAsString(Map.of("told", all));
  }
}
