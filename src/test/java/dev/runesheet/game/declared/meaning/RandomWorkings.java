package dev.runesheet.game.declared.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Calculations, and what deals by them, drawn by chance; no chain of them comes round to itself.
 */
final class RandomWorkings {

  /** How many calculations there are; what one raises leads to later ones only. */
  static final int CALCULATIONS = 3;

  static final int STATUSES = 5;

  private static final List<String> STATS = List.of("power", "health", "wound", "noted", "taken");

  /** Numbers that only cards have. */
  static final List<String> OF_CARDS = List.of("price", "energy", "red gem", "blue gem");

  /** What numbers are at the beginning. */
  static final Map<String, Double> PRINTED =
      Map.of(
          "power",
          10.0,
          "health",
          12.0,
          "wound",
          0.0,
          "noted",
          0.0,
          "dealt",
          0.0,
          "taken",
          0.0,
          "price",
          2.0,
          "energy",
          0.0,
          "red gem",
          0.0,
          "blue gem",
          0.0);

  private static final List<String> CHANGED =
      List.of("power", "health", "dealt", "dealt", "dealt", "taken", "taken", "price", "red gem");
  private static final List<String> SCOPES =
      List.of("allies", "other allies", "enemies", "all", "own fronts", "people", "foe");
  private static final List<String> IN_CALCULATIONS = List.of("self", "target");

  private final Random random;
  private final RandomContinuous continuous;

  /** The statuses, each with whether it is given with a number. */
  private final List<Continuous> statuses = new ArrayList<>();

  /** Whether each calculation raises its event, rather than lines alone. */
  private final List<Boolean> raises = new ArrayList<>();

  RandomWorkings(Random random) {
    this.random = random;
    for (int i = 0; i < CALCULATIONS; i++) {
      raises.add(random.nextInt(4) > 0);
    }
    this.continuous = new RandomContinuous(random, CHANGED);
    for (int i = 0; i < STATUSES; i++) {
      statuses.add(tame(in(continuous.ofStatus())));
    }
  }

  List<Continuous> statuses() {
    return statuses;
  }

  Continuous ofCard() {
    return in(continuous.ofCard());
  }

  /**
   * A status that multiplies changes signs only: there may be many, and numbers must stay exact.
   */
  private static Continuous tame(Continuous drawn) {
    return drawn instanceof Continuous.Change one && one.how().equals("multiply")
        ? new Continuous.Change(
            one.stat(),
            one.stat().equals("red gem") ? 1 : -1,
            one.how(),
            one.of(),
            one.forEach(),
            one.whileIn(),
            one.only(),
            one.type(),
            one.test())
        : drawn;
  }

  private Continuous in(Continuous drawn) {
    if (!(drawn instanceof Continuous.Change change)) {
      return drawn;
    }
    boolean ofPeople = change.of().equals("people") || change.of().equals("foe");
    boolean onlyCards = OF_CARDS.contains(change.stat());
    if (change.stat().equals("red gem")) {
      return new Continuous.Change(
          "red gem",
          1 + random.nextInt(3),
          "multiply",
          "all",
          "",
          "",
          null,
          Continuous.Type.ALL,
          null);
    }
    boolean only = !onlyCards && random.nextInt(3) == 0;
    return new Continuous.Change(
        change.stat(),
        change.by(),
        change.how(),
        onlyCards && (ofPeople || change.of().equals("self")) ? "all" : change.of(),
        change.forEach(),
        change.whileIn(),
        change.only(),
        change.type(),
        only ? test(IN_CALCULATIONS, 1) : null);
  }

  Working calculation(int index) {
    boolean notes = random.nextBoolean();
    int size = 1 + random.nextInt(4);
    List<Working.Part> parts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      parts.add(part());
    }
    return new Working(
        random.nextBoolean(),
        random.nextInt(3) == 0 ? random.nextInt(5) - 2 : 0,
        one(List.of("wound", "wound", "health", "power")),
        notes ? "noted" : null,
        notes && random.nextBoolean() ? test(IN_CALCULATIONS, 1) : null,
        notes && random.nextBoolean()
            ? new Formula.Two("max", new Formula.Written(0), number(IN_CALCULATIONS, 2))
            : null,
        raises.get(index) ? "hit-" + index : null,
        parts);
  }

  private Working.Part part() {
    Formula.Test only = random.nextInt(3) == 0 ? test(IN_CALCULATIONS, 1) : null;
    Formula.Num rank =
        random.nextInt(3) > 0
            ? null
            : random.nextBoolean()
                ? new Formula.Written(random.nextInt(3) - 1)
                : bounded(number(IN_CALCULATIONS, 1), 0, 3);
    int drawn = random.nextInt(6);
    boolean modifies = drawn > 1;
    return new Working.Part(
        modifies ? one(List.of("dealt", "dealt", "taken", "power", "health")) : null,
        modifies ? one(IN_CALCULATIONS) : null,
        drawn == 0 || drawn == 5 ? factor() : null,
        drawn == 1 || drawn == 5 ? bounded(number(IN_CALCULATIONS, 2), -9, 9) : null,
        only,
        rank);
  }

  private Formula.Num factor() {
    return random.nextBoolean()
        ? new Formula.Written(random.nextInt(4) - 1)
        : bounded(number(IN_CALCULATIONS, 1), -1, 2);
  }

  /** An answer to what a calculation raised, or to a change of a number. */
  Task.Reply reply() {
    int index = random.nextInt(CALCULATIONS + 2);
    boolean change = index >= CALCULATIONS;
    String event =
        change ? one(List.of("wound changes", "noted changes", "power changes")) : "hit-" + index;
    List<String> roles = List.of("self", "owner", "opponent", "subject", "causer");
    Formula.Test only = random.nextInt(3) == 0 ? test(roles.subList(0, 4), 1) : null;
    return new Task.Reply(
        event,
        one(List.of("own", "ally", "enemy", "other", "any", "any")),
        only,
        tasks(change ? CALCULATIONS : index + 1, 0, roles, change));
  }

  /** A deed: of a player with a card or alone, or the ability of a card. */
  Task.Deed deed(String name, boolean ability) {
    String with = ability ? null : one(List.of("me", "allies", "own fronts"));
    String on =
        ability || random.nextInt(3) == 0 ? null : one(List.of("anybody", "enemies", "all"));
    List<String> roles = new ArrayList<>(List.of("self", "owner", "opponent"));
    if (on != null) {
      roles.add("target");
    }
    return new Task.Deed(
        name,
        with,
        on,
        random.nextInt(3) == 0 ? test(roles, 1) : null,
        random.nextBoolean(),
        tasks(0, 0, roles, false));
  }

  private List<Task> tasks(int from, int depth, List<String> roles, boolean change) {
    List<Task> tasks = new ArrayList<>();
    int size = 1 + random.nextInt(depth == 0 ? 3 : 2);
    for (int i = 0; i < size; i++) {
      tasks.add(task(from, depth, roles, change));
    }
    return tasks;
  }

  private Task task(int from, int depth, List<String> roles, boolean change) {
    int drawn = random.nextInt(depth < 2 ? 10 : 7);
    if (drawn < 4 && from < CALCULATIONS) {
      int calculation = from + random.nextInt(CALCULATIONS - from);
      return new Task.Deal(one(roles), calculation, amount(from, roles, change, -3, 30));
    }
    if (drawn == 4) {
      return give(from, roles, change);
    }
    if (drawn == 5 && from < CALCULATIONS) {
      int event = from + random.nextInt(CALCULATIONS - from);
      return new Task.Raise(one(roles), "hit-" + event);
    }
    if (drawn == 7) {
      return new Task.If(
          test(roles, 2),
          tasks(from, depth + 1, roles, change),
          random.nextBoolean() ? List.of() : tasks(from, depth + 1, roles, change));
    }
    if (drawn > 7) {
      List<String> inside = new ArrayList<>(roles);
      if (!inside.contains("target")) {
        inside.add("target");
      }
      List<Task> then = tasks(from, depth + 1, inside, change);
      return drawn == 8 ? new Task.Each(one(SCOPES), then) : new Task.Choose(one(SCOPES), then);
    }
    // What answers a change of a number changes none that is answered.
    String stat = one(change ? List.of("health", "taken") : STATS);
    String added = from > 0 && !change ? one(List.of("power", "health", "wound")) : stat;
    return new Task.Add(one(roles), added, amount(from, roles, change, -6, 6));
  }

  private Task give(int from, List<String> roles, boolean change) {
    int status = random.nextInt(STATUSES);
    boolean open = statuses.get(status) instanceof Continuous.Change one && one.by() == null;
    return new Task.Give(
        one(roles),
        "s" + status,
        open ? amount(from, roles, change, -4, 4) : null,
        random.nextInt(3));
  }

  private Formula.Num amount(int from, List<String> roles, boolean change, int least, int most) {
    if (from > 0 && !change && raises.get(from - 1) && random.nextInt(3) == 0) {
      return bounded(new Formula.Brought("amount"), least, most);
    }
    if (change && random.nextInt(3) == 0) {
      return bounded(new Formula.Brought(one(List.of("old", "new", "delta"))), least, most);
    }
    return random.nextBoolean()
        ? new Formula.Written(random.nextInt(most))
        : bounded(number(roles, 2), least, most);
  }

  private static Formula.Num bounded(Formula.Num number, int least, int most) {
    return new Formula.Two(
        "max",
        new Formula.Written(least),
        new Formula.Two("min", new Formula.Written(most), number));
  }

  private Formula.Num number(List<String> roles, int deep) {
    return switch (random.nextInt(deep == 0 ? 3 : 9)) {
      case 0 -> new Formula.Written(random.nextInt(9) - 2);
      case 1, 2, 3 -> new Formula.Of(one(STATS), one(roles));
      case 4 -> new Formula.Count(one(SCOPES), 8 + random.nextInt(6));
      case 5 -> new Formula.Total(one(STATS), one(SCOPES));
      case 6 -> new Formula.Extreme(one(Formula.ENDS), one(STATS), one(SCOPES));
      case 7 ->
          new Formula.Rounded(one(Formula.WAYS), number(roles, deep - 1), number(roles, deep - 1));
      default ->
          new Formula.Two(
              one(List.of("+", "-", "-", "*", "min", "max")),
              number(roles, deep - 1),
              number(roles, deep - 1));
    };
  }

  private Formula.Test test(List<String> roles, int deep) {
    return switch (random.nextInt(deep == 0 ? 6 : 9)) {
      case 0 -> new Formula.Is("element", one(roles), one(List.of("fire", "water")));
      case 1 -> new Formula.Is("kind", one(roles), one(List.of("fighter", "player")));
      case 2 -> new Formula.Is("zone", one(roles), one(List.of("front", "back")));
      case 3, 4, 5 ->
          random.nextBoolean()
              ? new Formula.Compared(
                  one(List.of("<", "<=", "=", "!=", ">=", ">")), number(roles, 1), number(roles, 1))
              : new Formula.Alike(
                  one(List.of("element", "owner", "kind")),
                  one(roles),
                  one(roles),
                  random.nextBoolean());
      case 6 -> new Formula.Not(test(roles, deep - 1));
      default ->
          new Formula.Joined(
              one(List.of("and", "or")), test(roles, deep - 1), test(roles, deep - 1));
    };
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
