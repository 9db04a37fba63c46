package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.meaning.InForce.Lasting;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What lies where, and what numbers, conditions and calculations come to by the documents. */
final class Board {

  /** A player or card. */
  static final class Piece {
    final int id;
    final int controller;
    final String kind;
    final String definition;
    final String element;
    String zone;
    final Map<String, Double> numbers = new TreeMap<>();
    final List<String> gems = new ArrayList<>();

    Piece(Entity entity) {
      id = entity.getId();
      controller = entity.getController();
      kind = entity.getKind();
      definition = entity.getDefinition();
      element = entity.wordOf("element") == null ? "" : entity.wordOf("element");
      zone = kind.equals("player") ? "" : "deck";
      RandomWorkings.PRINTED.forEach(numbers::put);
    }

    boolean isInPlay() {
      return zone.equals("front") || zone.equals("back");
    }

    boolean has(String stat) {
      return kind.equals("fighter") || !RandomWorkings.OF_CARDS.contains(stat);
    }
  }

  /** Something that happened. */
  record Happened(
      String event, Piece subject, Piece causer, double before, double after, double amount) {}

  /** The roles of lines, and the event that they answer; null for none. */
  record Roles(Piece self, Piece target, Happened event) {
    Roles target(Piece now) {
      return new Roles(self, now, event);
    }
  }

  private final Map<Integer, Piece> pieces = new TreeMap<>();
  private final Map<String, List<Piece>> places = new TreeMap<>();
  private final List<Lasting> lasting = new ArrayList<>();
  private InForce inForce;

  Map<Integer, Piece> pieces() {
    return pieces;
  }

  /** The effects that last; who changes them says so. */
  List<Lasting> lasting() {
    return lasting;
  }

  /** Something has changed. */
  void touch() {
    inForce = null;
  }

  List<Piece> in(String zone, int player) {
    return places.computeIfAbsent(zone + player, any -> new ArrayList<>());
  }

  InForce inForce() {
    if (inForce == null) {
      Map<Integer, InForce.Piece> all = new TreeMap<>();
      pieces.values().forEach(one -> all.put(one.id, shown(one)));
      inForce = new InForce(all, lasting);
    }
    return inForce;
  }

  private static InForce.Piece shown(Piece one) {
    return new InForce.Piece(one.id, one.controller, one.zone, one.element, one.numbers);
  }

  double number(String stat, Piece piece) {
    if (stat.equals("energy")) {
      return piece.numbers.get(stat) + number("red gem", piece) + number("blue gem", piece);
    }
    return inForce().number(stat, shown(piece));
  }

  double number(Formula.Num number, Roles roles) {
    if (number instanceof Formula.Written written) {
      return written.is();
    } else if (number instanceof Formula.Of of) {
      return number(of.stat(), role(of.role(), roles));
    } else if (number instanceof Formula.Brought brought) {
      Happened event = roles.event();
      return switch (brought.what()) {
        case "old" -> event.before();
        case "new" -> event.after();
        case "amount" -> event.amount();
        default -> event.after() - event.before();
      };
    } else if (number instanceof Formula.Count count) {
      return scope(count.scope(), roles.self()).stream()
          .filter(one -> number("power", one) < count.below())
          .count();
    } else if (number instanceof Formula.Total total) {
      return scope(total.scope(), roles.self()).stream()
          .mapToDouble(one -> number(total.stat(), one))
          .sum();
    }
    if (number instanceof Formula.Extreme extreme) {
      return extreme.of(
          scope(extreme.scope(), roles.self()).stream()
              .filter(one -> one.has(extreme.stat()))
              .mapToDouble(one -> number(extreme.stat(), one)));
    } else if (number instanceof Formula.Rounded quotient) {
      return quotient.of(number(quotient.one(), roles), number(quotient.by(), roles));
    }
    Formula.Two two = (Formula.Two) number;
    double one = number(two.one(), roles);
    double other = number(two.other(), roles);
    return switch (two.how()) {
      case "+" -> one + other;
      case "-" -> one - other;
      case "*" -> one * other;
      case "min" -> Math.min(one, other);
      default -> Math.max(one, other);
    };
  }

  boolean holds(Formula.Test test, Roles roles) {
    if (test instanceof Formula.Compared compared) {
      double one = number(compared.one(), roles);
      double other = number(compared.other(), roles);
      return switch (compared.how()) {
        case "<" -> one < other;
        case "<=" -> one <= other;
        case "=" -> one == other;
        case "!=" -> one != other;
        case ">=" -> one >= other;
        default -> one > other;
      };
    } else if (test instanceof Formula.Is is) {
      return word(is.word(), role(is.role(), roles)).equals(is.value());
    } else if (test instanceof Formula.Alike alike) {
      String one = word(alike.word(), role(alike.role(), roles));
      String other = word(alike.word(), role(alike.other(), roles));
      return alike.not() != (!one.isEmpty() && one.equals(other));
    } else if (test instanceof Formula.Not not) {
      return !holds(not.of(), roles);
    }
    Formula.Joined joined = (Formula.Joined) test;
    return joined.how().equals("and")
        ? holds(joined.one(), roles) && holds(joined.other(), roles)
        : holds(joined.one(), roles) || holds(joined.other(), roles);
  }

  private static String word(String word, Piece piece) {
    return switch (word) {
      case "element" -> piece.element;
      case "kind" -> piece.kind;
      case "owner" -> "player-" + (1 + piece.controller);
      default -> piece.zone;
    };
  }

  Piece role(String role, Roles roles) {
    return switch (role) {
      case "self" -> roles.self();
      case "owner" -> pieces.get(roles.self().controller);
      case "opponent" -> pieces.get(1 - roles.self().controller);
      case "subject" -> roles.event().subject();
      case "causer" -> roles.event().causer();
      default -> roles.target();
    };
  }

  /** The entities of a scope: one's own first, each by its place, then by its number. */
  List<Piece> scope(String scope, Piece from) {
    List<Piece> found = new ArrayList<>();
    for (int player : List.of(from.controller, 1 - from.controller)) {
      List<Piece> one = new ArrayList<>();
      for (Piece piece : pieces.values()) {
        if (piece.controller == player && isIn(scope, piece, from)) {
          one.add(piece);
        }
      }
      one.sort(
          Comparator.comparing((Piece piece) -> in(piece.zone, player).indexOf(piece))
              .thenComparing(piece -> piece.id));
      found.addAll(one);
    }
    return found;
  }

  private static boolean isIn(String scope, Piece piece, Piece from) {
    return switch (scope) {
      case "own deck" -> piece.zone.equals("deck") && piece.controller == from.controller;
      case "me" -> piece == from;
      case "anybody" -> piece.kind.equals("player") || piece.isInPlay();
      default -> InForce.isIn(scope, shown(piece), shown(from));
    };
  }

  /** What a calculation makes of a number. */
  double result(Working working, double amount, Roles between) {
    if (working.zeroStays() && amount == 0) {
      return 0;
    }
    double result = amount;
    for (Working.Part part : ordered(working, between)) {
      if (part.only() == null || holds(part.only(), between)) {
        result = result(part, result, between);
      }
    }
    return Math.max(result, working.least());
  }

  private double result(Working.Part part, double before, Roles between) {
    double result = before;
    if (part.modifiers() != null) {
      Piece of = part.of().equals("self") ? between.self() : between.target();
      result =
          inForce()
              .changed(
                  result,
                  part.modifiers(),
                  shown(of),
                  change -> change.test() == null || holds(change.test(), between));
    }
    result = part.times() == null ? result : result * number(part.times(), between);
    return part.add() == null ? result : result + number(part.add(), between);
  }

  /** The parts by rank; one without counts behind the part before it. */
  private List<Working.Part> ordered(Working working, Roles between) {
    List<Double> each = new ArrayList<>();
    double rank = Double.NEGATIVE_INFINITY;
    for (Working.Part part : working.parts()) {
      rank = part.rank() == null ? rank : number(part.rank(), between);
      each.add(rank);
    }
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < each.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparing(each::get));
    return order.stream().map(working.parts()::get).toList();
  }

  double noted(Working working, double result, Roles between) {
    if (working.notes() == null
        || working.notesIf() != null && !holds(working.notesIf(), between)) {
      return 0;
    }
    return working.notesAtMost() == null
        ? result
        : Math.min(result, number(working.notesAtMost(), between));
  }
}
