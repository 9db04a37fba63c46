package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.language.active.card.EffectUse;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** The reader of the values of an effect's parameters as the values for templates. */
record ParameterReader(EffectTypes types) {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** The template value of each parameter; empty after a report if one is missing or wrong. */
  Optional<Map<String, JsonNode>> read(EffectUse use, EffectType type) {
    Optional<JsonFields> fields = use.params().fields();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Map<String, JsonNode> values = new LinkedHashMap<>();
    type.params()
        .forEach(
            (name, parameter) ->
                read(name, parameter, fields.get()).ifPresent(value -> values.put(name, value)));
    boolean spelt = fields.get().noOthers();
    return values.size() == type.params().size() && spelt && goTogether(use, type)
        ? Optional.of(values)
        : Optional.empty();
  }

  /** True if parameters that words of others ask for have the word that they must have. */
  private boolean goTogether(EffectUse use, EffectType type) {
    boolean all = true;
    for (Map.Entry<String, Parameter> one : type.params().entrySet()) {
      String word = word(use, type, one.getKey());
      Map<String, String> others = one.getValue().goesWith().getOrDefault(word, Map.of());
      for (Map.Entry<String, String> other : others.entrySet()) {
        String found = word(use, type, other.getKey());
        Parameter asked = type.params().get(other.getKey());
        boolean known = asked != null && types.words().choices(asked).contains(other.getValue());
        if (known && !found.equals(other.getValue())) {
          String expected = Words.quote(other.getValue()) + " with " + Words.quote(word);
          use.params()
              .field(other.getKey())
              .orElse(use.params())
              .errorAbout(Code.UNKNOWN_WORD, found, expected);
          all = false;
        }
      }
    }
    return all;
  }

  /** The word of a parameter as it is written, or else as its type says. */
  private static String word(EffectUse use, EffectType type, String name) {
    return use.params()
        .field(name)
        .or(() -> Optional.ofNullable(type.params().get(name)).flatMap(Parameter::otherwise))
        .map(value -> value.node().asText())
        .orElse("");
  }

  private Optional<JsonNode> read(String name, Parameter parameter, JsonFields fields) {
    Optional<JsonValue> given =
        parameter.required() ? fields.required(name) : fields.optional(name);
    if (given.isPresent()) {
      return value(parameter, given.get());
    }
    if (parameter.absent().isPresent()) {
      return parameter.absent().map(NODES::textNode);
    }
    // A default that is wrong is reported where it is declared.
    return parameter
        .otherwise()
        .flatMap(other -> value(parameter, other.reportingTo(new Diagnostics())));
  }

  /** A value of a parameter as templates take it; empty after a report. */
  Optional<JsonNode> value(Parameter parameter, JsonValue value) {
    if (parameter.type() == EffectType.Kind.CARD_NAMES) {
      return names(parameter, value);
    }
    return plain(parameter, value).map(found -> inTemplates(parameter, found));
  }

  private static JsonNode inTemplates(Parameter parameter, JsonNode value) {
    return parameter
        .as()
        .<JsonNode>map(as -> NODES.textNode(Template.fill(as, Map.of("value", value))))
        .orElse(value);
  }

  private Optional<JsonNode> names(Parameter parameter, JsonValue value) {
    Optional<List<JsonValue>> entries = value.list();
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    if (entries.get().isEmpty()) {
      value.error(Code.EMPTY, "no name", "names of cards");
      return Optional.empty();
    }
    List<String> all = new ArrayList<>();
    for (JsonValue entry : entries.get()) {
      Optional<String> said = cardName(entry).map(name -> inTemplates(parameter, name).asText());
      if (said.filter(all::contains).isPresent()) {
        entry.wrong(Code.DUPLICATE, "each once");
        return Optional.empty();
      }
      said.ifPresent(all::add);
    }
    return all.size() == entries.get().size()
        ? Optional.of(NODES.textNode(String.join(parameter.join(), all)))
        : Optional.empty();
  }

  private Optional<JsonNode> plain(Parameter parameter, JsonValue value) {
    return switch (parameter.type()) {
      case NUMBER -> number(parameter, value);
      case DECIMAL -> decimal(parameter, value);
      case FLAG -> value.flag().map(NODES::booleanNode);
      case CHOICE -> choice(parameter, value, Code.UNKNOWN_WORD);
      case MODIFIED -> choice(parameter, value, Code.UNKNOWN_STAT);
      case TEXT, CARD_NAMES -> value.text().map(NODES::textNode);
      case WORD ->
          value.oneOf(types.words().choices(parameter), Code.UNKNOWN_WORD).map(NODES::textNode);
      case CARD_NAME -> cardName(value);
      case CONDITION -> condition(value);
      case EFFECTS -> effects(parameter, value);
    };
  }

  private static Optional<JsonNode> effects(Parameter parameter, JsonValue value) {
    Optional<List<JsonValue>> list = value.list();
    if (list.isPresent() && list.get().isEmpty() && parameter.required()) {
      value.error(Code.EMPTY, "no effect", "effects");
      return Optional.empty();
    }
    return list.map(any -> value.node());
  }

  private static Optional<JsonNode> number(Parameter parameter, JsonValue value) {
    OptionalInt number = value.whole(parameter.least(), parameter.most());
    return number.isPresent() ? Optional.of(NODES.numberNode(number.getAsInt())) : Optional.empty();
  }

  private static Optional<JsonNode> decimal(Parameter parameter, JsonValue value) {
    OptionalDouble number = value.number();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    double is = number.getAsDouble();
    int least = parameter.least();
    int most = parameter.most();
    if (is < least || is > most) {
      value.wrong(Code.OUT_OF_RANGE, Words.range(is, least, most));
      return Optional.empty();
    }
    return Optional.of(is == Math.rint(is) ? NODES.numberNode((int) is) : NODES.numberNode(is));
  }

  private static Optional<JsonNode> choice(Parameter parameter, JsonValue value, Code unknown) {
    return value
        .oneOf(parameter.words().keySet(), unknown)
        .map(word -> parameter.words().get(word).node());
  }

  /** The conditions of use that the chosen words imply. */
  Map<String, String> tests(EffectUse use, EffectType type) {
    Map<String, String> tests = new LinkedHashMap<>();
    type.params()
        .forEach(
            (name, parameter) -> {
              String word = word(use, type, name);
              String test = parameter.tests().get(word);
              Optional.ofNullable(test)
                  .ifPresent(
                      one ->
                          tests.put(
                              "/params" + JsonValue.step(name) + "/if" + JsonValue.step(word),
                              one));
            });
    return tests;
  }

  private Optional<JsonNode> cardName(JsonValue value) {
    Optional<String> name =
        types.cardNames().isEmpty()
            ? value.text()
            : value.oneOf(types.cardNames(), Code.UNKNOWN_REFERENCE);
    return name.map(NODES::textNode);
  }

  private Optional<JsonNode> condition(JsonValue value) {
    Optional<String> text = value.text();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      ModifierCondition read = types.condition(text.get(), types.cardNames());
      Map<ModifierCondition.Subject, String> roles = types.file().roles();
      // A subject without a role is told in the file of effect types.
      return Optional.of(roles)
          .filter(known -> known.keySet().containsAll(List.of(ModifierCondition.Subject.values())))
          .map(known -> NODES.textNode(read.formula(known)));
    } catch (ModifierSyntax.Wrong wrong) {
      value.report(
          Diagnostic.of(Code.MODIFIER_CONDITION, value.location(), wrong.found(), wrong.expected())
              .meaning(wrong.nearest()));
      return Optional.empty();
    }
  }

  /** A list of lines. */
  static ArrayNode lines(List<LoweredEffects.Line> lines) {
    ArrayNode list = NODES.arrayNode();
    lines.forEach(line -> list.add(line.node()));
    return list;
  }
}
