package dev.runesheet.game.declared.meaning;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An effect that answers an event, with its text.
 *
 * @param event the event
 * @param whose whose events, seen from the holder
 * @param below the power that the subject must not reach; 0 for any
 */
record Answer(String event, String whose, int below, List<Act> then) {

  String yaml() {
    return "{when: "
        + event
        + ", whose: "
        + whose
        + (below == 0 ? "" : ", if: 'power of subject < " + below + "'")
        + ", then: "
        + Act.yaml(then)
        + "}";
  }

  /** A line of it. */
  sealed interface Act {

    String yaml();

    static String yaml(List<Act> acts) {
      return acts.stream().map(Act::yaml).collect(Collectors.joining(", ", "[", "]"));
    }
  }

  /** Changes a number of a role. */
  record Add(String role, String stat, int by) implements Act {
    @Override
    public String yaml() {
      return "{do: add-stat, target: " + role + ", stat: " + stat + ", delta: " + by + "}";
    }
  }

  /** Adds the power of a role to the health of another. */
  record AddPower(String role, String of) implements Act {
    @Override
    public String yaml() {
      return "{do: add-stat, target: " + role + ", stat: health, delta: power of " + of + "}";
    }
  }

  /** Raises an event about a role. */
  record Raise(String role, String event) implements Act {
    @Override
    public String yaml() {
      return "{do: raise, target: " + role + ", event: " + event + "}";
    }
  }

  /** Takes a card out of play. */
  record Leave(String role) implements Act {
    @Override
    public String yaml() {
      return "{do: leave, target: " + role + ", zone: deck}";
    }
  }

  /** Puts the first card of the owner's deck into play. */
  record Enter() implements Act {
    @Override
    public String yaml() {
      return "{for each: own top, then: [{do: enter, target: target, zone: field}]}";
    }
  }

  /** Moves a card in play to another zone, or puts it into play there. */
  record Shift(String role, String zone) implements Act {
    @Override
    public String yaml() {
      return "{do: enter, target: " + role + ", zone: " + zone + "}";
    }
  }

  /** Gives a role a status. */
  record Grant(String role, String status, int turns) implements Act {
    @Override
    public String yaml() {
      return "{do: grant, target: " + role + ", effect: " + status + ", turns: " + turns + "}";
    }
  }

  /** Lines for each card of a scope. */
  record Each(String scope, List<Act> then) implements Act {
    @Override
    public String yaml() {
      return "{for each: " + scope + ", then: " + Act.yaml(then) + "}";
    }
  }

  /** Lines if a role has less power than a number. */
  record If(String role, int below, List<Act> then) implements Act {
    @Override
    public String yaml() {
      return "{if: 'power of " + role + " < " + below + "', then: " + Act.yaml(then) + "}";
    }
  }
}
