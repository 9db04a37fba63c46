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

  /** The index of the stat, for those who save events; authors cannot name it. */
  public static final String STAT = "stat";

  /** The numbers that authors can name. */
  public static final List<String> ALL = List.of(OLD, NEW, DELTA);

  private ChangeNumber() {}
}
