package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Sight;
import dev.runesheet.spi.Happening.Answered;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What others are told of a choice among hidden cards. */
class SecretChoicesTest {

  private static final String GAME =
      """
      players: 2
      turns: 6
      kinds: {player: {points: 0}, spy: {mark: 0}}
      zones: {hand: {seen by: owner}, open: {seen by: all}}
      deck zone: hand
      untold: [mark]
      phases:
        - {phase: secret, actions: [mark, show, skip]}
        - {phase: open, event: hands open}
      actions:
        mark:
          with: own hand
          then: [{do: set-stat, target: self, stat: mark, value: 1}]
          ends: true
        show: {with: own hand, then: [{do: move, target: self, zone: open}], ends: true}
        skip: {ends: true}
      """;

  private static final String OPENED =
      """
      player rules:
        - when: hands open
          then: [{for each: own hand, then: [%s]}]
      """;

  private static final String REVEAL = OPENED.formatted("{do: reveal, target: target}");

  private static final String LAY_DOWN = OPENED.formatted("{do: move, target: target, zone: open}");

  private static final String CARDS =
      """
      cards:
        ann: {name: Ann, kind: spy}
        bob: {name: Bob, kind: spy}
        cid: {name: Cid, kind: spy}
      """;

  private static final String DECKS = "decks: {all: {ann: 1, bob: 1, cid: 1}}\n";

  /** Which of them it was stays secret. */
  @Test
  void aChoiceAmongCardsThatAreAllShownLaterIsNotTold() {
    assertThat(isTold(GAME + REVEAL, "mark Bob")).isFalse();
    assertThat(isTold(GAME + LAY_DOWN, "mark Bob")).isFalse();
  }

  @Test
  void aChoiceThatItselfShowsItsCardIsTold() {
    assertThat(isTold(GAME, "show Bob")).isTrue();
    assertThat(isTold(GAME, "mark Bob")).isFalse();
  }

  private static final String WAYS =
      """
      players: 2
      turns: 6
      kinds: {player: {points: 0, sign: 0}, spy: {mark: 0}}
      zones: {hand: {seen by: owner}}
      deck zone: hand
      untold: [sign]
      phases:
        - {phase: secret, actions: [choose-sign, skip]}
        - {phase: end, event: signs count}
      actions:
        choose-sign:
          then:
            - one of:
                rock: [{do: set-stat, target: owner, stat: sign, value: 1}]
                gold: [{do: add-stat, target: owner, stat: points, delta: 1}]
          ends: true
        skip: {ends: true}
      """;

  /** The other player sees points, but no signs. */
  @Test
  void aChoiceOfAWayIsToldIfSomethingOfItIsSeen() {
    assertThat(isToldOfWay("set your sign to 1")).isFalse();
    assertThat(isToldOfWay("gain 1 point")).isTrue();
  }

  private static boolean isToldOfWay(String way) {
    GameTools tools = new DeclaredGames().part(GameTools.class, "written").orElseThrow();
    try (Match match = WrittenGame.match(new WrittenGame(WAYS, CARDS, DECKS).book(), 2)) {
      Sight other = new Sight(match, 1);
      WrittenGame.choose(match, "choose-sign");
      other.goOn();
      WrittenGame.choose(match, way);
      other.goOn();
      List<Answered> answers =
          match.happenings().stream()
              .filter(Answered.class::isInstance)
              .map(Answered.class::cast)
              .toList();
      return tools.isTold(match, 1, answers.get(1), other);
    }
  }

  /** Who chose knows it. */
  private static boolean isTold(String game, String choice) {
    try (Match match = WrittenGame.match(new WrittenGame(game, CARDS, DECKS).book(), 2)) {
      Sight own = new Sight(match, 0);
      Sight other = new Sight(match, 1);
      WrittenGame.choose(match, choice);
      own.goOn();
      other.goOn();
      Answered answer =
          match.happenings().stream()
              .filter(Answered.class::isInstance)
              .map(Answered.class::cast)
              .findFirst()
              .orElseThrow();
      assertThat(own.knows(answer)).isTrue();
      return other.knows(answer);
    }
  }
}
