package dev.runesheet.game.declared.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.EventOrder;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Effects answer events as the documents say: whose, in which order, and what follows from them.
 */
class AnswersByTheirMeaningTest {

  private static final int CARDS = 8;
  private static final int MATCHES = 6;
  private static final int STEPS = 20;

  private static final String GAME =
      """
      players: 2
      turns: 1000
      kinds:
        player: {power: 10, health: 10}
        fighter: {power: 10, health: 10}
      zones:
        deck: {}
        field: {in play: true}
        camp: {in play: true}
      deck zone: deck
      scopes:
        own top: {zone: deck, whose: own, first: 1}
      events: [early call, first call, second call, last call]
      course: {events: %s, limits: {programs: 400, waiting: 400}}
      statuses: {hush: {suppresses: self}, %s}
      player rules: %s
      phases:
        - {phase: main, event: turn starts, actions: [deploy, fall, done]}
      actions:
        deploy: {with: own deck, then: [{do: enter, target: self, zone: field}]}
        fall: {with: all, then: [{do: leave, target: self, zone: deck}]}
        done: {ends: true}
      """;

  private final Map<String, List<Answer>> cards = new LinkedHashMap<>();

  private RuleBook book(Random random, String order) {
    RandomAnswers drawn = new RandomAnswers(random);
    StringBuilder written = new StringBuilder("cards:\n");
    StringBuilder deck = new StringBuilder();
    for (int i = 0; i < CARDS; i++) {
      List<Answer> answers = List.of(drawn.answer(false), drawn.answer(false));
      cards.put("c" + i, answers);
      written.append("  c").append(i).append(": {name: C").append(i);
      written.append(", kind: fighter, effects: [").append(answers.get(0).yaml()).append(", ");
      written.append(answers.get(1).yaml()).append("]}\n");
      deck.append(i == 0 ? "" : ", ").append("c").append(i).append(": 1");
    }
    List<String> statuses = new ArrayList<>();
    for (String status : RandomAnswers.STATUSES) {
      if (!status.equals("hush")) {
        Answer answer = drawn.answer(false);
        cards.put(status, List.of(answer));
        statuses.add(status + ": " + answer.yaml());
      }
    }
    List<Answer> rules = List.of(drawn.answer(true), drawn.answer(true));
    cards.put("player rules", rules);
    String texts = "[" + rules.get(0).yaml() + ", " + rules.get(1).yaml() + "]";
    return new WrittenGame(
            GAME.formatted(order, String.join(", ", statuses), texts),
            written.toString(),
            "decks: {all: {" + deck + "}}")
        .book();
  }

  @ParameterizedTest
  @CsvSource({
    "1, nested",
    "2, nested",
    "3, nested",
    "18, nested",
    "10, queued",
    "24, queued",
    "43, last"
  })
  void chainAsTheirWordsSay(long seed, String order) {
    Random random = new Random(seed);
    RuleBook book = book(random, order);
    for (int i = 0; i < MATCHES; i++) {
      try (Match match = WrittenGame.match(book, 2)) {
        play(match, random, EventOrder.valueOf(order.toUpperCase(Locale.ROOT)));
      }
    }
  }

  private void play(Match match, Random random, EventOrder order) {
    List<Chain.Piece> players = new ArrayList<>();
    Map<Integer, Chain.Piece> deck = new TreeMap<>();
    for (Entity entity : match.world().entities()) {
      if (entity.getKind().equals("player")) {
        players.add(piece(entity, ""));
      } else if (entity.getKind().equals("fighter")) {
        deck.put(firstPlace(match, entity) * CARDS + entity.getController(), piece(entity, "deck"));
      }
    }
    Chain chain = new Chain(order, players, deck.values(), cards);
    chain.turn(0);
    int seen = 0;
    List<String> done = new ArrayList<>();
    for (int i = 0; i < STEPS; i++) {
      List<Happening> all = match.happenings();
      List<String> now = told(all.subList(seen, all.size()));
      assertThat(now).as(() -> "after " + done + " with " + cards).isEqualTo(chain.told());
      seen = all.size();
      Decision asked = match.pendingDecisions().get(0);
      Option option = asked.options().get(random.nextInt(asked.options().size()));
      done.add(option.id());
      try {
        match.choose(asked, option);
      } catch (ActionFailedException endless) {
        return; // Chains may be endless, and a player cannot leave play.
      }
      if (option.action() instanceof Choice.With with) {
        if (with.name().equals("deploy")) {
          chain.play(with.entity());
        } else {
          chain.fall(with.entity());
        }
      } else {
        chain.turn(1 - asked.player());
      }
    }
  }

  /** The place of a card in its deck before the first turn began. */
  private static int firstPlace(Match match, Entity card) {
    return match.happenings().stream()
        .filter(one -> one instanceof Happening.Moved)
        .map(one -> (Happening.Moved) one)
        .filter(one -> one.entity() == card.getId() && !one.zone().equals(one.fromZone()))
        .findFirst()
        .map(Happening.Moved::fromPosition)
        .orElse(card.getPosition());
  }

  private static Chain.Piece piece(Entity entity, String zone) {
    return new Chain.Piece(entity.getId(), entity.getController(), entity.getDefinition(), zone);
  }

  private static List<String> told(List<Happening> happenings) {
    List<String> told = new ArrayList<>();
    for (Happening one : happenings) {
      if (one instanceof Happening.StatChanged changed) {
        told.add(changed.stat() + " of " + changed.entity() + " is " + changed.after());
      } else if (one instanceof Happening.Moved moved && !moved.zone().equals(moved.fromZone())) {
        told.add(moved.entity() + " lies in " + moved.zone());
      }
    }
    return told;
  }
}
