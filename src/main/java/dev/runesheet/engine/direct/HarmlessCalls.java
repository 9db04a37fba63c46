package dev.runesheet.engine.direct;

import java.util.Arrays;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The calls of what rules are given of a match that leave it as it is. */
public final class HarmlessCalls {

  /** The calls that only read, which any rule may make. */
  private static final Set<String> READING =
      Set.of(
          "turn",
          "entity",
          "opponent",
          "player",
          "isOut",
          "canRoll",
          "scope",
          "state",
          "book",
          "game",
          "world",
          "question",
          "mustWait",
          "stacking",
          "inQuestion",
          "isWatched",
          "countsAnswers");

  /** The further calls that consequences may make: they ask rules, or end what is over. */
  private static final Set<String> OF_CONSEQUENCES =
      Set.of("observer", "expire", "calculate", "consult", "holds", "asked");

  private HarmlessCalls() {}

  /** True if a consequence that makes a call may come twice. */
  static boolean has(String name) {
    return READING.contains(name) || OF_CONSEQUENCES.contains(name);
  }

  /** The calls of a type that only read, by which conditions may ask it. */
  public static SortedSet<String> reading(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .map(method -> method.getName())
        .filter(READING::contains)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
