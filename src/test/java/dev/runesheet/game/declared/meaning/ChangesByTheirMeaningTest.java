package dev.runesheet.game.declared.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.meaning.InForce.Lasting;
import dev.runesheet.game.declared.meaning.InForce.Piece;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects that last make of numbers what the documents say, whatever comes and goes. */
class ChangesByTheirMeaningTest {

  private static final int CARDS = 8;
  private static final int STATUSES = 6;
  private static final int MATCHES = 8;
  private static final int STEPS = 60;

  private static final String GAME =
      """
      players: %s
      turns: 1000
      kinds:
        player: {power: 20, health: 30}
        fighter: {power: 10, health: 12}
      words: {element: [fire, water]}
      zones:
        deck: {}
        front: {in play: true}
        back: {in play: true}
      deck zone: deck
      scopes:
        own fronts: {kinds: [fighter], zone: front, whose: own}
        fires: {words: {element: fire}}
        neighbours: {same zone: true, others: true}
        people: {kinds: [player]}
        foe: {kinds: [player], whose: enemy}
        anybody: {kinds: [player, fighter]}
        me: {kinds: [player], whose: own}
      at least: %s
      statuses:
      %s
      phases:
        - {phase: main, actions: [deploy, fall, front, back, take, done, %s]}
      actions:
        deploy: {with: own deck, then: [{do: enter, target: self, zone: front}]}
        fall: {with: all, then: [{do: leave, target: self, zone: deck}]}
        front: {with: all, then: [{do: move, target: self, zone: front}]}
        back: {with: all, then: [{do: move, target: self, zone: back}]}
        take: {with: me, on: all, then: [{do: take, player: self, target: target, zone: deck}]}
        done: {ends: true}
      %s
      """;

  private final Map<String, Continuous> statuses = new LinkedHashMap<>();
  private final List<List<Continuous>> cards = new ArrayList<>();

  private RuleBook book(Random random, int players) {
    RandomContinuous drawn = new RandomContinuous(random, List.of("health", "power", "power"));
    StringBuilder given = new StringBuilder();
    StringBuilder actions = new StringBuilder();
    for (int i = 0; i < STATUSES; i++) {
      String name = "s" + i;
      Continuous status = drawn.ofStatus();
      statuses.put(name, status);
      given.append("  ").append(name).append(": ").append(status.yaml()).append('\n');
      boolean open = status instanceof Continuous.Change change && change.by() == null;
      actions.append("  ").append(name).append(": {with: me, on: anybody, then: [{do: ");
      actions.append(open ? "give, amount: " + (i + 1) : "grant");
      actions.append(", target: target, effect: ").append(name).append(", turns: ");
      actions.append(i % 3).append("}]}\n");
    }
    StringBuilder written = new StringBuilder("cards:\n");
    StringBuilder deck = new StringBuilder();
    for (int i = 0; i < CARDS; i++) {
      List<Continuous> effects = List.of(drawn.ofCard(), drawn.ofCard());
      cards.add(effects);
      written.append("  c").append(i).append(": {name: C").append(i).append(", kind: fighter");
      written.append(i % 3 == 0 ? "" : i % 3 == 1 ? ", element: fire" : ", element: water");
      written.append(", effects: [").append(effects.get(0).yaml()).append(", ");
      written.append(effects.get(1).yaml()).append("]}\n");
      deck.append(i == 0 ? "" : ", ").append("c").append(i).append(": 1");
    }
    String names = String.join(", ", statuses.keySet());
    return new WrittenGame(
            GAME.formatted(
                players,
                InForce.LEAST.toString().replace("=", ": "),
                given.toString().stripTrailing(),
                names,
                actions),
            written.toString(),
            "decks: {all: {" + deck + "}}")
        .book();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void makeOfNumbersWhatTheirWordsSay(long seed) {
    Random random = new Random(seed);
    int players = 2 + (int) seed % 2;
    RuleBook book = book(random, players);
    for (int i = 0; i < MATCHES; i++) {
      try (Match match = WrittenGame.match(book, players)) {
        new Course(match, random).play();
      }
    }
  }

  /** A match, and what is in play in it by the documents. */
  private final class Course {

    /** A status given, beside what a number needs. */
    private record Term(int expires, String zone) {}

    private final Match match;
    private final Random random;
    private final List<Lasting> inPlay = new ArrayList<>();
    private final Map<Lasting, Term> terms = new HashMap<>();
    private final List<String> done = new ArrayList<>();
    private Map<Integer, Piece> before;
    private int turn = 1;
    private int sequence;

    Course(Match match, Random random) {
      this.match = match;
      this.random = random;
      this.before = pieces();
    }

    void play() {
      for (int i = 0; i < STEPS; i++) {
        Decision asked = match.pendingDecisions().get(0);
        Option option = asked.options().get(random.nextInt(asked.options().size()));
        String action = option.id().split("[ :]")[0];
        done.add(option.id());
        match.choose(asked, option);
        follow(action, option, asked.player());
        assertNumbers();
      }
    }

    private void follow(String action, Option option, int player) {
      Map<Integer, Piece> now = pieces();
      if (action.equals("done")) {
        turn++;
      }
      if (statuses.containsKey(action)) {
        give(action, option, player);
      }
      inPlay.removeIf(one -> isOver(one, now.get(one.holder())));
      for (Piece piece : now.values()) {
        if (piece.isInPlay() && !before.get(piece.id()).isInPlay()) {
          String card = match.world().entity(piece.id()).getDefinition();
          for (Continuous effect : cards.get(Integer.parseInt(card.substring(1)))) {
            inPlay.add(new Lasting(sequence++, effect, piece.id(), piece.controller(), 0, false));
          }
        }
      }
      before = now;
    }

    private void give(String status, Option option, int player) {
      int on = ((Choice.On) option.action()).target();
      int index = Integer.parseInt(status.substring(1));
      Lasting given = new Lasting(sequence++, statuses.get(status), on, player, index + 1, true);
      inPlay.add(given);
      terms.put(given, new Term(turn + index % 3, pieces().get(on).zone()));
    }

    private boolean isOver(Lasting one, Piece holder) {
      if (!one.status()) {
        return !holder.isInPlay();
      }
      Term term = terms.get(one);
      return term.expires() < turn || !term.zone().equals(holder.zone());
    }

    private Map<Integer, Piece> pieces() {
      Map<Integer, Piece> pieces = new TreeMap<>();
      for (Entity entity : match.world().entities()) {
        if (entity.has("power")) {
          boolean player = entity.getKind().equals("player");
          String element =
              entity.carries("element", "fire")
                  ? "fire"
                  : entity.carries("element", "water") ? "water" : "";
          pieces.put(
              entity.getId(),
              new Piece(
                  entity.getId(),
                  entity.getController(),
                  player ? "" : entity.getZone(),
                  element,
                  Map.of(
                      "power", player ? 20.0 : 10.0,
                      "health", player ? 30.0 : 12.0)));
        }
      }
      return pieces;
    }

    private void assertNumbers() {
      InForce inForce = new InForce(before, inPlay);
      for (Piece piece : before.values()) {
        for (String stat : List.of("power", "health")) {
          assertThat(match.world().entity(piece.id()).stat(stat))
              .as(() -> stat + " of " + piece + " after " + done + " with " + inPlay)
              .isEqualTo(inForce.number(stat, piece));
        }
      }
    }
  }
}
