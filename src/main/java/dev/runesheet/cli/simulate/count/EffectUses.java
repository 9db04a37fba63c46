package dev.runesheet.cli.simulate.count;

import dev.runesheet.api.RuleBook;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The counts of each effect's firings and changes in a match. */
public final class EffectUses {

  /** The kind of these counts. */
  public static final String KIND = "effect";

  /** The number of its firings; {@code docs/simulation.md} says what is one. */
  static final String FIRED = "fired";

  /** The number of games in which it fired. */
  static final String GAMES = "games";

  /** Before the side, the number of entities it moved or created there. */
  static final String MOVED = "moved ";

  /** Before the side, the number of effects there that it took out of force. */
  static final String STOPPED = "stopped ";

  /** Amounts are counted in thousandths: sums of whole numbers do not depend on their order. */
  static final double PARTS = 1000;

  /** Before the side and the number whose changes a measure is the sum of. */
  static final String STAT = "stat ";

  private final RuleBook book;
  private final GameTools tools;
  private final Set<String> calculated;
  private final Map<String, String> effects = new ConcurrentHashMap<>();

  /** Creates a counter for matches of a rule book, usable by any thread. */
  public EffectUses(RuleBook book, GameTools tools) {
    this.book = book;
    this.tools = tools;
    calculated = tools.calculated(book);
  }

  /** Counts one match. */
  public Counts of(List<Happening> happenings) {
    OneMatch match = new OneMatch();
    happenings.forEach(match::happened);
    return match.counts();
  }

  /** The counts of one match. */
  private final class OneMatch {

    private final Map<String, Map<String, Long>> sums = new HashMap<>();
    private final Sides sides = new Sides(tools.winningSide(book) != WinningSide.TEAM);
    private Happening before;

    void happened(Happening happening) {
      if (!(happening instanceof Happening.Moved)) {
        sides.happened(happening); // What moves is its owner's until it has moved.
      }
      if (happening instanceof Happening.StatChanged changed) {
        changed(changed);
      } else if (happening instanceof Happening.Activated activated) {
        add(effect(activated.effect()), FIRED, 1);
      } else if (happening instanceof Happening.Moved moved) {
        moved(moved);
      } else if (happening instanceof Happening.Appeared appeared) {
        moved(appeared.cause(), appeared.entity());
      } else if (happening instanceof Happening.Modified modified && modified.begins()) {
        modified(modified);
      } else if (happening instanceof Happening.Suppressed suppressed && suppressed.begins()) {
        suppressed(suppressed);
      } else if (happening instanceof Happening.EffectEntered entered) {
        entered(entered.effect().getEffect());
      }
      before = happening;
    }

    private void changed(Happening.StatChanged change) {
      Side side = sides.of(change.cause().self(), change.entity());
      tools
          .counted(book, change)
          .ifPresent(
              one ->
                  add(effect(change.cause().block()), stat(side, one.number()), parts(one.by())));
    }

    private void moved(Happening.Moved moved) {
      if (isChange(moved, before)) {
        moved(moved.cause(), moved.entity());
      }
      sides.happened(moved);
    }

    private void moved(Happening.Cause cause, int entity) {
      add(effect(cause.block()), MOVED + sides.of(cause.self(), entity).word(), 1);
    }

    private void modified(Happening.Modified modified) {
      String effect = effect(modified.effect());
      add(effect, FIRED, 1);
      String number = tools.called(book, modified.stat());
      if (!number.isEmpty()) {
        add(effect, stat(sides.of(modified), number), parts(modified.change()));
      }
    }

    private void suppressed(Happening.Suppressed one) {
      String by = one.by().isEmpty() ? "" : effect(one.by());
      add(by, FIRED, 1);
      add(by, STOPPED + sides.of(one.source(), one.entity()).word(), 1);
    }

    /** Of what counts in calculations alone, no log tells when it does. */
    private void entered(String effect) {
      if (calculated.contains(effect)) {
        add(effect, FIRED, 1);
      }
    }

    private void add(String effect, String measure, long more) {
      if (!effect.isEmpty()) {
        sums.computeIfAbsent(effect, unknown -> new HashMap<>()).merge(measure, more, Long::sum);
      }
    }

    Counts counts() {
      Counts counts = new Counts();
      sums.forEach(
          (effect, of) -> of.forEach((measure, sum) -> counts.add(KIND, effect, measure, sum)));
      sums.keySet().forEach(effect -> counts.add(KIND, effect, GAMES));
      return counts;
    }
  }

  /**
   * False if a new entity is only put in its place, an entity comes into play where it lies, or a
   * move goes on that gave it to another before it left its place, or gives it after that.
   */
  private static boolean isChange(Happening.Moved moved, Happening before) {
    boolean fresh =
        before instanceof Happening.Appeared appeared && appeared.entity() == moved.entity();
    boolean stays =
        moved.zone().equals(moved.fromZone())
            && moved.position() == moved.fromPosition()
            && moved.controller() == moved.fromController();
    return !fresh && !stays && !goesOn(moved, before);
  }

  private static boolean goesOn(Happening.Moved moved, Happening before) {
    return before instanceof Happening.Moved begun
        && begun.entity() == moved.entity()
        && begun.cause().equals(moved.cause())
        && (isGift(begun) || isGift(moved));
  }

  /** True if an entity only gets another controller. */
  private static boolean isGift(Happening.Moved moved) {
    return moved.controller() != moved.fromController()
        && moved.zone().equals(moved.fromZone())
        && moved.position() == moved.fromPosition();
  }

  private static long parts(double amount) {
    return Math.round(amount * PARTS);
  }

  private static String stat(Side side, String number) {
    return STAT + side.word() + " " + number;
  }

  /** The effect of a block; empty for actions of the game's phases. */
  private String effect(String block) {
    String known = block.isEmpty() ? "" : effects.get(block);
    return known == null ? effects.computeIfAbsent(block, this::find) : known;
  }

  private String find(String block) {
    EffectDefinition effect = book.effectOfBlock(block);
    return effect == null ? "" : effect.id();
  }
}
