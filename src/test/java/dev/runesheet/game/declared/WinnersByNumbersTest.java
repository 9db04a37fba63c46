package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.why.StepWords;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Several numbers in order decide who wins, and players who are level in all can share the win. */
class WinnersByNumbersTest {

  private static final String BY =
      "by: [{largest: points of self}, {largest: \"count of own grove [kind of target is druid]\"},"
          + " {smallest: stones of self}]";

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 3
          turns: 3
          kinds:
            player: {points: 0, stones: 0, out: 0}
            druid: {}
            tree: {}
          zones:
            deck: {}
            grove: {in play: true}
          deck zone: deck
          phases:
            - {phase: main, actions: [gain, plant, lift, flee, finish, pass]}
          actions:
            gain: {then: [{do: add-stat, target: self, stat: points, delta: 1}]}
            plant: {with: own deck, then: [{do: enter, target: self, zone: grove}]}
            lift: {then: [{do: add-stat, target: self, stat: stones, delta: 1}]}
            flee: {then: [{do: eliminate, target: self}], ends: true}
            finish: {then: [{do: end-match}]}
            pass: {ends: true}
          winner: {BY}
          """
              .replace("BY", BY),
          "cards: {druid: {name: Druid, kind: druid}, tree: {name: Tree, kind: tree}}",
          "decks: {all: {druid: 1, tree: 1}}\n");

  private static final RuleBook BOOK = GAME.book();

  /**
   * A match after actions, of which each ends a turn.
   *
   * @param turns the actions of each turn, with commas
   */
  private static Match played(RuleBook book, String... turns) {
    Match match = WrittenGame.match(book, 3);
    for (String turn : turns) {
      Stream.of(turn.split(",")).forEach(action -> WrittenGame.choose(match, action));
    }
    return match;
  }

  private static String reason(Match match) {
    List<Happening> all = match.happenings();
    return all.stream()
        .filter(Happening.MatchEnded.class::isInstance)
        .map(one -> ((Happening.MatchEnded) one).reason())
        .findFirst()
        .orElse("it goes on");
  }

  private static RuleBook tied(String words) {
    String game = GAME.game().replace(BY, BY + ", tied: " + words);
    return new WrittenGame(game, GAME.cards(), GAME.decks()).book();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gain,pass         | gain,gain,pass       | pass            | 1   | largest points
          gain,pass         | gain,plant Druid,pass | gain,plant Tree,pass | 1   | largest number of their cards in the grove that are druids
          gain,lift,pass    | gain,pass            | gain,lift,pass  | 1   | smallest stones
          gain,pass         | pass                 | gain,pass       | 0 2 | the win is shared
          pass              | pass                 | pass            | 0 1 2 | the win is shared
          pass              | pass                 | finish          | 0 1 2 | the win is shared
          gain,finish       |                      |                 | 0   | largest points
          gain,flee         | pass                 | lift,pass       | 1   | smallest stones
          """)
  void eachNumberTellsApartThoseWhoAreLevelBefore(
      String first, String second, String third, String winners, String reason) {
    String[] turns =
        Stream.of(first, second, third).filter(one -> one != null).toArray(String[]::new);
    try (Match match = played(BOOK, turns)) {
      assertThat(match.over()).isTrue();
      assertThat(match.winners()).isEqualTo(numbers(winners));
      assertThat(reason(match)).isEqualTo(reason);
    }
  }

  private static List<Integer> numbers(String winners) {
    return Arrays.stream(winners.split(" ")).map(Integer::valueOf).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          all        | 0 2 | the win is shared | player 1 and player 3 share the win in turn 3.
          nobody     | -1  | level in all numbers | A draw (level in all numbers).
          first seat | 0   | the first seat    | player 1 wins in turn 3 (the first seat).
          last seat  | 2   | the last seat     | player 3 wins in turn 3 (the last seat).
          """)
  void whatFollowsATieIsDeclared(String words, String winners, String reason, String told) {
    try (Match match = played(tied(words), "gain,pass", "pass", "gain,pass")) {
      assertThat(match.winners()).isEqualTo(winners.equals("-1") ? List.of() : numbers(winners));
      assertThat(reason(match)).isEqualTo(reason);
      Narrator narrator = new TableNarrator(match, List.of("player 1", "player 2", "player 3"));
      List<String> lines =
          match.happenings().stream()
              .flatMap(one -> narrator.tell(one).stream())
              .map(Narrator.Told::words)
              .toList();
      assertThat(lines.get(lines.size() - 1)).isEqualTo(told);
    }
  }

  /** A rule may set the number that says so, which ends no match as the verb 'eliminate' does. */
  @ParameterizedTest
  @ValueSource(strings = {"all", "nobody", "first seat", "last seat"})
  void ifAllPlayersAreOutNobodyWins(String words) {
    String out =
        "finish: {then: [{for each: players, then: [{do: set-stat, target: target, stat: out, value:"
            + " 1}]}, {do: end-match}]}";
    String game =
        GAME.game()
            .replace(BY, BY + ", tied: " + words)
            .replace("finish: {then: [{do: end-match}]}", out);
    try (Match match =
        played(new WrittenGame(game, GAME.cards(), GAME.decks()).book(), "gain,finish")) {
      assertThat(match.over()).isTrue();
      assertThat(match.winners()).isEmpty();
      assertThat(reason(match)).isEqualTo("nobody is left");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          win-together  | flee/finish | 1 2   | player 2 and player 3 share the win in turn 2.
          lose-together | flee/finish |       | All players lose in turn 2.
          win-together  | gain,finish | 0 1 2 | All players win in turn 1.
          """)
  void playersWhoPlayTogetherWinOrLoseTogether(
      String verb, String turns, String winners, String told) {
    String game = GAME.game().replace("{do: end-match}", "{do: " + verb + "}");
    RuleBook book = new WrittenGame(game, GAME.cards(), GAME.decks()).book();
    try (Match match = played(book, turns.split("/"))) {
      assertThat(match.over()).isTrue();
      assertThat(match.winners()).isEqualTo(winners == null ? List.of() : numbers(winners));
      Narrator narrator = new TableNarrator(match, List.of("player 1", "player 2", "player 3"));
      List<String> lines =
          match.happenings().stream()
              .flatMap(one -> narrator.tell(one).stream())
              .map(Narrator.Told::words)
              .toList();
      assertThat(lines.get(lines.size() - 1)).isEqualTo(told);
    }
  }

  @Test
  void aDrawByAVerbIsToldWithoutRepetition() {
    String game = GAME.game().replace("{do: end-match}", "{do: tie}");
    RuleBook book = new WrittenGame(game, GAME.cards(), GAME.decks()).book();
    try (Match match = played(book, "finish")) {
      Narrator narrator = new TableNarrator(match, List.of("player 1", "player 2", "player 3"));
      assertThat(match.happenings().stream().flatMap(one -> narrator.tell(one).stream()))
          .extracting(Narrator.Told::words)
          .contains("A draw.");
    }
  }

  /** What puts one player out lets the last one win, and a rule for winners names some. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {do: win-together}  | {do: lose-together} |        | ALL
          {do: win-together}  | {do: tie}           |        | ALL
          {do: tie}           | {do: tie}           |        | PLAYER
          {do: win-together}  | {do: eliminate, target: self} | | PLAYER
          {do: win-together}  | {do: win, target: self} |    | PLAYER
          {do: lose-together} | {do: tie}           | winner | PLAYER
          """)
  void whereNobodyWinsAloneAllPlayersAreOneSide(
      String finish, String flee, String winner, WinningSide side) {
    String game =
        GAME.game()
            .replace("{do: end-match}", finish)
            .replace("{do: eliminate, target: self}", flee)
            .replace("winner: {" + BY + "}", winner == null ? "" : "winner: {" + BY + "}");
    RuleBook book = new WrittenGame(game, GAME.cards(), GAME.decks()).book();
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get("ember-vale");
    assertThat(tools.winningSide(book)).isEqualTo(side);
  }

  @Test
  void savesAndViewsOfASharedWinSayWhoSharesIt() {
    try (Match match = played(BOOK, "gain,pass", "pass", "gain,pass");
        Match again = BOOK.restore(match.save())) {
      assertThat(again.winners()).containsExactly(0, 2);
      assertThat(again.view(1).winners()).containsExactly(0, 2);
      assertThat(again.winner()).isEqualTo(-1);
      assertThat(again.save()).isEqualTo(match.save());
    }
  }

  @Test
  void theLogOfAMatchSaysWhoSharesTheWin() {
    try (Match match = played(BOOK, "gain,pass", "pass", "gain,pass");
        Match won = played(BOOK, "gain,finish")) {
      assertThat(MatchLog.of(match).toJson(match).path("winners").toString()).isEqualTo("[0,2]");
      assertThat(MatchLog.of(won).toJson(won).has("winners")).isFalse();
      StepWords words = StepWords.of(match, Entity::getName);
      assertThat(match.happenings().stream().map(words::happening))
          .contains("the match ended: player 1 and player 3 won (the win is shared)");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          player 1: {points: 1}, player 2: {points: 1} | winners: [player 1, player 2], winner: null | passed
          player 1: {points: 1}, player 2: {points: 1} | winners: [player 1]                         | winners
          player 1: {points: 1}, player 3: {}          | winners: [player 1], winner: player 1       | passed
          player 1: {points: 1}, player 3: {}          | winners: []                                 | winners
          """)
  void scenariosExpectThem(String players, String then, String result) {
    ScenarioResult ran =
        WrittenGame.run(
            BOOK,
            "given: {players: {PLAYERS}}, when: [{choose: finish}], then: {over: true, THEN}"
                .replace("PLAYERS", players)
                .replace("THEN", then));
    if (result.equals("passed")) {
      assertThat(ran.passed()).as(ran.toString()).isTrue();
    } else {
      assertThat(ran.toString()).contains(result);
      assertThat(ran.passed()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          all        | The match ends, and the player with the largest points wins, of several the one with the largest number of their cards in the grove that are druids, of several the one with the smallest stones; players who are level share the win.
          nobody     | The match ends, and the player with the largest points wins, of several the one with the largest number of their cards in the grove that are druids, of several the one with the smallest stones; if several are level, it is a draw.
          """)
  void theSentenceSaysWhoWins(String words, String sentence) {
    assertThat(tied(words).noteOfBlock("actions/finish").sentence()).isEqualTo(sentence);
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
          {largest: points of self} | {largest: pints of self}                   | RS015 | pints
          {largest: points of self} | {most: points of self}                     | RS007 | most
          {largest: points of self} | {largest: points of self, smallest: stones of self} | RS007 | besides
          {largest: points of self} | {}                                 | RS006 | winner/by/0
          {largest: points of self} | {largest: d6}                      | RS201 | which draws chance
          {largest: points of self} | {largest: 3}                       | RS131 | winner/by/0/largest
          {largest: points of self} | {smallest: stones of self}                 | RS131 | stones of self
          stones of self}]     | stones of self}], tied: al                 | RS018 | all
          """)
  void mistakesAreTold(String part, String written, String code, String found) {
    assertThat(GAME.mistakes(part, written))
        .anySatisfy(told -> assertThat(told).contains(code, found));
  }

  @Test
  void anEndWithoutARuleForWinnersIsAMistake() {
    assertThat(GAME.mistakes("winner: {" + BY + "}", ""))
        .anySatisfy(told -> assertThat(told).contains("end-match in a game without winner"));
    assertThat(GAME.mistakes(BY, "by: []"))
        .anySatisfy(told -> assertThat(told).contains("RS006", "winner/by"));
  }
}
