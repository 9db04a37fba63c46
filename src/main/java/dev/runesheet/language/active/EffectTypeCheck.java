package dev.runesheet.language.active;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks that templates use only existing values. */
public final class EffectTypeCheck {

  /** The fields of every effect. */
  private static final Set<String> ALWAYS = Set.of("name", "slug", "effect_type", "total", "value");

  /** The fields of every continuous effect. */
  private static final Set<String> STAYING =
      Set.of("scope", "suppressed", "trigger", "stacking_mode", "stacking_key", "duration");

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
              Set<String> places = new LinkedHashSet<>(type.usedPlaces());
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
}
