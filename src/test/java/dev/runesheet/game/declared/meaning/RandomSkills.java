package dev.runesheet.game.declared.meaning;

import dev.runesheet.game.declared.meaning.Skill.Act;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Draws games of skills by chance. */
final class RandomSkills {

  private static final List<String> IN_PLAY = List.of("allies", "enemies", "all", "own field");
  private static final List<String> OUT = List.of("hand", "grave", "deck");

  /** The kind whose abilities others use; they use none themselves. */
  private static final String USED = "k2";

  private static final List<String> NUMBERS = List.of("n0", "n1");

  /** Events; what answers one causes only those behind it. */
  private static final List<String> EVENTS =
      List.of(
          "enters play",
          "leaves play",
          "moves",
          "power changes",
          "coins changes",
          "health changes");

  /**
   * What lines may name and do.
   *
   * @param rank which events may be caused: those of {@link #EVENTS} from this one on
   * @param numbers the numbers that the event brings
   */
  private record Place(List<String> roles, List<String> cards, int rank, List<String> numbers) {
    Place inside(boolean card) {
      List<String> all = new ArrayList<>(roles);
      all.remove("target");
      all.add("target");
      List<String> some = new ArrayList<>(cards);
      some.remove("target");
      if (card) {
        some.add("target");
      }
      return new Place(all, some, rank, numbers);
    }
  }

  private final Random random;
  private final Map<String, Skill.Kind> kinds = new LinkedHashMap<>();
  private final String events;
  private int number;

  RandomSkills(Random random) {
    this.random = random;
    this.events = one(List.of("nested", "queued", "last"));
  }

  SkillGame game() {
    int players = 2 + random.nextInt(3);
    for (int i = 0; i < 3; i++) {
      kinds.put("k" + i, kind("k" + i));
    }
    Map<String, Skill> statuses = new LinkedHashMap<>();
    statuses.put("hush", new Skill.Silence());
    statuses.put("spell", change());
    Map<String, List<Skill>> cards = new LinkedHashMap<>();
    for (int i = 0; i < 5; i++) {
      List<Skill> skills = new ArrayList<>(List.of(ability(), skill()));
      if (random.nextBoolean()) {
        skills.add(ability());
      }
      cards.put("u" + i, skills);
    }
    boolean opening = random.nextBoolean();
    List<Skill.Phase> phases = new ArrayList<>();
    Act draw = verb("draw", "self", Map.of("from", "deck", "to", "hand"), "amount", written(3));
    if (opening) {
      phases.add(new Skill.Phase("dawn", "dawns", "active", true, false, List.of()));
    }
    phases.add(phase(0));
    if (random.nextBoolean()) {
      phases.add(phase(1));
    }
    Skill.When start =
        new Skill.When(opening ? "dawns" : "game starts", opening ? "any" : "own", List.of(draw));
    return new SkillGame(
        players,
        4 + random.nextInt(6),
        events,
        one(List.of("all", "owner", "nobody")),
        kinds,
        statuses,
        List.of(start),
        phases,
        cards);
  }

  private Skill.Phase phase(int index) {
    List<Skill.Deed> deeds = new ArrayList<>();
    int size = 3 + random.nextInt(3);
    if (index == 0) {
      Act enter = verb("enter", "self", Map.of("zone", one(List.of("field", "camp"))), "", null);
      deeds.add(new Skill.Deed("lay", "own hand", "", true, false, List.of(enter)));
    }
    for (int i = 0; i < size; i++) {
      deeds.add(deed());
    }
    deeds.add(new Skill.Deed("done" + index, "", "", false, true, List.of()));
    return new Skill.Phase(
        "p" + index,
        index == 0 ? "begins" : "",
        one(List.of("active", "each", "others")),
        false,
        random.nextInt(4) > 0,
        deeds);
  }

  private Skill.Deed deed() {
    String name = "a" + number++;
    boolean once = random.nextInt(4) > 0;
    boolean ends = random.nextInt(6) == 0;
    String with = one(List.of("", "own hand", "allies", "all", "enemies", "players", "own grave"));
    boolean card = !with.isEmpty() && !with.equals("players");
    Place place =
        new Place(List.of("self", "owner"), card ? List.of("self") : List.of(), 0, List.of());
    switch (random.nextInt(8)) {
      case 0 -> {
        Act shuffle =
            verb(
                "shuffle", "self", Map.of("zone", one(List.of("deck", "hand", "field"))), "", null);
        return new Skill.Deed(name, "", "", once, false, List.of(shuffle));
      }
      case 1 -> {
        Act cover = verb("cover", "target", Map.of("card", "self"), "", null);
        String on = one(List.of("allies", "other allies", "all"));
        String from = one(List.of("own hand", "own grave"));
        return new Skill.Deed(name, from, on, once, ends, List.of(cover));
      }
      case 2 -> {
        Act grant =
            verb(
                "grant",
                "self",
                Map.of("effect", one(List.of("hush", "spell")), "turns", "" + random.nextInt(3)),
                "",
                null);
        return new Skill.Deed(name, one(IN_PLAY), "", once, ends, List.of(grant));
      }
      default -> {
        return new Skill.Deed(name, with, "", once, ends, lines(1, place));
      }
    }
  }

  private Skill.Kind kind(String name) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    NUMBERS.forEach(one -> numbers.put(one, random.nextInt(4)));
    boolean inForce = random.nextBoolean();
    List<String> scopes =
        inForce
            ? List.of("", "", "own field", "allies")
            : List.of("", "own hand", "own hand", "own field", "own grave");
    Place place = new Place(List.of("self", "owner"), List.of("self"), 0, NUMBERS);
    List<Act> then = new ArrayList<>();
    if (random.nextBoolean()) {
      then.add(line(2, place));
    }
    then.add(new Skill.Own());
    if (random.nextBoolean()) {
      then.add(line(2, place));
    }
    if (random.nextInt(3) == 0) {
      then.add(new Skill.If(test(place), List.of(new Skill.Own()), List.of()));
    }
    return new Skill.Kind(
        name,
        one(scopes),
        inForce,
        numbers,
        random.nextBoolean() ? Map.of("power", one(List.of("coins", "health"))) : Map.of(),
        random.nextBoolean() ? new Skill.Term(test(place), "not of " + name) : null,
        then,
        lines(2, place),
        random.nextInt(4) == 0);
  }

  private Skill ability() {
    String name = "t" + number++;
    String kind = random.nextInt(5) == 0 ? "" : "k" + random.nextInt(3);
    List<String> brought = kind.isEmpty() ? List.of() : NUMBERS;
    Place place = new Place(List.of("self", "owner"), List.of("self"), 0, brought);
    Map<String, Integer> needs = new LinkedHashMap<>();
    if (random.nextBoolean()) {
      needs.put(one(List.of("power", "power", "coins")), 1 + random.nextInt(5));
    }
    Map<String, Integer> numbers = new LinkedHashMap<>();
    if (!kind.isEmpty() && random.nextBoolean()) {
      numbers.put(one(NUMBERS), random.nextInt(6));
    }
    List<Skill.Term> terms = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      terms.add(new Skill.Term(test(place), "not " + name + " " + i));
    }
    List<Act> then = !kind.isEmpty() && random.nextInt(3) == 0 ? null : lines(1, place);
    if (then != null && !kind.equals(USED) && random.nextInt(4) == 0) {
      then.add(new Skill.Use(USED, one(IN_PLAY), random.nextBoolean()));
    }
    return new Skill.Ability(
        name, kind, needs, numbers, terms, then, random.nextInt(6) == 0, random.nextInt(3) > 0);
  }

  private Skill skill() {
    return random.nextBoolean() ? change() : when();
  }

  private Skill change() {
    String stat = one(SkillGame.STATS);
    String of = one(List.of("self", "allies", "enemies", "all", "other allies", "players"));
    return switch (random.nextInt(4)) {
      case 0 -> new Skill.Change(stat, "multiply", one(List.of(2.0, 0.5, 1.5)), of);
      case 1 -> new Skill.Change(stat, "at least", random.nextInt(8), of);
      default -> new Skill.Change(stat, "add", random.nextInt(7) - 3, of);
    };
  }

  private Skill when() {
    int rank = events.equals("nested") ? -1 : random.nextInt(EVENTS.size() + 1) - 1;
    String event = rank < 0 ? "begins" : EVENTS.get(rank);
    List<String> numbers = event.endsWith("changes") ? List.of("old", "new", "delta") : List.of();
    List<String> roles = List.of("self", "owner", "subject");
    List<String> whose = List.of("any", "ally", "enemy", "other", rank < 0 ? "any" : "own");
    List<Act> then = lines(2, new Place(roles, List.of(), rank + 1, numbers));
    return new Skill.When(event, one(whose), then);
  }

  private List<Act> lines(int depth, Place place) {
    List<Act> lines = new ArrayList<>();
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      lines.add(line(depth, place));
    }
    return lines;
  }

  private Act line(int depth, Place place) {
    int sort = random.nextInt(depth >= 3 ? 9 : 15);
    String card = place.cards().isEmpty() ? "" : one(place.cards());
    if (sort >= 5 && sort <= 6 && card.isEmpty()) {
      sort = 4;
    }
    if (sort >= 4 && sort <= 5 && place.roles().contains("target")) {
      sort = 0; // New cards for each of many would be too many.
    }
    return switch (sort) {
      case 4 ->
          verb(
              "create",
              one(place.roles()),
              Map.of("card", "u" + random.nextInt(5), "zone", one(List.of("hand", "field"))),
              "amount",
              few(place));
      case 5 ->
          place.rank() > 2
              ? stat(place)
              : place.rank() > 0 || random.nextBoolean()
                  ? verb("create-on", card, Map.of("card", "u1"), "amount", few(place))
                  : verb(
                      "create-like", card, Map.of("zone", one(List.of("grave", "camp"))), "", null);
      case 6 -> place.rank() > 0 ? stat(place) : verb("reset", card, Map.of(), "", null);
      case 7 ->
          place.rank() > 2
              ? stat(place)
              : verb(
                  "draw",
                  one(place.roles()),
                  Map.of("from", one(List.of("deck", "grave")), "to", "hand"),
                  "amount",
                  few(place));
      case 9, 10 -> group("for each", depth, place);
      case 11 -> group("choose", depth, place);
      case 12 -> group("at random", depth, place);
      case 13 -> {
        List<Act> then = lines(depth + 1, place);
        if (random.nextInt(4) == 0) {
          then.add(new Skill.Stop());
        }
        yield new Skill.If(test(place), then, random.nextBoolean() ? List.of() : lines(3, place));
      }
      case 14 -> new Skill.Repeat(few(place), lines(depth + 1, place));
      default -> stat(place);
    };
  }

  private Act group(String word, int depth, Place place) {
    String scope =
        one(
            List.of(
                "allies",
                "enemies",
                "all",
                "own hand",
                "players",
                "other players",
                "attached",
                "own field",
                "enemy camp"));
    boolean card = !scope.endsWith("players");
    Place inside = place.inside(card);
    List<Act> then = new ArrayList<>();
    if (IN_PLAY.contains(scope) && place.rank() <= 1 && random.nextInt(3) == 0) {
      then.add(verb("leave", "target", Map.of("zone", one(OUT)), "", null));
    } else {
      then.addAll(lines(depth + 1, inside));
    }
    return new Skill.Some(
        word, scope, random.nextInt(3) == 0 ? compared(inside, "target") : null, then);
  }

  private Act stat(Place place) {
    List<String> stats = new ArrayList<>(SkillGame.STATS);
    int from = Math.max(0, place.rank() - 3);
    if (from >= 3) {
      return verb("grant", "owner", Map.of("effect", "spell", "turns", "0"), "", null);
    }
    String stat = one(stats.subList(from, 3));
    String role = one(place.roles());
    Map<String, String> which = Map.of("stat", stat);
    return switch (random.nextInt(6)) {
      case 0 -> verb("set-stat", role, which, "value", num(place));
      case 1 -> verb("lower", role, which, "amount", least(num(place)));
      case 2 -> {
        Map<String, Formula.Num> bounds = new LinkedHashMap<>();
        bounds.put("lo", written(random.nextInt(5)));
        bounds.put("hi", written(5 + random.nextInt(5)));
        yield new Skill.Do("clamp-stat", role, which, bounds);
      }
      case 3 -> verb("damage", role, Map.of(), "amount", least(num(place)));
      case 4 -> verb("heal", role, Map.of(), "amount", least(num(place)));
      default -> verb("add-stat", role, which, "delta", num(place));
    };
  }

  private static Formula.Num least(Formula.Num of) {
    return new Formula.Two("max", written(0), of);
  }

  private Formula.Num few(Place place) {
    return random.nextBoolean()
        ? written(1 + random.nextInt(2))
        : new Formula.Two("min", written(2), least(of(place)));
  }

  private Formula.Num of(Place place) {
    return new Formula.Of(one(SkillGame.STATS), one(place.roles()));
  }

  private Formula.Num num(Place place) {
    return switch (random.nextInt(9)) {
      case 8 -> new Formula.Rounded(one(Formula.WAYS), simple(place), simple(place));
      case 0 -> new Formula.Die(6);
      case 1 -> new Formula.Heads(new Formula.Two("min", written(3), least(simple(place))));
      case 2 -> new Formula.HeadsFirst();
      case 3 -> new Formula.Two(one(List.of("+", "-", "min", "max")), simple(place), simple(place));
      case 4 -> new Formula.Two("+", new Formula.Die(4), new Formula.Heads(written(2)));
      default -> simple(place);
    };
  }

  private Formula.Num simple(Place place) {
    return switch (random.nextInt(8)) {
      case 7 ->
          new Formula.Extreme(
              one(Formula.ENDS), one(SkillGame.STATS), one(List.of("allies", "own hand")));
      case 0 -> new Formula.Count(one(List.of("all", "own hand", "players", "attached")), 4);
      case 1 -> new Formula.Total(one(SkillGame.STATS), one(List.of("allies", "own hand")));
      case 2, 3 ->
          place.numbers().isEmpty()
              ? written(random.nextInt(5))
              : new Formula.Brought(one(place.numbers()));
      case 4 -> written(random.nextInt(7) - 2);
      default -> of(place);
    };
  }

  private Formula.Test test(Place place) {
    return random.nextInt(4) == 0
        ? new Formula.Not(compared(place, "owner"))
        : compared(place, one(place.roles()));
  }

  private Formula.Test compared(Place place, String role) {
    return new Formula.Compared(
        one(List.of("<", "<=", ">=", ">", "!=")),
        new Formula.Of(one(SkillGame.STATS), role),
        simple(place));
  }

  private static Formula.Num written(int is) {
    return new Formula.Written(is);
  }

  private static Act verb(
      String verb, String role, Map<String, String> words, String name, Formula.Num number) {
    return new Skill.Do(verb, role, words, number == null ? Map.of() : Map.of(name, number));
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
