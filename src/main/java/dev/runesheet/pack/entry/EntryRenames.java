package dev.runesheet.pack.entry;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.schema.Placed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The entries that two versions of rows have under different keys. */
record EntryRenames<T extends Placed>(Entries<T> entries) {

  /** Entries that only one new row is like, or else has the name and kind of, by their old keys. */
  Map<String, String> of(Map<String, EntryLine<T>> before, Map<String, EntryLine<T>> after) {
    Map<String, EntryLine<T>> gone = entriesBut(before, after.keySet());
    Map<String, EntryLine<T>> come = entriesBut(after, before.keySet());
    Map<String, String> renamed = new LinkedHashMap<>();
    for (Function<EntryLine<T>, Object> likeness :
        List.<Function<EntryLine<T>, Object>>of(
            line -> entries.written(line.record()), this::called)) {
      Map<Object, List<String>> old = alike(gone, likeness);
      Map<Object, List<String>> now = alike(come, likeness);
      old.forEach(
          (said, ids) -> {
            List<String> others = now.getOrDefault(said, List.of());
            if (ids.size() == 1 && others.size() == 1) {
              renamed.put(ids.get(0), others.get(0));
              gone.remove(ids.get(0));
              come.remove(others.get(0));
            }
          });
    }
    return renamed;
  }

  private Object called(EntryLine<T> line) {
    ObjectNode said = entries.written(line.record());
    return List.of(said.path("name"), said.path("kind"));
  }

  private static <T> Map<String, EntryLine<T>> entriesBut(
      Map<String, EntryLine<T>> lines, Set<String> others) {
    Map<String, EntryLine<T>> some = new LinkedHashMap<>(lines);
    some.values().removeIf(line -> !line.place().isEntry());
    some.keySet().removeAll(others);
    return some;
  }

  private static <T> Map<Object, List<String>> alike(
      Map<String, EntryLine<T>> lines, Function<EntryLine<T>, Object> likeness) {
    Map<Object, List<String>> alike = new LinkedHashMap<>();
    lines.forEach(
        (id, line) ->
            alike.computeIfAbsent(likeness.apply(line), any -> new ArrayList<>()).add(id));
    return alike;
  }

  /** A row with the key that its entry has now. */
  static <T> EntryLine<T> follow(EntryLine<T> line, Map<String, String> renamed) {
    String now = renamed.get(line.place().entry());
    return now == null ? line : line.at(line.place().on(now));
  }
}
