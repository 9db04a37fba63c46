package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.game.StoryOfOne;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Decision;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Effects that ask for hidden cards: another player reads the same whether somebody had one and
 * declined, or had none and was not asked.
 */
class HiddenQuestionsTest {

  private static final GameTools TOOLS =
      new DeclaredGames().part(GameTools.class, "written").orElseThrow();

  private static final String GAME =
      """
      players: 2
      turns: 6
      kinds: {player: {points: 0, mood: 0}, spy: {mark: 0}, guard: {}}
      zones: {hand: {seen by: owner}, heap: {}}
      deck zone: hand
      untold: [mark, mood]
      events: [dusk]
      phases:
        - {phase: day, actions: [wear, play, plan, call, mark, pass]}
      actions:
        wear:
          then: [CHOICE, {do: add-stat, target: owner, stat: points, delta: 1}]
        play:
          with: own hand
          if: kind of self is guard
          then: [CHOICE, {do: move, target: self, zone: heap}]
        plan:
          then: [CHOICE, {do: add-stat, target: owner, stat: mood, delta: 1}]
          ends: true
        call:
          then:
            - {do: add-stat, target: owner, stat: points, delta: 1}
            - CHOICE
            - one of:
                more: {says: more, then: [{do: add-stat, target: owner, stat: points, delta: 2}]}
                less: {says: less, then: [{do: add-stat, target: owner, stat: points, delta: 1}]}
        mark:
          then: [{do: raise, target: owner, event: dusk}]
        pass: {ends: true}
      player rules:
        - when: dusk
          then: [CHOICE, {do: add-stat, target: owner, stat: mood, delta: 1}]
      """;

  private static final String ONE =
      "{choose: own hand, where: kind of target is spy, optional: true,"
          + " then: [{do: add-stat, target: target, stat: mark, delta: 1}]}";

  private static final String SEVERAL =
      "{choose: own hand, where: kind of target is spy, any number: true,"
          + " then: [{do: add-stat, target: target, stat: mark, delta: 1}]}";

  private static final String CARDS =
      """
      cards:
        ann: {name: Ann, kind: spy}
        bob: {name: Bob, kind: guard}
        cid: {name: Cid, kind: guard}
      """;

  private static final String WITH = "decks: {all: {ann: 1, bob: 1}}\n";

  private static final String WITHOUT = "decks: {all: {cid: 1, bob: 1}}\n";

  private static final String THROWN =
      """
      players: 2
      turns: 6
      kinds: {player: {points: 0}, spy: {mark: 0}, guard: {mark: 0}}
      zones: {hand: {seen by: owner}, heap: {}}
      deck zone: hand
      phases:
        - {phase: day, actions: [show, throw, pass]}
      actions:
        show:
          then:
            - for each: own hand
              where: mark of target = 1
              then: [{do: show, target: target, player: opponent}]
        throw:
          then:
            - choose: own hand
              where: kind of target is spy
              then: [{do: move, target: target, zone: heap}]
        pass: {ends: true}
      """;

  private static final String SHOWN = "decks: {all: {ann: 1, cid: 1}}\n";

  @ParameterizedTest
  @ValueSource(strings = {"wear", "play Bob", "plan", "mark"})
  void whoDeclinesIsReadAsWhoIsNotAsked(String action) {
    for (String choice : List.of(ONE, SEVERAL)) {
      String game = GAME.replace("CHOICE", choice);
      List<String> declined = read(game, WITH, action, "none", "pass");
      assertThat(declined).isEqualTo(read(game, WITHOUT, action, "pass"));
    }
  }

  @Test
  void anActionIsToldAheadOfItsFirstChangeThatIsSeen() {
    assertThat(read(GAME.replace("CHOICE", ONE), WITH, "wear", "none"))
        .containsSubsequence("all 1: wear", "all 1's points 0 → 1");
  }

  @Test
  void anAnswerThatWasNotToldAtOnceIsToldAheadOfWhatItBrings() {
    String game = GAME.replace("CHOICE", ONE);
    List<String> declined = read(game, WITH, "call", "none", "more");
    assertThat(declined).isEqualTo(read(game, WITHOUT, "call", "more"));
    assertThat(declined).containsSubsequence("all 1: call", "all 1's points 0 → 1", "all 1: more");
  }

  /** Player 1 has seen all cards that can be chosen, and not all of the hand. */
  @Test
  void thatACardOfAHandCannotBeChosenIsNotTold() {
    String two =
        CARDS.replace("ann: {name: Ann, kind: spy}", "ann: {name: Ann, kind: spy, mark: 1}");
    String three = two.replace("cid: {name: Cid, kind: guard}", "cid: {name: Cid, kind: spy}");
    String[] choices = {"show", "throw", "Ann", "pass"};
    List<String> read = read(new WrittenGame(THROWN, two, SHOWN), choices);
    assertThat(read).isEqualTo(read(new WrittenGame(THROWN, three, SHOWN), choices));
    assertThat(read).contains("all 1: throw").noneMatch(line -> line.contains("chooses"));
  }

  /** The words of the story of player 1, in which player 0 acts. */
  private static List<String> read(String game, String decks, String... choices) {
    return read(new WrittenGame(game, CARDS, decks), choices);
  }

  private static List<String> read(WrittenGame game, String... choices) {
    List<String> read = new ArrayList<>();
    try (Match match = WrittenGame.match(game.book(), 2)) {
      StoryOfOne story = new StoryOfOne(match, TOOLS, 1);
      for (String choice : choices) {
        Decision asked = match.pendingDecisions().get(0);
        match.choose(
            asked,
            asked.options().stream().filter(one -> one.isCalled(choice)).findFirst().orElseThrow());
        story.goOn().forEach(line -> read.add(line.words()));
      }
      read.removeIf(String::isEmpty); // Positions.
      return read;
    }
  }
}
