package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.model.Interval;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

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
  private final Set<ProcedureCall> open = new LinkedHashSet<>();

  private final Map<ProcedureCall, String> ids = new LinkedHashMap<>();

  /** The lines of each program, by its id. */
  private final Map<String, Reading> programs = new HashMap<>();

  private final Map<Value, String> numbers = new HashMap<>();
  private final ProcedureRuns runs = new ProcedureRuns();
  private final Set<String> taken = new HashSet<>();
  private final Map<ProcedureCall, List<Op>> lines = new LinkedHashMap<>();

  /** True once lines have been read. */
  private boolean read;

  /** The procedure whose lines are being read. */
  private Optional<Reading> reading = Optional.empty();

  /**
   * The procedures of a declaration.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  Procedures(JsonNode declared) {
    this.declared = declared.path("procedures");
    said = declared.path("says");
    this.declared.fieldNames().forEachRemaining(name -> id(new ProcedureCall(name, Map.of())));
  }

  /**
   * The lines of a procedure.
   *
   * @param then as they are written
   */
  private record Reading(ProcedureCall call, JsonValue then) {

    /** A value of the lines as it is written. */
    JsonValue written(JsonValue filled) {
      return then.at(filled.pointer().substring(then.pointer().length())).orElse(filled);
    }
  }

  /** The arguments of a line that runs a procedure; missing and unfitting ones are reported. */
  Map<String, String> given(JsonFields line, DeclaredNames names) {
    String procedure = line.object().node().path(Op.Run.NAME).asText();
    boolean known = declared.has(procedure) || procedure.equals(Step.Perform.USED);
    Map<String, String> takes = takes(procedure);
    if (!known || takes.containsValue("") || !isRead(procedure)) {
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
      call(new ProcedureCall(procedure, given), line.object());
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

  /** False of a procedure of which nobody knows what it takes, which is reported. */
  private boolean isRead(String procedure) {
    JsonNode takes = declared.path(procedure).path("takes");
    return takes.isMissingNode() || takes.isObject();
  }

  private static String kind(String parameter, String kind) {
    return NameForms.isParameter(parameter) && ParameterKind.REFERENCES.contains(kind) ? kind : "";
  }

  private void call(ProcedureCall call, JsonValue filled) {
    JsonValue line = reading.map(one -> one.written(filled)).orElse(filled);
    Optional<ProcedureCall> within = reading.map(Reading::call);
    runs.add(call, line, within);
    if (ids.containsKey(call) || runs.areEndless(call, line, within)) {
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

  private void id(ProcedureCall call) {
    String wanted = EffectBuilder.id(RuleOwners.PROCEDURES, call.name());
    String id = wanted;
    for (int again = 2; !taken.add(id); again++) {
      id = wanted + "-" + again;
    }
    ids.put(call, id);
  }

  /** The id of the program that a procedure is with what it is given. */
  public String id(String procedure, Map<String, String> given) {
    return ids.get(new ProcedureCall(procedure, given));
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
      game.procedures().forEach(this::checkWords);
    }
    boolean more = !read || !open.isEmpty();
    read = true;
    while (!open.isEmpty()) {
      ProcedureCall next = open.iterator().next();
      open.remove(next);
      ProcedureLine line = game.procedures().get(next.procedure());
      JsonValue then = line == null ? null : line.then().written();
      if (then != null && Slots.canFill(then, next.given())) {
        read(next, then, reader);
      }
    }
    return more;
  }

  /** Each slot in the words of a procedure must be one of its parameters. */
  private void checkWords(String name, ProcedureLine line) {
    SourceLocation place = line.place().fieldOfFile("says").field(name);
    JsonValue written = line.then().written();
    Slots.names(said.path(name).asText()).stream()
        .filter(slot -> !line.takes().isEmpty() && !line.takes().containsKey(slot))
        .map(slot -> unknown(place, slot, line.takes().keySet()))
        .map(written.document()::placed)
        .forEach(written.document()::pass);
  }

  private static Diagnostic unknown(SourceLocation place, String slot, Set<String> parameters) {
    return Diagnostic.unknownWord(Code.UNKNOWN_REFERENCE, place, slot, parameters);
  }

  private void plain(String name, ProcedureLine line, ShapeReader reader) {
    if (takes(name).isEmpty() && isRead(name)) {
      read(new ProcedureCall(name, Map.of()), line.then().written(), reader);
    }
  }

  private void read(ProcedureCall call, JsonValue then, ShapeReader reader) {
    reading = Optional.of(new Reading(call, then));
    programs.put(ids.get(call), reading.get());
    Diagnostics found = new Diagnostics();
    JsonNode filled = Slots.filled(then.node(), call.given());
    List<Op> read =
        new JsonValue(then.document().reportingTo(found), then.pointer(), filled)
            .list().orElse(List.of()).stream()
                .flatMap(line -> reader.read(Op.class, line).stream())
                .toList();
    found.all().forEach(one -> runs.tell(one, call, then));
    lines.put(call, read);
    reading = Optional.empty();
  }

  /** The lines of each procedure with what it is given. */
  public Map<ProcedureCall, List<Op>> lines() {
    return lines;
  }

  /** The procedures that take something. */
  public List<String> withParameters() {
    return declared.properties().stream()
        .filter(one -> !one.getValue().path("takes").isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** One text for all numbers that are the same, such as 2 for (2). */
  String same(Value number, String text) {
    return number instanceof Value.Constant
        ? number.toString()
        : numbers.computeIfAbsent(number, first -> text.strip());
  }

  /** A range of one number for what is worked out of numbers alone. */
  private static Interval range(Value number) {
    if (number instanceof Value.Arithmetic sum) {
      return range(sum.left()).combined(sum.operator(), range(sum.right()));
    }
    return number instanceof Value.Constant one ? Interval.at(one.number()) : Interval.ALL;
  }

  /**
   * The place where an argument of a line is written: that of a procedure may be passed to it.
   *
   * @param program the id of the effect that has the line
   * @param written the place of the argument there
   */
  public SourceLocation given(String program, SourceLocation written) {
    return Optional.ofNullable(programs.get(program))
        .flatMap(one -> runs.place(one.call(), one.then(), written))
        .orElse(written);
  }

  /** The parameter for which a program is given a number of the event; empty if there is none. */
  public Optional<String> parameter(String program, String number) {
    Pattern named = Pattern.compile("\\bevent " + Pattern.quote(number) + "\\b");
    return Optional.ofNullable(programs.get(program)).stream()
        .flatMap(one -> one.call().given().entrySet().stream())
        .filter(one -> named.matcher(one.getValue()).find())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The words of the game's author for a procedure, with what it is given; empty if none. */
  public String says(ProcedureCall call) {
    Map<String, String> given = new HashMap<>(call.given());
    numbers.forEach(
        (number, text) ->
            given.replaceAll((to, one) -> one.equals(text) ? result(number, one) : one));
    return Slots.filled(said.path(call.procedure()).asText(), given);
  }

  /** The result of a number that needs no match, or else its text. */
  private static String result(Value number, String text) {
    Interval range = range(number);
    boolean known = range.low() == range.high() && range.equals(range.whole());
    return known ? Value.of(range.low()).toString() : text;
  }
}
