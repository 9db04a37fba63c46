package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The check that every place of a template is one that a value is given for. */
record TemplateCheck(CardWords words, Diagnostics findings) {

  /** The values of every effect. */
  private static final List<String> ALWAYS = List.of("name", "slug", "effect_type", "total");

  /** The values of every continuous effect. */
  private static final List<String> STAYING =
      List.of("scope", "suppressed", "trigger", "stacking_mode", "stacking_key", "duration");

  /** The values of a continuous effect that its words for players can name. */
  private static final List<String> SAID = List.of("scope", "duration");

  /** The fields of a type that give values. */
  private static final List<String> GIVING = List.of("params", "stays");

  private static final String VALUE = "value";

  /** The entries of a list, or those of an object. */
  static Stream<JsonValue> entries(JsonValue all) {
    Stream<JsonValue> named =
        all.node().properties().stream().map(field -> Origins.field(all, field.getKey()));
    Stream<JsonValue> listed =
        IntStream.range(0, all.node().isArray() ? all.node().size() : 0)
            .mapToObj(i -> all.at("/" + i).orElseThrow());
    return Stream.concat(named, listed);
  }

  /** Reports the places of what all effect types share. */
  void check(EffectType.File file) {
    JsonValue root = file.attack().document().root();
    check(root.at("/attack"), List.of("total"));
    Set<String> within = new LinkedHashSet<>(ALWAYS);
    within.add("more");
    within.addAll(words.costs().names());
    check(root.at("/within"), within);
  }

  /** Reports the places of an effect type; true if one of what it becomes is unknown. */
  boolean check(EffectType type) {
    if (GIVING.stream().anyMatch(field -> findings.misspelt(type.places().all(), field))) {
      return true;
    }
    Diagnostics own = new Diagnostics();
    boolean unknown = new TemplateCheck(words, own).places(type);
    ParameterNames.told(type, own.all()).forEach(findings::add);
    return unknown;
  }

  private boolean places(EffectType type) {
    said(type);
    int before = findings.size();
    Set<String> values = values(type);
    boolean onlyAttacks = type.homes().stream().allMatch(CardWords.ATTACK::equals);
    Set<String> ofAttacks = new LinkedHashSet<>(values);
    ofAttacks.addAll(words.costs().names());
    for (String field : List.of("before", "damage")) {
      check(type.places().part("/" + field), ofAttacks);
    }
    Set<String> ofAll = onlyAttacks ? ofAttacks : values;
    for (String field : List.of("if", "then", "effects", "statuses", "stays/stacking_key")) {
      check(type.places().part("/" + field), ofAll);
    }
    for (EffectType.Parameter parameter : type.params().values()) {
      for (String field : List.of("words", "if", "join", "left out")) {
        check(parameter.places().part("/" + field), ofAll);
      }
      Set<String> own = new LinkedHashSet<>(ofAll);
      own.add(VALUE);
      check(parameter.places().part("/as"), own);
    }
    return findings.size() > before;
  }

  /** Reports the places of the words for players. */
  private void said(EffectType type) {
    Set<String> values = parameters(type);
    if (type.stays().isPresent()) {
      values.addAll(SAID);
    }
    check(type.places().part("/says"), values);
    check(type.places().part("/because"), List.of());
    values.add(VALUE);
    type.params().values().forEach(one -> check(one.places().part("/says"), values));
  }

  private static Set<String> values(EffectType type) {
    Set<String> values = parameters(type);
    values.addAll(ALWAYS);
    if (type.stays().isPresent()) {
      values.addAll(STAYING);
    }
    return values;
  }

  /** The parameters as they are written, also those with a mistake. */
  private static Set<String> parameters(EffectType type) {
    Set<String> names = new LinkedHashSet<>();
    type.places()
        .part("/params")
        .ifPresent(params -> params.node().fieldNames().forEachRemaining(names::add));
    return names;
  }

  private void check(Optional<JsonValue> template, Collection<String> known) {
    template.ifPresent(value -> check(value, known));
  }

  private void check(JsonValue template, Collection<String> known) {
    JsonNode node = template.node();
    if (node.isTextual()) {
      check(template, node.textValue(), known);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      check(Origins.field(template, field.getKey()), field.getKey(), known);
    }
    entries(template).forEach(part -> check(part, known));
  }

  private void check(JsonValue where, String text, Collection<String> known) {
    JsonValue at = where.reportingTo(findings);
    for (String place : Template.written(text)) {
      if (known.isEmpty()) {
        at.error(Code.TEMPLATE, "$" + place, "words that are the same for every effect");
      } else if (!known.contains(place)) {
        at.report(Diagnostic.unknownWord(Code.TEMPLATE, at.location(), place, known));
      }
    }
  }
}
