package dev.runesheet.testing;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.place.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The expectation {@code error: invalid}: the last action, or without actions what is given, has a
 * mistake that is found before anything is played.
 */
final class ExpectedMistake {

  /** The codes of a text that cannot be read as written, which says nothing of the game. */
  private static final Set<Code> OF_TEXT = Set.of(Code.NOT_JSON, Code.NOT_YAML);

  private ExpectedMistake() {}

  static boolean isExpected(Scenario scenario) {
    JsonValue error = ExpectationCheck.expected(scenario, Scenario.ERROR);
    return error != null && error.node().asText().equals(Refusal.INVALID);
  }

  /** Takes the mistakes that are expected out of a scenario's findings. */
  static List<Diagnostic> take(Scenario scenario) {
    Place place = where(scenario).location().place();
    List<Diagnostic> mistakes = new ArrayList<>();
    for (Diagnostic finding : scenario.findings().all()) {
      if (finding.location().place().isIn(place)
          && finding.isError()
          && !OF_TEXT.contains(finding.code())) {
        mistakes.add(finding);
      }
    }
    scenario.findings().removeIf(mistakes::contains);
    return mistakes;
  }

  /** Reports what else is expected of a position that is expected to be wrong. */
  static void checkAlone(Scenario scenario) {
    if (scenario.when().isEmpty() && scenario.then().node().isObject()) {
      for (JsonField field : scenario.then().fields().orElseThrow().all()) {
        if (!Scenario.REFUSAL.contains(field.name())) {
          field
              .value()
              .report(
                  Diagnostic.about(
                      Code.EXPECTS_NOTHING,
                      field.value().location(),
                      field.name(),
                      "nothing else: a scenario whose given is wrong is not played"));
        }
      }
    }
  }

  private static JsonValue where(Scenario scenario) {
    List<JsonValue> when = scenario.when();
    return when.isEmpty() ? scenario.given() : when.get(when.size() - 1);
  }

  /** Notes it if none of the mistakes is the one that is expected. */
  static void compare(Scenario scenario, List<Diagnostic> found, List<Mismatch> mismatches) {
    JsonValue because = ExpectationCheck.expected(scenario, Scenario.BECAUSE);
    List<String> sentences = found.stream().map(Diagnostic::sentence).toList();
    if (because != null
        && sentences.stream()
            .noneMatch(one -> TextPart.containsIgnoringCase(one, because.node().asText()))) {
      mismatches.add(Mismatch.at(because, because.node().asText(), String.join("; ", sentences)));
    }
  }

  /** The scenario without the action that is wrong; empty if what is given is wrong. */
  static Optional<Scenario> without(Scenario scenario) {
    int actions = scenario.when().size();
    if (actions == 0) {
      return Optional.empty();
    }
    ObjectNode rest = scenario.then().node().deepCopy();
    rest.remove(Scenario.REFUSAL);
    JsonValue then = scenario.then();
    return Optional.of(
        new Scenario(
            scenario.source(),
            scenario.name(),
            scenario.variant(),
            scenario.given(),
            scenario.chance(),
            scenario.seed(),
            scenario.moves(),
            scenario.when().subList(0, actions - 1),
            new JsonValue(then.document(), then.pointer(), rest),
            scenario.findings()));
  }
}
