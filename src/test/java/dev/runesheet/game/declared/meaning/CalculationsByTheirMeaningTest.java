package dev.runesheet.game.declared.meaning;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Calculations, payments, limits of a turn and what lasts come to what the documents say, in
 * whatever they stand.
 */
class CalculationsByTheirMeaningTest {

  private static final int CARDS = 6;
  private static final int DEEDS = 4;
  private static final int MATCHES = 3;
  private static final int STEPS = 40;

  private static final String GAME =
      """
      players: 2
      turns: 1000
      kinds:
        player: {power: 10, health: 12, wound: 0, noted: 0, dealt: 0, taken: 0}
        fighter:
          power: 10
          health: 12
          wound: 0
          noted: 0
          dealt: 0
          taken: 0
          price: 2
          energy: 0
          red gem: 0
          blue gem: 0
        gem: {}
      words: {element: [fire, water], color: [red, blue]}
      zones:
        deck: {}
        front: {in play: true}
        back: {in play: true}
        pile: {}
      deck zone: deck
      counts: {gem: color}
      sums: {energy: [red gem, blue gem]}
      at least: %s
      events: [hit-0, hit-1, hit-2]
      scopes:
        own fronts: {kinds: [fighter], zone: front, whose: own}
        fires: {words: {element: fire}}
        neighbours: {same zone: true, others: true}
        people: {kinds: [player]}
        foe: {kinds: [player], whose: enemy}
        anybody: {kinds: [player, fighter]}
        me: {kinds: [player], whose: own}
      """;

  private final List<Working> calculations = new ArrayList<>();
  private final List<Task.Deed> actions = new ArrayList<>();
  private final Map<String, List<Continuous>> lasting = new LinkedHashMap<>();
  private final Map<String, List<Task.Reply>> replies = new LinkedHashMap<>();
  private final Map<String, Task.Deed> abilities = new LinkedHashMap<>();
  private RandomWorkings drawn;

  private WrittenGame game(Random random) {
    drawn = new RandomWorkings(random);
    StringBuilder game = new StringBuilder();
    game.append(GAME.formatted(InForce.LEAST.toString().replace("=", ": ")));
    game.append("calculations:\n");
    for (int i = 0; i < RandomWorkings.CALCULATIONS; i++) {
      calculations.add(drawn.calculation(i));
      game.append("  c").append(i).append(": ").append(calculations.get(i).yaml()).append('\n');
    }
    game.append("statuses:\n");
    for (int i = 0; i < RandomWorkings.STATUSES; i++) {
      game.append("  s").append(i).append(": ");
      game.append(drawn.statuses().get(i).yaml()).append('\n');
    }
    replies.put("player rules", List.of(drawn.reply(), drawn.reply()));
    game.append("player rules: ").append(yaml(replies.get("player rules"), "")).append('\n');
    drawActions();
    String names = String.join(", ", actions.stream().map(Task.Deed::name).toList());
    game.append("phases:\n  - {phase: main, abilities: true, actions: [").append(names);
    game.append("]}\nactions:\n");
    for (Task.Deed deed : actions) {
      String text = deed.action();
      game.append("  ").append(deed.name()).append(": ");
      game.append(deed.name().equals("done") ? "{ends: true}" : text).append('\n');
    }
    return new WrittenGame(game.toString(), cards(random), decks());
  }

  private void drawActions() {
    actions.add(deed("deploy", "own deck", new Task.Lay("enter", "self", "front")));
    actions.add(deed("fall", "allies", new Task.Lay("leave", "self", "deck")));
    actions.add(deed("forth", "allies", new Task.Lay("move", "self", "front")));
    actions.add(deed("back", "allies", new Task.Lay("move", "self", "back")));
    actions.add(deed("red", "allies", new Task.Charge("self", "red", 1)));
    actions.add(deed("blue", "allies", new Task.Charge("self", "blue", 2)));
    actions.add(
        deed(
            "settle",
            "allies",
            new Task.Pay(),
            new Task.Add("self", "wound", new Formula.Written(1))));
    for (int i = 0; i < DEEDS; i++) {
      actions.add(drawn.deed("try-" + i, false));
    }
    actions.add(new Task.Deed("done", null, null, null, false, List.of()));
  }

  private static Task.Deed deed(String name, String with, Task... then) {
    return new Task.Deed(name, with, null, null, false, List.of(then));
  }

  private String cards(Random random) {
    StringBuilder written = new StringBuilder("cards:\n");
    for (int i = 0; i < CARDS; i++) {
      String card = "f" + i;
      lasting.put(card, List.of(drawn.ofCard(), drawn.ofCard()));
      replies.put(card, List.of(drawn.reply()));
      StringBuilder more = new StringBuilder();
      lasting.get(card).forEach(one -> more.append(", ").append(one.yaml()));
      if (i % 2 == 0) {
        abilities.put(card, drawn.deed("trick-" + i, true));
        more.append(", ").append(abilities.get(card).ability());
      }
      written.append("  ").append(card).append(": {name: F").append(i).append(", kind: fighter");
      written.append(i % 3 == 0 ? "" : i % 3 == 1 ? ", element: fire" : ", element: water");
      written.append(", effects: ").append(yaml(replies.get(card), more.toString()));
      written.append("}\n");
    }
    return written
        .append("  red: {name: Red, kind: gem, color: red}\n")
        .append("  blue: {name: Blue, kind: gem, color: blue}\n")
        .toString();
  }

  private static String yaml(List<Task.Reply> replies, String more) {
    return "[" + String.join(", ", replies.stream().map(Task.Reply::yaml).toList()) + more + "]";
  }

  private static String decks() {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < CARDS; i++) {
      cards.add("f" + i + ": 1");
    }
    return "decks: {all: {" + String.join(", ", cards) + "}}";
  }

  /** A few seeds, or those of a search, such as {@code -Dmeaning.seeds=100-300}. */
  static LongStream seeds() {
    String more = System.getProperty("meaning.seeds");
    if (more == null) {
      return LongStream.rangeClosed(1, 2);
    }
    String[] range = more.split("-");
    return LongStream.rangeClosed(Long.parseLong(range[0]), Long.parseLong(range[1]));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void comeToWhatTheirWordsSay(long seed) {
    Random random = new Random(seed);
    WrittenGame written = game(random);
    RuleBook book = written.book();
    Ledger.Declared declared =
        new Ledger.Declared(calculations, drawn.statuses(), actions, lasting, replies, abilities);
    for (int i = 0; i < MATCHES; i++) {
      try (Match match = WrittenGame.match(book, 2)) {
        play(new Ledger(match, declared, random), written);
      }
    }
  }

  private static void play(Ledger ledger, WrittenGame written) {
    try {
      for (int i = 0; i < STEPS; i++) {
        ledger.step();
      }
    } catch (AssertionError | RuntimeException wrong) {
      String game = written.game() + written.cards();
      throw new AssertionError(wrong.getMessage() + " " + ledger.course() + " of\n" + game, wrong);
    }
  }
}
