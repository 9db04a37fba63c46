package dev.runesheet.word;

import java.util.List;

/**
 * The numbers that every event of a changed stat brings; other numbers have names of their own, so
 * these are constants and not an enum.
 */
public final class ChangeNumber {

  /** The stat before. */
  public static final String OLD = "old";

  /** The stat after. */
  public static final String NEW = "new";

  /** The stat after less that before. */
  public static final String DELTA = "delta";

  /** The index of the stat, which authors can name in effect ops only. */
  public static final String STAT = "stat";

  /** The numbers that authors can name everywhere. */
  public static final List<String> ALL = List.of(OLD, NEW, DELTA);

  /** The numbers that effect ops can name. */
  public static final List<String> WITH_STAT = List.of(STAT, OLD, NEW, DELTA);

  private ChangeNumber() {}
}
