package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Events of a game's own that lines raise about players are told as those of phases are. */
class SentencesOfOwnEventsTest {

  private static final String ANSWER =
      "{when: auction won, whose: %s, then: [{do: add-stat, target: owner, stat: coins, delta: 1}]}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ally  | When auction won for you,
          enemy | When auction won for the opponent,
          any   | When auction won for any player,
          """)
  void oneAboutPlayersSaysWhichPlayer(String whose, String begins) {
    assertThat(sentence(AuctionGame.effect(ANSWER.formatted(whose)).written())).startsWith(begins);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = "ally | When auction won for another ally,")
  void oneAboutCardsTooIsLeftOpen(String whose, String begins) {
    WrittenGame game =
        AuctionGame.effect(ANSWER.formatted(whose))
            .written(
                "{do: raise, target: owner, event: auction won}",
                "{do: raise, target: self, event: auction won}");

    assertThat(sentence(game)).startsWith(begins);
  }

  private static String sentence(WrittenGame game) {
    return PackBuilder.read(new DeclaredPack("written"), game, new Diagnostics()).effects().stream()
        .filter(one -> one.owner().equals("clerk"))
        .findFirst()
        .orElseThrow()
        .sentence();
  }
}
