package dev.runesheet.game.declared.meaning;

import java.util.List;
import java.util.Random;

/** Effects that last, drawn by chance. */
final class RandomContinuous {

  static final List<String> IN_PLAY =
      List.of("allies", "other allies", "enemies", "all", "own fronts", "fires", "neighbours");
  private static final List<String> ZONES = List.of("front", "back");

  private final Random random;

  /** The numbers that are changed. */
  private final List<String> stats;

  RandomContinuous(Random random, List<String> stats) {
    this.random = random;
    this.stats = stats;
  }

  Continuous ofCard() {
    return random.nextInt(6) == 0
        ? new Continuous.Suppressor(one(IN_PLAY), random.nextBoolean(), only())
        : change(random.nextInt(11) - 5);
  }

  Continuous ofStatus() {
    return switch (random.nextInt(5)) {
      case 0 -> new Continuous.Suppressor("self", random.nextBoolean(), only());
      case 1 -> new Continuous.Suppressor(one(IN_PLAY), random.nextBoolean(), only());
      default -> change(random.nextInt(3) == 0 ? null : Integer.valueOf(1 + random.nextInt(6)));
    };
  }

  /** Those of types that do not add up are additions. */
  private Continuous.Change change(Integer by) {
    Continuous.Type type =
        Continuous.Type.values()[random.nextInt(Continuous.Type.values().length)];
    boolean plain = type == Continuous.Type.ALL;
    String how = one(List.of("add", "add", "add", "set", "multiply", "at least", "at most"));
    return new Continuous.Change(
        one(stats),
        by,
        plain ? how : "add",
        one(List.of("self", one(IN_PLAY), one(IN_PLAY), "people", "foe")),
        (!plain || how.equals("add")) && random.nextInt(3) == 0 ? one(IN_PLAY) : "",
        random.nextInt(4) == 0 ? one(ZONES) : "",
        only(),
        type,
        null);
  }

  private Continuous.While only() {
    return switch (random.nextInt(6)) {
      case 0 -> new Continuous.While(1 + random.nextInt(3), null, one(IN_PLAY));
      case 1 -> new Continuous.While(null, random.nextInt(3), one(IN_PLAY));
      case 2 -> new Continuous.While(1, 1 + random.nextInt(3), one(IN_PLAY));
      default -> null;
    };
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
