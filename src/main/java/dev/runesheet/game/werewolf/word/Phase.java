package dev.runesheet.game.werewolf.word;

/** Numbers and names of phases: day 0 is 0, night 1 is 1, day 1 is 2, night 2 is 3. */
public final class Phase {

  /** The last phase of attributes that do not end by themselves. */
  public static final int NEVER = Integer.MAX_VALUE;

  /** The phase in which players get their roles: day 0. */
  public static final int FIRST = 0;

  private Phase() {}

  /** The number of a night, or of a day, by what it is called: 2 of the second night is 3. */
  public static int of(Daytime daytime, int number) {
    return daytime == Daytime.NIGHT ? 2 * number - 1 : 2 * number;
  }

  /** True if it is a day. */
  public static boolean isDay(int phase) {
    return phase % 2 == 0;
  }

  /** The sort of a phase. */
  public static Daytime daytime(int phase) {
    return isDay(phase) ? Daytime.DAY : Daytime.NIGHT;
  }

  /** The short name, such as {@code N2}. */
  public static String name(int phase) {
    return isDay(phase) ? "D" + phase / 2 : "N" + (phase + 1) / 2;
  }

  /** The name in words, such as {@code Night 2}. */
  public static String words(int phase) {
    return name(phase).replace("D", "Day ").replace("N", "Night ");
  }

  /** True of a text that is the short name of a phase. */
  public static boolean isName(String text) {
    return text.matches("D(0|[1-9][0-9]{0,3})|N[1-9][0-9]{0,3}");
  }

  /**
   * The number of a phase by its short name.
   *
   * @throws IllegalArgumentException if it is no name of a phase
   */
  public static int of(String name) {
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "phase (" + name + ") is not D0, N1, D1, N2 and so on. Maybe it begins with night 0.");
    }
    Daytime daytime = name.charAt(0) == 'D' ? Daytime.DAY : Daytime.NIGHT;
    return of(daytime, Integer.parseInt(name.substring(1)));
  }
}
