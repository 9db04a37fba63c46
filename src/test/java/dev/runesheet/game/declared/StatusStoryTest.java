package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.display.TableDrawing;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.pack.tool.Narrator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a match of a declared game tells of statuses: who gets them, and that they end. */
class StatusStoryTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {light: 3, marks: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
        attic: {in play: true, seen by: nobody}
      deck zone: deck
      untold: [marks]
      statuses:
        fog: {changes: light, by: -1, of: self}
        glow: {changes: light, of: self}
        marked: {changes: marks, by: 1, of: self}
        dim: {changes: power, by: -1, of: self}
      phases:
        - {phase: main, event: turn starts, actions: [fog, haze, glow, mark, clear, shine, put, hide, done]}
      actions:
        fog: {then: [{do: grant, target: opponent, effect: fog, turns: 2}]}
        haze: {then: [{do: grant, target: self, effect: fog, turns: 0}]}
        glow: {then: [{do: give, target: self, effect: glow, amount: 2, turns: 1}]}
        mark: {then: [{do: grant, target: self, effect: marked, turns: 1}]}
        clear: {then: [{do: lift, target: opponent, effect: fog}]}
        shine: {then: [{do: lift-all, target: self}]}
        put:
          with: own deck
          then:
            - {do: enter, target: self, zone: board}
            - {do: grant, target: self, effect: dim, turns: 3}
        hide:
          with: own deck
          then:
            - {do: enter, target: self, zone: attic}
            - {do: grant, target: self, effect: dim, turns: 3}
            - {do: lift, target: self, effect: dim}
        done: {ends: true}
      """;

  private static final RuleBook BOOK =
      new WrittenGame(GAME, "cards: {scout: {name: Scout, kind: unit}}\n").book();

  private static List<Narrator.Told> lines(String... choices) {
    List<Narrator.Told> story = new ArrayList<>();
    try (Match match = WrittenGame.match(BOOK, 2)) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob"));
      match.happenings().forEach(narrator::tell);
      match.onHappening(
          happening ->
              narrator.tell(happening).stream()
                  .filter(told -> told.kind() == Narrator.Kind.CHANGE)
                  .forEach(story::add));
      for (String choice : choices) {
        WrittenGame.choose(match, choice);
      }
    }
    return story;
  }

  private static String story(String... choices) {
    return String.join("; ", lines(choices).stream().map(Narrator.Told::words).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fog | Bob gets the status fog for 2 more turns
          glow | Ann gets the status glow for 1 more turn, with 2
          haze, done | Ann gets the status fog until the turn ends; Ann's status fog ends
          fog, clear | Bob gets the status fog for 2 more turns; Bob's status fog ends
          fog, done, done | Bob gets the status fog for 2 more turns
          fog, done, haze, done, done | Bob gets the status fog for 2 more turns; Bob gets the status fog until the turn ends; Bob's status fog ends
          put Scout | Ann: Scout goes from deck to board; Scout gets the status dim for 3 more turns
          """)
  void whoGetsAStatusAndThatItEndsIsTold(String choices, String told) {
    assertThat(story(choices.split(", "))).isEqualTo(told);
  }

  @Test
  void theReasonOfAStatusIsWhatGivesItAndTheStatusIsNamed() {
    assertThat(lines("fog"))
        .containsExactly(
            new Narrator.Told(
                Narrator.Kind.CHANGE,
                "Bob gets the status fog for 2 more turns",
                "actions/fog",
                "statuses/fog",
                ""));
  }

  @Test
  void aStatusThatChangesANumberOfTheGamesOwnAffairIsNotTold() {
    assertThat(story("mark", "shine")).isEmpty();
  }

  @Test
  void aStatusOfACardThatNotAllSeeIsNotTold() {
    assertThat(story("hide Scout")).isEqualTo("Ann: a card goes from deck to attic");
  }

  @Test
  void theTableShowsWhoHasWhichAndForHowLong() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      List.of("put Scout", "fog", "mark", "hide Scout")
          .forEach(choice -> WrittenGame.choose(match, choice));
      String table = new TableDrawing(match, List.of("Ann", "Bob")).table((seat, text) -> text);
      assertThat(table.lines())
          .contains(
              "  board: Scout (power 0, dim for 3 more turns)",
              "Bob  light 2, fog for 2 more turns",
              "Ann  light 3",
              "  attic: 1 card");
    }
  }
}
