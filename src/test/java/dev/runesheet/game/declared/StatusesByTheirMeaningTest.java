package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random grants, lifts, hits and ends of turns leave those statuses that a simple model has. */
class StatusesByTheirMeaningTest {

  private static final int STEPS = 60;

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              players: 2
              turns: 1000
              kinds:
                player: {health: 1000, power: 0}
                blank: {}
              zones:
                deck: {}
              deck zone: deck
              statuses:
                strong: {changes: power, by: 1}
                mighty: {changes: power, by: 10, until: {when: health changes, if: event delta < 0}}
                grand: {changes: power, by: 100, until: {when: health changes, whose: enemy}}
              phases:
                - {phase: main, actions: [strong, strong long, mighty, mighty long, grand, grand long, weaken, lift mighty, lift grand, cure, cure opponent, hit, hit opponent, heal, done]}
              actions:
                strong: {then: [{do: grant, target: self, effect: strong, turns: 0}]}
                strong long: {then: [{do: grant, target: opponent, effect: strong, turns: 3}]}
                mighty: {then: [{do: grant, target: self, effect: mighty, turns: 0}]}
                mighty long: {then: [{do: grant, target: opponent, effect: mighty, turns: 3}]}
                grand: {then: [{do: grant, target: self, effect: grand, turns: 0}]}
                grand long: {then: [{do: grant, target: opponent, effect: grand, turns: 3}]}
                weaken: {then: [{do: lift, target: self, effect: strong}]}
                lift mighty: {then: [{do: lift, target: opponent, effect: mighty}]}
                lift grand: {then: [{do: lift, target: self, effect: grand}]}
                cure: {then: [{do: lift-all, target: self}]}
                cure opponent: {then: [{do: lift-all, target: opponent}]}
                hit: {then: [{do: damage, target: self, amount: 1}]}
                hit opponent: {then: [{do: damage, target: opponent, amount: 1}]}
                heal: {then: [{do: heal, target: opponent, amount: 1}]}
                done: {ends: true}
              """,
              "cards: {scout: {name: Scout, kind: blank}}")
          .book();

  /** A status that somebody has up to the end of a turn. */
  private record Has(int player, int power, int last) {}

  private final List<Has> model = new ArrayList<>();
  private int turn = 1;
  private int active;

  private double power(int player) {
    return model.stream().filter(one -> one.player == player).mapToInt(Has::power).sum();
  }

  private void grant(int player, int power, int turns) {
    model.add(new Has(player, power, turn + turns));
  }

  private void lift(int player, int power) {
    model.removeIf(one -> one.player == player && one.power == power);
  }

  private void health(int player, int delta) {
    model.removeIf(one -> one.power == 10 && one.player == player && delta < 0);
    lift(1 - player, 100);
  }

  private void act(String action) {
    int other = 1 - active;
    switch (action) {
      case "strong" -> grant(active, 1, 0);
      case "strong long" -> grant(other, 1, 3);
      case "mighty" -> grant(active, 10, 0);
      case "mighty long" -> grant(other, 10, 3);
      case "grand" -> grant(active, 100, 0);
      case "grand long" -> grant(other, 100, 3);
      case "weaken" -> lift(active, 1);
      case "lift mighty" -> lift(other, 10);
      case "lift grand" -> lift(active, 100);
      case "cure" -> model.removeIf(one -> one.player == active);
      case "cure opponent" -> model.removeIf(one -> one.player == other);
      case "hit" -> health(active, -1);
      case "hit opponent" -> health(other, -1);
      case "heal" -> health(other, 1);
      default -> {
        model.removeIf(one -> one.last <= turn);
        turn++;
        active = other;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void theStatusesThatAreLeftAreThoseOfTheModel(long seed) {
    Random random = new Random(seed);
    boolean network = seed % 3 == 0;
    RuleBook book = network ? BOOK.throughNetwork() : BOOK;
    Match match = WrittenGame.match(book, 2);
    for (int step = 0; step < STEPS; step++) {
      List<String> actions = WrittenGame.options(match);
      String action = actions.get(random.nextInt(actions.size()));
      if (random.nextInt(8) == 0) {
        Match before = match;
        match = random.nextBoolean() ? before.fork() : book.restore(before.save());
        before.close();
      } else if (random.nextInt(8) == 0) {
        String saved = match.save();
        WrittenGame.choose(match, action);
        match.undo();
        assertThat(match.save()).as("undone").isEqualTo(saved);
      }
      WrittenGame.choose(match, action);
      act(action);
      for (int player = 0; player < 2; player++) {
        assertThat(WrittenGame.of(match, player, "power"))
            .as("seed %s, step %s: %s", seed, step, action)
            .isEqualTo(power(player));
        for (int power : new int[] {1, 10, 100}) {
          int who = player;
          assertThat(match.world().entity(player).hasStatus(name(power)))
              .as("seed %s, step %s: %s", seed, step, action)
              .isEqualTo(model.stream().anyMatch(one -> one.player == who && one.power == power));
        }
      }
    }
    match.close();
  }

  private static String name(int power) {
    return power == 1 ? "strong" : power == 10 ? "mighty" : "grand";
  }
}
