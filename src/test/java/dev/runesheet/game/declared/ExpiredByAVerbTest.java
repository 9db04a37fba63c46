package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.InPlay;
import org.junit.jupiter.api.Test;

/** An effect that somebody's own code expires is told and undone like any other change. */
class ExpiredByAVerbTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 2
          turns: 5
          kinds:
            player: {gold: 0}
            unit: {power: 1}
          zones:
            deck: {}
          deck zone: deck
          phases:
            - {phase: main, actions: [done]}
          actions:
            done: {ends: true}
          player rules:
            - {name: wealth, when: gold changes, then: [{do: add-stat, target: self, stat: gold, delta: 0}]}
          """,
          "cards: {scout: {name: Scout, kind: unit}}");

  @Test
  void anEffectThatIsExpiredIsTold() {
    try (Match match = WrittenGame.match(GAME.book(), 2)) {
      InPlay first = match.world().inPlay().get(0);
      match.update(context -> context.expire(first));
      assertThat(match.world().inPlay()).doesNotContain(first);
      assertThat(match.happenings()).hasAtLeastOneElementOfType(Happening.EffectEnded.class);
    }
  }

  @Test
  void anEffectThatIsExpiredIsBackIfTheActionFails() {
    try (Match match = WrittenGame.match(GAME.book(), 2)) {
      String before = match.save();
      assertThatThrownBy(
              () ->
                  match.update(
                      context -> {
                        context.expire(match.world().inPlay().get(0));
                        throw new IllegalStateException("mine");
                      }))
          .hasMessageContaining("mine");
      assertThat(match.save()).isEqualTo(before);
    }
  }
}
