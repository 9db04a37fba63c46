package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The procedures of a game. One with parameters is a program of its own for each different thing
 * that lines give it: its lines are read with that in their slots.
 */
public final class Procedures {

  /** The most programs that procedures with parameters become. */
  private static final int MOST = 1_000;

  private final JsonNode declared;
  private final JsonNode said;

  /** Calls of procedures with parameters, of which the lines are still to be read. */
  private final Set<Call> open = new LinkedHashSet<>();

  private final Map<Call, String> ids = new LinkedHashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Map<Call, List<Op>> lines = new LinkedHashMap<>();

  /** True once lines have been read. */
  private boolean read;

  /**
   * The procedures of a declaration.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  Procedures(JsonNode declared) {
    this.declared = declared.path("procedures");
    said = declared.path("says");
    this.declared.fieldNames().forEachRemaining(name -> id(new Call(name, Map.of())));
  }

  /**
   * A procedure with what it is given.
   *
   * @param given by parameter, in their order
   */
  public record Call(String procedure, Map<String, String> given) {

    /** Its name for people. */
    public String name() {
      String all = String.join(", ", given.values());
      return given.isEmpty() ? procedure : procedure + " (" + all + ")";
    }

    /** False for lines with a slot that nothing fills, which is reported. */
    private boolean fills(JsonValue then) {
      return Slots.in(then).stream().allMatch(slot -> given.containsKey(slot.name()));
    }
  }

  /** The arguments of a line that runs a procedure; missing and unfitting ones are reported. */
  Map<String, String> given(JsonFields line, DeclaredNames names) {
    String procedure = line.object().node().path(Op.Run.NAME).asText();
    boolean known = declared.has(procedure) || procedure.equals(Step.Perform.USED);
    Map<String, String> takes = takes(procedure);
    if (!known || takes.containsValue("")) {
      line.all(); // The procedure itself is reported.
      return Map.of();
    }
    Map<String, String> given = new LinkedHashMap<>();
    takes.forEach(
        (name, kind) ->
            line.required(name)
                .flatMap(value -> names.argument(kind, value))
                .ifPresent(argument -> given.put(name, argument)));
    if (given.size() == takes.size() && !takes.isEmpty()) {
      call(new Call(procedure, given), line.object());
    }
    return given;
  }

  /** The kinds of a procedure's parameters, by name; an empty text for what is wrong there. */
  private Map<String, String> takes(String procedure) {
    Map<String, String> takes = new LinkedHashMap<>();
    declared
        .path(procedure)
        .path("takes")
        .properties()
        .forEach(one -> takes.put(one.getKey(), kind(one.getKey(), one.getValue().asText())));
    return takes;
  }

  private static String kind(String parameter, String kind) {
    return NameForms.isParameter(parameter) && ParameterKind.REFERENCES.contains(kind) ? kind : "";
  }

  private void call(Call call, JsonValue line) {
    if (ids.containsKey(call)) {
      return;
    }
    if (ids.size() - declared.size() == MOST) {
      String found = "procedures that are given more than " + MOST + " different things";
      line.error(Code.TOO_LARGE, found, "fewer; maybe one gives itself ever other things");
      return;
    }
    id(call);
    open.add(call);
  }

  private void id(Call call) {
    String wanted = EffectBuilder.id(RuleOwners.PROCEDURES, call.name());
    String id = wanted;
    for (int again = 2; !taken.add(id); again++) {
      id = wanted + "-" + again;
    }
    ids.put(call, id);
  }

  /** The id of the program that a procedure is with what it is given. */
  public String id(String procedure, Map<String, String> given) {
    return ids.get(new Call(procedure, given));
  }

  /**
   * Reads the lines of what was given since they were read the last time.
   *
   * @return whether there is more than before, as there is the first time
   */
  public boolean read(Declaration game, DeclaredNames names) {
    ShapeReader reader = new ShapeReader(names);
    if (!read) {
      game.procedures().forEach((name, line) -> plain(name, line, reader));
    }
    boolean more = !read || !open.isEmpty();
    read = true;
    while (!open.isEmpty()) {
      Call next = open.iterator().next();
      open.remove(next);
      ProcedureLine line = game.procedures().get(next.procedure());
      JsonValue then = line == null ? null : line.then().written();
      if (then != null && next.fills(then)) {
        JsonNode filled = Slots.filled(then.node(), next.given());
        read(next, new JsonValue(then.document(), then.pointer(), filled), reader);
      }
    }
    return more;
  }

  private void plain(String name, ProcedureLine line, ShapeReader reader) {
    if (takes(name).isEmpty()) {
      read(new Call(name, Map.of()), line.then().written(), reader);
    }
  }

  private void read(Call call, JsonValue then, ShapeReader reader) {
    List<Op> read =
        then.list().orElse(List.of()).stream()
            .flatMap(line -> reader.read(Op.class, line).stream())
            .toList();
    lines.put(call, read);
  }

  /** The lines of each procedure with what it is given. */
  public Map<Call, List<Op>> lines() {
    return lines;
  }

  /** The procedures that take something. */
  public List<String> withParameters() {
    return declared.properties().stream()
        .filter(one -> !one.getValue().path("takes").isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The words of the game's author for a procedure, with what it is given; empty if none. */
  public String says(Call call) {
    return Slots.filled(said.path(call.procedure()).asText(), call.given());
  }
}
