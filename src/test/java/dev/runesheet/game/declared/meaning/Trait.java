package dev.runesheet.game.declared.meaning;

import java.util.List;

/** An effect of a card or rule, or a status, with its text. */
sealed interface Trait {

  /** The text. */
  String yaml();

  /** An answer to an event. */
  record When(String event, String whose, List<Line> then) implements Trait {
    @Override
    public String yaml() {
      return "{when: " + event + ", whose: " + whose + ", then: " + Line.yaml(then) + "}";
    }
  }

  /** A change of the power of those of a scope. */
  record Change(String of, int by) implements Trait {
    @Override
    public String yaml() {
      return "{changes: power, by: " + by + ", of: " + of + "}";
    }
  }

  /** A silence of its holder. */
  record Silence() implements Trait {
    @Override
    public String yaml() {
      return "{suppresses: self}";
    }
  }

  /**
   * An ability.
   *
   * @param needs the power that its card needs; 0 if none
   */
  record Ability(String name, int needs, Terms terms, List<Line> then) implements Trait {
    @Override
    public String yaml() {
      return "{ability: "
          + name
          + (needs == 0 ? "" : ", needs: {power: " + needs + "}")
          + terms.yaml()
          + ", then: "
          + Line.yaml(then)
          + "}";
    }
  }

  /**
   * When something can be done, and what it means for the phase.
   *
   * @param test the condition; null if there is none
   */
  record Terms(Line.Test test, String because, boolean ends, boolean once) {
    String yaml() {
      return (test == null ? "" : ", if: '" + test.yaml() + "', because: " + because)
          + (ends ? ", ends: true" : "")
          + (once ? ", once: true" : "");
    }
  }

  /**
   * An action of players.
   *
   * @param with the scope of what it is done with; empty if nothing
   * @param on the scope of what it is done on; empty if nothing
   */
  record Deed(String name, String with, String on, Terms terms, List<Line> then) {
    String yaml() {
      return name
          + ": {then: "
          + Line.yaml(then)
          + (with.isEmpty() ? "" : ", with: " + with)
          + (on.isEmpty() ? "" : ", on: " + on)
          + terms.yaml()
          + "}";
    }
  }

  /**
   * A phase.
   *
   * @param event the event that begins it; empty if none
   * @param test the condition; null if there is none
   */
  record Phase(
      String name,
      String event,
      Line.Test test,
      String who,
      boolean abilities,
      boolean passes,
      List<Deed> deeds) {
    String yaml() {
      return "{phase: "
          + name
          + (event.isEmpty() ? "" : ", event: " + event)
          + (test == null ? "" : ", if: '" + test.yaml() + "'")
          + ", who: "
          + who
          + (abilities ? ", abilities: true" : "")
          + (passes ? ", passes: true" : "")
          + ", actions: "
          + deeds.stream().map(Deed::name).toList()
          + "}";
    }
  }
}
