package dev.runesheet.why;

import dev.runesheet.word.Presence;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The outcome of an effect at a moment: the first condition that stopped it, or its changes. */
public sealed interface Reason {

  /** A stable word for programs, for example {@code suppressed}. */
  String word();

  /** The sentence for people. */
  String sentence();

  /**
   * No entity in play has the effect.
   *
   * @param detail a remark, for example that its holder has left play
   */
  record NotInPlay(String detail) implements Reason {
    @Override
    public String word() {
      return "not in play";
    }

    @Override
    public String sentence() {
      return "it is not in play: " + detail;
    }
  }

  /** Suppressors take it out of force. */
  record Suppressed(List<String> by) implements Reason {
    /** Copies the list. */
    public Suppressed {
      by = List.copyOf(by);
    }

    @Override
    public String word() {
      return "suppressed";
    }

    @Override
    public String sentence() {
      return "it is suppressed by " + String.join(" and ", by);
    }
  }

  /** Too few or too many entities are there for it to be in force. */
  record NotFulfilled(Presence asked) implements Reason {
    @Override
    public String word() {
      return "not fulfilled";
    }

    @Override
    public String sentence() {
      String verb = asked.ofOne() ? " is " : " are ";
      return "it is in force only while there" + verb + asked;
    }
  }

  /** The effect answers other events. */
  record WrongTrigger(String answers, String event) implements Reason {
    @Override
    public String word() {
      return "wrong trigger";
    }

    @Override
    public String sentence() {
      return "it answers '" + answers + "', not '" + event + "'";
    }
  }

  /** Players choose it; no event triggers it. */
  record NotChosen(String chosen) implements Reason {
    @Override
    public String word() {
      return "not chosen";
    }

    @Override
    public String sentence() {
      return chosen.isEmpty()
          ? "it runs when it is chosen, and nobody chose it here"
          : "it runs when it is chosen; '" + chosen + "' was chosen here";
    }
  }

  /**
   * It belongs to no entity: others run it, and nothing did.
   *
   * @param chosen the words of what was chosen; empty if nothing was
   */
  record NotRun(String chosen) implements Reason {
    @Override
    public String word() {
      return "not run";
    }

    @Override
    public String sentence() {
      String nothing = "nothing ran it at this event";
      return chosen.isEmpty() ? nothing : nothing + "; '" + chosen + "' was chosen here";
    }
  }

  /** The effect is in force, but not for this entity or event. */
  sealed interface Missed extends Reason {
    @Override
    default String word() {
      return "not reached";
    }
  }

  /**
   * It happened to an entity that the effect does not watch.
   *
   * @param watch the relation that it watches
   * @param subject the entity to which it happened
   */
  record NotWatched(Watch watch, String subject) implements Missed {
    @Override
    public String sentence() {
      return watch == Watch.OWN
          ? "it answers what happens to its holder, and this happened to " + subject
          : "it answers what happens to '"
              + watch.word()
              + "', and "
              + subject
              + " is none of these";
    }
  }

  /**
   * A continuous effect does not apply to the entity.
   *
   * @param scope whom it applies to
   * @param per what it counts, if it applies once for each; empty otherwise
   * @param about the entity that it does not reach
   */
  record NotReached(String scope, String per, String about) implements Missed {
    @Override
    public String sentence() {
      return per.isEmpty()
          ? "it applies to '" + scope + "', and " + about + " is none of these"
          : "it applies once for each of '" + per + "', and none of these gives it to " + about;
    }
  }

  /**
   * A suppressor takes no effect of the entity out of force: the entity is not in its scope, or has
   * none that can be suppressed.
   *
   * @param scope whose effects it suppresses
   * @param about the entity
   */
  record NoneSuppressed(String scope, String about) implements Missed {
    @Override
    public String sentence() {
      return "it suppresses the effects of '" + scope + "', and none that " + about + " has";
    }
  }

  /** The game's own rules, which tell effects of events, leave it out. */
  record NotRouted(String event) implements Missed {
    @Override
    public String sentence() {
      return "the rules of the game do not pass this event on to it: " + event;
    }
  }

  /** Another effect of its group counts instead. */
  record Replaced(StackingMode mode, List<String> by) implements Reason {
    /** Copies the list. */
    public Replaced {
      by = List.copyOf(by);
    }

    @Override
    public String word() {
      return "replaced";
    }

    @Override
    public String sentence() {
      return "it does not stack ("
          + mode.word()
          + "): "
          + String.join(" and ", by)
          + " counts instead";
    }
  }

  /** The event was lost before effects could answer. */
  record Unheard(String why) implements Reason {
    @Override
    public String word() {
      return "unheard";
    }

    @Override
    public String sentence() {
      return "the event was not heard: " + why;
    }
  }

  /** The effect was about to answer, but was no longer in force when its turn came. */
  record LostForce() implements Reason {
    @Override
    public String word() {
      return "lost force";
    }

    @Override
    public String sentence() {
      return "it was to answer, but was not in force any more when its turn came";
    }
  }

  /**
   * It ran.
   *
   * @param step the step of its program
   * @param changes the number of things that it changed
   * @param acted whether it did anything, though it may have changed nothing
   * @param notTaken rules of its blocks that did not fire, with their conditions
   * @param answer the answer to its last question, in words; empty if it asked nothing
   * @param decisions what decided about its attempts, and what prevented them
   * @param unlogged what it did to the course of the match that the log does not show, such as
   *     points for the score
   */
  record Ran(
      int step,
      int changes,
      boolean acted,
      List<EvaluatedRule> notTaken,
      String answer,
      List<String> decisions,
      List<String> unlogged)
      implements Reason {
    private static final String NOTHING_FOUND = "it ran, but there was nothing for it to act on";

    /** Copies the lists. */
    public Ran {
      notTaken = List.copyOf(notTaken);
      decisions = List.copyOf(decisions);
      unlogged = List.copyOf(unlogged);
    }

    @Override
    public String word() {
      return changes == 0 && !notTaken.isEmpty() ? "guard" : "ran";
    }

    @Override
    public String sentence() {
      return sentence(UnaryOperator.identity());
    }

    /**
     * The sentence, with conditions in the words of the game.
     *
     * @param words gives the words of a condition, as they stand after "whether"
     */
    public String sentence(UnaryOperator<String> words) {
      String did = did(words);
      return decisions.isEmpty() ? did : did + "; " + String.join("; ", decisions);
    }

    private String did(UnaryOperator<String> words) {
      String guards =
          notTaken.stream()
              .filter(rule -> !rule.isLoopEntry())
              .flatMap(rule -> rule.failing().stream())
              .map(guard -> "whether " + guard.saidAs(words.apply(guard.text())).sentence())
              .distinct()
              .collect(Collectors.joining("; "));
      if (changes > 0) {
        String did = "it ran and changed " + (changes == 1 ? "one thing" : changes + " things");
        return guards.isEmpty() ? did : did + "; a part of it asks " + guards;
      }
      if (!unlogged.isEmpty()) {
        return "it ran, with " + String.join("; ", unlogged);
      }
      String since = answer.isEmpty() ? "" : ": " + answer;
      if (guards.isEmpty()) {
        return acted || !answer.isEmpty() ? "it ran and changed nothing" + since : NOTHING_FOUND;
      }
      return "it asks " + guards;
    }
  }

  /** The effect is continuous, and counts. */
  record Counts(String how) implements Reason {
    @Override
    public String word() {
      return "counts";
    }

    @Override
    public String sentence() {
      return "it counts: " + how;
    }
  }
}
