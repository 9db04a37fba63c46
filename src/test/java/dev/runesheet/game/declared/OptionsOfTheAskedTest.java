package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options say "you" of who reads them: of the opponent where he is asked. */
class OptionsOfTheAskedTest {

  private static final String GAME =
      """
      kinds:
        player: {health: 20}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        grave: {}
      deck zone: deck
      scopes:
        own units: {kinds: [unit], zone: field, whose: own}
        enemy units: {kinds: [unit], zone: field, whose: enemy}
      phases:
        - {phase: main, event: turn starts, actions: [play, end]}
      actions:
        play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        end: {ends: true}
      player rules:
        - {when: game starts, then: [{do: draw, target: self, amount: 2, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        demon:
          name: Demon
          kind: unit
          effects:
            - when: enters play
              then:
                - one of:
                    suffer: [{do: damage, target: opponent, amount: 2}]
                    grow: [{do: heal, target: owner, amount: 3}]
                    lose: [{for each: enemy units, then: [{do: leave, target: target, zone: grave}]}]
                    spare: [{for each: own units, then: [{do: add-stat, target: target, stat: power, delta: 1}]}]
                    drop: [{for each: enemy hand, then: [{do: move, target: target, zone: grave}]}]
                  asks: %s
      """;

  private static final String PLAIN = "cards: {scout: {name: Scout, kind: unit}}\n";

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "opponent | suffer | deal 2 damage to yourself",
        "opponent | grow | the opponent gains 3 health",
        "opponent | lose | each unit of yours leaves play and goes to the grave",
        "opponent | spare | each of the opponent's units gains 1 power",
        "opponent | drop | move each card in your hand to the grave",
        "self | suffer | deal 2 damage to the opponent",
        "self | grow | gain 3 health",
        "self | drop | move each card in the opponent's hand to its owner's grave"
      })
  void optionsAreSaidAsWhoIsAskedReadsThem(String asks, String way, String words) {
    assertThat(option(asks, way).words()).isEqualTo(words);
  }

  @Test
  void theSentenceOfTheCardIsSaidToItsOwner() {
    WrittenGame game =
        new WrittenGame(GAME, CARDS.formatted("opponent"), "decks: {all: {demon: 4}}\n");
    RuleBook book = game.book();
    assertThat(book.noteOfBlock("demon/enters-play").sentence())
        .startsWith(
            "When this card enters play, the opponent chooses one: deal 2 damage to the opponent;"
                + " you gain 3 health;");
  }

  @ParameterizedTest(name = "{0}, {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "other players | self | suffer | lose 2 health",
        "other players | self | grow | deal 1 damage to yourself",
        "other players | subject | grow | deal 1 damage to them",
        "other players | self | drop | move each card in the opponent's hand to its owner's grave",
        "own units | self | lose | deal 1 damage to the opponent",
        "own units | self | spare | gain 3 health"
      })
  void optionsOfEachOfSeveralAreSaidToWhoIsAsked(String who, String asks, String way, String said) {
    String ofPlayers =
        "suffer: [{do: add-stat, target: self, stat: health, delta: -2}], "
            + "grow: [{do: damage, target: target, amount: 1}], ";
    String cards =
        CARDS.substring(0, CARDS.indexOf("- one of"))
            + "- {as each: "
            + who
            + ", then: [{one of: {"
            + (who.equals("own units") ? "" : ofPlayers)
            + "lose: [{do: damage, target: opponent, amount: 1}], "
            + "spare: [{do: heal, target: owner, amount: 3}], "
            + "drop: [{for each: enemy hand, then: [{do: move, target: target, zone: grave}]}]}, "
            + "asks: "
            + asks
            + "}]}\n";
    assertThat(optionOf(cards, way).words()).isEqualTo(said);
  }

  /** Seen from the other side, enemies are no enemies. */
  @ParameterizedTest
  @CsvSource({
    "enemies, each member of your side leaves play and goes to the grave",
    "far ships, each far ship of yours leaves play and goes to the grave",
    "enemy ships, each ship of yours leaves play and goes to the grave"
  })
  void whatAScopeIsCalledIsTurned(String called, String said) {
    String game = GAME.replace("whose: enemy}", "whose: enemy, called: " + called + "}");
    assertThat(optionOf(game, CARDS.formatted("opponent"), "lose").words()).isEqualTo(said);
  }

  private static Option option(String asks, String way) {
    return optionOf(CARDS.formatted(asks), way);
  }

  private static Option optionOf(String cards, String way) {
    return optionOf(GAME, cards, way);
  }

  private static Option optionOf(String game, String cards, String way) {
    RuleBook book = new WrittenGame(game, cards, "decks: {all: {demon: 4}}\n").book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "play Demon");
      Decision decision = match.pendingDecisions().get(0);
      return decision.options().stream()
          .filter(one -> one.id().equals(way))
          .findFirst()
          .orElseThrow(() -> new AssertionError(decision.toString()));
    }
  }

  /** A question in words of its own says what is declined. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "question: choose a rite to play, | decline to choose a rite to play",
        "question: choose whether to show a card, | decline to show a card",
        "question: which card, | decline to choose one of your cards in the hand",
        "question: choose a target, | decline to choose one of your cards in the hand",
        "'' | decline to choose one of your cards in the hand"
      })
  void whatIsDeclinedIsSaidAsTheQuestionDoes(String question, String words) {
    String ask =
        "  ask: {then: [{choose: own hand, optional: true, "
            + question
            + " then: [{do: add-stat, target: self, stat: health, delta: 1},"
            + " {do: move, target: target, zone: grave}]}]}\n";
    String game =
        GAME.replace("actions: [play, end]", "actions: [play, ask, end]")
            .replace("  end: {ends: true}\n", ask + "  end: {ends: true}\n");
    try (Match match = WrittenGame.match(new WrittenGame(game, PLAIN).book(), 2)) {
      WrittenGame.choose(match, "ask");
      assertThat(WrittenGame.question(match).options()).extracting(Option::words).contains(words);
    }
  }
}
