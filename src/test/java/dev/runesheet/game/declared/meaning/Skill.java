package dev.runesheet.game.declared.meaning;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What cards of a game of skills have, with its text. */
sealed interface Skill {

  String yaml();

  /** A line. */
  sealed interface Act {
    String yaml();
  }

  /** The text of lines. */
  static String yaml(List<Act> lines) {
    return lines.stream().map(Act::yaml).collect(Collectors.joining(", ", "[", "]"));
  }

  /**
   * A verb with what it takes.
   *
   * @param words what is no number
   */
  record Do(String verb, String role, Map<String, String> words, Map<String, Formula.Num> numbers)
      implements Act {
    @Override
    public String yaml() {
      StringBuilder text = new StringBuilder("{do: " + verb + ", target: " + role);
      new TreeMap<>(words).forEach((name, word) -> text.append(", " + name + ": " + word));
      new TreeMap<>(numbers)
          .forEach((name, number) -> text.append(", " + name + ": '" + number.text() + "'"));
      return text.append("}").toString();
    }
  }

  /** Lines for each, for one chosen or for one at random. */
  record Some(String word, String scope, Formula.Test where, List<Act> then) implements Act {
    @Override
    public String yaml() {
      return "{"
          + word
          + ": "
          + scope
          + (where == null ? "" : ", where: '" + where.text() + "'")
          + ", then: "
          + Skill.yaml(then)
          + "}";
    }
  }

  /** Lines if something holds, and others if not. */
  record If(Formula.Test test, List<Act> then, List<Act> otherwise) implements Act {
    @Override
    public String yaml() {
      return "{if: '"
          + test.text()
          + "', then: "
          + Skill.yaml(then)
          + (otherwise.isEmpty() ? "" : ", else: " + Skill.yaml(otherwise))
          + "}";
    }
  }

  /** Lines some times. */
  record Repeat(Formula.Num times, List<Act> then) implements Act {
    @Override
    public String yaml() {
      return "{repeat: '" + times.text() + "', then: " + Skill.yaml(then) + "}";
    }
  }

  /** The own lines of an ability. */
  record Own() implements Act {
    @Override
    public String yaml() {
      return "{run: the ability}";
    }
  }

  /** The lines of an ability that is chosen. */
  record Use(String kind, String scope, boolean met) implements Act {
    @Override
    public String yaml() {
      return "{use: " + kind + ", of: " + scope + (met ? ", if met: true" : "") + "}";
    }
  }

  /** The end of lines. */
  record Stop() implements Act {
    @Override
    public String yaml() {
      return "{stop: true}";
    }
  }

  /** A condition, and what is told where it does not hold. */
  record Term(Formula.Test test, String because) {
    String yaml() {
      return "if: '" + test.text() + "', because: " + because;
    }
  }

  /**
   * A kind of abilities.
   *
   * @param with the scope of the cards that offer them; empty for all in play
   * @param more the number that is needed more, by number
   * @param term its condition; null if it has none
   */
  record Kind(
      String name,
      String with,
      boolean inForce,
      Map<String, Integer> numbers,
      Map<String, String> more,
      Term term,
      List<Act> then,
      List<Act> usual,
      boolean ends)
      implements Skill {
    @Override
    public String yaml() {
      return name
          + ": {"
          + (with.isEmpty() ? "" : "with: " + with + ", ")
          + (inForce ? "" : "in force: false, ")
          + "numbers: "
          + said(numbers)
          + (more.isEmpty() ? "" : ", needs more: " + said(more))
          + (term == null ? "" : ", " + term.yaml())
          + ", missing: too weak for "
          + name
          + (then.isEmpty() ? "" : ", then: " + Skill.yaml(then))
          + (usual.isEmpty() ? "" : ", usual: " + Skill.yaml(usual))
          + (ends ? ", ends: true" : "")
          + "}";
    }
  }

  /**
   * An ability.
   *
   * @param kind its kind; empty if it has none
   * @param then its lines; null if it has none of its own
   */
  record Ability(
      String name,
      String kind,
      Map<String, Integer> needs,
      Map<String, Integer> numbers,
      List<Term> terms,
      List<Act> then,
      boolean ends,
      boolean once)
      implements Skill {
    @Override
    public String yaml() {
      StringBuilder text = new StringBuilder("{ability: " + name);
      text.append(kind.isEmpty() ? "" : ", kind: " + kind);
      text.append(needs.isEmpty() ? "" : ", needs: " + said(needs));
      text.append(numbers.isEmpty() ? "" : ", numbers: " + said(numbers));
      if (!terms.isEmpty()) {
        text.append(", ").append(terms.get(0).yaml());
        List<String> further =
            terms.subList(1, terms.size()).stream().map(one -> "{" + one.yaml() + "}").toList();
        text.append(further.isEmpty() ? "" : ", further: " + further);
      }
      text.append(then == null ? "" : ", then: " + Skill.yaml(then));
      return text.append(ends ? ", ends: true" : "")
          .append(once ? ", once: true}" : "}")
          .toString();
    }
  }

  /** An answer to an event. */
  record When(String event, String whose, List<Act> then) implements Skill {
    @Override
    public String yaml() {
      return "{when: " + event + ", whose: " + whose + ", then: " + Skill.yaml(then) + "}";
    }
  }

  /** A change of a number. */
  record Change(String stat, String how, double by, String of) implements Skill {
    @Override
    public String yaml() {
      return "{changes: " + stat + ", how: " + how + ", by: " + by + ", of: " + of + "}";
    }
  }

  /** A silence of its holder. */
  record Silence() implements Skill {
    @Override
    public String yaml() {
      return "{suppresses: self}";
    }
  }

  /** An action; the scopes are empty where there are none. */
  record Deed(String name, String with, String on, boolean once, boolean ends, List<Act> then)
      implements Skill {
    @Override
    public String yaml() {
      return name
          + ": {then: "
          + Skill.yaml(then)
          + (with.isEmpty() ? "" : ", with: " + with)
          + (on.isEmpty() ? "" : ", on: " + on)
          + (once ? ", once: true" : "")
          + (ends ? ", ends: true" : "")
          + "}";
    }
  }

  /**
   * A phase.
   *
   * @param event the event that begins it; empty if none
   * @param opening whether it comes before the first turn
   */
  record Phase(
      String name, String event, String who, boolean opening, boolean abilities, List<Deed> deeds)
      implements Skill {
    @Override
    public String yaml() {
      return "{phase: "
          + name
          + (event.isEmpty() ? "" : ", event: " + event)
          + (opening ? ", opening: true" : "")
          + (who.equals("active") ? "" : ", who: " + who)
          + (abilities ? ", abilities: true" : "")
          + (deeds.isEmpty() ? "" : ", actions: " + deeds.stream().map(Deed::name).toList())
          + "}";
    }
  }

  private static String said(Map<String, ?> numbers) {
    return new TreeMap<>(numbers).toString().replace("=", ": ");
  }
}
