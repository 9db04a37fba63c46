package dev.runesheet.game.mathbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.ChangedValues;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.GameState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A duel saved at any decision goes on as if nothing had happened. */
class SavedDuelTest {

  private static final RuleBook BOOK = ShippedBooks.of("math-battle");

  @Test
  void aDuelRestoredAtAnyDecisionGoesOnIdentically() {
    List<String> saves = new ArrayList<>();
    List<String> played = new ArrayList<>();
    try (Match match = start()) {
      while (!match.over()) {
        saves.add(match.save());
        step(match);
      }
      match.happenings().forEach(happening -> played.add(happening.toString()));
      for (String save : saves) {
        try (Match restored = BOOK.restore(save)) {
          while (!restored.over()) {
            step(restored);
          }
          List<String> rest = restored.happenings().stream().map(Object::toString).toList();
          assertThat(played.subList(played.size() - rest.size(), played.size())).isEqualTo(rest);
          assertThat(restored.answers()).isEqualTo(match.answers());
        }
      }
    }
  }

  @Test
  void aDuelOfOtherRulesIsRefused() {
    try (Match match = start()) {
      String saved = ChangedValues.unsealed(match.save());
      String other = saved.replace(BOOK.hash(), "0".repeat(64));

      assertThatThrownBy(() -> BOOK.restore(other)).isInstanceOf(IllegalArgumentException.class);
      BOOK.restoreUnderAnyRules(other).close();
    }
  }

  @Test
  void aSetUpWithAnUnknownHeroIsRefusedInWords() {
    assertThatThrownBy(() -> BOOK.newMatch(DuelSetup.of("fighter", "nobody").toJson(), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("nobody")
        .hasMessageContaining("fire-mage");
    assertThatThrownBy(() -> BOOK.newMatch(MissingNode.getInstance(), 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Match start() {
    return BOOK.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 7);
  }

  private static void step(Match match) {
    Decision decision = match.pendingDecisions().get(0);
    int option = match.state(GameState.class).turn() % decision.options().size();
    match.choose(decision.id(), decision.options().get(option).id());
  }
}
