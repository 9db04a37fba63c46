package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.meaning.Hall.Piece;
import java.util.Map;

/** What formulas come to in a game of skills, by the words of docs/your-own-game.md. */
record SkillFormulas(Hall hall, Skills.Answers answers) {

  /**
   * Who is who in lines.
   *
   * @param use what is used; null for what answers
   * @param numbers what the event or the ability brings
   */
  record Roles(
      Piece self, Piece target, Piece subject, Skills.Use use, Map<String, Double> numbers) {
    Roles target(Piece now) {
      return new Roles(self, now, subject, use, numbers);
    }
  }

  Piece role(String role, Roles roles) {
    return switch (role) {
      case "self" -> roles.self();
      case "owner" -> hall.owner(roles.self());
      case "subject" -> roles.subject();
      default -> roles.target();
    };
  }

  double number(Formula.Num number, Roles roles) {
    if (number instanceof Formula.Written written) {
      return written.is();
    } else if (number instanceof Formula.Of of) {
      return hall.number(of.stat(), role(of.role(), roles));
    } else if (number instanceof Formula.Brought brought) {
      return roles.numbers().get(brought.what());
    } else if (number instanceof Formula.Count count) {
      return hall.scope(count.scope(), roles.self()).stream()
          .filter(one -> hall.number("power", one) < count.below())
          .count();
    } else if (number instanceof Formula.Total total) {
      return hall.scope(total.scope(), roles.self()).stream()
          .mapToDouble(one -> hall.number(total.stat(), one))
          .sum();
    } else if (number instanceof Formula.Die die) {
      return answers.roll(die.sides());
    } else if (number instanceof Formula.Heads heads) {
      return heads(Math.ceil(number(heads.of(), roles)));
    } else if (number instanceof Formula.HeadsFirst) {
      int first = 0;
      while (answers.roll(2) == 1) {
        first++;
      }
      return first;
    }
    if (number instanceof Formula.Extreme extreme) {
      return extreme.of(
          hall.scope(extreme.scope(), roles.self()).stream()
              .mapToDouble(one -> hall.number(extreme.stat(), one)));
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

  private double heads(double coins) {
    int heads = 0;
    for (int i = 0; i < coins; i++) {
      heads += answers.roll(2) == 1 ? 1 : 0;
    }
    return heads;
  }

  boolean holds(Formula.Test test, Roles roles) {
    if (test instanceof Formula.Not not) {
      return !holds(not.of(), roles);
    }
    Formula.Compared compared = (Formula.Compared) test;
    double one = number(compared.one(), roles);
    double other = number(compared.other(), roles);
    return switch (compared.how()) {
      case "<" -> one < other;
      case "<=" -> one <= other;
      case "!=" -> one != other;
      case ">=" -> one >= other;
      default -> one > other;
    };
  }
}
