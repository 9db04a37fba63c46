package dev.runesheet.cli.simulate.count;

import dev.runesheet.api.RuleBook;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The counts of each effect's firings and changes in a match. */
public final class EffectUses {

  /** The kind of these counts. */
  public static final String KIND = "effect";

  /** The number of times that its program began, or that it began to count in a stat. */
  static final String FIRED = "fired";

  /** The number of games in which it fired. */
  static final String GAMES = "games";

  /** The number of entities it moved or created. */
  static final String MOVED = "moved";

  /** Amounts are counted in thousandths: sums of whole numbers do not depend on their order. */
  static final double PARTS = 1000;

  /** Before the number whose changes a measure is the sum of. */
  static final String STAT = "stat ";

  private final RuleBook book;
  private final GameTools tools;
  private final Map<String, String> effects = new ConcurrentHashMap<>();

  /** Creates a counter for matches of a rule book, usable by any thread. */
  public EffectUses(RuleBook book, GameTools tools) {
    this.book = book;
    this.tools = tools;
  }

  /** Counts one match. */
  public Counts of(List<Happening> happenings) {
    Map<String, Map<String, Long>> sums = new HashMap<>();
    Happening before = null;
    for (Happening happening : happenings) {
      if (happening instanceof Happening.StatChanged changed) {
        String effect = effect(changed.cause().block());
        tools
            .counted(book, changed)
            .ifPresent(one -> add(sums, effect, STAT + one.number(), parts(one.by())));
      } else if (happening instanceof Happening.Activated activated) {
        add(sums, effect(activated.effect()), FIRED, 1);
      } else if (happening instanceof Happening.Moved moved && isChange(moved, before)) {
        add(sums, effect(moved.cause().block()), MOVED, 1);
      } else if (happening instanceof Happening.Appeared appeared) {
        add(sums, effect(appeared.cause().block()), MOVED, 1);
      } else if (happening instanceof Happening.Modified modified && modified.begins()) {
        add(sums, effect(modified.effect()), FIRED, 1);
        String number = tools.called(book, modified.stat());
        if (!number.isEmpty()) {
          add(sums, effect(modified.effect()), STAT + number, parts(modified.amount()));
        }
      }
      before = happening;
    }
    Counts counts = new Counts();
    sums.forEach(
        (effect, of) -> of.forEach((measure, sum) -> counts.add(KIND, effect, measure, sum)));
    sums.keySet().forEach(effect -> counts.add(KIND, effect, GAMES));
    return counts;
  }

  /** False if a new entity is only put in its place, or an entity comes into play where it lies. */
  private static boolean isChange(Happening.Moved moved, Happening before) {
    boolean fresh =
        before instanceof Happening.Appeared appeared && appeared.entity() == moved.entity();
    boolean stays =
        moved.zone().equals(moved.fromZone())
            && moved.position() == moved.fromPosition()
            && moved.controller() == moved.fromController();
    return !fresh && !stays;
  }

  private static long parts(double amount) {
    return Math.round(amount * PARTS);
  }

  private static void add(
      Map<String, Map<String, Long>> sums, String effect, String measure, long more) {
    if (!effect.isEmpty()) {
      sums.computeIfAbsent(effect, unknown -> new HashMap<>()).merge(measure, more, Long::sum);
    }
  }

  /** The effect of a block; empty for actions of the game's phases. */
  private String effect(String block) {
    return block.isEmpty() ? "" : effects.computeIfAbsent(block, this::find);
  }

  private String find(String block) {
    EffectDefinition effect = book.effectOfBlock(block);
    return effect == null ? "" : effect.id();
  }
}
