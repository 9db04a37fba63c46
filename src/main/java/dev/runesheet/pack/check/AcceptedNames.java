package dev.runesheet.pack.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge;
import dev.runesheet.model.Effect;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names of effects in the list {@code accepted}: their ids, or the names under which authors
 * know them, such as that of an action, where those of one owner alone have it.
 *
 * @param names the names of such effects by id
 */
record AcceptedNames(Map<String, String> names) {

  static AcceptedNames of(Collection<Effect> effects, Knowledge knowledge) {
    Map<String, String> names = new LinkedHashMap<>();
    effects.forEach(effect -> names.put(effect.id(), effect.name()));
    names.putAll(knowledge.names());
    Map<String, Set<String>> owners = new HashMap<>();
    names.forEach(
        (id, name) -> owners.computeIfAbsent(name, any -> new HashSet<>()).add(owner(id)));
    names.values().removeIf(name -> owners.get(name).size() > 1);
    return new AcceptedNames(names);
  }

  private static String owner(String id) {
    return id.substring(0, Math.max(0, id.lastIndexOf('/')));
  }

  /** True if an entry's word names one of the effects of a finding. */
  boolean isOf(String word, Finding finding) {
    return finding.effects().stream().anyMatch(id -> id.equals(word) || word.equals(names.get(id)));
  }

  /** True if a word names an effect. */
  boolean has(String word) {
    return names.containsKey(word) || names.containsValue(word);
  }

  /** The words for the effects of a finding, first those under which authors know them. */
  List<String> words(Finding finding) {
    return finding.effects().stream()
        .flatMap(id -> Stream.of(names.getOrDefault(id, id), id))
        .distinct()
        .toList();
  }
}
