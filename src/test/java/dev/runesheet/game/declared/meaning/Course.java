package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.meaning.Table.Held;
import dev.runesheet.game.declared.meaning.Table.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The course of a match by the words of docs/your-own-game.md: turns, phases, actions, lines. */
final class Course {

  /** Who answers the questions of a match. */
  interface Players {

    /**
     * An action out of all legal ones of a player.
     *
     * @param refused what is not legal, with what is told of it
     */
    Choice act(int player, Map<Choice, Doing> legal, Map<Choice, String> refused);

    /** One of several; null for none, where that is an answer. */
    Piece choose(int player, List<Piece> found, boolean optional);

    /** Whether the first of two ways is taken. */
    boolean choosesFirst(int player);
  }

  private record Roles(Piece self, Piece target, Piece subject) {
    private Roles target(Piece now) {
      return new Roles(self, now, subject);
    }
  }

  /**
   * Something that happened.
   *
   * @param player whose subject it was then
   */
  private record Happened(String event, Piece subject, int player) {
    private Happened(String event, Piece subject) {
      this(event, subject, subject.controller);
    }
  }

  /** The end of lines at 'stop'. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stopped() {
      super("stop", null, false, false);
    }
  }

  /** The end of a match. */
  private static final class Over extends RuntimeException {
    private static final long serialVersionUID = 1;

    Over() {
      super("over", null, false, false);
    }
  }

  private final Table table;
  private final RandomGame game;
  private final Players answers;
  private final Set<String> done = new HashSet<>();
  private Piece active;
  private int turn;
  private boolean over;
  private List<Integer> winners = List.of();

  Course(Table table, RandomGame game, Players answers) {
    this.table = table;
    this.game = game;
    this.answers = answers;
  }

  boolean isOver() {
    return over;
  }

  List<Integer> winners() {
    return winners;
  }

  int turn() {
    return turn;
  }

  /** Walks through all turns, to the end. */
  void play() {
    try {
      active = table.players().get(0);
      for (turn = 1; turn <= game.turns(); turn++) {
        table.turn(turn);
        done.clear();
        walk();
        active = after(active);
      }
      end(Standing.winners(table));
    } catch (Over end) {
      // All is known.
    }
  }

  private void end(List<Integer> who) {
    over = true;
    winners = who;
    throw new Over();
  }

  private Piece after(Piece player) {
    List<Piece> players = table.players();
    Piece next = player;
    do {
      next = players.get((next.id + 1) % players.size());
    } while (next.out);
    return next;
  }

  private void walk() {
    for (Trait.Phase phase : game.phases()) {
      if (phase.test() != null && !holds(phase.test(), new Roles(active, null, null))) {
        continue;
      }
      if (!phase.event().isEmpty()) {
        answer(new Happened(phase.event(), active));
      }
      for (Piece player : acting(phase.who())) {
        act(phase, player);
      }
    }
  }

  private List<Piece> acting(String who) {
    List<Piece> players = table.players();
    List<Piece> acting = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      Piece one = players.get((active.id + i) % players.size());
      if (who.equals("each") || who.equals("active") == (one == active)) {
        acting.add(one);
      }
    }
    return acting;
  }

  private void act(Trait.Phase phase, Piece player) {
    while (!player.out) {
      Map<Choice, Doing> legal = new LinkedHashMap<>();
      Map<Choice, String> refused = new LinkedHashMap<>();
      Doing.possible(table, phase, player)
          .forEach(
              (choice, doing) -> {
                if (isDone(doing, player)) {
                  refused.put(choice, "");
                } else if (doing.needs() > 0 && table.power(doing.self()) < doing.needs()) {
                  refused.put(choice, "");
                } else if (!isMet(doing, player)) {
                  refused.put(choice, doing.terms().because());
                } else {
                  legal.put(choice, doing);
                }
              });
      if (legal.isEmpty() && phase.passes()) {
        return;
      }
      Doing doing = legal.get(answers.act(player.id, legal, refused));
      done.add(doing.onceKey(player.id));
      Roles roles = new Roles(doing.self(), doing.target(), null);
      run(doing.then(), doing.self() == null ? new Roles(player, roles.target(), null) : roles);
      if (doing.terms().ends()) {
        return;
      }
    }
  }

  private boolean isDone(Doing doing, Piece player) {
    return doing.terms().once() && done.contains(doing.onceKey(player.id));
  }

  private boolean isMet(Doing doing, Piece player) {
    Piece self = doing.self() == null ? player : doing.self();
    return doing.terms().test() == null
        || holds(doing.terms().test(), new Roles(self, doing.target(), null));
  }

  private boolean holds(Line.Test test, Roles roles) {
    return test.holds(
        new Line.Seen() {
          @Override
          public double power(String role) {
            return table.power(role(role, roles));
          }

          @Override
          public List<Double> powers(String scope) {
            return table.scope(scope, roles.self()).stream().map(table::power).toList();
          }

          @Override
          public int turn() {
            return turn;
          }
        });
  }

  private Piece role(String role, Roles roles) {
    return switch (role) {
      case "self" -> roles.self();
      case "owner" -> table.pieces.get(roles.self().controller);
      case "opponent" -> table.pieces.get(1 - roles.self().controller);
      case "subject" -> roles.subject();
      default -> roles.target();
    };
  }

  private void run(List<Line> lines, Roles roles) {
    Program program = new Program();
    program.whole(lines, roles);
    program.answer();
  }

  private void answer(Happened one) {
    for (Held held : answering(one)) {
      boolean ownEnd = one.event().equals("leaves play") && held.holder() == one.subject();
      if (ownEnd || table.isInForce(held)) {
        run(((Trait.When) held.trait()).then(), new Roles(held.holder(), null, one.subject()));
      }
    }
  }

  private List<Held> answering(Happened one) {
    List<Held> answering = new ArrayList<>();
    for (Held held : table.inForce(Trait.When.class)) {
      if (answers(held, one)) {
        answering.add(held);
      }
    }
    if (one.event().equals("leaves play")) {
      answering.addAll(one.subject().last);
    }
    answering.sort(
        Comparator.comparing((Held held) -> held.holder().controller != active.id)
            .thenComparing(Held::sequence));
    return answering;
  }

  private static boolean answers(Held held, Happened one) {
    Trait.When when = (Trait.When) held.trait();
    boolean itself = held.holder() == one.subject();
    boolean same = held.holder().controller == one.player();
    return when.event().equals(one.event())
        && switch (when.whose()) {
          case "own" -> itself;
          case "ally" -> same && !itself;
          case "enemy" -> !same;
          case "other" -> !itself;
          default -> true;
        };
  }

  /** Lines that run, with what they caused and nobody has answered yet. */
  private final class Program {
    private final List<Happened> open = new ArrayList<>();

    private void whole(List<Line> lines, Roles roles) {
      try {
        lines(lines, roles);
      } catch (Stopped ended) {
        // What follows goes on.
      }
    }

    private void lines(List<Line> lines, Roles roles) {
      lines.forEach(line -> line(line, roles));
    }

    private void line(Line line, Roles roles) {
      if (line instanceof Line.Do verb) {
        verb(verb, roles);
        return;
      }
      if (line instanceof Line.Stop) {
        throw new Stopped();
      }
      answer();
      if (line instanceof Line.Group group) {
        group(group, roles);
      } else if (line instanceof Line.OneOf choice) {
        Piece asked = role(choice.asks(), roles);
        if (!table.pieces.get(asked.controller).out) {
          boolean first = answers.choosesFirst(asked.controller);
          lines(first ? choice.some() : choice.others(), roles);
        }
      } else if (line instanceof Line.If decision) {
        lines(holds(decision.test(), roles) ? decision.then() : decision.otherwise(), roles);
      } else if (line instanceof Line.Repeat repeat) {
        for (int i = 0; i < repeat.times(); i++) {
          lines(repeat.then(), roles);
          answer();
        }
      }
      answer();
    }

    private void group(Line.Group group, Roles roles) {
      List<Piece> found = new ArrayList<>();
      for (Piece one : table.scope(group.scope(), role(group.of(), roles))) {
        boolean wanted = group.where() == null || holds(group.where(), roles.target(one));
        if (wanted && (group.most() == 0 || found.size() < group.most())) {
          found.add(one);
        }
      }
      switch (group.word()) {
        case "for each" -> {
          for (Piece one : found) {
            lines(group.then(), roles.target(one));
            answer();
          }
        }
        case "as each" -> {
          for (Piece one : found) {
            if (!one.out) {
              whole(group.then(), new Roles(one, one, roles.subject()));
              answer();
            }
          }
        }
        default -> choose(group, found, roles);
      }
    }

    private void choose(Line.Group group, List<Piece> found, Roles roles) {
      int asked = role(group.asks(), roles).controller;
      if (found.isEmpty() || table.pieces.get(asked).out) {
        return;
      }
      Piece chosen = answers.choose(asked, found, group.optional());
      if (chosen != null) {
        lines(group.then(), roles.target(chosen));
      }
    }

    private void verb(Line.Do verb, Roles roles) {
      Piece target = verb.get("target") == null ? null : role(verb.get("target"), roles);
      switch (verb.verb()) {
        case "add-stat" -> target.power += verb.number("delta");
        case "reset" -> target.power = target.printed;
        case "attach" -> attach(target, role(verb.get("host"), roles));
        case "cover" -> cover(target, role(verb.get("card"), roles));
        case "enter" -> enter(target, verb.get("zone"));
        case "leave" -> leave(target, verb.get("zone"));
        case "move" -> move(target, verb.get("zone"));
        case "draw" -> draw(target, verb);
        case "take" -> take(role(verb.get("player"), roles), target, verb.get("zone"));
        case "swap" -> swap(target, role(verb.get("other"), roles));
        case "grant" ->
            table.grant(
                target, game.statuses().get(verb.get("effect")), turn + verb.number("turns"));
        case "eliminate" -> eliminate(table.pieces.get(target.controller));
        case "win" -> end(List.of(target.controller));
        case "lose" -> end(List.of(1 - target.controller));
        case "tie" -> end(List.of());
        default -> throw new IllegalArgumentException(verb.verb());
      }
    }

    private void attach(Piece card, Piece host) {
      boolean moves = card.host != host;
      table.attach(card, host);
      if (moves) {
        open.add(new Happened("moves", card));
      }
    }

    private void cover(Piece covered, Piece card) {
      open.add(new Happened("moves", card));
      covered.attached.forEach(
          one -> {
            if (one != card) {
              open.add(new Happened("moves", one));
            }
          });
      leave(covered);
      table.cover(covered, card);
      table.bring(card);
      open.add(new Happened("enters play", card));
      answer();
    }

    private void enter(Piece card, String zone) {
      boolean enters = !card.isInPlay();
      boolean moves = !zone.equals(card.zone);
      table.lay(card, zone);
      if (moves) {
        open.add(new Happened("moves", card));
      }
      if (enters) {
        table.bring(card);
        open.add(new Happened("enters play", card));
      }
      answer();
    }

    private void move(Piece card, String zone) {
      boolean moves = !zone.equals(card.zone);
      table.lay(card, zone);
      if (moves) {
        open.add(new Happened("moves", card));
      }
    }

    private void leave(Piece card, String zone) {
      if (card.isInPlay()) {
        leave(card);
        table.lay(card, zone);
      }
    }

    private void leave(Piece card) {
      Happened happened = new Happened("leaves play", card);
      open.add(happened);
      card.last =
          table.inForce(Trait.When.class).stream()
              .filter(one -> one.holder() == card && answers(one, happened))
              .toList();
    }

    private void draw(Piece target, Line.Do verb) {
      for (int i = 0; i < verb.number("amount"); i++) {
        List<Piece> deck = table.in(verb.get("from"), target.controller);
        if (!deck.isEmpty()) {
          move(deck.get(0), verb.get("to"));
        }
      }
    }

    private void take(Piece player, Piece card, String zone) {
      boolean left = card.isInPlay();
      boolean moves = !zone.equals(card.zone) || player.controller != card.controller;
      if (left) {
        leave(card);
      }
      table.take(card, player.controller, zone);
      if (!left && moves) {
        open.add(new Happened("moves", card));
      }
    }

    private void swap(Piece one, Piece other) {
      boolean moves = !one.zone.equals(other.zone);
      table.swap(one, other);
      if (moves) {
        open.add(new Happened("moves", one));
        open.add(new Happened("moves", other));
      }
    }

    private void eliminate(Piece player) {
      player.out = true;
      List<Piece> left = table.players().stream().filter(one -> !one.out).toList();
      if (left.size() == 1) {
        end(List.of(left.get(0).id));
      }
    }

    /** Lets effects answer what happened. */
    private void answer() {
      List<Happened> now = List.copyOf(open);
      open.clear();
      now.forEach(Course.this::answer);
    }
  }
}
