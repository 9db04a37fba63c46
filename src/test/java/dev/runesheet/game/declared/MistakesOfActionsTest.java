package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.Ran;
import dev.runesheet.game.declared.bot.GreedyBot;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An action that fails through a mistake of the rules is told as that, not as a refused choice. */
@Tag("thorough")
class MistakesOfActionsTest {

  /** An action whose rules look for a number that cards of one kind have not. */
  private static final String GAME =
      """
      players: 2
      turns: 6
      worth: gold of self
      kinds:
        player: {gold: 0}
        unit: {power: 1}
        charm: {cost: 0}
      zones:
        deck: {seen by: nobody}
        board: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, actions: [weigh, done]}
      actions:
        weigh:
          with: own deck
          once: true
          then: [{do: enter, target: self, zone: board}]
        done: {ends: true}
      rules:
        - name: weight
          when: moves
          whose: any
          if: power of subject > 0
          then: [{do: add-stat, target: causer, stat: gold, delta: 1}]
      """;

  private static final String CARDS =
      """
      cards:
        feather: {name: Feather, kind: charm}
      """;

  @TempDir private Path folder;

  private static Match match() {
    RuleBook book = new WrittenGame(GAME, CARDS, "decks: {all: {feather: 2}}\n").book();
    return WrittenGame.match(book, 2);
  }

  @Test
  void theFailureNamesTheEffectItsHolderAndWhereItIsWritten() {
    Match match = match();
    ActionFailedException failure =
        catchThrowableOfType(
            ActionFailedException.class, () -> WrittenGame.choose(match, "weigh Feather"));
    assertThat(failure.isMistake()).isTrue();
    assertThat(failure)
        .hasMessageContaining("game/weight of Written")
        .hasMessageContaining("has no 'power'; it has cost.")
        .hasMessageContaining("It is written at data/written/game.yaml#/rules/0.");
  }

  @Test
  void aBotThatLooksAheadDoesNotAvoidIt() {
    Match match = match();
    Decision question = match.pendingDecisions().get(0);
    assertThat(
            new GreedyBot(match.book().catalog(DeclaredCatalog.class).extras().worth(), 7)
                .choose(match, question, question.options())
                .unnumbered())
        .isEqualTo("weigh Feather");
  }

  /** Cards of Ember Vale of which not all have the number that a rule looks at. */
  private void edit() throws IOException {
    Ran.copyOfRules(folder);
    Ran.edit(
        folder.resolve("data/ember-vale/game.yaml"),
        "rules:\n  - name: a unit",
        "rules:\n  - {name: heavy, when: enters play, whose: any, if: attack of subject > 9,"
            + " then: [{do: lose, target: subject}]}\n  - name: a unit");
  }

  private static final String TOLD =
      "has no 'attack'; it has cost. It is written at data/ember-vale/game.yaml#/rules/0.";

  @Test
  void aSimulationCountsTheMatchAsFailedAndTellsWhy() throws IOException {
    edit();
    Ran ran = Ran.in(folder, "", "simulate", "ember-vale", "--games", "4");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("failed 4", "first failure: game/heavy of", TOLD);
  }

  @Test
  void aMatchThatIsToldGoesOnAndEndsWithItsOwnCode() throws IOException {
    edit();
    Ran ran = Ran.in(folder, "", "play", "ember-vale");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("error: A mistake of the rules fails an action: game/heavy of", TOLD)
        .contains("error: Mistakes of the rules failed ")
        .doesNotContain("Not possible");
  }

  private static final String LOOP =
      "More than 10000 reactions in one action, which is undone."
          + " Effects that ran last: game/growing of Ember Vale."
          + " It is written at data/ember-vale/game.yaml#/rules/0.";

  private void editToLoop() throws IOException {
    Ran.copyOfRules(folder);
    Ran.edit(
        folder.resolve("data/ember-vale/game.yaml"),
        "rules:\n  - name: a unit",
        "rules:\n"
            + "  - {name: growing, when: health changes, whose: any, if: kind of subject is unit,"
            + " then: [{do: add-stat, target: subject, stat: health, delta: 1}]}\n"
            + "  - name: a unit");
  }

  @Test
  void aMatchInWhichRulesGoRoundTellsWhereAndEndsWithItsOwnCode() throws IOException {
    editToLoop();
    Ran ran = Ran.in(folder, "", "play", "ember-vale");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("Not possible: " + LOOP)
        .contains("error: Rules went beyond a limit, which undid ");
  }

  private static final String RING =
      "  - {name: ring-%02d, when: ring-%02d, whose: any,"
          + " then: [{do: raise, target: subject, event: ring-%02d}]}\n";

  private static final String START =
      "  - {name: start, when: enters play, whose: any,"
          + " then: [{do: raise, target: subject, event: ring-00}]}\n";

  /** Thirty rules that answer each other: their first twenty show the loop. */
  @Test
  void aLoopOfManyEffectsIsNamedInPart() throws IOException {
    Ran.copyOfRules(folder);
    String ring =
        IntStream.range(0, 30)
            .mapToObj(number -> RING.formatted(number, number, (number + 1) % 30))
            .collect(Collectors.joining());
    String events =
        IntStream.range(0, 30).mapToObj("ring-%02d"::formatted).collect(Collectors.joining(", "));
    Path game = folder.resolve("data/ember-vale/game.yaml");
    Ran.edit(
        game,
        "rules:\n  - name: a unit",
        "events: [" + events + "]\n\nrules:\n" + ring + START + "  - name: a unit");
    assertThat(Ran.in(folder, "", "play", "ember-vale").err())
        .contains(
            "game/ring-18 of Ember Vale -> game/ring-19",
            "game/ring-07 of Ember Vale and 10 more. They are written at",
            "#/rules/7 and 10 more.")
        .doesNotContain("game/ring-08");
  }

  private void accept() throws IOException {
    Ran.edit(
        folder.resolve("data/ember-vale/game.yaml"),
        "rules:\n  - {name: growing",
        "accepted:\n  - {code: RS095, effect: game/growing, reason: The limit ends it.}\n\n"
            + "rules:\n  - {name: growing");
  }

  @Test
  void aLoopThatTheGameAcceptsIsNoMistake() throws IOException {
    editToLoop();
    accept();
    Ran ran = Ran.in(folder, "", "play", "ember-vale");
    assertThat(ran.err()).contains("Not possible: ").doesNotContain("error: ");
    assertThat(ran.code()).isZero();
  }

  @Test
  void aSimulationCountsTheMatchesInWhichRulesGoRound() throws IOException {
    editToLoop();
    String[] words = {
      "simulate",
      "ember-vale",
      "--games",
      "2",
      "--csv",
      "a.csv",
      "--html",
      "a.html",
      "--jsonl",
      "a.jsonl"
    };
    Ran ran = Ran.in(folder, "", words);
    assertThat(ran.out()).contains("failed 0", "2 games had actions undone by limits");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(folder.resolve("a.csv")).content().contains("undone,actions undone by limits,2,2,");
    assertThat(folder.resolve("a.html")).content().contains("2 games had actions undone by");
    assertThat(folder.resolve("a.jsonl")).content().contains("\"undone\":");
    Ran json = Ran.in(folder, "", "simulate", "ember-vale", "--games", "2", "--json");
    assertThat(json.out()).contains("\"undone\" : 2");
  }

  @Test
  void aComparisonCountsThemByVersion() throws IOException {
    editToLoop();
    Ran ran = Ran.run("simulate", "ember-vale", "--games", "2", "--against", folder.toString());
    assertThat(ran.out()).contains("There 2 games had actions undone by limits");
    assertThat(ran.code()).isEqualTo(1);
  }

  @Test
  void aSimulationCountsNoLoopThatTheGameAccepts() throws IOException {
    editToLoop();
    accept();
    Ran ran = Ran.in(folder, "", "simulate", "ember-vale", "--games", "2");
    assertThat(ran.out()).doesNotContain("undone");
    assertThat(ran.code()).isZero();
  }

  @Test
  void aNumberBeyondTheRangeIsNoLoop() throws IOException {
    Ran.copyOfRules(folder);
    Ran.edit(
        folder.resolve("data/math-battle/heroes/fighter.json"),
        "\"program\": [",
        "\"program\": [{\"op\": \"SET_ATTR\", \"target\": \"SELF\", \"attr\": \"health\","
            + " \"value\": {\"kind\": \"MUL\", \"a\": {\"kind\": \"CONST\", \"value\": 1e308},"
            + " \"b\": {\"kind\": \"CONST\", \"value\": 10}}},");
    Ran ran = Ran.in(folder, "", "play", "math-battle", "fighter", "fighter");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("A number left the range of finite numbers")
        .containsPattern("error: Rules failed \\d+ actions?, undone; see above")
        .doesNotContain("go round");
  }
}
