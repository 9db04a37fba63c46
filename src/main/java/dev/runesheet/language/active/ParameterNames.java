package dev.runesheet.language.active;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The names of parameters that are misspelt where they are declared: nothing uses them, but
 * templates use another near to it more than once. That is told once, at the parameter.
 */
final class ParameterNames {

  private ParameterNames() {}

  /**
   * The findings to tell of the templates of a type.
   *
   * @param found what is found in them
   */
  static List<Diagnostic> told(EffectType type, List<Diagnostic> found) {
    Map<String, Integer> unknown = new TreeMap<>();
    found.forEach(one -> unknown.merge(one.subject().word(), 1, Integer::sum));
    List<String> names = unknown.keySet().stream().filter(word -> unknown.get(word) > 1).toList();
    List<Diagnostic> told = new ArrayList<>(found);
    Set<String> used = Template.places(type.places().part("").orElseThrow().node());
    for (String name : type.params().keySet()) {
      String meant = used.contains(name) ? null : Words.nearest(name, names);
      if (meant != null) {
        told.removeIf(one -> one.subject().word().equals(meant));
        told.add(misspelt(type, name, meant));
      }
    }
    return told;
  }

  private static Diagnostic misspelt(EffectType type, String name, String meant) {
    JsonValue params = type.places().part("/params").orElseThrow();
    JsonValue parameter = Origins.field(params, name);
    return parameter.placed(
        Diagnostic.unknownWord(Code.TEMPLATE, parameter.location(), name, List.of(meant)));
  }
}
