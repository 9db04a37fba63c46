package dev.runesheet.language.active;

import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.EffectType.Kind;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.language.active.card.EffectUse;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The places of the file of effect types that say what the values of an effect become.
 *
 * @param values what the file says, by the name of the value
 * @param lists the lines of effects within the effect
 * @param own the names of values that are a card's own words, which no type checks
 * @param given the parameters as the card gives them, by name
 */
record Origins(
    Map<String, JsonValue> values,
    Map<String, List<LoweredEffects.Line>> lists,
    Set<String> own,
    Map<String, JsonValue> given) {

  /** The values that are the same for every effect. */
  static final Origins NONE = new Origins(Map.of(), Map.of(), Set.of(), Map.of());

  /** The values of an effect; the lines of effects within it are put into {@code lists} later. */
  static Origins of(
      EffectUse use,
      EffectType type,
      EffectType.File file,
      Map<String, List<LoweredEffects.Line>> lists) {
    Map<String, JsonValue> values = new HashMap<>();
    Set<String> own = new HashSet<>(Set.of("name", "slug"));
    use.key().ifPresent(any -> own.add("stacking_key"));
    own.removeAll(type.params().keySet()); // A parameter of such a name is what it stands for.
    type.stays()
        .map(stays -> use.scope().orElse(stays.scope()))
        .ifPresent(
            scope -> {
              shared(file, "scopes/" + scope).ifPresent(at -> values.put("scope", at));
              shared(file, "suppressed/" + scope).ifPresent(at -> values.put("suppressed", at));
            });
    Map<String, JsonValue> given = new HashMap<>();
    type.params()
        .forEach(
            (name, one) -> {
              use.params().at("/" + name).ifPresent(at -> given.put(name, at));
              from(use, name, one).ifPresent(at -> values.put(name, at));
              if (one.type() == Kind.TEXT) {
                own.add(name);
              }
            });
    return new Origins(values, lists, own, given);
  }

  /** The part of the file that holds for all types. */
  static Optional<JsonValue> shared(EffectType.File file, String field) {
    return file.attack().document().root().at("/" + field);
  }

  /** A field of an object that has it. */
  static JsonValue field(JsonValue object, String field) {
    return object.field(field).orElseThrow();
  }

  /** True if a text with some places is what the file says, whatever the card has for them. */
  boolean decide(Set<String> places) {
    return places.stream().noneMatch(own::contains);
  }

  /** The parameters that the card gives and whose values are in a text with some places. */
  List<JsonValue> given(Set<String> places) {
    return places.stream().filter(given::containsKey).map(given::get).toList();
  }

  private static Optional<JsonValue> from(EffectUse use, String name, Parameter parameter) {
    Optional<JsonValue> given = use.params().field(name).or(parameter::otherwise);
    if (given.isEmpty()) {
      return parameter.places().part("/left out");
    }
    if (parameter.as().isPresent()) {
      return parameter.places().part("/as");
    }
    return parameter.words().isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(parameter.words().get(given.get().node().asText()));
  }
}
