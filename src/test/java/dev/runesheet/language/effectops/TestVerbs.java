package dev.runesheet.language.effectops;

import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Verb.Change;
import java.util.List;

/** Verbs with the declarations of Math Battle's, and two that only a further game would have. */
public final class TestVerbs {

  /** The verbs of Math Battle. */
  static final VerbCatalog MATH_BATTLE =
      VerbCatalog.of(
          List.of(
              Pass.class,
              Win.class,
              Lose.class,
              SetStat.class,
              AddStat.class,
              ClampStat.class,
              Damage.class,
              Heal.class));

  /** The same and two more. */
  static final VerbCatalog EXTENDED =
      VerbCatalog.of(
          List.of(
              Pass.class,
              Win.class,
              Lose.class,
              SetStat.class,
              AddStat.class,
              ClampStat.class,
              Damage.class,
              Heal.class,
              SwapStats.class,
              DrawCards.class));

  /** A pile of cards. */
  public enum Pile implements Word {
    LEFT,
    RIGHT
  }

  private TestVerbs() {}

  private static void nothing(Object... given) {}

  @Verb(name = "pass", says = "pass", doc = "d", changes = Change.FLOW, ends = true)
  public static final class Pass {
    public static void perform(Reaction reaction) {}
  }

  @Verb(name = "win", says = "{target} wins", doc = "d", changes = Change.FLOW, ends = true)
  public static final class Win {
    public static void perform(
        Reaction reaction, @Param(value = "target", doc = "d") Entity target) {}
  }

  @Verb(name = "lose", says = "{target} loses", doc = "d", changes = Change.FLOW, ends = true)
  public static final class Lose {
    public static void perform(
        Reaction reaction, @Param(value = "target", doc = "d") Entity target) {}
  }

  @Verb(name = "set-stat", says = "set {target's} {stat}", doc = "d", changes = Change.STAT)
  public static final class SetStat {
    public static void perform(
        Reaction reaction,
        @Param(value = "target", doc = "d") Entity target,
        @Param(value = "stat", words = "stat", doc = "d") String stat,
        @Param(value = "value", doc = "d") double value) {
      nothing(reaction, target, stat, value);
    }
  }

  @Verb(name = "add-stat", says = "add to {target's} {stat}", doc = "d", changes = Change.STAT)
  public static final class AddStat {
    public static void perform(
        Reaction reaction,
        @Param(value = "target", doc = "d") Entity target,
        @Param(value = "stat", words = "stat", doc = "d") String stat,
        @Param(value = "delta", doc = "d") double delta) {
      nothing(reaction, target, stat, delta);
    }
  }

  @Verb(name = "clamp-stat", says = "clamp {target's} {stat}", doc = "d", changes = Change.STAT)
  public static final class ClampStat {
    public static void perform(
        Reaction reaction,
        @Param(value = "target", doc = "d") Entity target,
        @Param(value = "stat", words = "stat", doc = "d") String stat,
        @Param(value = "lo", doc = "d") double lo,
        @Param(value = "hi", doc = "d") double hi) {
      nothing(reaction, target, stat, lo, hi);
    }
  }

  @Verb(name = "damage", says = "damage {target}", doc = "d", changes = Change.STAT)
  public static final class Damage {
    public static void perform(
        Reaction reaction,
        @Param(value = "target", doc = "d") Entity target,
        @Param(value = "amount", doc = "d") double amount) {
      nothing(reaction, target, amount);
    }
  }

  @Verb(name = "heal", says = "heal {target}", doc = "d", changes = Change.STAT)
  public static final class Heal {
    public static void perform(
        Reaction reaction,
        @Param(value = "target", doc = "d") Entity target,
        @Param(value = "amount", doc = "d") double amount) {
      nothing(reaction, target, amount);
    }
  }

  @Verb(name = "swap-stats", says = "swap {first} and {second}", doc = "d", changes = Change.STAT)
  public static final class SwapStats {
    public static void perform(
        Reaction reaction,
        @Param(value = "who", doc = "d") Entity who,
        @Param(value = "first", words = "stat", doc = "d") String first,
        @Param(value = "second", words = "stat", doc = "d") String second) {
      nothing(reaction, who, first, second);
    }
  }

  @Verb(name = "draw-cards", says = "draw {count}", doc = "d", changes = Change.PLACE)
  public static final class DrawCards {
    public static void perform(
        Reaction reaction,
        @Param(value = "count", min = 1, max = 5, doc = "d") int count,
        @Param(value = "pile", doc = "d") Pile pile,
        @Param(value = "luck", min = 0, max = 10, doc = "d") double luck) {
      nothing(reaction, count, pile, luck);
    }
  }
}
