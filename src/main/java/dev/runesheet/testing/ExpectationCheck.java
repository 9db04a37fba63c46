package dev.runesheet.testing;

import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;

/** The check of what scenarios expect: each expectation can fail, and is one of the game's. */
public final class ExpectationCheck {

  private static final String EVENTS = "events";

  private final Scenario scenario;

  private ExpectationCheck(Scenario scenario) {
    this.scenario = scenario;
  }

  /** Checks what a scenario expects; errors go to its findings. */
  static void check(ScenarioKit kit, Scenario scenario) {
    ExpectationCheck check = new ExpectationCheck(scenario);
    check.because();
    check.error(Refusal.codes(kit));
    if (scenario.findings().hasErrors()) {
      events(scenario.then());
    } else {
      canFail(scenario.then());
    }
  }

  /** Reports what can never fail in an expectation, in {@code then} or elsewhere. */
  public static void canFail(JsonValue expected) {
    events(expected);
    expectsSomething(expected);
  }

  private void because() {
    JsonValue because = expected(scenario, Scenario.BECAUSE);
    if (because == null) {
      return;
    }
    if (because.text().isPresent() && expected(scenario, Scenario.ERROR) == null) {
      because.report(
          Diagnostic.of(Code.MISSING_FIELD, because.location(), Scenario.BECAUSE, Scenario.ERROR));
    }
    if (because.node().isTextual() && because.node().asText().isBlank()) {
      because.report(
          Diagnostic.about(
              Code.EXPECTS_NOTHING,
              because.location(),
              because.node().asText(),
              "words of the reason that players read"));
    }
  }

  private static void events(JsonValue expected) {
    if (expected.node().path(EVENTS).isArray()) {
      expected.notEmpty(
          EVENTS,
          Code.EXPECTS_NOTHING,
          "[]",
          "an event of each kind that is compared; others may happen");
    }
  }

  private void error(List<String> errors) {
    JsonValue error = expected(scenario, Scenario.ERROR);
    if (error != null && error.text().isPresent() && !errors.contains(error.node().asText())) {
      error.unknownWord(Code.UNKNOWN_WORD, errors);
    }
  }

  /** Reports objects without fields: of objects only the fields written are compared. */
  private static void expectsSomething(JsonValue expected) {
    if (!expected.node().isObject()) {
      return;
    }
    if (expected.node().isEmpty()) {
      expected.report(
          Diagnostic.of(Code.EXPECTS_NOTHING, expected.location(), "{}", "something to compare"));
    }
    expected.fields().orElseThrow().all().forEach(field -> expectsSomething(field.value()));
  }

  /** A field of what a scenario expects; null if it is not there. */
  static JsonValue expected(Scenario scenario, String name) {
    if (!scenario.then().node().isObject()) {
      return null;
    }
    return scenario.then().fields().orElseThrow().all().stream()
        .filter(field -> field.name().equals(name))
        .map(JsonField::value)
        .findFirst()
        .orElse(null);
  }
}
