package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.choose;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.ActiveEffects.Found;
import dev.runesheet.game.declared.ActiveEffects.Query;
import dev.runesheet.game.declared.state.CalculationTrace;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A calculation, and whoever asks for effects, finds what changes with 'for each' make of a number
 * as it is found on the board, however they stack, also where a condition decides with them.
 */
class CountedCalculationsTest {

  private static final double BASE = 10;

  /** A way to change a number, with an amount of each of two cards. */
  private enum How {
    SET(20, 30),
    MULTIPLY(2, 3),
    ADD(2, 3),
    AT_LEAST(20, 30),
    AT_MOST(2, 3);

    private final int choir;
    private final int band;

    How(int choir, int band) {
      this.choir = choir;
      this.band = band;
    }

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** The changes of one number by two cards, and whether they count under a condition. */
  private record Changes(How how, StackingMode choir, StackingMode band, boolean if1, boolean if2) {

    String stat() {
      return "n" + ALL.indexOf(this);
    }

    Changes unconditional() {
      return new Changes(how, choir, band, false, false);
    }

    String line(int by, StackingMode mode, boolean condition) {
      return "      - {changes: %s, how: %s, by: %d, of: own units, for each: own units, type: t%s,"
              .formatted(stat(), how.word(), by, stat())
          + " stacking: %s, name: c%s%s}\n"
              .formatted(
                  mode.word().replace('_', ' '),
                  stat(),
                  condition ? ", if: kind of target is player" : "");
    }
  }

  private static final List<Changes> ALL = all();

  private static Match choirThenBand;
  private static Match bandThenChoir;

  /** Questions change no match, so all tests ask the same two. */
  @BeforeAll
  static void play() {
    RuleBook book = book();
    choirThenBand = match(book, "Squire", "Choir", "Band");
    bandThenChoir = match(book, "Squire", "Band", "Choir");
  }

  @AfterAll
  static void close() {
    choirThenBand.close();
    bandThenChoir.close();
  }

  private static List<Changes> all() {
    List<Changes> all = new ArrayList<>();
    for (How how : How.values()) {
      for (StackingMode choir : StackingMode.values()) {
        for (StackingMode band : StackingMode.values()) {
          for (int conditions = 0; conditions < 4; conditions++) {
            if (choir == band || how == How.ADD) {
              all.add(new Changes(how, choir, band, conditions % 2 == 1, conditions > 1));
            }
          }
        }
      }
    }
    return all;
  }

  private static RuleBook book() {
    StringBuilder stats = new StringBuilder();
    StringBuilder calculations = new StringBuilder();
    StringBuilder choir = new StringBuilder();
    StringBuilder band = new StringBuilder();
    for (Changes one : ALL) {
      stats.append(", ").append(one.stat()).append(": ").append((int) BASE);
      calculations.append(
          "  %s: {adds to: hurt, parts: [{part: %s, modifiers: %s, of: self}]}\n"
              .formatted("c" + one.stat(), "p" + one.stat(), one.stat()));
      choir.append(one.line(one.how().choir, one.choir(), one.if1()));
      band.append(one.line(one.how().band, one.band(), one.if2()));
    }
    String game =
        """
        kinds:
          player: {hurt: 0}
          unit: {cost: 0%s}
        zones:
          deck: {seen by: nobody}
          board: {in play: true}
        deck zone: deck
        scopes:
          own units: {kinds: [unit], zone: board, whose: own}
        phases:
          - {phase: main, event: turn starts, actions: [deploy, done]}
        actions:
          done: {ends: true}
          deploy:
            with: own deck
            then: [{do: enter, target: self, zone: board}]
        calculations:
        %s
        """
            .formatted(stats, calculations);
    String cards =
        """
        cards:
          squire: {name: Squire, kind: unit}
          choir:
            name: Choir
            kind: unit
            effects:
        %s
          band:
            name: Band
            kind: unit
            effects:
        %s
        """
            .formatted(choir, band);
    return new WrittenGame(game, cards, "decks: {all: {squire: 1, choir: 1, band: 1}}\n").book();
  }

  static Stream<Arguments> changes() {
    return ALL.stream()
        .flatMap(one -> Stream.of(true, false).map(choirFirst -> Arguments.of(one, choirFirst)));
  }

  @ParameterizedTest
  @MethodSource("changes")
  void aCalculationOverOneNumberGivesTheNumberOnTheBoard(Changes changes, boolean choirFirst) {
    Match match = choirFirst ? choirThenBand : bandThenChoir;
    Entity squire = squire(match);
    assertThat(of(match, context -> calculated(context, squire, changes)))
        .isEqualTo(squire.stat(changes.unconditional().stat()));
  }

  @ParameterizedTest
  @MethodSource("changes")
  void whoAsksForTheEffectsIsToldTheNumberOnTheBoard(Changes changes, boolean choirFirst) {
    Match match = choirFirst ? choirThenBand : bandThenChoir;
    Entity squire = squire(match);
    assertThat(of(match, context -> combined(context, squire, changes)))
        .isEqualTo(squire.stat(changes.unconditional().stat()));
  }

  private static Match match(RuleBook book, String... deployed) {
    Match match = WrittenGame.match(book, 2);
    for (String card : deployed) {
      choose(match, "deploy " + card);
    }
    return match;
  }

  private static Entity squire(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.isPresent() && one.getDefinition().equals("squire"))
        .findFirst()
        .orElseThrow();
  }

  private static double calculated(MatchContext context, Entity squire, Changes changes) {
    Entity self = context.entity(squire.getId());
    return CalculationTrace.of(context, "c" + changes.stat(), self, context.entity(1), BASE)
        .result();
  }

  private static double combined(MatchContext context, Entity squire, Changes changes) {
    ActiveEffects effects = ActiveEffects.of(context);
    Entity reached = context.entity(squire.getId());
    List<Found> found = effects.query(new Query("t" + changes.stat(), null, -1, reached, false));
    assertThat(found).hasSize(2);
    return effects.combined(found, BASE);
  }

  private static double of(Match match, ToDoubleFunction<MatchContext> question) {
    double[] answer = new double[1];
    match.update(context -> answer[0] = question.applyAsDouble(context));
    return answer[0];
  }
}
