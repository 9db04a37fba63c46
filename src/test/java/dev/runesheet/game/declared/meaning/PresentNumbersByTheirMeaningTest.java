package dev.runesheet.game.declared.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.meaning.Ward.Piece;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Scopes that ask for numbers of the moment, in the middle of programs and whatever becomes of the
 * match: it is saved and restored, forked, and answers are taken back.
 */
class PresentNumbersByTheirMeaningTest {

  private static final int PROGRAMS = 12;
  private static final int MATCHES = 2;
  private static final int ACTIONS = 25;

  private static final String GAME =
      """
      players: 2
      turns: 1000
      kinds:
        player: {wounds: 0, pace: 1, told: 0}
        unit: {strength: 3, wounds: 0, rank: 0}
      zones:
        deck: {}
        field: {in play: true}
        camp: {in play: true}
      deck zone: deck
      scopes:
        me: {kinds: [player], whose: own}
        units: {kinds: [unit]}
        wounded: {kinds: [unit], whose: own, now: {wounds: {at least: 1}}}
        veterans: {now: {rank: {at least: 1}, wounds: {at most: 1}}}
        hale: {zone: field, now: {wounds: 0}}
        frail: {kinds: [player], now: {wounds: {at least: 1}}}
        burdens: {attached to: wounded, now: {rank: 0}}
      statuses:
        rage: {changes: strength, by: -1, of: wounded}
      player rules:
        - {when: game starts, then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
      phases:
        - {phase: main, actions: [burden, muster, done, PROGRAMS]}
      actions:
        burden: {with: own deck, on: units, then: [{do: attach, target: self, host: target}]}
        muster: {with: own deck, then: [{do: enter, target: self, zone: camp}]}
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        banner: {name: Banner, kind: unit, effects: [{changes: strength, by: 4, of: wounded}]}
        drum: {name: Drum, kind: unit, effects: [{changes: strength, by: 10, for each: veterans}]}
        totem: {name: Totem, kind: unit, effects: [{changes: strength, by: 100, while: {at least: 2, of: hale}}]}
        hospice: {name: Hospice, kind: unit, effects: [{changes: pace, by: 2, of: frail}]}
        mute: {name: Mute, kind: unit, effects: [{suppresses: veterans}]}
        scout: {name: Scout, kind: unit}
      """;

  /** Adds up all that depends on the numbers, as they are in the middle of a program. */
  private static final String TELL =
      "{do: add-stat, target: self, stat: told, delta: strength of target + 7 * count of wounded"
          + " + 3 * total strength of veterans + 5 * pace of self + 11 * count of burdens}";

  /** A line of a program: its text and what it does by its words. */
  private record Line(String yaml, Doing does) {}

  /** What a line of a player's program does, with a unit as its target. */
  private interface Doing {
    void to(Course course, int player, Piece unit);
  }

  private static List<Line> program(Random random, boolean asks) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      lines.add(line(random, asks));
      lines.add(new Line(TELL, (on, who, unit) -> on.told[who] += on.ward.told(who, unit)));
    }
    return lines;
  }

  private static Line line(Random random, boolean asks) {
    int number = random.nextInt(3);
    return switch (random.nextInt(asks ? 13 : 10)) {
      case 0, 1 -> set("target", "wounds", number, (on, who, unit) -> unit.wounds = number);
      case 2 -> set("self", "wounds", number, (on, who, any) -> on.ward.piece(who).wounds = number);
      case 3, 4 -> set("target", "rank", number, (on, who, unit) -> unit.rank = number);
      case 5 -> moved(random.nextBoolean() ? "field" : "camp");
      case 6 -> left();
      case 7 -> raised("wounded", (on, who, any) -> on.ward.wounded(who).forEach(Piece::rise));
      case 8 -> raised("burdens", (on, who, any) -> on.ward.burdens(who).forEach(Piece::rise));
      case 9 -> new Line("{do: grant, target: self, effect: rage, turns: 99}", Course::rage);
      default -> chosen(program(random, false));
    };
  }

  private static Line set(String role, String stat, int value, Doing does) {
    return new Line(
        "{do: set-stat, target: " + role + ", stat: " + stat + ", value: " + value + "}", does);
  }

  private static Line moved(String zone) {
    String yaml = "{do: move, target: target, zone: " + zone + "}";
    return new Line(
        "{if: zone of target is not deck, then: [" + yaml + "]}",
        (on, who, unit) -> unit.zone = unit.isInPlay() ? zone : unit.zone);
  }

  private static Line left() {
    return new Line("{do: leave, target: target, zone: deck}", (on, who, unit) -> unit.leave());
  }

  private static Line raised(String scope, Doing does) {
    String rises = "{do: add-stat, target: target, stat: rank, delta: 1}";
    return new Line("{for each: " + scope + ", then: [" + rises + "]}", does);
  }

  private static Line chosen(List<Line> then) {
    return new Line(
        "{choose: units, then: " + yaml(then) + "}", (on, who, any) -> on.choose(who, then));
  }

  private static String yaml(List<Line> lines) {
    return lines.stream().map(Line::yaml).collect(Collectors.joining(", ", "[", "]"));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void scopesHaveInThemWhoFitsAtTheMoment(long seed) {
    Random random = new Random(seed);
    Map<String, List<Line>> programs = new LinkedHashMap<>();
    StringBuilder actions = new StringBuilder();
    for (int i = 0; i < PROGRAMS; i++) {
      List<Line> lines = program(random, true);
      programs.put("p" + i, lines);
      actions.append("  p").append(i).append(": {with: me, on: units, then: ");
      actions.append(yaml(lines)).append("}\n");
    }
    RuleBook book =
        new WrittenGame(
                GAME.replace("PROGRAMS", String.join(", ", programs.keySet())) + actions,
                CARDS,
                "decks: {all: {banner: 1, drum: 1, totem: 1, hospice: 1, mute: 1, scout: 2}}\n")
            .book();
    for (int i = 0; i < MATCHES; i++) {
      new Course(WrittenGame.match(book, 2), programs, random).play();
    }
  }

  /** A match, and what it has come to by the words of its lines. */
  private static final class Course {
    private final Map<String, List<Line>> programs;
    private final Random random;
    private final List<Integer> raging = new ArrayList<>();
    private final double[] told = new double[2];
    private final List<String> done = new ArrayList<>();
    private final Ward ward;
    private Match match;

    Course(Match match, Map<String, List<Line>> programs, Random random) {
      this.match = match;
      this.programs = programs;
      this.random = random;
      List<Piece> pieces = new ArrayList<>();
      for (Entity one : match.world().entities()) {
        if (one.has("wounds")) {
          boolean player = one.getKind().equals("player");
          String card = player ? "" : one.getDefinition();
          pieces.add(new Piece(one.getId(), one.getController(), card, player ? "" : "field"));
        }
      }
      ward = new Ward(pieces, raging);
    }

    void play() {
      for (int i = 0; i < ACTIONS; i++) {
        int player = match.pendingDecisions().get(0).player();
        Choice choice = (Choice) answered().action();
        if (choice.name().equals("muster")) {
          ward.piece(((Choice.With) choice).entity()).zone = "camp";
        } else if (choice instanceof Choice.On on) {
          Piece target = ward.piece(on.target());
          if (programs.containsKey(on.name())) {
            programs.get(on.name()).forEach(line -> line.does().to(this, player, target));
          } else {
            ward.piece(on.entity()).attach(target);
          }
        }
      }
      assertAlike();
      match.close();
    }

    private void rage(int player, Piece any) {
      raging.add(player);
    }

    private void choose(int player, List<Line> then) {
      if (ward.all().stream().anyMatch(Piece::isInPlay)) {
        Piece chosen = ward.piece(((Pick) answered().action()).entity());
        then.forEach(line -> line.does().to(this, player, chosen));
      }
    }

    /** Answers the open question at random, whatever became of the match before. */
    private Option answered() {
      assertAlike();
      Decision asked = match.pendingDecisions().get(0);
      Option option = asked.options().get(random.nextInt(asked.options().size()));
      Match before = match;
      switch (random.nextInt(4)) {
        case 0 -> match = match.book().restore(match.save());
        case 1 -> match = match.fork();
        case 2 -> {
          match.choose(asked, asked.options().get(0));
          match.undo();
        }
        default -> {}
      }
      if (match != before) {
        before.close();
      }
      assertAlike();
      match.choose(match.pendingDecisions().get(0).id(), option.id());
      done.add(option.id());
      return option;
    }

    private void assertAlike() {
      for (Piece piece : ward.all()) {
        Entity entity = match.world().entity(piece.id);
        double number = entity.stat(piece.isPlayer() ? "pace" : "strength");
        assertThat(number)
            .as(() -> entity + " after " + done)
            .isEqualTo(piece.isPlayer() ? ward.pace(piece.id) : ward.strength(piece));
        if (piece.isPlayer()) {
          assertThat(entity.stat("told"))
              .as(() -> "told to " + entity + " after " + done)
              .isEqualTo(told[piece.id]);
        }
      }
    }
  }
}
