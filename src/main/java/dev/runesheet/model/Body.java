package dev.runesheet.model;

import dev.runesheet.word.Presence;
import dev.runesheet.word.StandardVerb;
import java.util.List;
import java.util.Optional;

/**
 * The body of an effect: a program for a triggered or activated one, a change for a continuous one.
 */
public sealed interface Body {

  /** A program: lines that run one after the other. */
  record Program(List<Step> steps) implements Body, Phrasing.Lines {
    /** Copies the steps. */
    public Program {
      steps = List.copyOf(steps);
    }

    /** The branch that it is, if it is no more than one without another way; otherwise empty. */
    public Optional<Step.If> onlyBranch() {
      return steps.size() == 1
              && steps.get(0) instanceof Step.If branch
              && branch.otherwise().isEmpty()
          ? Optional.of(branch)
          : Optional.empty();
    }

    /** The condition under which it permits something; empty if it is or does anything else. */
    public Optional<Condition> permission() {
      return onlyBranch()
          .filter(
              branch ->
                  branch.then().size() == 1
                      && branch.then().get(0) instanceof Step.Do act
                      && act.verb().name().equals(StandardVerb.PERMIT))
          .map(Step.If::condition);
    }
  }

  /**
   * A change of a stat of every entity in its scope, as long as it is in force.
   *
   * @param type the effect's type for stacking, for example {@code damage_boost}
   * @param stat the stat it changes
   * @param layer how the amount is applied; see {@link Layer}
   * @param amount the number
   * @param scope a scope of the game, seen from the holder, for example {@code allies}
   * @param per the entities it counts, seen from the holder: the amount is for each of them; empty
   *     if it counts once
   * @param zone the zone in which its holder must lie; empty if it holds wherever it is in play
   * @param when what must hold, too, when a calculation asks for the number; none for always
   * @param presence how many entities must be there for it to be in force; empty if any may
   */
  record Modify(
      String type,
      String stat,
      Layer layer,
      double amount,
      String scope,
      String per,
      String zone,
      List<Condition> when,
      Optional<Presence> presence)
      implements Body {

    /** An amount that is given when the effect is granted. */
    public static final double GIVEN = Double.NaN;

    /** Copies the conditions. */
    public Modify {
      when = List.copyOf(when);
    }

    /** The same change of another type. */
    public Modify of(String other) {
      return new Modify(other, stat, layer, amount, scope, per, zone, when, presence);
    }

    /** True if the amount is given when the effect is granted. */
    public boolean given() {
      return Double.isNaN(amount);
    }

    /** A change that counts once, wherever its holder is in play. */
    public Modify(String type, String stat, Layer layer, double amount, String scope) {
      this(type, stat, layer, amount, scope, "");
    }

    /** A change that holds wherever its holder is in play. */
    public Modify(String type, String stat, Layer layer, double amount, String scope, String per) {
      this(type, stat, layer, amount, scope, per, "", List.of(), Optional.empty());
    }
  }

  /**
   * The layer of a continuous change of a number; layers apply in this order, whoever came first.
   */
  enum Layer {
    /** Replaces the number. */
    SET(Double.NaN),
    /** Multiplies it. */
    MULTIPLY(1),
    /** Is added to it. */
    ADD(0),
    /** Raises it to at least this. */
    AT_LEAST(Double.NaN),
    /** Lowers it to at most this. */
    AT_MOST(Double.NaN);

    private final double idle;

    Layer(double idle) {
      this.idle = idle;
    }

    /** The amount with which it changes no number; NaN if that depends on the number. */
    public double idle() {
      return idle;
    }
  }

  /**
   * A suppression of other effects.
   *
   * @param type its own type; effects of this type are never suppressed
   * @param scope the scope of the holders whose effects are suppressed, seen from the source
   * @param granted whether granted effects are suppressed, too
   * @param presence how many entities must be there for it to be in force; empty if any may
   */
  record Suppress(String type, String scope, boolean granted, Optional<Presence> presence)
      implements Body {}

  /** The number of entities that must be there for it to be in force; empty if any may. */
  default Optional<Presence> presence() {
    return Optional.empty();
  }
}
