package dev.runesheet.game.declared.meaning;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A line of a program, with its text in {@code game.yaml}. */
sealed interface Line {

  /** The text. */
  String yaml();

  /** The text of several lines. */
  static String yaml(List<Line> lines) {
    return lines.stream().map(Line::yaml).collect(Collectors.joining(", ", "[", "]"));
  }

  /**
   * A verb.
   *
   * @param arguments its arguments, by name
   */
  record Do(String verb, Map<String, String> arguments) implements Line {

    /** A verb with its arguments, each behind its name. */
    static Do of(String verb, String... arguments) {
      Map<String, String> named = new LinkedHashMap<>();
      for (int i = 0; i < arguments.length; i += 2) {
        named.put(arguments[i], arguments[i + 1]);
      }
      return new Do(verb, named);
    }

    String get(String argument) {
      return arguments.get(argument);
    }

    int number(String argument) {
      return Integer.parseInt(get(argument));
    }

    @Override
    public String yaml() {
      return arguments.entrySet().stream()
          .map(one -> ", " + one.getKey() + ": " + one.getValue())
          .collect(Collectors.joining("", "{do: " + verb, "}"));
    }
  }

  /** Raises the power of a role. */
  record Raise(String role, int by) implements Line {
    @Override
    public String yaml() {
      return "{do: add-stat, target: " + role + ", stat: power, delta: " + by + "}";
    }
  }

  /**
   * A line about those of a scope.
   *
   * @param word its first field
   * @param of from whom the scope is seen
   * @param where which of them; null if all
   * @param asks whose player chooses
   * @param most how many at most, or how many are chosen; 0 for all, or one, and {@link #FREE}
   */
  record Group(
      String word,
      String scope,
      String of,
      Test where,
      String asks,
      boolean optional,
      int most,
      List<Line> then)
      implements Line {

    /** Any number of those that are chosen. */
    static final int FREE = -1;

    /** True if several can be chosen. */
    boolean choosesSeveral() {
      return word.equals("choose") && most != 0;
    }

    @Override
    public String yaml() {
      String number = word.equals("choose") ? "how many: " : "at most: ";
      return "{"
          + word
          + ": "
          + scope
          + (of.equals("self") ? "" : ", of: " + of)
          + (where == null ? "" : ", where: '" + where.yaml() + "'")
          + (asks.equals("self") ? "" : ", asks: " + asks)
          + (optional ? ", optional: true" : "")
          + (most > 0 ? ", " + number + most : "")
          + (most == FREE ? ", any number: true" : "")
          + ", then: "
          + Line.yaml(then)
          + "}";
    }
  }

  /** A choice of ways. */
  record OneOf(String asks, List<Line> some, List<Line> others) implements Line {
    @Override
    public String yaml() {
      return "{one of: {some: "
          + Line.yaml(some)
          + ", others: "
          + Line.yaml(others)
          + "}"
          + (asks.equals("self") ? "" : ", asks: " + asks)
          + "}";
    }
  }

  /** A decision. */
  record If(Test test, List<Line> then, List<Line> otherwise) implements Line {
    @Override
    public String yaml() {
      return "{if: '"
          + test.yaml()
          + "', then: "
          + Line.yaml(then)
          + (otherwise.isEmpty() ? "" : ", else: " + Line.yaml(otherwise))
          + "}";
    }
  }

  /** Another program. */
  record Run(String procedure, String as) implements Line {
    @Override
    public String yaml() {
      return "{run: " + procedure + (as.equals("self") ? "" : ", as: " + as) + "}";
    }
  }

  /** Lines several times. */
  record Repeat(int times, List<Line> then) implements Line {
    @Override
    public String yaml() {
      return "{repeat: " + times + ", then: " + Line.yaml(then) + "}";
    }
  }

  /** The end of what it stands in: of a turn of 'as each', or of a program. */
  record Stop() implements Line {
    @Override
    public String yaml() {
      return "{stop: true}";
    }
  }

  /** A position as a condition sees it. */
  interface Seen {

    /** The power of a role. */
    double power(String role);

    /** The powers of those of a scope, seen from 'self'. */
    List<Double> powers(String scope);

    /** The number of the turn. */
    int turn();
  }

  /** A condition. */
  sealed interface Test {
    String yaml();

    boolean holds(Seen seen);
  }

  /** A role has less power than a number. */
  record Below(String role, int number) implements Test {
    @Override
    public String yaml() {
      return "power of " + role + " < " + number;
    }

    @Override
    public boolean holds(Seen seen) {
      return seen.power(role) < number;
    }
  }

  /** A role has less power than another. */
  record Weaker(String role, String other) implements Test {
    @Override
    public String yaml() {
      return "power of " + role + " < power of " + other;
    }

    @Override
    public boolean holds(Seen seen) {
      return seen.power(role) < seen.power(other);
    }
  }

  /** More than a number of a scope have less power than another. */
  record Count(String scope, int below, int more) implements Test {
    @Override
    public String yaml() {
      return "count of " + scope + " [power of target < " + below + "] > " + more;
    }

    @Override
    public boolean holds(Seen seen) {
      return seen.powers(scope).stream().filter(one -> one < below).count() > more;
    }
  }

  /** A number is less than another. */
  record Less(int number, int other) implements Test {
    @Override
    public String yaml() {
      return number + " < " + other;
    }

    @Override
    public boolean holds(Seen seen) {
      return number < other;
    }
  }

  /** It is the first turn. */
  record First() implements Test {
    @Override
    public String yaml() {
      return "turn number = 1";
    }

    @Override
    public boolean holds(Seen seen) {
      return seen.turn() == 1;
    }
  }

  /** A condition does not hold. */
  record Not(Test of) implements Test {
    @Override
    public String yaml() {
      return "not (" + of.yaml() + ")";
    }

    @Override
    public boolean holds(Seen seen) {
      return !of.holds(seen);
    }
  }

  /** Both of two conditions hold. */
  record Both(Test one, Test other) implements Test {
    @Override
    public String yaml() {
      return "(" + one.yaml() + " and " + other.yaml() + ")";
    }

    @Override
    public boolean holds(Seen seen) {
      return one.holds(seen) && other.holds(seen);
    }
  }

  /** One of two conditions holds. */
  record Either(Test one, Test other) implements Test {
    @Override
    public String yaml() {
      return "(" + one.yaml() + " or " + other.yaml() + ")";
    }

    @Override
    public boolean holds(Seen seen) {
      return one.holds(seen) || other.holds(seen);
    }
  }
}
