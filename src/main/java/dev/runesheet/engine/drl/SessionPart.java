package dev.runesheet.engine.drl;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A part of the session that code of rules reaches, with the calls of it that leave the course of
 * the match to the engine.
 */
enum SessionPart {
  CONSEQUENCE(
      List.of("insert", "insertLogical", "update", "modify", "delete", "retract", "don", "shed"),
      List.of("get", "getDeclaration", "getMatch", "getRule", "getTuple"),
      List.of("getEntryPoint", "setFocus", "getKieRuntime", "getKnowledgeRuntime", "getKieBase")),
  SESSION(
      List.of("insert", "update", "delete", "retract"),
      List.of("getObject", "getObjects", "getFactCount", "getFactHandle", "getFactHandles"),
      List.of("getInstancesOf", "getSingleInstanceOf", "getQueryResults"),
      List.of("getGlobal", "getGlobals", "setGlobal"),
      List.of("getEntryPoint", "getAgenda", "getKieBase")),
  AGENDA(List.of("getAgendaGroup", "activateRuleFlowGroup", "setFocus")),
  GROUP(List.of("getName", "setFocus")),
  BASE(List.of("getFactType", "getKiePackage", "getKiePackages", "getQuery", "getRule"));

  private final SortedSet<String> calls = new TreeSet<>();

  @SafeVarargs
  SessionPart(List<String>... calls) {
    for (List<String> some : calls) {
      this.calls.addAll(some);
    }
  }

  /** The calls that rules may make of it. */
  SortedSet<String> calls() {
    return Collections.unmodifiableSortedSet(calls);
  }

  /** The part of which a variable is by the simple name of its type; empty for any other. */
  static Optional<SessionPart> ofType(String type) {
    return Optional.ofNullable(
        switch (type) {
          case "RuleContext", "KieContext", "KnowledgeHelper" -> CONSEQUENCE;
          case "KieRuntime", "RuleRuntime", "KieSession", "WorkingMemory" -> SESSION;
          case "KieBase" -> BASE;
          default -> null;
        });
  }

  /** The part that a call of a part gives; empty for any other value. */
  static Optional<SessionPart> givenBy(String call) {
    return Optional.ofNullable(
        switch (call) {
          case "getKieRuntime", "getKnowledgeRuntime" -> SESSION;
          case "getAgenda" -> AGENDA;
          case "getAgendaGroup" -> GROUP;
          case "getKieBase" -> BASE;
          default -> null;
        });
  }
}
