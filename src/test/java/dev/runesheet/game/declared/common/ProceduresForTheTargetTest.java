package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.WrittenGame;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line that runs a procedure for self where it means the target is told, not the procedure. */
class ProceduresForTheTargetTest {

  /** What is bought is the target; self is the player. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {run: buy, as: target}|
          {run: buy}            | #/actions/dig/then/0/then/0/run: one of as: causer, as: target
          {run: buy, as: owner} | #/procedures/pay/0/amount: one of coins, sold
          """)
  void theLineIsTold(String run, String told) {
    String game =
        Caravan.GAME.replace("{do: take, player: owner, target: target, zone: hand}", run)
            + """
            procedures:
              buy:
                - {run: pay}
              pay:
                - {do: lower, target: owner, stat: coins, amount: price of self}
            """;
    assertThat(new WrittenGame(game, Caravan.CARDS, Caravan.DECKS).findings().all())
        .extracting(one -> one.location().place() + ": " + one.expected())
        .isEqualTo(told == null ? List.of() : List.of(told));
  }
}
