package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lists of a declaration. An entry whose name says {@code <list>} stands for one entry for each
 * word of the list; {@code <list.column>} is what the list says of the word.
 *
 * @param lists by list and word what is said of it, by column
 */
public record EntryLists(Map<String, Map<String, JsonNode>> lists) {

  /** The field that declares them. */
  public static final String FIELD = "lists";

  /** No lists, with which every document stays as it is. */
  public static final EntryLists NONE = new EntryLists(Map.of());

  /**
   * A part of a text that the words of a list fill.
   *
   * @param text the slot as it is written, such as {@code <suit.worth>}
   * @param list the name of the list, whether or not there is one
   * @param column the name of its column; null for the word itself
   */
  public record Slot(String text, String list, String column) {}

  /** Copies the lists, in their order. */
  public EntryLists {
    Map<String, Map<String, JsonNode>> copy = new LinkedHashMap<>();
    lists.forEach(
        (list, words) -> copy.put(list, Collections.unmodifiableMap(new LinkedHashMap<>(words))));
    lists = Collections.unmodifiableMap(copy);
  }

  /** The lists that a declaration has, whatever is wrong with it. */
  public static EntryLists of(JsonNode declaration) {
    Map<String, Map<String, JsonNode>> lists = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> list : declaration.path(FIELD).properties()) {
      Map<String, JsonNode> words = new LinkedHashMap<>();
      list.getValue().properties().forEach(word -> words.put(word.getKey(), word.getValue()));
      if (list.getValue().isArray()) { // Found to be wrong; its words are known all the same.
        list.getValue().forEach(word -> words.put(word.asText(), word));
      }
      lists.put(list.getKey(), words);
    }
    return new EntryLists(lists);
  }

  /** A declaration in which the entries that name its own lists are repeated, after reports. */
  public static JsonDocument within(JsonDocument declaration) {
    return of(declaration.root().node()).repeated(declaration);
  }

  /**
   * A document in which the entries that name a list are repeated. What does not fit is reported;
   * findings about what was repeated have the place where it is written.
   */
  public JsonDocument repeated(JsonDocument document) {
    return lists.isEmpty() ? document : new RepeatedEntries(this, document).all();
  }

  /** The same lists without words: with them, entries that would be repeated are left out. */
  public EntryLists emptied() {
    Map<String, Map<String, JsonNode>> none = new LinkedHashMap<>();
    lists.keySet().forEach(list -> none.put(list, Map.of()));
    return new EntryLists(none);
  }

  /** The entries of an object that are repeated, as they are written. */
  public List<JsonFields.JsonField> repeatedIn(JsonValue object) {
    return object.named().stream()
        .filter(
            entry -> !new RepeatedEntries(this, object.document()).lists(entry.name()).isEmpty())
        .toList();
  }

  /** The slots of a text, in their order. */
  public static List<Slot> slots(String text) {
    return RepeatedEntries.SLOT
        .matcher(text)
        .results()
        .map(slot -> new Slot(slot.group(), slot.group(1), slot.group(2)))
        .toList();
  }

  /**
   * The names that the entries with a name get.
   *
   * @param open the slot that may be filled by any word; null for none
   */
  public EntryNames names(String name, Slot open) {
    return new EntryNames(this, name, open);
  }

  /** True if all words of its lists have the columns that a text says. */
  public boolean fill(String text) {
    return slots(text).stream()
        .filter(slot -> slot.column() != null)
        .allMatch(
            slot ->
                words(slot.list()).values().stream()
                    .allMatch(word -> word.path(slot.column()).isValueNode()));
  }

  /** The words of a list; none if there is no such list. */
  public Map<String, JsonNode> words(String list) {
    return lists.getOrDefault(list, Map.of());
  }

  /** The value of a slot: the word itself, or a column of it; missing if it has none. */
  JsonNode value(String list, String word, String column) {
    return column == null
        ? JsonNodeFactory.instance.textNode(word)
        : words(list).get(word).path(column);
  }
}
