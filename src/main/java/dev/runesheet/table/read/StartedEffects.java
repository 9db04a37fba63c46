package dev.runesheet.table.read;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The ids of the effects that the rows of a sheet begin, by the names that rows which go on with
 * them can say, as ids are spelled.
 */
final class StartedEffects {

  /** No effects. */
  static final StartedEffects NONE = new StartedEffects(List.of());

  private final Map<String, String> named = new HashMap<>();
  private final Map<String, String> written = new LinkedHashMap<>();
  private final Map<String, Set<String>> told = new HashMap<>();
  private final Set<String> ids = new HashSet<>();
  private final List<StartedEffects> elsewhere;

  /**
   * Prepares to take the effects of a sheet.
   *
   * @param elsewhere the effects of the workbook's sheets, for names that this sheet does not have
   */
  StartedEffects(List<StartedEffects> elsewhere) {
    this.elsewhere = List.copyOf(elsewhere);
  }

  /** True if a row before has an id. */
  boolean has(String id) {
    return ids.contains(id);
  }

  /**
   * Adds an effect.
   *
   * @param text the name of its first row as it is written there
   * @param name the same as ids are spelled
   * @param more the same with or without what the row belongs to
   */
  void add(String text, String name, List<String> more, String id) {
    ids.add(id);
    written.putIfAbsent(name, text);
    named.putIfAbsent(name, id);
    more.forEach(other -> told.computeIfAbsent(other, any -> new HashSet<>()).add(id));
  }

  /** The id of the effect that a name means; null if it means none, or several. */
  String id(String name) {
    String here = here(name);
    return here == null ? elsewhere(name) : here;
  }

  /** The ids of the effects that a name could mean; none if it means one, or nothing. */
  List<String> several(String name) {
    Set<String> could = new TreeSet<>(told.getOrDefault(name, Set.of()));
    elsewhere.forEach(sheet -> could.addAll(sheet.told.getOrDefault(name, Set.of())));
    elsewhere.stream().map(sheet -> sheet.here(name)).filter(Objects::nonNull).forEach(could::add);
    return id(name) == null && could.size() > 1 ? List.copyOf(could) : List.of();
  }

  /** The names of the first rows as they are written, by their spelling. */
  Map<String, String> names() {
    Map<String, String> all = new LinkedHashMap<>(written);
    elsewhere.forEach(sheet -> sheet.written.forEach(all::putIfAbsent));
    return all;
  }

  private String here(String name) {
    return named.containsKey(name) ? named.get(name) : one(told.getOrDefault(name, Set.of()));
  }

  private String elsewhere(String name) {
    Set<String> found =
        elsewhere.stream()
            .map(sheet -> sheet.here(name))
            .filter(Objects::nonNull)
            .collect(Collectors.toSet());
    return found.contains(name) ? name : one(found);
  }

  private static String one(Set<String> ids) {
    return ids.size() == 1 ? ids.iterator().next() : null;
  }
}
