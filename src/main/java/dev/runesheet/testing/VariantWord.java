package dev.runesheet.testing;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.RuleWords;
import java.util.List;
import java.util.stream.Stream;

/** The check that the rules have the variant of a scenario, named or meant. */
final class VariantWord {

  /** The field of a scenario that names variants. */
  static final String FIELD = "variant";

  private VariantWord() {}

  static void check(ScenarioKit kit, RuleWords rules, Scenario scenario) {
    List<String> variants = kit.variants(rules);
    String named = scenario.variant();
    if (!named.isEmpty() && !variants.contains(named)) {
      words(scenario.source())
          .filter(word -> word.node().asText().equals(named))
          .forEach(word -> word.unknownWord(Code.UNKNOWN_WORD, variants));
    } else if (named.isEmpty() && !kit.variants().isEmpty()) {
      meant(kit.variants().get(0), variants, scenario.source());
    }
  }

  /** The words as they were written: one, or a list. */
  private static Stream<JsonValue> words(JsonValue scenario) {
    return scenario.fields().flatMap(fields -> fields.optional(FIELD)).stream()
        .flatMap(
            value ->
                value.node().isArray()
                    ? value.list().orElse(List.of()).stream()
                    : Stream.of(value));
  }

  private static void meant(String usual, List<String> variants, JsonValue scenario) {
    if (!variants.contains(usual)) {
      scenario.report(
          Diagnostic.of(
                  Code.MISSING_FIELD,
                  scenario.location(),
                  "no variant, which means " + Words.quote(usual),
                  Words.oneOf(variants))
              .about(Subject.implied(usual)));
    }
  }
}
