package dev.runesheet.game.declared.meaning;

import dev.runesheet.engine.EventOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;

/** What effects answer to events, and in which order, by the words of docs/your-own-game.md. */
final class Chain {

  /** A player or card. */
  static final class Piece {
    private final int id;
    private final int controller;
    private final String definition;
    private String zone;
    private double power;
    private double health;

    /** The effects that answer that it has left play. */
    private List<Held> last = List.of();

    Piece(int id, int controller, String definition, String zone) {
      this.id = id;
      this.controller = controller;
      this.definition = definition;
      this.zone = zone;
      this.power = 10;
      this.health = 10;
    }

    private boolean isInPlay() {
      return zone.equals("field");
    }

    private void add(String stat, int by) {
      if (stat.equals("power")) {
        power += by;
      } else {
        health += by;
      }
    }

    private double number(String stat) {
      return stat.equals("power") ? power : health;
    }
  }

  /** An effect in play; rules of the game stand before all others. */
  private record Held(int sequence, boolean rule, Answer answer, Piece holder) {}

  /** Something that happened, with who answers it. */
  private record Happened(String event, Piece subject, Piece causer) {}

  /** The roles of lines. */
  private record Roles(Piece self, Piece subject, Piece causer, Piece target) {

    private Roles target(Piece now) {
      return new Roles(self, subject, causer, now);
    }
  }

  /** A program that runs: what it caused and nobody has answered yet. */
  private final class Program {
    private final List<Happened> open = new ArrayList<>();

    private void run(List<Answer.Act> acts, Roles roles) {
      lines(acts, roles);
      answer();
    }

    private void lines(List<Answer.Act> acts, Roles roles) {
      acts.forEach(act -> line(act, roles));
    }

    private void line(Answer.Act act, Roles roles) {
      if (act instanceof Answer.Add add) {
        change(add, role(add.role(), roles), roles);
      } else if (act instanceof Answer.Raise raise) {
        open.add(new Happened(raise.event(), role(raise.role(), roles), roles.self()));
      } else if (act instanceof Answer.Leave leave) {
        leave(role(leave.role(), roles), roles.self());
      } else if (act instanceof Answer.Enter) {
        answer();
        in("deck", roles.self().controller).stream()
            .findFirst()
            .ifPresent(card -> enter(card, roles.self()));
        answer();
      } else if (act instanceof Answer.Each each) {
        answer();
        for (Piece one : scope(each.scope(), roles.self())) {
          lines(each.then(), roles.target(one));
          answer();
        }
      } else if (act instanceof Answer.If decision) {
        answer();
        if (role(decision.role(), roles).power < decision.below()) {
          lines(decision.then(), roles);
          answer();
        }
      }
    }

    private void change(Answer.Add add, Piece piece, Roles roles) {
      piece.add(add.stat(), add.by());
      if (add.by() != 0) {
        told.add(add.stat() + " of " + piece.id + " is " + piece.number(add.stat()));
        if (add.stat().equals("power")) {
          open.add(new Happened("power changes", piece, roles.self()));
        }
      }
    }

    private void leave(Piece card, Piece causer) {
      if (!card.isInPlay()) {
        return;
      }
      open.add(new Happened("leaves play", card, causer));
      card.last = new ArrayList<>();
      for (Held one : inPlay) {
        if (one.holder() == card
            && one.answer().event().equals("leaves play")
            && concerns(one, card)) {
          card.last.add(one);
        }
      }
      lay(card, "deck");
      inPlay.removeIf(one -> one.holder() == card);
    }

    private void enter(Piece card, Piece causer) {
      lay(card, "field");
      bring(card);
      open.add(new Happened("enters play", card, causer));
    }

    /** Lets effects answer what happened, or leaves it for later. */
    private void answer() {
      List<Happened> now = List.copyOf(open);
      open.clear();
      if (order == EventOrder.NESTED) {
        now.forEach(one -> Chain.this.answer(one, () -> {}));
      } else {
        waiting.addAll(now);
      }
    }
  }

  private final EventOrder order;
  private final Queue<Happened> waiting = new ArrayDeque<>();
  private final Map<Integer, Piece> pieces;
  private final Map<String, List<Answer>> cards;
  private final List<Held> inPlay = new ArrayList<>();
  private final Map<String, List<Piece>> places = new TreeMap<>();
  private final List<String> told = new ArrayList<>();
  private int active;
  private int sequence;

  /**
   * A start.
   *
   * @param order when events are answered
   * @param deck the pieces that are no players, in the order of their places
   * @param cards the effects of each card, and of {@code player rules}
   */
  Chain(
      EventOrder order,
      List<Piece> players,
      Collection<Piece> deck,
      Map<String, List<Answer>> cards) {
    this.order = order;
    this.cards = cards;
    this.pieces = new TreeMap<>();
    players.forEach(one -> pieces.put(one.id, one));
    for (Piece card : deck) {
      pieces.put(card.id, card);
      places.computeIfAbsent(card.zone + card.controller, any -> new ArrayList<>()).add(card);
    }
    for (Piece player : players) {
      for (Answer rule : cards.get("player rules")) {
        inPlay.add(new Held(sequence++, true, rule, player));
      }
    }
  }

  /** What changed since it was asked last. */
  List<String> told() {
    List<String> all = List.copyOf(told);
    told.clear();
    return all;
  }

  /** A turn of a player begins. */
  void turn(int player) {
    active = player;
    answer(
        new Happened("turn starts", pieces.get(player), null),
        order == EventOrder.LAST ? () -> {} : this::answerWaiting);
    answerWaiting();
  }

  /** A player puts a card into play. */
  void play(int card) {
    Program program = new Program();
    program.enter(pieces.get(card), pieces.get(card));
    end(program);
  }

  /** A player takes a card out of play. */
  void fall(int card) {
    Program program = new Program();
    program.leave(pieces.get(card), pieces.get(card));
    end(program);
  }

  private void end(Program program) {
    program.answer();
    answerWaiting();
  }

  private void answerWaiting() {
    while (!waiting.isEmpty()) {
      answer(waiting.remove(), () -> {});
    }
  }

  /**
   * Lets effects answer what happened.
   *
   * @param then what follows each answer
   */
  private void answer(Happened one, Runnable then) {
    for (Held held : answers(one)) {
      if (runs(held, one)) {
        Roles roles = new Roles(held.holder(), one.subject(), one.causer(), null);
        new Program().run(held.answer().then(), roles);
        then.run();
      }
    }
  }

  private void bring(Piece card) {
    for (Answer answer : cards.get(card.definition)) {
      inPlay.add(new Held(sequence++, false, answer, card));
    }
  }

  private void lay(Piece card, String zone) {
    places.get(card.zone + card.controller).remove(card);
    card.zone = zone;
    places.computeIfAbsent(zone + card.controller, any -> new ArrayList<>()).add(card);
    told.add(card.id + " lies in " + zone);
  }

  private List<Piece> in(String zone, int player) {
    return List.copyOf(places.getOrDefault(zone + player, List.of()));
  }

  private List<Held> answers(Happened one) {
    List<Held> answers = new ArrayList<>();
    for (Held held : inPlay) {
      if (held.answer().event().equals(one.event()) && concerns(held, one.subject())) {
        answers.add(held);
      }
    }
    if (one.event().equals("leaves play")) {
      answers.addAll(one.subject().last);
    }
    answers.sort(
        Comparator.comparing((Held held) -> held.holder().controller != active)
            .thenComparing(held -> !held.rule())
            .thenComparing(Held::sequence));
    return answers;
  }

  private static boolean concerns(Held held, Piece subject) {
    boolean itself = held.holder() == subject;
    boolean same = held.holder().controller == subject.controller;
    return switch (held.answer().whose()) {
      case "own" -> itself;
      case "ally" -> same && !itself;
      case "enemy" -> !same;
      case "other" -> !itself;
      default -> true;
    };
  }

  private boolean runs(Held held, Happened one) {
    boolean ownEnd = one.event().equals("leaves play") && held.holder() == one.subject();
    return (ownEnd || inPlay.contains(held))
        && (held.answer().below() == 0 || one.subject().power < held.answer().below());
  }

  private Piece role(String role, Roles roles) {
    return switch (role) {
      case "self" -> roles.self();
      case "owner" -> pieces.get(roles.self().controller);
      case "opponent" -> pieces.get(1 - roles.self().controller);
      case "subject" -> roles.subject();
      case "causer" -> roles.causer();
      default -> roles.target();
    };
  }

  private List<Piece> scope(String scope, Piece from) {
    List<Piece> found = new ArrayList<>();
    if (!scope.equals("enemies")) {
      found.addAll(in("field", from.controller));
    }
    if (scope.equals("other allies")) {
      found.remove(from);
    }
    if (scope.equals("enemies") || scope.equals("all")) {
      found.addAll(in("field", 1 - from.controller));
    }
    return found;
  }
}
