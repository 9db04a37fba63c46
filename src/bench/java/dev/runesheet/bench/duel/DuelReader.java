package dev.runesheet.bench.duel;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Compiles the JSON of a mode and two heroes to a {@link Duel}. */
public final class DuelReader {

  private static final int DEFAULT_MAX_TURNS = 200;

  private DuelReader() {}

  /**
   * Compiles a duel.
   *
   * @param mode the mode
   * @param hero0 the hero of entity 0
   * @param hero1 the hero of entity 1
   * @throws DuelFormatException if one of them is not as the schema wants it
   */
  public static Duel read(JsonNode mode, JsonNode hero0, JsonNode hero1) {
    Fields fields = new Fields(mode, "mode");
    fields.text("name", "");
    List<String> attributes = attributes(fields);
    int maxTurns = maxTurns(fields);
    boolean dropping = dropping(fields);
    List<Source> sources = new ArrayList<>();
    List<Side> sides = new ArrayList<>();
    for (JsonNode hero : List.of(hero0, hero1)) {
      SideReader reader = new SideReader(new Scope(attributes, sides.size()), sources);
      reader.effects(fields, Source.Kind.RULE);
      sides.add(reader.hero(hero, "hero " + sides.size()));
    }
    fields.finish();
    return new Duel(attributes, maxTurns, dropping, sides, sources);
  }

  private static List<String> attributes(Fields mode) {
    List<String> names = new ArrayList<>();
    for (JsonNode json : mode.array("attributes")) {
      String name = Fields.text(json, mode.place("attributes"));
      if (names.contains(name)) {
        throw mode.error("attributes", "'" + name + "' twice");
      }
      names.add(name);
    }
    if (names.isEmpty()) {
      throw mode.error("attributes", "a mode needs at least one");
    }
    return List.copyOf(names);
  }

  private static int maxTurns(Fields mode) {
    return mode.has("max_turns")
        ? (int) Math.min(mode.count("max_turns"), Integer.MAX_VALUE)
        : DEFAULT_MAX_TURNS;
  }

  private static boolean dropping(Fields mode) {
    return switch (mode.text("overflow", "fail")) {
      case "fail" -> false;
      case "drop" -> true;
      default -> throw mode.error("overflow", "neither fail nor drop");
    };
  }
}
