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
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ally  | When auction won for you or another of your cards,
          own   | When auction won for this card,
          any   | When auction won for any player or card,
          """)
  void oneAboutCardsTooIsLeftOpen(String whose, String begins) {
    WrittenGame game =
        AuctionGame.effect(ANSWER.formatted(whose))
            .written(
                "- {do: raise, target: owner, event: auction won}",
                "- {do: raise, target: owner, event: auction won}\n      - {do: raise, target: self,"
                    + " event: auction won}");

    assertThat(sentence(game)).startsWith(begins);
  }

  /** The words of an event are a verb with the rest: whom it happens to stands before them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          acts        | owner | ally  | When you act,
          acts        | owner | enemy | When the opponent acts,
          is promoted | self  | own   | When this card is promoted,
          promoted    | self  | own   | When this card is promoted,
          is promoted | self  | ally  | When another of your cards is promoted,
          draws a vase | self | any   | When any card draws a vase,
          bids drawn  | self  | any   | When bids drawn for any card,
          """)
  void aPredicateIsToldOfWhomItHappensTo(String event, String whom, String whose, String begins) {
    WrittenGame game =
        AuctionGame.effect(ANSWER.formatted(whose).replace("auction won", event))
            .written(
                "{do: raise, target: owner, event: auction won}",
                "{do: raise, target: " + whom + ", event: auction won}",
                "auction won",
                event);

    assertThat(sentence(game)).startsWith(begins);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wins an auction | this card wins an auction.
          lucky strike    | lucky strike happens to this card.
          """)
  void theTitleOfAnEventIsSaidWhereItIsRaised(String title, String said) {
    WrittenGame game =
        AuctionGame.effect(
                "{when: turn starts, whose: any, then: [{do: raise, target: self, event: auction"
                    + " won}]}")
            .written(
                "events: [auction won]",
                "events: [auction won]\ntitles: {auction won: " + title + "}");

    assertThat(sentence(game)).endsWith(said);
  }

  private static String sentence(WrittenGame game) {
    return PackBuilder.read(new DeclaredPack("written"), game, new Diagnostics()).effects().stream()
        .filter(one -> one.owner().equals("clerk"))
        .findFirst()
        .orElseThrow()
        .sentence();
  }
}
