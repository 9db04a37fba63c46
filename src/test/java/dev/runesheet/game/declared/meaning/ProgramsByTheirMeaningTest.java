package dev.runesheet.game.declared.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of declared games do what the documents say, however they stand in each other. */
class ProgramsByTheirMeaningTest {

  private static final int PROGRAMS = 25;
  private static final int MATCHES = 4;

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {power: 10}
        fighter: {power: 10}
      zones:
        deck: {}
        field: {in play: true}
      deck zone: deck
      scopes:
        all fighters: {kinds: [fighter], zone: field}
      player rules:
        - {name: start, when: game starts, then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
      phases:
        - {phase: main, event: turn starts, actions: [%s, done]}
      actions:
      %s
        done: {ends: true}
      procedures:
      %s
      """;

  private static Map<String, List<Line>> programs(Random random) {
    Map<String, List<Line>> programs = new LinkedHashMap<>();
    for (int i = 0; i < PROGRAMS; i++) {
      programs.put("p" + i, new RandomLines(random, List.copyOf(programs.keySet())).program());
    }
    return programs;
  }

  private static RuleBook book(Map<String, List<Line>> programs) {
    String names = programs.keySet().stream().map("try "::concat).collect(Collectors.joining(", "));
    StringBuilder actions = new StringBuilder();
    StringBuilder procedures = new StringBuilder();
    programs.forEach(
        (name, lines) -> {
          actions.append("  try ").append(name).append(": {then: [{run: ").append(name);
          actions.append("}]}\n");
          procedures.append("  ").append(name).append(": ").append(Line.yaml(lines)).append("\n");
        });
    return new WrittenGame(
            GAME.formatted(names, actions.toString().stripTrailing(), procedures),
            "cards: {ant: {name: Ant, kind: fighter}, bee: {name: Bee, kind: fighter},"
                + " cat: {name: Cat, kind: fighter}}",
            "decks: {all: {ant: 1, bee: 1, cat: 1}}")
        .book();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void doWhatTheirWordsSay(long seed) {
    Random random = new Random(seed);
    Map<String, List<Line>> programs = programs(random);
    RuleBook book = book(programs);
    int questions = 0;
    for (String name : programs.keySet()) {
      for (int i = 0; i < MATCHES; i++) {
        questions += follow(book, programs, name, random);
      }
    }
    assertThat(questions).isGreaterThan(PROGRAMS);
  }

  private static int follow(
      RuleBook book, Map<String, List<Line>> programs, String name, Random random) {
    try (Match match = WrittenGame.match(book, 2)) {
      Decision main = match.pendingDecisions().get(0);
      Meaning meaning = new Meaning(match, programs, random);
      Option tried =
          main.options().stream()
              .filter(one -> one.unnumbered().equals("try " + name))
              .findFirst()
              .orElseThrow();
      match.choose(main, tried);
      return meaning.follow(name, 0);
    } catch (AssertionError wrong) {
      throw new AssertionError(name + ": " + Line.yaml(programs.get(name)), wrong);
    }
  }
}
