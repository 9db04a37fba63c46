package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectBuilder;
import dev.runesheet.game.declared.authoring.declaration.Op;
import dev.runesheet.game.declared.authoring.declaration.ProcedureCall;
import dev.runesheet.game.declared.authoring.declaration.Procedures;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The programs of procedures: one for each without parameters, and one for each different thing
 * that effects give one with parameters.
 *
 * @param file the file that declares them
 */
record ProcedurePrograms(DeclaredNames names, EffectBuilder builder, String file) {

  /** The programs of the procedures that take nothing. */
  List<Effect> plain() {
    return procedures().lines().keySet().stream()
        .filter(call -> call.given().isEmpty())
        .map(this::program)
        .toList();
  }

  /** The programs of the others that effects run, whether by themselves or by what they run. */
  List<Effect> given(Collection<Effect> effects) {
    Map<String, ProcedureCall> left = new LinkedHashMap<>();
    procedures().lines().keySet().stream()
        .filter(call -> !call.given().isEmpty())
        .forEach(call -> left.put(id(call), call));
    List<Effect> programs = new ArrayList<>();
    Deque<Effect> next = new ArrayDeque<>(left.isEmpty() ? List.of() : effects);
    while (!next.isEmpty()) {
      for (Step step : next.pop().steps().toList()) {
        ProcedureCall call = step instanceof Step.Perform run ? left.remove(run.effect()) : null;
        if (call != null) {
          Effect program = program(call);
          programs.add(program);
          next.add(program);
        }
      }
    }
    return programs;
  }

  private Effect program(ProcedureCall call) {
    List<Op> lines = procedures().lines().get(call);
    SourceLocation place = place(call.procedure());
    return builder
        .action(id(call), call.procedure(), RuleOwners.PROCEDURES, builder.steps(lines), place)
        .saying(procedures().says(call));
  }

  private Procedures procedures() {
    return names.procedures();
  }

  private String id(ProcedureCall call) {
    return procedures().id(call.procedure(), call.given());
  }

  private SourceLocation place(String procedure) {
    return SourceLocation.pointer(file, "/procedures").field(procedure);
  }

  /** Warns of procedures with parameters that no effect runs. */
  void unrun(Collection<Effect> effects, Diagnostics findings) {
    Set<String> run = effects.stream().map(Effect::id).collect(Collectors.toSet());
    Set<String> used =
        procedures().lines().keySet().stream()
            .filter(call -> run.contains(id(call)))
            .map(ProcedureCall::procedure)
            .collect(Collectors.toSet());
    procedures().withParameters().stream()
        .filter(name -> !used.contains(name))
        .forEach(
            name ->
                findings.add(
                    Diagnostic.about(
                        Code.UNUSED, place(name), "procedure", name, "a line that runs it")));
  }
}
