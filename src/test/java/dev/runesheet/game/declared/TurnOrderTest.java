package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.asked;
import static dev.runesheet.game.declared.WrittenGame.choose;
import static dev.runesheet.game.declared.WrittenGame.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who has the next turn where effects give it away, and which way round turns go. */
class TurnOrderTest {

  static final String GAME =
      """
      players: %d
      turns: 100
      kinds:
        player: {gold: 0, mark: 0, out: 0}
        unit: {}
      zones:
        deck: {seen by: nobody}
      deck zone: deck
      roles: {neighbour: next player}
      phases:
        - {phase: main, event: turn starts, actions: [lead, again, turn, skip, oust, leave, gift, pay, twice, number, pass]}
        - {phase: answers, who: others, if: gold of self > 0, actions: [oust, turn, pass]}
      actions:
        pass: {ends: true}
        lead: {then: [{choose: players, then: [{do: next-turn, target: target}]}]}
        again: {then: [{do: next-turn, target: owner}], ends: true}
        turn: {then: [{do: turn-around}]}
        skip:
          then:
            - for each: next player
              then:
                - {for each: next player, of: target, then: [{do: next-turn, target: target}]}
        oust:
          then:
            - choose: players
              where: out of target = 0
              then: [{do: eliminate, target: target}]
        leave: {then: [{do: eliminate, target: self}]}
        gift: {then: [{do: add-stat, target: neighbour, stat: gold, delta: 1}]}
        pay: {then: [{do: add-stat, target: self, stat: gold, delta: 1}]}
        twice:
          then:
            - {do: next-turn, target: neighbour}
            - {do: next-turn, target: self}
        number:
          then:
            - as each: players in turn order
              then:
                - {do: add-stat, target: self, stat: mark, delta: "10 * count of players [mark of target > 0]"}
                - {do: add-stat, target: self, stat: mark, delta: 1}
      """;

  static RuleBook book(int players) {
    return book(GAME.formatted(players));
  }

  private static RuleBook book(String game) {
    return new WrittenGame(game, "cards: {scout: {name: Scout, kind: unit}}\n").book();
  }

  private static List<String> found(String skip, String number) {
    String game =
        GAME.formatted(4)
            .replace(
                "- for each: next player\n",
                "- for each: next player\n        where: " + skip + "\n")
            .replace("turn order\n", "turn order\n        where: " + number + "\n");
    return new WrittenGame(game, "cards: {scout: {name: Scout, kind: unit}}\n")
        .findings().all().stream().map(EditedGame::told).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "out of target = 1",
    "out of target > 0",
    "1 <= out of target",
    "not out of target = 0"
  })
  void noPlayerInTheOrderOfTurnsIsOut(String asked) {
    assertThat(found(asked, asked))
        .hasSize(2)
        .allSatisfy(one -> assertThat(one).startsWith("RS092").contains("/where |"));
  }

  @ParameterizedTest
  @CsvSource({"out of target = 0", "gold of target = 1", "out of self = 1"})
  void whatSuchPlayersCanBeIsNotTold(String asked) {
    assertThat(found(asked, asked)).isEmpty();
  }

  private final Match match = WrittenGame.match(book(4), 4);

  private void all(String... words) {
    for (String one : words) {
      choose(match, one);
    }
  }

  @Test
  void whoIsGivenTheNextTurnHasItAndOthersFollowInOrder() {
    all("lead", "player 4", "pass");
    assertThat(asked(match)).isEqualTo(3);
    all("pass");
    assertThat(asked(match)).isZero();
  }

  @Test
  void theLastOneNamedHasTheTurn() {
    all("lead", "player 4", "lead", "player 3", "pass");
    assertThat(asked(match)).isEqualTo(2);
  }

  @Test
  void ofTwoInOneProgramTheLastOneHasTheTurn() {
    all("twice", "pass");
    assertThat(asked(match)).isZero();
    assertThat(match.view(0).turn()).isEqualTo(2);
  }

  @Test
  void aPlayerHasAnotherTurn() {
    all("again");
    assertThat(asked(match)).isZero();
    assertThat(match.view(0).turn()).isEqualTo(2);
    all("pass");
    assertThat(asked(match)).isEqualTo(1);
  }

  @Test
  void whoIsOutByThenIsPassedOver() {
    all("lead", "player 3", "oust", "player 3", "pass");
    assertThat(asked(match)).isEqualTo(3);
  }

  @Test
  void playersSeeWhoHasTheNextTurnOfOneWhoIsOut() {
    all("lead", "player 3", "oust", "player 3");
    assertThat(match.view(1).next()).isEqualTo(3);
    all("turn");
    assertThat(match.view(0).next()).isEqualTo(1);
    all("oust", "player 2");
    assertThat(match.view(3).next()).isZero();
    all("pass");
    assertThat(asked(match)).isZero();
  }

  @Test
  void whoIsOutByThenIsPassedOverTheOtherWayRound() {
    all("lead", "player 3", "oust", "player 3", "turn", "pass");
    assertThat(asked(match)).isEqualTo(1);
  }

  @Test
  void theNextPlayerIsSkipped() {
    all("skip", "pass");
    assertThat(asked(match)).isEqualTo(2);
    all("turn", "skip", "pass");
    assertThat(asked(match)).isZero();
  }

  @Test
  void theTurnsGoTheOtherWayRound() {
    all("turn", "pass");
    assertThat(asked(match)).isEqualTo(3);
    all("pass");
    assertThat(asked(match)).isEqualTo(2);
    all("turn", "pass");
    assertThat(asked(match)).isEqualTo(3);
  }

  @Test
  void phasesOfOthersGoTheOtherWayRound() {
    all("turn", "pay", "pass");
    for (int player : new int[] {3, 2, 1}) {
      assertThat(asked(match)).isEqualTo(player);
      assertThat(match.view(0).phase()).isEqualTo("answers");
      all("pass");
    }
    assertThat(asked(match)).isEqualTo(3);
  }

  @Test
  void aPhaseThatHasBegunGoesOnAsItBegan() {
    all("pay", "pass", "turn", "pass");
    assertThat(asked(match)).isEqualTo(2);
    all("pass", "pass");
    assertThat(asked(match)).isEqualTo(3);
  }

  @Test
  void aRoleIsTheNeighbourOfWhoActs() {
    all("gift", "turn", "gift", "oust", "player 4", "gift");
    assertThat(List.of(of(match, 1, "gold"), of(match, 2, "gold"), of(match, 3, "gold")))
        .containsExactly(1.0, 1.0, 1.0);
  }

  @ParameterizedTest
  @CsvSource({"pass, 31 1 11 21", "turn, 11 1 31 21"})
  void asEachGoesInTheOrderOfTurns(String how, String counts) {
    all("pass");
    if (how.equals("turn")) {
      all(how);
    }
    all("number");
    StringBuilder found = new StringBuilder();
    for (int player = 0; player < 4; player++) {
      found.append(' ').append((int) of(match, player, "mark"));
    }
    assertThat(found.toString().strip()).isEqualTo(counts);
  }

  @Test
  void allPlayersAreToldAndSeeIt() {
    assertThat(match.happenings(1)).hasSize(1);
    all("turn", "lead", "player 3");
    assertThat(match.view(1).reversed()).isTrue();
    assertThat(match.view(1).next()).isEqualTo(2);
    assertThat(match.happenings(1))
        .filteredOn(Happening.Signalled.class::isInstance)
        .extracting(one -> ((Happening.Signalled) one).word())
        .containsExactly("turn-around", "next-turn player-3");
    all("pass");
    assertThat(match.view(1).next()).isNull();
    assertThat(match.view(1).reversed()).isTrue();
  }

  @Test
  void itIsUndone() {
    String before = match.save();
    all("turn");
    match.undo();
    assertThat(match.save()).isEqualTo(before).doesNotContain("reversed", "\"next\"");
  }

  @Test
  void aSaveWithAPlayerWhoDoesNotPlayIsRefused() {
    RuleBook book = book(4);
    all("lead", "player 4");
    String saved = match.save();
    assertThat(saved).contains("\"next\":3");
    assertThatThrownBy(() -> book.restore(saved.replace("\"next\":3", "\"next\":4")))
        .hasMessageContaining("next (4) is no player");
  }

  @Test
  void theStoryTellsWhoseTurnsTheyAreAndWhy() {
    TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob", "Cy", "Di"));
    List<String> told = new ArrayList<>();
    match.onHappening(
        happening ->
            narrator.tell(happening).stream()
                .filter(one -> one.kind() == Narrator.Kind.HEADING || one.words().contains(" turn"))
                .forEach(one -> told.add(one.words())));
    all("pay", "turn", "pass");
    all("pass", "pass", "pass");
    all("lead", "player 2", "pass", "pass");
    assertThat(told)
        .containsExactly(
            "Turn 1: Ann",
            "Ann: turn",
            "The order of turns is reversed",
            "Turn 2: Di",
            "Bob has the next turn",
            "Turn 3: Bob",
            "Turn 4: Ann");
  }

  @Test
  void beforeTheFirstTurnTheOneNamedBegins() {
    String rule =
        """
        player rules:
          - when: game starts
            if: owner of self is player-3
            then: [{do: next-turn, target: self}]
        """;
    try (Match third = WrittenGame.match(book(GAME.formatted(4) + rule), 4)) {
      assertThat(asked(third)).isEqualTo(2);
      choose(third, "pass");
      assertThat(asked(third)).isEqualTo(3);
    }
  }

  @Test
  void aTurnInWhichTheOrderWasReversedCanHaveAMark() {
    String game =
        GAME.formatted(4)
                .replace("who: others,", "who: others, unless: turned,")
                .replace("\nactions:", "\n  - {phase: dusk, event: turn ends}\nactions:")
            + "course: {marks: {turn-around: turned}}\n";
    try (Match marked = WrittenGame.match(book(game), 4)) {
      for (String words : List.of("pay", "turn", "pass")) {
        choose(marked, words);
      }
      assertThat(marked.view(0).phase()).isEqualTo("main");
      assertThat(asked(marked)).isEqualTo(3);
    }
  }

  @Test
  void noScenarioBeginsInAPositionThatItCannotSay() {
    TableScenarios scenarios = new TableScenarios("ember-vale");
    assertThat(scenarios.given(match)).isPresent();
    all("turn");
    assertThat(scenarios.given(match)).isEmpty();
  }

  @Test
  void rulesOfTheGameSeeTheNeighboursOfTheActivePlayer() {
    String rule =
        """
        rules:
          - when: turn starts
            whose: any
            then:
              - {for each: previous player, then: [{do: add-stat, target: target, stat: gold, delta: 1}]}
        """;
    try (Match started = WrittenGame.match(book(GAME.formatted(4) + rule), 4)) {
      assertThat(of(started, 3, "gold")).isEqualTo(1);
    }
  }

  /** Also where each player is self in turn, from whom the others are then those but him. */
  @Test
  void linesOfEachPlayerReachTheOneWhoseTurnItIs() {
    String rule =
        """
        rules:
          - when: turn starts
            whose: any
            then:
              - as each: players
                then:
                  - {for each: active player, then: [{do: add-stat, target: target, stat: gold, delta: 1}]}
              - as each: active player
                then:
                  - for each: players in turn order
                    where: owner of target is not owner of self
                    then: [{do: add-stat, target: target, stat: gold, delta: 10}]
        """;
    try (Match started = WrittenGame.match(book(GAME.formatted(4) + rule), 4)) {
      assertThat(of(started, 0, "gold")).isEqualTo(4);
      assertThat(of(started, 1, "gold")).isEqualTo(10);
      assertThat(of(started, 3, "gold")).isEqualTo(10);
    }
  }
}
