package dev.runesheet.game.declared.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Programs drawn by chance. */
final class RandomLines {

  private static final List<String> SCOPES =
      List.of("own field", "enemy field", "all fighters", "players", "other players");
  private static final int DEEP = 3;

  private final Random random;

  /** The programs that lines may run. */
  private final List<String> procedures;

  RandomLines(Random random, List<String> procedures) {
    this.random = random;
    this.procedures = procedures;
  }

  List<Line> program() {
    return lines(1, List.of("self", "owner", "opponent"));
  }

  private List<Line> lines(int depth, List<String> roles) {
    List<Line> lines = new ArrayList<>();
    int size = 1 + random.nextInt(2);
    for (int i = 0; i < size; i++) {
      lines.add(line(depth, roles));
    }
    return lines;
  }

  private Line line(int depth, List<String> roles) {
    int drawn = depth >= DEEP ? 0 : random.nextInt(12);
    return switch (drawn) {
      case 1, 2 -> group("for each", depth, roles);
      case 3, 4, 5 -> group("choose", depth, roles);
      case 6 -> group("as each", depth, roles);
      case 7 -> new Line.OneOf(one(roles), lines(depth + 1, roles), lines(depth + 1, roles));
      case 8 -> decision(depth, roles);
      case 9 -> procedures.isEmpty() ? raise(roles) : new Line.Run(one(procedures), one(roles));
      case 10 -> new Line.Repeat(1 + random.nextInt(2), lines(depth + 1, roles));
      default -> raise(roles);
    };
  }

  private Line decision(int depth, List<String> roles) {
    List<Line> then = new ArrayList<>(lines(depth + 1, roles));
    if (random.nextInt(3) == 0) {
      then.add(new Line.Stop());
    }
    boolean both = random.nextBoolean();
    return new Line.If(test(roles), then, both ? lines(depth + 1, roles) : List.of());
  }

  private Line raise(List<String> roles) {
    return new Line.Raise(one(roles), 1 + random.nextInt(9));
  }

  private Line group(String word, int depth, List<String> roles) {
    List<String> inside = new ArrayList<>(roles);
    if (!inside.contains("target")) {
      inside.add("target");
    }
    boolean choose = word.equals("choose");
    return new Line.Group(
        word,
        one(SCOPES),
        one(roles),
        random.nextInt(3) == 0 ? where(roles) : null,
        choose ? one(roles) : "self",
        choose && random.nextInt(3) == 0,
        most(word),
        lines(depth + 1, inside));
  }

  private int most(String word) {
    if (random.nextInt(4) != 0 || word.equals("as each")) {
      return 0;
    }
    boolean choose = word.equals("choose");
    return choose && random.nextBoolean() ? Line.Group.FREE : (choose ? 2 : 1) + random.nextInt(2);
  }

  private Line.Test where(List<String> roles) {
    List<String> others = roles.stream().filter(role -> !role.equals("target")).toList();
    return random.nextBoolean()
        ? new Line.Below("target", number())
        : new Line.Weaker("target", one(others));
  }

  private Line.Test test(List<String> roles) {
    return test(2, roles);
  }

  private Line.Test test(int deep, List<String> roles) {
    return switch (random.nextInt(deep == 0 ? 4 : 9)) {
      case 3 -> new Line.Less(random.nextInt(3), random.nextInt(3));
      case 4, 5 -> new Line.Not(test(deep - 1, roles));
      case 6 -> new Line.Both(test(deep - 1, roles), test(deep - 1, roles));
      case 7 -> new Line.Either(test(deep - 1, roles), test(deep - 1, roles));
      case 0 -> new Line.Below(one(roles), number());
      case 1 -> new Line.Count(one(SCOPES), number(), random.nextInt(3));
      default -> new Line.Weaker(one(roles), one(roles));
    };
  }

  private int number() {
    return 5 + random.nextInt(20);
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
