package dev.runesheet.testing.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonText;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.EffectCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.List;

/**
 * Coverage as a file: JSON that names its format and version, described in {@code
 * docs/coverage-format.md}. Equal coverages give equal texts.
 */
public final class CoverageFile {

  /** The value of {@code format}. */
  static final String FORMAT = "runesheet coverage";

  /** The value of {@code version}. */
  static final int VERSION = 1;

  private CoverageFile() {}

  /** The text of a file. */
  public static String write(Coverage coverage) {
    ObjectNode file = JsonNodeFactory.instance.objectNode();
    file.put("format", FORMAT).put("version", VERSION);
    ArrayNode subjects = file.putArray("subjects");
    coverage.subjects().forEach(subject -> subjects.add(subject(subject)));
    return JsonText.pretty(file);
  }

  private static JsonNode subject(SubjectCoverage subject) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("name", subject.name());
    ObjectNode sources = json.putObject("sources");
    subject.sources().forEach(sources::put);
    ArrayNode rules = json.putArray("rules");
    subject.rules().forEach(rule -> rules.add(rule(rule)));
    ArrayNode effects = json.putArray("effects");
    subject.effects().forEach(effect -> effects.add(effect(effect)));
    json.set("verbs", texts(subject.verbs()));
    return json;
  }

  private static JsonNode rule(RuleCoverage rule) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("package", rule.packageName()).put("rule", rule.name()).put("place", rule.place());
    json.put("kind", rule.kind().name().toLowerCase(java.util.Locale.ROOT));
    put(json, "effect", rule.effect());
    if (rule.branch()) {
      json.put("branch", true);
    }
    put(json, "steps", rule.steps());
    put(json, "verbs", rule.verbs());
    if (!rule.conditions().isEmpty()) {
      ArrayNode conditions = json.putArray("conditions");
      rule.conditions().forEach(condition -> conditions.add(condition(condition)));
    }
    return json.put("fired", rule.fired());
  }

  private static void put(ObjectNode json, String field, String text) {
    if (!text.isEmpty()) {
      json.put(field, text);
    }
  }

  private static void put(ObjectNode json, String field, List<String> texts) {
    if (!texts.isEmpty()) {
      json.set(field, texts(texts));
    }
  }

  private static ArrayNode texts(List<String> texts) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    texts.forEach(list::add);
    return list;
  }

  private static JsonNode condition(ConditionCoverage condition) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("text", condition.text()).put("place", condition.place());
    return json.put("held", condition.held()).put("failed", condition.failed());
  }

  private static JsonNode effect(EffectCoverage effect) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", effect.id());
    put(json, "trigger", effect.trigger());
    if (effect.continuous()) {
      json.put("continuous", true);
    }
    json.put("answered", effect.answered()).put("applied", effect.applied());
    json.put("stacked", effect.stacked()).put("suppressed", effect.suppressed());
    return json.put("expired", effect.expired());
  }
}
