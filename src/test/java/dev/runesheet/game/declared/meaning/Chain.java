package dev.runesheet.game.declared.meaning;

import dev.runesheet.spi.EventOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
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
      return zone.equals("field") || zone.equals("camp");
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

  /**
   * An effect in play; rules of the game stand before all others.
   *
   * @param answer what it answers; null for a silence
   * @param expires the turn with which it ends
   * @param zone the zone that its holder must not leave; null if that is no matter
   */
  private record Held(
      int sequence, boolean rule, Answer answer, Piece holder, int expires, String zone) {

    private boolean answers(String event) {
      return answer != null && answer.event().equals(event);
    }
  }

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

    /** Whether a line since then has moved a card or given a status. */
    private boolean turned;

    private void run(List<Answer.Act> acts, Roles roles) {
      lines(acts, roles);
      answer();
    }

    private void lines(List<Answer.Act> acts, Roles roles) {
      acts.forEach(act -> line(act, roles));
    }

    private void line(Answer.Act act, Roles roles) {
      if (act instanceof Answer.Add add) {
        change(role(add.role(), roles), add.stat(), add.by(), roles.self());
      } else if (act instanceof Answer.AddPower add) {
        if (turned) {
          answer();
        }
        int by = (int) role(add.of(), roles).power;
        change(role(add.role(), roles), "health", by, roles.self());
      } else if (act instanceof Answer.Raise raise) {
        open.add(new Happened(raise.event(), role(raise.role(), roles), roles.self()));
      } else if (act instanceof Answer.Leave leave) {
        leave(role(leave.role(), roles), roles.self());
        turned = true;
      } else if (act instanceof Answer.Enter) {
        answer();
        in("deck", roles.self().controller).stream()
            .findFirst()
            .ifPresent(card -> shift(card, "field", roles.self()));
      } else if (act instanceof Answer.Shift shift) {
        shift(role(shift.role(), roles), shift.zone(), roles.self());
      } else if (act instanceof Answer.Grant grant) {
        grant(grant, role(grant.role(), roles));
        turned = true;
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

    private void change(Piece piece, String stat, int by, Piece causer) {
      piece.add(stat, by);
      if (by != 0) {
        told.add(stat + " of " + piece.id + " is " + piece.number(stat));
        if (stat.equals("power")) {
          open.add(new Happened("power changes", piece, causer));
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
        boolean answers = one.answers("leaves play") && concerns(one, card);
        if (one.holder() == card && answers && !isSilenced(one)) {
          card.last.add(one);
        }
      }
      lay(card, "deck");
      inPlay.removeIf(one -> one.holder() == card);
    }

    private void shift(Piece card, String zone, Piece causer) {
      boolean enters = !card.isInPlay();
      boolean moves = !zone.equals(card.zone);
      lay(card, zone);
      if (moves) {
        inPlay.removeIf(one -> one.holder() == card && !isInItsZone(one));
        open.add(new Happened("moves", card, causer));
      }
      if (enters) {
        bring(card);
        open.add(new Happened("enters play", card, causer));
      }
      answer();
    }

    private void grant(Answer.Grant grant, Piece holder) {
      if (!holder.zone.isEmpty() && !holder.isInPlay()) {
        return;
      }
      List<Answer> does = cards.getOrDefault(grant.status(), Collections.singletonList(null));
      String zone = holder.zone.isEmpty() ? null : holder.zone;
      inPlay.add(new Held(sequence++, false, does.get(0), holder, turn + grant.turns(), zone));
    }

    /** Lets effects answer what happened, or leaves it for later. */
    private void answer() {
      List<Happened> now = List.copyOf(open);
      open.clear();
      turned = false;
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
  private int turn;
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
        inPlay.add(new Held(sequence++, true, rule, player, Integer.MAX_VALUE, null));
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
    turn++;
    inPlay.removeIf(one -> one.expires() < turn);
    answer(
        new Happened("turn starts", pieces.get(player), null),
        order == EventOrder.LAST ? () -> {} : this::answerWaiting);
    answerWaiting();
  }

  /** A player puts a card into play. */
  void play(int card) {
    Program program = new Program();
    program.shift(pieces.get(card), "field", pieces.get(card));
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
      inPlay.add(new Held(sequence++, false, answer, card, Integer.MAX_VALUE, null));
    }
  }

  private void lay(Piece card, String zone) {
    places.get(card.zone + card.controller).remove(card);
    places.computeIfAbsent(zone + card.controller, any -> new ArrayList<>()).add(card);
    if (!zone.equals(card.zone)) {
      told.add(card.id + " lies in " + zone);
    }
    card.zone = zone;
  }

  private List<Piece> in(String zone, int player) {
    return List.copyOf(places.getOrDefault(zone + player, List.of()));
  }

  private List<Held> answers(Happened one) {
    List<Held> answers = new ArrayList<>();
    for (Held held : inPlay) {
      if (held.answers(one.event()) && concerns(held, one.subject()) && !isSilenced(held)) {
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

  private boolean isSilenced(Held held) {
    return !held.rule()
        && inPlay.stream().anyMatch(one -> one.answer() == null && one.holder() == held.holder());
  }

  private static boolean isInItsZone(Held held) {
    return held.zone() == null || held.zone().equals(held.holder().zone);
  }

  private boolean runs(Held held, Happened one) {
    boolean ownEnd = one.event().equals("leaves play") && held.holder() == one.subject();
    return (ownEnd || inPlay.contains(held) && !isSilenced(held))
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
      found.addAll(inPlay(from.controller));
    }
    if (scope.equals("other allies")) {
      found.remove(from);
    }
    if (scope.equals("enemies") || scope.equals("all")) {
      found.addAll(inPlay(1 - from.controller));
    }
    return found;
  }

  private List<Piece> inPlay(int player) {
    List<Piece> found = new ArrayList<>(in("field", player));
    found.addAll(in("camp", player));
    found.sort(
        Comparator.comparing((Piece one) -> in(one.zone, player).indexOf(one))
            .thenComparing(one -> one.id));
    return found;
  }
}
