package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.testing.ScenarioResult;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formulas with names are used by these wherever a number or a condition can stand. */
class NamedFormulasTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          kinds:
            player: {coins: 7, paid: 0, due: 0}
            guard: {rank: 2}
          zones:
            deck: {}
            post: {in play: true}
          deck zone: deck
          formulas:
            rich: coins of self >= 5 and not owing
            owing: due of self > 0
            tribute: {is: coins of self - 2 * guards posted, called: your tribute}
            guards posted: count of own post
            twice the tribute: "2 * tribute"
          worth: 10 * twice the tribute
          phases:
            - {phase: main, actions: [post, pay, owe, bribe, ways, pass]}
          actions:
            post:
              with: own deck
              if: rank of self > 1
              then: [{do: enter, target: self, zone: post}]
            pay:
              if: rich
              because: only the rich pay
              then: [{do: add-stat, target: self, stat: paid, delta: tribute}]
            owe: {then: [{do: set-stat, target: self, stat: due, value: "max(1, twice the tribute)"}]}
            bribe:
              if: tribute >= 4 and guards posted < 2
              then: [{do: set-stat, target: self, stat: paid, value: heads of guards posted}]
            ways:
              then:
                - one of:
                    a: {if: rich, then: [{do: set-stat, target: self, stat: paid, value: 100 - tribute}]}
                    b: [{do: set-stat, target: self, stat: paid, value: 1}]
                - {do: add-stat, target: self, stat: coins, delta: -1}
            pass: {ends: true}
          """,
          "cards: {guard: {name: Guard, kind: guard}}",
          "decks: {all: {guard: 3}}\n");

  private static final RuleBook BOOK = GAME.book();

  @ParameterizedTest
  @CsvSource({
    "pay, paid, 7", // 7 coins and no guard.
    "post Guard/pay, paid, 5",
    "post Guard/post Guard/owe, due, 6",
    "ways/a, paid, 93",
    "post Guard/ways/a, paid, 95",
    "post Guard/owe/ways/b, paid, 1"
  })
  void aNameStandsForItsFormula(String actions, String stat, double expected) {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      for (String action : actions.split("/")) {
        String option =
            WrittenGame.question(match).options().stream()
                .filter(one -> one.isCalled(action))
                .map(one -> one.unnumbered())
                .findFirst()
                .orElseThrow();
        WrittenGame.choose(match, option);
      }
      assertThat(WrittenGame.of(match, 0, stat)).isEqualTo(expected);
    }
  }

  /** Beside "has" between an entity and its status. */
  @ParameterizedTest
  @CsvSource({"has enough, 7", "paid of self > 3 or has enough, 7", "has has, 7"})
  void aNameCanHaveTheWordHas(String test, double paid) {
    String name = test.equals("has has") ? test : "has enough";
    WrittenGame game =
        new WrittenGame(
            GAME.game()
                .replace("rich: coins", name + ": coins")
                .replace("if: rich\n", "if: " + test + "\n")
                .replace("if: rich,", "if: " + name + ","),
            GAME.cards(),
            GAME.decks());
    assertThat(game.findingsTogether()).isEmpty();
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "pay");
      assertThat(WrittenGame.of(match, 0, "paid")).isEqualTo(paid);
    }
  }

  @Test
  void aConditionByItsNameForbids() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "owe");
      assertThat(WrittenGame.options(match)).doesNotContain("pay");
      assertThat(match.refusal(WrittenGame.question(match).id(), "pay"))
          .isEqualTo("pay: only the rich pay");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          actions/pay          | Gain paid equal to your tribute.
          actions/owe          | Set your due to the larger of 1 and twice the tribute.
          actions/bribe        | Set your paid to the heads of guards posted coins.
          actions/bribe-is-legal | You can do this only if your tribute is at least 4 and guards posted is below 2.
          """)
  void sentencesSayTheName(String program, String sentence) {
    assertThat(BOOK.noteOfBlock(program).sentence()).isEqualTo(sentence);
  }

  @Test
  void nothingIsFoundInTheRules() {
    assertThat(GAME.findingsTogether()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          owing: due of self > 0              | owing: due of self > 0 and rich        | RS201 | formulas/rich | which is made of itself
          owing: due of self > 0              | owing: dues of self > 0                | RS015 | formulas/owing | due
          guards posted: count of own post    | guards posted: count of own pots       | RS014 | formulas/guards posted | own post
          owing: due of self > 0              | owing: due of self > 0, idle: 1 + 1    | RS155 | formulas/idle | idle
          delta: tribute                      | delta: tribut                          | RS022 | then/0/delta:1 | tribute
          delta: tribute                      | delta: rich                            | RS200 | then/0/delta | rich
          if: rich                            | if: tribute                            | RS200 | actions/pay/if | -
          owing: due of self > 0              | owing: due of self > 0, coins: 1 + 1   | RS201 | formulas/coins | a number, too
          called: your tribute                | called: owing                          | RS201 | formulas/tribute/called | owing
          called: your tribute                | called: " "                            | RS006 | formulas/tribute/called | -
          delta: tribute                      | delta: tribute of self                 | RS015 | then/0/delta | tribute
          """)
  void mistakesAreTold(String part, String written, String code, String place, String found) {
    String edited = written.replace(", idle", "\n  idle").replace(", coins", "\n  coins");
    assertThat(GAME.mistakes(part, edited))
        .anySatisfy(told -> assertThat(told).contains(code, place, found));
  }

  @ParameterizedTest
  @CsvSource({"owing, ''", "owng, RS022", "tribute > 100, ''"})
  void conditionsOfScenariosUseThem(String test, String code) {
    String effect = "{type: x, changes: rank, by: 3, if: TEST}".replace("TEST", test);
    String given = "players: {player 1: {post: [{card: guard, effects: [EFFECT]}]}}";
    ScenarioResult ran =
        WrittenGame.run(
            BOOK,
            "given: {"
                + given.replace("EFFECT", effect)
                + "}, when: [{choose: pass}], then: {turn: 2}");
    assertThat(ran.passed()).as(ran.toString()).isEqualTo(code.isEmpty());
    assertThat(ran.findings().toString()).contains(code);
  }

  @Test
  void anEntryForEachWordOfAListHasItsFormula() {
    String lists = "lists: {metal: {gold: {}, iron: {}}}\n";
    String kinds = GAME.game().replace("coins: 7,", "coins: 7, <metal> ore: 3,");
    String game =
        kinds
            .replace("formulas:\n", "formulas:\n  <metal> worth: 2 * <metal> ore of self\n")
            .replace("worth: 10 * twice the tribute", "worth: gold worth + iron worth")
            .replace("delta: tribute", "delta: gold worth + twice the tribute");
    RuleBook book = new WrittenGame(lists + game, GAME.cards(), GAME.decks()).book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "pay");
      assertThat(WrittenGame.of(match, 0, "paid")).isEqualTo(20);
    }
  }

  /** A formula with a mistake is replaced where it is used, so that only the mistake is told. */
  @Test
  void aMistakeOfAFormulaIsToldOnce() {
    assertThat(
            GAME.mistakes("guards posted: count of own post", "guards posted: count of own pots"))
        .hasSize(1);
    assertThat(GAME.mistakes("owing: due of self > 0", "owing: dew of self > 0")).hasSize(1);
    // Nor does it matter that the mistake hides whether it is a number or a condition.
    assertThat(
            GAME.mistakes(
                "guards posted: count of own post",
                "guards posted: count of own post [due of target = 1"))
        .hasSize(1);
    assertThat(GAME.mistakes("rich: coins of self >= 5 and not owing", "rich: coins of self 5"))
        .hasSize(1);
  }

  /** That an action asks for a number which nobody there has may be a mistake of its formula. */
  @Test
  void whatDoesNotFitAUseIsToldWithTheFormulaThatSaysIt() {
    assertThat(GAME.mistakes("if: rank of self > 1", "if: rich and rank of self > 1"))
        .contains("RS015 | actions/post/if | coins of self (guard) in formula rich | -");
  }

  /** Each of them doubles the one before: written out, the last has millions of numbers. */
  @Test
  void formulasThatAreTooLongWithThoseInThemAreTold() {
    String many =
        IntStream.rangeClosed(1, 24)
            .mapToObj(i -> "  f" + i + "-x: f" + (i - 1) + "-x + f" + (i - 1) + "-x")
            .collect(Collectors.joining("\n", "  f0-x: coins of self\n", "\n"));
    assertThat(GAME.mistakes("formulas:\n", "formulas:\n" + many))
        .anySatisfy(told -> assertThat(told).contains("RS004", "signs with those"));
  }
}
