package dev.runesheet.game.declared.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spi.Decision;
import org.junit.jupiter.api.Test;

/**
 * What the bot does that looks one action ahead, by what the declaration says a position is worth.
 */
class GreedyBotTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      worth: 10 * gold of self + count of own board - gold of opponent
      kinds:
        player: {gold: 1}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [waste, done, earn, deploy, rob]}
      actions:
        waste: {then: [{do: add-stat, target: self, stat: gold, delta: -1}]}
        done: {ends: true}
        earn: {once: true, then: [{do: add-stat, target: self, stat: gold, delta: 2}]}
        deploy:
          with: own deck
          once: true
          then: [{do: enter, target: self, zone: board}]
        rob:
          if: gold of self > 4
          then: [{do: win, target: self}]
          ends: true
      """;
  private static final String ACTIONS = "waste, done, earn, deploy, rob";
  private static final String PHASES_OF_REPLIES =
      """
      phases:
        - {phase: bid, actions: [risk, wait]}
        - {phase: reply, who: others, actions: [let, take]}
      """;
  private static final String REPLIES =
      """
      actions:
        risk: {then: [{do: add-stat, target: self, stat: gold, delta: 1}], ends: true}
        wait: {ends: true}
        let: {ends: true}
        take:
          if: gold of opponent > 1
          then: [{do: add-stat, target: opponent, stat: gold, delta: 0 - 2}]
          ends: true
      """;
  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
      """;

  @Test
  void sharesAWinRatherThanGoOnAndWinsAloneRatherThanShare() {
    assertThat(chosenAmong("finish, waste, done")).isEqualTo("finish");
    assertThat(chosenAmong("finish, rob, done")).isEqualTo("rob");
  }

  /** The choice among actions, of which one ends the match while both have as much gold. */
  private static String chosenAmong(String actions) {
    String game =
        GAME.replace(ACTIONS, actions)
                .replace("gold of self > 4", "gold of self > 0")
                .replace("actions:\n", "actions:\n  finish: {then: [{do: end-match}]}\n")
            + "winner: {by: [{largest: gold of self}]}\n";
    return chosenOf(game);
  }

  private static String chosen(Match match) {
    Expression.Number worth = match.book().catalog(DeclaredCatalog.class).extras().worth();
    Decision question = match.pendingDecisions().get(0);
    return new GreedyBot(worth, 7).choose(match, question, question.options()).unnumbered();
  }

  @Test
  void takesTheBestOfWhatKeepsItsTurnAndEndsItWhenNothingBettersItsPosition() {
    RuleBook book = new WrittenGame(GAME, CARDS).book();
    try (Match match = WrittenGame.match(book, 2)) {
      assertThat(chosen(match)).isEqualTo("earn");
      WrittenGame.choose(match, "earn");
      assertThat(chosen(match)).isEqualTo("deploy Scout");
      WrittenGame.choose(match, "deploy Scout");
      assertThat(chosen(match)).isEqualTo("deploy Scout");
      WrittenGame.choose(match, "deploy Scout");
      assertThat(chosen(match)).isEqualTo("done");
    }
  }

  @Test
  void winsWhenItCan() {
    RuleBook book = new WrittenGame(GAME.replace("gold: 1", "gold: 5"), CARDS).book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "earn");
      WrittenGame.choose(match, "deploy Scout");
      WrittenGame.choose(match, "deploy Scout");
      assertThat(chosen(match)).isEqualTo("rob");
    }
  }

  @Test
  void judgesAnActionByWhatTheOtherPlayerAnswersToIt() {
    assertThat(chosenWithDare("0 - 3")).isEqualTo("done");
    assertThat(chosenWithDare("0")).isEqualTo("dare");
  }

  /** The choice of who may dare to take gold, which the other player may then punish. */
  private static String chosenWithDare(String punishment) {
    String dare =
        """
        actions:
          dare:
            then:
              - {do: add-stat, target: self, stat: gold, delta: 1}
              - one of:
                  let: [{do: add-stat, target: opponent, stat: gold, delta: 0}]
                  punish: [{do: add-stat, target: self, stat: gold, delta: %s}]
                asks: opponent
        """
            .replace("%s", punishment);
    return chosenOf(GAME.replace(ACTIONS, "dare, done").replace("actions:\n", dare));
  }

  @Test
  void judgesAnActionByItsOwnAnswersToWhatItAsks() {
    String reach =
        """
        actions:
          reach:
            then:
              - one of:
                  little: [{do: add-stat, target: self, stat: gold, delta: 1}]
                  much: [{do: add-stat, target: self, stat: gold, delta: 3}]
        """;
    String game = GAME.replace(ACTIONS, "earn, reach, done").replace("actions:\n", reach);

    assertThat(chosenOf(game)).isEqualTo("reach");
  }

  @Test
  void judgesAnActionAfterThePhaseInWhichTheOthersReact() {
    String answered =
        GAME.replace("phases:\n", PHASES_OF_REPLIES)
            .replace("actions:\n  waste", REPLIES + "  waste");

    assertThat(chosenOf(answered)).isEqualTo("wait");
  }

  private static String chosenOf(String game) {
    try (Match match = WrittenGame.match(new WrittenGame(game, CARDS).book(), 2)) {
      return chosen(match);
    }
  }

  @Test
  void lookingChangesNothing() {
    RuleBook book = new WrittenGame(GAME, CARDS).book();
    try (Match match = WrittenGame.match(book, 2)) {
      String before = match.save();
      chosen(match);
      assertThat(match.save()).isEqualTo(before);
    }
  }

  @Test
  void whatAPositionIsWorthMayNotHangOnChance() {
    String wrong = GAME.replace("worth: 10 * gold of self", "worth: heads of 3");

    assertThat(new WrittenGame(wrong, CARDS).findings().all())
        .extracting(Diagnostic::code, one -> one.location().toString())
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(Code.DECLARATION, "data/written/game.yaml#/worth"));
  }
}
