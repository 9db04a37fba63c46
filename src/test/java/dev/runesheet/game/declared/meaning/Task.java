package dev.runesheet.game.declared.meaning;

import java.util.List;
import java.util.stream.Collectors;

/** A line that deals, pays, or gives what lasts, with its text. */
sealed interface Task {

  String yaml();

  static String yaml(List<Task> tasks) {
    return tasks.stream().map(Task::yaml).collect(Collectors.joining(", ", "[", "]"));
  }

  /** Deals by a calculation. */
  record Deal(String role, int calculation, Formula.Num amount) implements Task {
    @Override
    public String yaml() {
      return "{do: deal, target: %s, calculation: c%d, amount: '%s'}"
          .formatted(role, calculation, amount.text());
    }
  }

  /** Adds to a number. */
  record Add(String role, String stat, Formula.Num by) implements Task {
    @Override
    public String yaml() {
      return "{do: add-stat, target: %s, stat: %s, delta: '%s'}".formatted(role, stat, by.text());
    }
  }

  /** Raises an event of the game's own. */
  record Raise(String role, String event) implements Task {
    @Override
    public String yaml() {
      return "{do: raise, target: %s, event: %s}".formatted(role, event);
    }
  }

  /** Gives a status; the amount is null if it needs none. */
  record Give(String role, String status, Formula.Num amount, int turns) implements Task {
    @Override
    public String yaml() {
      return "{do: %s, target: %s, effect: %s, turns: %d%s}"
          .formatted(
              amount == null ? "grant" : "give",
              role,
              status,
              turns,
              amount == null ? "" : ", amount: '" + amount.text() + "'");
    }
  }

  /** Attaches a new gem to a card. */
  record Charge(String role, String gem, int amount) implements Task {
    @Override
    public String yaml() {
      return "{do: create-on, target: %s, card: %s, amount: %d}".formatted(role, gem, amount);
    }
  }

  /** Pays the price of 'self'. */
  record Pay() implements Task {
    @Override
    public String yaml() {
      return "{pay: price, with: energy, to: pile}";
    }
  }

  /** Moves a card to a zone. */
  record Lay(String verb, String role, String zone) implements Task {
    @Override
    public String yaml() {
      return "{do: %s, target: %s, zone: %s}".formatted(verb, role, zone);
    }
  }

  /** Lines for each of a scope. */
  record Each(String scope, List<Task> then) implements Task {
    @Override
    public String yaml() {
      return "{for each: " + scope + ", then: " + Task.yaml(then) + "}";
    }
  }

  /** Lines for one of a scope that the player of 'self' chooses. */
  record Choose(String scope, List<Task> then) implements Task {
    @Override
    public String yaml() {
      return "{choose: " + scope + ", then: " + Task.yaml(then) + "}";
    }
  }

  /** Lines if something holds, and others if not. */
  record If(Formula.Test test, List<Task> then, List<Task> otherwise) implements Task {
    @Override
    public String yaml() {
      return "{if: '"
          + test.text()
          + "', then: "
          + Task.yaml(then)
          + (otherwise.isEmpty() ? "" : ", else: " + Task.yaml(otherwise))
          + "}";
    }
  }

  /**
   * An action or an ability; the scopes are null where there are none.
   *
   * @param only when it can be done; null for always
   */
  record Deed(
      String name, String with, String on, Formula.Test only, boolean once, List<Task> then) {
    String action() {
      return "{"
          + (with == null ? "" : "with: " + with + ", ")
          + (on == null ? "" : "on: " + on + ", ")
          + conditions()
          + "}";
    }

    String ability() {
      return "{ability: " + name + ", " + conditions() + "}";
    }

    private String conditions() {
      return (only == null ? "" : "if: '" + only.text() + "', ")
          + (once ? "once: true, " : "")
          + "then: "
          + Task.yaml(then);
    }
  }

  /** An effect that answers an event; the condition is null if there is none. */
  record Reply(String event, String whose, Formula.Test only, List<Task> then) {
    String yaml() {
      return "{when: "
          + event
          + ", whose: "
          + whose
          + (only == null ? "" : ", if: '" + only.text() + "'")
          + ", then: "
          + Task.yaml(then)
          + "}";
    }
  }
}
