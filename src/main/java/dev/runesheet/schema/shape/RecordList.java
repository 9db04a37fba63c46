package dev.runesheet.schema.shape;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Placed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The reader of lists of things with a key field, such as cards by their ids. */
public final class RecordList {

  private RecordList() {}

  /**
   * The things that could be read, the first of those with one id.
   *
   * @param type a record, or a sealed interface of records
   * @param id the field that tells them apart
   * @param about the field of entries that tell about the list itself
   */
  public static <T extends Placed> List<T> read(
      Class<T> type, SourceNames words, JsonValue list, String id, String about) {
    ShapeReader reader = new ShapeReader(words);
    Map<String, T> byId = new LinkedHashMap<>();
    for (JsonValue entry : list.list().orElse(List.of())) {
      Optional<T> one = entry.node().has(about) ? Optional.empty() : reader.read(type, entry);
      Optional<JsonValue> written = entry.field(id);
      if (one.isPresent() && written.isPresent()) {
        add(one.get(), written.get(), byId);
      }
    }
    return List.copyOf(byId.values());
  }

  private static <T extends Placed> void add(T one, JsonValue id, Map<String, T> byId) {
    T first = byId.putIfAbsent(id.node().asText(), one);
    if (first != null) {
      String expected = "an id that " + first.places().all() + " does not have";
      id.errorAbout(Code.DUPLICATE, id.node().asText(), expected);
    }
  }
}
