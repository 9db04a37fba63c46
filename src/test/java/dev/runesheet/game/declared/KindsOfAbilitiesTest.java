package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static dev.runesheet.game.declared.WrittenGame.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spi.IllegalChoiceException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What abilities have of their kind: numbers, a condition, and what they usually do. */
class KindsOfAbilitiesTest {

  private static final String GAME =
      """
      kinds:
        player: {gold: 5, fame: 0, luck: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        field: {in play: true}
      deck zone: deck
      statuses:
        silence: {suppresses: self}
      phases:
        - {phase: main, event: turn begins, abilities: true, actions: [play, hush, end]}
      ability kinds:
        order:
          numbers: {price: 2, gain: 3}
          if: gold of owner >= event price
          because: too dear
          then:
            - {do: add-stat, target: owner, stat: gold, delta: 0 - event price}
            - {run: the ability}
          usual:
            - {do: add-stat, target: owner, stat: fame, delta: event gain}
        plea:
          then: [{run: the ability}]
      actions:
        play:
          then:
            - for each: own deck
              then:
                - {do: enter, target: target, zone: field}
        hush: {with: own field, then: [{do: grant, target: self, effect: silence, turns: 1}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects:
            - %s
      """;

  @ParameterizedTest(name = "{0}: gold {1}, fame {2}, luck {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {ability: work, kind: order}                                | 3 | 3 | 0
          {ability: work, kind: order, numbers: {gain: 4}}            | 3 | 4 | 0
          {ability: work, kind: order, numbers: {price: 1}}           | 4 | 3 | 0
          {ability: work, kind: order, numbers: {gain: 9, price: 0}}  | 5 | 9 | 0
          {ability: work, kind: order, then: [{do: add-stat, target: owner, stat: luck, delta: event gain}]} | 3 | 0 | 3
          """)
  void eachNumberIsItsOwnOrWhatIsUsual(String ability, double gold, double fame, double luck) {
    try (Match match = match(ability)) {
      choose(match, "Scout: work");
      assertThat(of(match, 0, "gold")).isEqualTo(gold);
      assertThat(of(match, 0, "fame")).isEqualTo(fame);
      assertThat(of(match, 0, "luck")).isEqualTo(luck);
    }
  }

  @Test
  void aConditionReadsTheNumbersOfTheAbility() {
    try (Match match = match("{ability: work, kind: order, numbers: {price: 3}}")) {
      choose(match, "Scout: work");
      assertThatThrownBy(() -> use(match))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining("too dear");
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"3, no fame", "4, no luck", "6, too poor"})
  void theFirstOfSeveralConditionsThatDoesNotHoldSaysWhy(int least, String because) {
    String ability =
        "{ability: work, if: gold of owner >= %d, because: too poor, further: [{if: fame of owner >"
            + " %d, because: no fame}, {if: luck of owner > 0, because: no luck}], then: [{do:"
            + " add-stat, target: owner, stat: luck, delta: 1}]}";
    try (Match match = match(ability.formatted(least, 3 - least))) {
      assertThatThrownBy(() -> use(match))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining(because);
    }
  }

  @Test
  void anAbilityWithoutLinesOfItsOwnCanBeSuppressed() {
    try (Match match = match("{ability: work, kind: order}")) {
      choose(match, "hush Scout");
      assertThatThrownBy(() -> use(match))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining("out of force, suppressed by silence of Scout");
    }
  }

  @Test
  void numbersOutliveASaveWhileSomethingIsAsked() {
    String asks =
        "{ability: work, kind: order, numbers: {gain: 4, price: 1}, then: [{one of: {much: [{do:"
            + " add-stat, target: owner, stat: luck, delta: event gain * event price}], none:"
            + " []}}]}";
    try (Match match = match(asks)) {
      choose(match, "Scout: work");
      String saved = match.save();
      try (Match restored = match.book().restore(saved)) {
        assertThat(restored.save()).isEqualTo(saved);
        restored.choose(restored.pendingDecisions().get(0).id(), "much");
        assertThat(of(restored, 0, "luck")).isEqualTo(4);
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {ability: work}                                   | RS006
          {ability: beg, kind: plea}                        | RS006
          {ability: work, kind: order, numbers: {pric: 1}}  | RS022
          {ability: beg, kind: plea, numbers: {price: 1}, then: [{do: add-stat, target: owner, stat: luck, delta: 1}]} | RS022
          """)
  void whatAnAbilityDoesNotHaveOfItsKindIsFound(String ability, String code) {
    assertThat(found(GAME, ability)).extracting(one -> one.code().id()).containsExactly(code);
  }

  @Test
  void aNumberOfAnEventInAnActionIsFound() {
    String game = GAME.replace("hush: {with", "hush: {if: gold of owner > event price, with");
    assertThat(found(game, "{ability: work, kind: order}"))
        .singleElement()
        .satisfies(one -> assertThat(one.message()).contains("'price' of an action"));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {ability: work, kind: order, if: event delta > 1} | 'delta' of an ability | price, gain
          {ability: beg, kind: plea, if: event old > 1, then: [{do: draw, target: owner, amount: 1, from: deck, to: field}]} | 'old' of an ability | an event that brings numbers
          {ability: beg, kind: plea, then: [{do: add-stat, target: owner, stat: luck, delta: event gain}]} | 'gain' of an ability | an event that brings numbers
          {ability: rest, then: [{do: add-stat, target: owner, stat: luck, delta: event new}]} | 'new' of an ability | an event that brings numbers
          """)
  void aNumberThatTheUseOfAnAbilityDoesNotBringIsFound(
      String ability, String told, String expected) {
    assertThat(found(GAME, ability))
        .filteredOn(one -> one.code() == Code.UNKNOWN_KEY)
        .singleElement()
        .satisfies(one -> assertThat(one.message()).contains(told, expected));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {ability: rest, then: [{run: gains}]}                                  | 'gain' of an ability
          {ability: beg, kind: plea, then: [{run: gains more}]}                  | 'gain' of an ability
          {when: turn begins, whose: any, then: [{run: gains}]}                  | 'gain' of 'turn begins'
          {when: power changes, then: [{repeat: 2, then: [{run: gains more}]}]}  | 'gain' of 'power changes'
          {ability: work, kind: order, then: [{run: gains more}]}                |
          """)
  void aNumberThatAProcedureReadsIsFoundWhereItIsRun(String effect, String told) {
    String game =
        GAME
            + """
            procedures:
              gains: [{do: add-stat, target: owner, stat: luck, delta: event gain}]
              gains more: [{if: luck of owner < 9, then: [{run: gains}]}]
            """;
    List<String> found =
        found(game, effect).stream()
            .filter(one -> one.code() == Code.UNKNOWN_KEY)
            .map(Diagnostic::message)
            .toList();
    assertThat(found).hasSize(told == null ? 0 : 1);
    found.forEach(one -> assertThat(one).contains("/run", told));
  }

  @Test
  void aNumberThatNoUseOfAKindBringsIsFound() {
    String game = GAME.replace("0 - event price}", "0 - event delta}");
    assertThat(found(game, "{ability: work, kind: order}"))
        .singleElement()
        .satisfies(one -> assertThat(one.message()).contains("'delta' of an ability"));
  }

  private static List<Diagnostic> found(String game, String ability) {
    return new WrittenGame(game, CARDS.formatted(ability)).findings().all();
  }

  private static void use(Match match) {
    match.choose(match.pendingDecisions().get(0).id(), "use work e3");
  }

  private static Match match(String ability) {
    String one = "decks: {all: {scout: 1}}\n";
    Match match = WrittenGame.match(new WrittenGame(GAME, CARDS.formatted(ability), one).book(), 2);
    choose(match, "play");
    return match;
  }

  /** Findings that follow from a mistake in a kind, or in the name of one, are not told besides. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          price: 2, gain: 3}  | price: dear, gain: 3}   | order | `RS005 | ability kinds/order/numbers/price | dear | -`
          order:              | order:                  | ordr  | `RS022 | data/written/cards.yaml | cards/scout/effects/0/kind | ordr | order`
          """)
  void aMistakeOfAKindIsNotOneOfItsAbilities(String part, String edit, String kind, String told) {
    String ability = "{ability: work, kind: " + kind + ", numbers: {price: 1}}";
    assertThat(new WrittenGame(GAME, CARDS.formatted(ability)).mistakes(part, edit))
        .containsExactly(told);
  }
}
