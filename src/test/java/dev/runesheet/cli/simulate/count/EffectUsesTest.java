package dev.runesheet.cli.simulate.count;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What effects did is counted by changes that a player sees. */
class EffectUsesTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {gold: 1}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
        camp: {in play: true}
      scopes:
        other scouts: {kinds: [unit], zone: board, whose: own, others: true}
      deck zone: deck
      at least: {power: 0}
      phases:
        - {phase: main, actions: [call, done]}
      actions:
        call: {then: [%s]}
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {do: create, target: self, card: scout, amount: 2, zone: hand} | 2
          {do: create, target: self, card: scout, amount: 2, zone: board} | 2
          {do: draw, target: self, amount: 2, from: deck, to: hand} | 2
          {for each: own deck, at most: 1, then: [{do: create-on, target: target, card: scout, amount: 2}]} | 2
          {for each: own deck, at most: 1, then: [{do: enter, target: target, zone: board}, {do: move, target: target, zone: camp}]} | 2
          """)
  void aCardIsCountedOnceForEachPlaceItComesTo(String line, long moved) {
    Match match = WrittenGame.match(new WrittenGame(GAME.formatted(line), CARDS).book(), 2);
    WrittenGame.choose(match, "call");
    Counts counts = new EffectUses(match.book(), tools()).of(match.happenings());
    assertThat(counts.get(EffectUses.KIND, "actions/call", EffectUses.MOVED + Side.OWN.word()))
        .isEqualTo(moved);
  }

  /** A card is given to who buys it, and then leaves its place. */
  @Test
  void aCardThatIsBoughtIsOneMoveOfACardOfNobody() {
    assertThat(
            changes(
                -1,
                buys -> new Happening.Moved(7, "camp", 3, -1, false, "camp", 3, 0, false, buys),
                buys -> new Happening.Moved(7, "camp", 3, 0, false, "hand", 1, 0, false, buys)))
        .isEqualTo("moved 1");
  }

  @Test
  void aCardThatGoesBackAndThenBelongsToNobodyIsOneMove() {
    assertThat(
            changes(
                0,
                back -> new Happening.Moved(7, "hand", 1, 0, false, "camp", 3, 0, false, back),
                back -> new Happening.Moved(7, "camp", 3, 0, false, "camp", 3, -1, false, back)))
        .isEqualTo("moved 1 own");
  }

  /** The changes told of moves of a card that an effect of a player causes. */
  private static String changes(
      int controller,
      Function<Happening.Cause, Happening.Moved> first,
      Function<Happening.Cause, Happening.Moved> second) {
    String draws = "{do: draw, target: self, amount: 1, from: deck, to: hand}";
    Match match = WrittenGame.match(new WrittenGame(GAME.formatted(draws), CARDS).book(), 2);
    WrittenGame.choose(match, "call");
    Happening.Cause cause =
        match.happenings().stream()
            .filter(Happening.Moved.class::isInstance)
            .map(one -> ((Happening.Moved) one).cause())
            .filter(one -> !one.block().isEmpty())
            .findFirst()
            .orElseThrow();
    Happening.Cause game = Happening.Cause.GAME;
    List<Happening> log = new ArrayList<>();
    log.add(new Happening.Appeared(7, "unit", "scout", "Scout", controller, "camp", game));
    log.add(new Happening.Appeared(cause.self(), "player", "", "Ann", 0, "", game));
    log.add(first.apply(cause));
    log.add(second.apply(cause));
    Counts counts = new EffectUses(match.book(), tools()).of(log);
    return EffectRates.of(
            "actions/call", new Tally(2, WinningSide.PLAYER, counts, Integer.MAX_VALUE, ""))
        .changes();
  }

  private static GameTools tools() {
    return InstalledGames.all(GameTools.class, GameTools::game).get("ember-vale");
  }

  private static EffectRates rates(String line, String cards, String effect) {
    Match match = WrittenGame.match(new WrittenGame(GAME.formatted(line), cards).book(), 2);
    WrittenGame.choose(match, "call");
    Counts counts = new EffectUses(match.book(), tools()).of(match.happenings());
    return EffectRates.of(effect, new Tally(2, WinningSide.PLAYER, counts, Integer.MAX_VALUE, ""));
  }

  @Test
  void whatOneSideLosesToTheOtherIsToldOfBoth() {
    String steal =
        """
        {do: add-stat, target: opponent, stat: gold, delta: -5}, \
        {do: add-stat, target: self, stat: gold, delta: 5}, \
        {do: create, target: opponent, card: scout, amount: 2, zone: hand}\
        """;
    EffectRates rates = rates(steal, CARDS, "actions/call");
    assertThat(rates.changes()).isEqualTo("gold +5 own, -5 of others; moved 2 of others");
    assertThat(rates.each())
        .contains(new EffectRates.Change("gold", Side.OTHERS, -5))
        .extracting(EffectRates.Change::title)
        .containsExactly("gold own", "gold of others", "moved of others");
  }

  private static final String CREATE =
      "{do: create, target: self, card: scout, amount: 1, zone: board}";

  /** What a modifier changes of a number is the number with it less that without it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {changes: power, of: self, by: 2, name: one} | power +2 own
          {changes: power, of: self, by: 2, how: multiply, name: one} | power +3 own
          {changes: power, of: self, by: 0.5, how: multiply, name: one} | power -1.5 own
          {changes: power, of: self, by: 9, how: set, name: one} | power +6 own
          {changes: power, of: self, by: 1, how: set, name: one} | power -2 own
          {changes: power, of: self, by: 5, how: at least, name: one} | power +2 own
          {changes: power, of: self, by: 2, how: at least, name: one} | ''
          {changes: power, of: self, by: 1, how: at most, name: one} | power -2 own
          {changes: power, of: self, by: 0, how: at most, name: one} | power -3 own
          {changes: power, of: self, by: 2, name: two}, {changes: power, of: self, by: 1, how: at most, name: one} | power -4 own
          {changes: power, of: self, by: 1, how: at most, name: two}, {changes: power, of: self, by: 2, name: one} | ''
          {changes: power, of: self, by: 1, how: at most, name: one}, {changes: power, of: self, by: 2, name: two} | power -2 own
          {changes: power, of: self, by: 1, name: two}, {changes: power, of: self, by: 2, how: multiply, name: one} | power +3 own
          {changes: power, of: self, by: -2, name: two}, {changes: power, of: self, by: -2, name: one} | power -1 own
          {changes: power, of: self, by: -9, name: one} | power -3 own
          """)
  void aModifierChangesWhatItMakesOfTheNumber(String effects, String changes) {
    EffectRates rates = rates(CREATE, scout(effects), "scout/one");
    assertThat(rates.fired()).isOne();
    assertThat(rates.changes()).isEqualTo(changes);
  }

  @Test
  void aModifierChangesTheNumberAsItIsWhenItBegins() {
    String raised =
        CREATE
            + ", {for each: own board, then: [{do: add-stat, target: target, stat: power, delta:"
            + " 4}]}, "
            + CREATE;
    String doubles = "{changes: power, of: other scouts, by: 2, how: multiply, name: one}";
    EffectRates rates = rates(raised, scout(doubles), "scout/one");
    assertThat(rates.fired()).isEqualTo(2);
    assertThat(rates.changes()).isEqualTo("power +5 own"); // 7 and 3 more, in the mean.
  }

  private static String scout(String effects) {
    return "cards:\n  scout: {name: Scout, kind: unit, power: 3, effects: [" + effects + "]}\n";
  }
}
