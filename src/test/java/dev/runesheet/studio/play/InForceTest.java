package dev.runesheet.studio.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is told of effects that are in force and answer nothing. */
class InForceTest {

  private static final String AURA = "aur_wip_";

  @Test
  void anAuraThatCountsIsToldAsSuch() {
    RuleBook book = ShippedBooks.of("queens-blood");
    GameTools tools = GameTools.of("queens-blood");
    Random random = new Random(5);
    int told = 0;
    int idle = 0;
    for (int seed = 1; seed <= 6; seed++) {
      try (Match match = book.newMatch(tools.setup(book, List.of(), 0), seed)) {
        for (int i = 0; i < 16 && !match.over(); i++) {
          Decision decision = match.pendingDecisions().get(0);
          List<Option> options = decision.options();
          match.choose(decision.id(), options.get(random.nextInt(options.size())).id());
        }
        InForce now = new InForce(match, 0);
        for (Entity one : match.world().entities()) {
          for (ActiveEffect effect : counting(one)) {
            assertThat(now.of(effect.getEffect(), effect.getHolder()).orElseThrow())
                .startsWith("It counts now for ")
                .contains(one.getName());
            told++;
          }
        }
        idle += idle(match, now);
      }
    }
    assertThat(told).as("effects that count").isPositive();
    assertThat(idle).as("effects that reach nothing").isPositive();
  }

  private static List<ActiveEffect> counting(Entity one) {
    return one.contributions().stream()
        .map(counted -> counted.getModifier().getEffect())
        .filter(effect -> effect.getEffect().contains(AURA))
        .toList();
  }

  private static int idle(Match match, InForce now) {
    return (int)
        match.world().inPlay().stream()
            .filter(one -> one.getEffect().contains(AURA))
            .filter(
                one ->
                    now.of(one.getEffect(), one.getHolder())
                        .orElseThrow()
                        .equals("It is in play, but changes no number now."))
            .count();
  }
}
