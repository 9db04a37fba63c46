package dev.runesheet.game.declared.meaning;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.DoubleStream;

/** A number or condition of lines and calculations, with its text. */
sealed interface Formula {

  /** The ends of numbers. */
  List<String> ENDS = List.of("largest", "smallest");

  /** The ways to round. */
  List<String> WAYS = List.of("down", "up");

  MathContext EXACT = MathContext.DECIMAL128;

  String text();

  /** A number. */
  sealed interface Num extends Formula {}

  /** A condition. */
  sealed interface Test extends Formula {}

  /** A number that is written. */
  record Written(int is) implements Num {
    @Override
    public String text() {
      return is < 0 ? "(0 - " + -is + ")" : "" + is;
    }
  }

  /** A number of a role. */
  record Of(String stat, String role) implements Num {
    @Override
    public String text() {
      return stat + " of " + role;
    }
  }

  /** What an event brings: old, new and delta of a change, the amount of what was dealt. */
  record Brought(String what) implements Num {
    @Override
    public String text() {
      return "event " + what;
    }
  }

  /** How many of a scope have less than so much power, seen from 'self'. */
  record Count(String scope, int below) implements Num {
    @Override
    public String text() {
      return "count of " + scope + " [power of target < " + below + "]";
    }
  }

  /** A sum of a number of a scope. */
  record Total(String stat, String scope) implements Num {
    @Override
    public String text() {
      return "total " + stat + " of " + scope;
    }
  }

  /** The largest or smallest of a number of those of a scope that have it; 0 if there are none. */
  record Extreme(String end, String stat, String scope) implements Num {
    @Override
    public String text() {
      return end + " " + stat + " of " + scope;
    }

    double of(DoubleStream numbers) {
      double[] all = numbers.sorted().toArray();
      return all.length == 0 ? 0 : all[end.equals("smallest") ? 0 : all.length - 1];
    }
  }

  /** A quotient and how it is rounded; 0 if the divisor is 0. */
  record Rounded(String how, Num one, Num by) implements Num {
    /** Takes another divisor for a written 0, which is a mistake. */
    public Rounded {
      by = by.equals(new Written(0)) ? new Written(3) : by;
    }

    @Override
    public String text() {
      return how + "(" + one.text() + " / " + by.text() + ")";
    }

    double of(double number, double divisor) {
      if (divisor == 0) {
        return 0;
      }
      BigDecimal quotient = BigDecimal.valueOf(number).divide(BigDecimal.valueOf(divisor), EXACT);
      RoundingMode mode = how.equals("up") ? RoundingMode.CEILING : RoundingMode.FLOOR;
      return quotient.setScale(0, mode).doubleValue();
    }
  }

  /** A die. */
  record Die(int sides) implements Num {
    @Override
    public String text() {
      return "d" + sides;
    }
  }

  /** How many of some coins show heads. */
  record Heads(Num of) implements Num {
    @Override
    public String text() {
      return "heads of " + of.text();
    }
  }

  /** How often a coin shows heads before it first shows tails. */
  record HeadsFirst() implements Num {
    @Override
    public String text() {
      return "heads before tails";
    }
  }

  /** Two numbers that are made one. */
  record Two(String how, Num one, Num other) implements Num {
    @Override
    public String text() {
      return how.length() == 1
          ? "(" + one.text() + " " + how + " " + other.text() + ")"
          : how + "(" + one.text() + ", " + other.text() + ")";
    }
  }

  /** Whether one number stands so to another. */
  record Compared(String how, Num one, Num other) implements Test {
    @Override
    public String text() {
      return one.text() + " " + how + " " + other.text();
    }
  }

  /** Whether a role has a word, or is of a kind, or lies in a zone. */
  record Is(String word, String role, String value) implements Test {
    @Override
    public String text() {
      return word + " of " + role + " is " + value;
    }
  }

  /** Whether two roles have the same word or owner. */
  record Alike(String word, String role, String other, boolean not) implements Test {
    @Override
    public String text() {
      return word + " of " + role + " is " + (not ? "not " : "") + word + " of " + other;
    }
  }

  /** Whether a condition does not hold. */
  record Not(Test of) implements Test {
    @Override
    public String text() {
      return "not (" + of.text() + ")";
    }
  }

  /** Whether both or one of two conditions hold. */
  record Joined(String how, Test one, Test other) implements Test {
    @Override
    public String text() {
      return "(" + one.text() + ") " + how + " (" + other.text() + ")";
    }
  }
}
