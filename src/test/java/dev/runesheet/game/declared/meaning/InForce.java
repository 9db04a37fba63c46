package dev.runesheet.game.declared.meaning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The effects that last and what they make of numbers, by the words of docs/your-own-game.md. */
final class InForce {

  /** The least that changes make of numbers. */
  static final Map<String, Double> LEAST = Map.of("health", 8.0);

  /**
   * A player or card as it lies.
   *
   * @param zone where it lies; empty for a player
   * @param element its word
   */
  record Piece(int id, int controller, String zone, String element, Map<String, Double> printed) {

    boolean isPlayer() {
      return zone.isEmpty();
    }

    boolean isInPlay() {
      return zone.equals("front") || zone.equals("back");
    }
  }

  /**
   * An effect in play.
   *
   * @param player the player whose effect it is
   * @param amount the number it was given with
   * @param status whether it was given, rather than part of a card
   */
  record Lasting(
      int sequence, Continuous does, int holder, int player, double amount, boolean status) {

    double by() {
      Integer written = ((Continuous.Change) does).by();
      return written == null ? amount : written;
    }
  }

  private final Map<Integer, Piece> pieces;
  private final List<Lasting> inPlay;
  private final List<Lasting> inForce = new ArrayList<>();

  InForce(Map<Integer, Piece> pieces, List<Lasting> inPlay) {
    this.pieces = pieces;
    this.inPlay = inPlay;
    for (Lasting one : inPlay) {
      if (!isSuppressed(one) && isWhereItMustBe(one) && isEnoughThere(one)) {
        inForce.add(one);
      }
    }
  }

  /** Whether an effect of a card is out of force that answers or is used, rather than lasts. */
  boolean isSuppressed(int holder) {
    return isSuppressed(new Lasting(0, null, holder, 0, 0, false));
  }

  private boolean isSuppressed(Lasting one) {
    return inPlay.stream().anyMatch(by -> suppresses(by, one));
  }

  private boolean suppresses(Lasting by, Lasting one) {
    if (!(by.does() instanceof Continuous.Suppressor suppressor)
        || one.does() instanceof Continuous.Suppressor
        || !isEnoughThere(by)
        || one.status() && !suppressor.statuses()) {
      return false;
    }
    boolean own = suppressor.of().equals("self");
    return own == (one.holder() == by.holder())
        && isIn(suppressor.of(), pieces.get(one.holder()), pieces.get(by.holder()));
  }

  private boolean isWhereItMustBe(Lasting one) {
    return !(one.does() instanceof Continuous.Change change)
        || change.whileIn().isEmpty()
        || change.whileIn().equals(pieces.get(one.holder()).zone());
  }

  private boolean isEnoughThere(Lasting one) {
    Continuous.While only = one.does().only();
    return only == null || only.holds(count(only.of(), pieces.get(one.holder())));
  }

  /** What a number of a piece is. */
  double number(String stat, Piece piece) {
    double own = piece.printed().get(stat);
    List<Lasting> counting = counting(stat, piece, change -> change.test() == null);
    double changed = changed(own, counting);
    return counting.isEmpty() ? own : Math.max(changed, LEAST.getOrDefault(stat, changed));
  }

  /** What a calculation makes of a number by the changes that a number of a piece has. */
  double changed(double number, String stat, Piece piece, Predicate<Continuous.Change> holds) {
    return changed(number, counting(stat, piece, holds));
  }

  private List<Lasting> counting(String stat, Piece piece, Predicate<Continuous.Change> holds) {
    Map<String, List<Lasting>> groups = new LinkedHashMap<>();
    for (Lasting one : inForce) {
      if (one.does() instanceof Continuous.Change change
          && change.stat().equals(stat)
          && isIn(change.of(), piece, pieces.get(one.holder()))
          && times(change, one) > 0
          && holds.test(change)) {
        groups
            .computeIfAbsent(change.type() + " of " + one.player(), any -> new ArrayList<>())
            .add(one);
      }
    }
    List<Lasting> counting = new ArrayList<>();
    groups.values().forEach(group -> counting.addAll(counting(group)));
    counting.sort(Comparator.comparing(Lasting::sequence));
    return counting;
  }

  private static List<Lasting> counting(List<Lasting> group) {
    Comparator<Lasting> strength = Comparator.comparing(one -> Math.abs(one.by()));
    Comparator<Lasting> age = Comparator.comparing(Lasting::sequence);
    return switch (((Continuous.Change) group.get(0).does()).type()) {
      case ALL -> group;
      case STRONGEST -> List.of(group.stream().max(strength.thenComparing(age.reversed())).get());
      case WEAKEST -> List.of(group.stream().min(strength.thenComparing(age)).get());
      case OLDEST -> List.of(group.stream().min(age).get());
    };
  }

  private double changed(double printed, List<Lasting> counting) {
    double number = printed;
    for (String how : List.of("set", "multiply", "add", "at least", "at most")) {
      for (Lasting one : counting) {
        Continuous.Change change = (Continuous.Change) one.does();
        if (change.how().equals(how)) {
          number = step(how, number, one.by(), times(change, one));
        }
      }
    }
    return number;
  }

  private static double step(String how, double number, double by, long times) {
    return switch (how) {
      case "set" -> by;
      case "multiply" -> number * by;
      case "add" -> number + by * times;
      case "at least" -> Math.max(number, by);
      default -> Math.min(number, by);
    };
  }

  private long times(Continuous.Change change, Lasting one) {
    return change.forEach().isEmpty() ? 1 : count(change.forEach(), pieces.get(one.holder()));
  }

  private long count(String scope, Piece from) {
    return pieces.values().stream().filter(each -> isIn(scope, each, from)).count();
  }

  static boolean isIn(String scope, Piece piece, Piece from) {
    boolean own = piece.controller() == from.controller();
    boolean other = piece.id() != from.id();
    return switch (scope) {
      case "self" -> !other;
      case "people" -> piece.isPlayer();
      case "foe" -> piece.isPlayer() && !own;
      case "allies" -> piece.isInPlay() && own;
      case "other allies" -> piece.isInPlay() && own && other;
      case "enemies" -> piece.isInPlay() && !own;
      case "all" -> piece.isInPlay();
      case "own fronts" -> piece.zone().equals("front") && own;
      case "fires" -> piece.isInPlay() && piece.element().equals("fire");
      case "neighbours" -> piece.isInPlay() && piece.zone().equals(from.zone()) && other;
      default -> throw new IllegalArgumentException(scope);
    };
  }
}
