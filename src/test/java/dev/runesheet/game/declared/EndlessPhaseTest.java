package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.cli.play.Answer;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.cli.play.Player;
import dev.runesheet.spi.Decision;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A match of bots stops where a player can do an action again and again. */
class EndlessPhaseTest {

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
            - {phase: main, actions: [dig, done]}
          actions:
            dig: {then: [{do: add-stat, target: owner, stat: gold, delta: 1}]}
            done: {ends: true}
          """,
          "cards: {scout: {name: Scout, kind: unit}}");

  @Test
  void itIsSaid() {
    try (Match match = WrittenGame.match(GAME.book(), 2)) {
      Contest.End end = new Contest(match, List.of(new Digger(), new Digger())).play();
      assertThat(end).isEqualTo(Contest.End.ENDLESS);
      assertThat(end.trouble()).contains("one phase has asked 10000 times");
    }
  }

  /** Always does the first. */
  private static final class Digger implements Player {
    @Override
    public Answer answer(Match match, Decision decision, Set<String> failed) {
      return new Answer.Chosen(decision.options().get(0));
    }
  }
}
