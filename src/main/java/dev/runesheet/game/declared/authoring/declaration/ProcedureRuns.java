package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The lines that run procedures with parameters, with what is written there for these. */
final class ProcedureRuns {

  /** The number of runs in a row that give more than the one before, until there is no end. */
  private static final int ENDLESS = 4;

  private final Map<ProcedureCall, List<Run>> runs = new LinkedHashMap<>();

  /** The procedures that run each other with ever longer things, which is told. */
  private final Set<String> endless = new HashSet<>();

  /**
   * A line that runs a procedure.
   *
   * @param line as it is written
   * @param within the procedure that has the line, with what it is given
   */
  private record Run(JsonValue line, Optional<ProcedureCall> within) {}

  void add(ProcedureCall call, JsonValue line, Optional<ProcedureCall> within) {
    runs.computeIfAbsent(call, first -> new ArrayList<>()).add(new Run(line, within));
  }

  /** The places where an argument is written: lines that do not pass on their own argument. */
  List<JsonValue> written(ProcedureCall call, String parameter) {
    List<JsonValue> written = new ArrayList<>();
    collect(call, parameter, new LinkedHashSet<>(), written);
    return written;
  }

  private void collect(
      ProcedureCall call, String parameter, Set<List<Object>> seen, List<JsonValue> written) {
    if (!seen.add(List.of(call, parameter))) {
      return;
    }
    for (Run run : runs.getOrDefault(call, List.of())) {
      JsonValue argument = run.line().field(parameter).orElse(run.line());
      Optional<String> passed = Slots.whole(argument.node().asText());
      if (passed.isPresent() && run.within().isPresent()) {
        collect(run.within().get(), passed.get(), seen, written);
      } else {
        written.add(argument);
      }
    }
  }

  /**
   * Tells a finding about the lines of a procedure, as they are with what it is given: at the lines
   * that give it what is wrong, or else in the procedure.
   *
   * @param then the lines as they are written
   */
  void tell(Diagnostic finding, ProcedureCall call, JsonValue then) {
    Optional<JsonValue> text = at(then, finding.location());
    List<JsonValue> arguments =
        text.flatMap(one -> blamed(one, call, finding))
            .map(parameter -> written(call, parameter))
            .orElse(List.of());
    arguments.forEach(one -> one.report(finding.movedTo(one.location())));
    if (arguments.isEmpty() && text.filter(one -> isBehindSlot(one, finding)).isPresent()) {
      text.get().report(finding.movedTo(text.get().location()));
    } else if (arguments.isEmpty()) {
      then.document().pass(finding);
    }
  }

  /** True of a character of a text that is another one where nothing is filled in. */
  private static boolean isBehindSlot(JsonValue text, Diagnostic finding) {
    int slot = text.node().asText().indexOf('$');
    return slot >= 0
        && finding.location().place() instanceof Place.Numbered at
        && at.number() > slot + 1;
  }

  /** The parameter that a text is, or of which the number is found there. */
  private static Optional<String> blamed(JsonValue text, ProcedureCall call, Diagnostic finding) {
    String whole = text.node().asText();
    return Slots.names(whole).stream()
        .filter(name -> finding.found().equals(call.given().get(name)))
        .findFirst()
        .or(() -> Slots.whole(whole));
  }

  /** The parameter that decides what a text says: all of it, or the only thing but numbers. */
  private static Optional<String> blamed(JsonValue text) {
    return Slots.names(text.node().asText()).stream()
        .findFirst()
        .filter(first -> Slots.isAllButNumbers(text.node().asText()));
  }

  /**
   * The first place where what a text of a procedure says is given to it; empty if it says more.
   *
   * @param then the lines of the procedure as they are written
   * @param place the place of the text there
   */
  Optional<SourceLocation> place(ProcedureCall call, JsonValue then, SourceLocation place) {
    return at(then, place)
        .flatMap(ProcedureRuns::blamed)
        .flatMap(parameter -> written(call, parameter).stream().findFirst())
        .map(JsonValue::location);
  }

  private static Optional<JsonValue> at(JsonValue then, SourceLocation place) {
    return place.isIn(then.location()) ? then.at(place.from(then.location())) : Optional.empty();
  }

  /**
   * True if a procedure gives itself ever longer things, which is told once of all that run each
   * other.
   *
   * @param line the line that runs it, as it is written
   * @param within the procedure that has the line, with what it is given
   */
  boolean areEndless(ProcedureCall call, JsonValue line, Optional<ProcedureCall> within) {
    List<ProcedureCall> before = new ArrayList<>(List.of(call));
    Set<String> circle = new HashSet<>();
    Optional<ProcedureCall> next = within;
    while (next.isPresent() && before.size() <= ENDLESS) {
      circle.add(next.get().procedure());
      next.filter(one -> one.procedure().equals(call.procedure())).ifPresent(before::add);
      next = runs.getOrDefault(next.get(), List.of()).stream().findFirst().flatMap(Run::within);
    }
    if (before.size() <= ENDLESS) {
      return false;
    }
    Optional<String> growing =
        call.given().keySet().stream().filter(one -> shrinks(one, before)).findFirst();
    growing
        .filter(parameter -> Collections.disjoint(endless, circle))
        .ifPresent(parameter -> grows(parameter, call.procedure(), line));
    growing.ifPresent(parameter -> endless.addAll(circle));
    return growing.isPresent();
  }

  private static void grows(String parameter, String procedure, JsonValue line) {
    line.field(parameter)
        .orElse(line)
        .error(
            Code.DECLARATION,
            Words.quote(parameter) + " grows as " + Words.quote(procedure) + " runs itself",
            "what stays the same, such as '$" + parameter + "' or a number of 'game'");
  }

  private static boolean shrinks(String parameter, List<ProcedureCall> calls) {
    return IntStream.range(1, calls.size())
        .allMatch(i -> length(calls.get(i), parameter) < length(calls.get(i - 1), parameter));
  }

  private static int length(ProcedureCall call, String parameter) {
    return call.given().get(parameter).length();
  }
}
