package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Slug;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Reads the fields of a hero. */
final class HeroReader {

  private final Scope scope;

  HeroReader(Scope scope) {
    this.scope = scope;
  }

  HeroSource read(JsonValue hero, JsonFields fields, String prefix) {
    String name = EffectReader.name(fields, EffectOpsReader.nameOfFile(hero));
    String id = prefix + Slug.of(name);
    EffectReader effects = new EffectReader(id, scope);
    Map<String, Double> attributes =
        fields.optional("attributes").map(this::attributes).orElse(Map.of());
    List<AbilitySource> abilityList =
        fields.required("abilities").map(list -> abilities(list, effects)).orElse(List.of());
    List<Effect> effectList =
        fields.optional("effects").map(list -> effects.effects(list, "effect")).orElse(List.of());
    fields.noOthers();
    return new HeroSource(id, name, attributes, abilityList, effectList);
  }

  /** A hero without abilities could never act (decision 11). */
  private static List<AbilitySource> abilities(JsonValue list, EffectReader effects) {
    EffectOpsReader.mustNotBeEmpty(list, "at least one ability");
    named(list);
    return effects.abilities(list);
  }

  /** Players and scenarios choose abilities by their names. */
  private static void named(JsonValue list) {
    Set<String> names = new HashSet<>();
    for (JsonValue ability : list.entries()) {
      JsonNode name = ability.node().path("name");
      if (name.isTextual() && !names.add(name.textValue().toLowerCase(Locale.ROOT))) {
        String found = Words.quote(name.textValue());
        ability.error(Code.NAME_SHARED, found, "another name than an ability before it has");
      }
    }
  }

  private Map<String, Double> attributes(JsonValue value) {
    Map<String, Double> attributeMap = new LinkedHashMap<>();
    for (JsonFields.JsonField field : value.fields().map(JsonFields::all).orElse(List.of())) {
      if (!scope.has(field.name())) {
        field.unknownName(Code.UNKNOWN_STAT, scope.attributes());
      }
      field.value().number().ifPresent(number -> attributeMap.put(field.name(), number));
    }
    return attributeMap;
  }
}
