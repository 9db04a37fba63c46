package dev.runesheet.language.active;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.runesheet.language.JsonValue;
import dev.runesheet.language.active.EffectType.Parameter;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks that templates use no other values than those that there are. */
public final class EffectTypeCheck {

  /** What every effect has. */
  private static final Set<String> ALWAYS = Set.of("name", "slug", "effect_type", "total", "value");

  /** What every effect that stays has. */
  private static final Set<String> STAYING =
      Set.of("scope", "trigger", "stacking_mode", "stacking_key", "duration");

  private final EffectType.File file;

  /** Checks a file. */
  public EffectTypeCheck(EffectType.File file) {
    this.file = file;
  }

  /** Reports each place whose value nothing gives, at its effect type. */
  public void check(Diagnostics findings) {
    unknownPlaces()
        .forEach(
            (id, places) -> {
              EffectType type = file.types().get(id);
              for (String place : places) {
                List<String> known = new ArrayList<>(known(type));
                findings.unknownWord(Code.TEMPLATE, type.places().all(), place, known);
              }
            });
  }

  /** The places whose values nothing gives, by effect type. */
  Map<String, Set<String>> unknownPlaces() {
    Map<String, Set<String>> unknown = new LinkedHashMap<>();
    file.types()
        .forEach(
            (id, type) -> {
              Set<String> places = places(type);
              places.removeAll(known(type));
              places.removeIf(place -> place.startsWith("cost"));
              if (!places.isEmpty()) {
                unknown.put(id, places);
              }
            });
    return unknown;
  }

  private static Set<String> known(EffectType type) {
    Set<String> known = new LinkedHashSet<>(type.params().keySet());
    known.addAll(ALWAYS);
    if (type.stays().isPresent()) {
      known.addAll(STAYING);
    }
    return known;
  }

  private static Set<String> places(EffectType type) {
    Set<String> places = new LinkedHashSet<>();
    for (Optional<JsonValue> template :
        List.of(type.before(), type.then(), type.effects(), type.statuses())) {
      template.ifPresent(value -> places.addAll(Template.places(value.node())));
    }
    type.test().ifPresent(text -> add(text, places));
    type.damage().ifPresent(text -> add(text, places));
    for (Parameter parameter : type.params().values()) {
      parameter.words().values().forEach(word -> places.addAll(Template.places(word.node())));
      parameter.tests().values().forEach(text -> add(text, places));
      parameter.as().ifPresent(text -> add(text, places));
    }
    return places;
  }

  private static void add(String text, Set<String> places) {
    JsonNode node = TextNode.valueOf(text);
    places.addAll(Template.places(node));
  }
}
