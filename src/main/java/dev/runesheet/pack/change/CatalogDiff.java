package dev.runesheet.pack.change;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.analysis.change.Change;
import dev.runesheet.analysis.change.Change.Kind;
import dev.runesheet.analysis.change.Reordering;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.spelling.CamelCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The differences of two versions of a game's catalog, such as heroes and decks, entry by entry.
 */
public final class CatalogDiff {

  private final CatalogSection section;
  private final Function<String, SourceLocation> places;
  private final List<Change> changes = new ArrayList<>();

  private CatalogDiff(CatalogSection section, Function<String, SourceLocation> places) {
    this.section = section;
    this.places = places;
  }

  /**
   * The differences of a section, in the order of the old version.
   *
   * @param places the place of an entry by its id
   */
  public static List<Change> between(
      CatalogSection section,
      Function<String, SourceLocation> places,
      JsonNode before,
      JsonNode after) {
    CatalogDiff diff = new CatalogDiff(section, places);
    Map<String, JsonNode> old = diff.entries(before.path(section.field()));
    Map<String, JsonNode> now = diff.entries(after.path(section.field()));
    Set<String> ids = new LinkedHashSet<>(old.keySet());
    ids.addAll(now.keySet());
    ids.removeAll(section.elsewhere());
    ids.forEach(id -> diff.compare(id, old.get(id), now.get(id)));
    if (section.ordered()) {
      diff.order(old.keySet(), now.keySet());
    }
    return diff.changes;
  }

  /**
   * The differences of what no section tells.
   *
   * @param place the file that it is written in
   */
  public static List<Change> rest(
      List<CatalogSection> told, SourceLocation place, JsonNode before, JsonNode after) {
    CatalogDiff diff = new CatalogDiff(new CatalogSection("", "game", ""), id -> place);
    Set<String> fields = new LinkedHashSet<>();
    before.fieldNames().forEachRemaining(fields::add);
    after.fieldNames().forEachRemaining(fields::add);
    told.forEach(section -> fields.remove(section.field()));
    fields.forEach(field -> diff.compare(field, before.path(field), after.path(field)));
    return diff.changes;
  }

  private void order(Set<String> old, Set<String> now) {
    Reordering.of(old, now)
        .ifPresent(
            order -> {
              String id = order.moved();
              SourceLocation place = places.apply(id);
              List<String> details =
                  List.of("they come in another order now: " + String.join(", ", now));
              changes.add(new RowChange(Kind.CHANGED, section.noun(), id, place, "", "", details));
            });
  }

  private Map<String, JsonNode> entries(JsonNode part) {
    Map<String, JsonNode> entries = new LinkedHashMap<>();
    if (part.isArray()) {
      part.forEach(one -> entries.putIfAbsent(key(one), one));
    } else if (section.field().equals(section.noun())) {
      entries.put("", part);
    } else {
      part.properties().forEach(one -> entries.put(one.getKey(), one.getValue()));
    }
    return entries;
  }

  private static String key(JsonNode entry) {
    return entry.isTextual() ? entry.textValue() : entry.path("id").asText(name(entry, ""));
  }

  private static String name(JsonNode entry, String other) {
    return entry.path("name").asText(other);
  }

  private void compare(String id, JsonNode old, JsonNode now) {
    if (old == null || now == null) {
      Kind kind = old == null ? Kind.ADDED : Kind.REMOVED;
      changes.add(new RowChange(kind, section.noun(), id, places.apply(id), "", "", List.of()));
      return;
    }
    List<String> details = new ArrayList<>();
    String own = name(now, id);
    String called = own.equals(section.noun()) ? own : (section.noun() + " " + own).strip();
    differences(called, told(old), told(now), details);
    if (!details.isEmpty()) {
      changes.add(
          new RowChange(Kind.CHANGED, section.noun(), id, places.apply(id), "", "", details));
    }
  }

  private JsonNode told(JsonNode entry) {
    return entry.isObject() && !section.elsewhere().isEmpty()
        ? ((ObjectNode) entry).deepCopy().without(section.elsewhere())
        : entry;
  }

  /** Entries of a list by their ids or names, or else by their places from 1. */
  private static Map<String, JsonNode> parts(JsonNode list) {
    Map<String, JsonNode> parts = new LinkedHashMap<>();
    for (JsonNode one : list) {
      String key = key(one);
      parts.put(key.isEmpty() || parts.containsKey(key) ? "" + (parts.size() + 1) : key, one);
    }
    return parts;
  }

  private static boolean isOfObjects(JsonNode list) {
    boolean objects = list.isArray();
    for (JsonNode one : list) {
      objects &= one.isObject();
    }
    return objects;
  }

  private static void entries(String about, JsonNode old, JsonNode now, List<String> details) {
    Map<String, JsonNode> before = parts(old);
    Map<String, JsonNode> after = parts(now);
    Set<String> all = new LinkedHashSet<>(before.keySet());
    all.addAll(after.keySet());
    for (String one : all) {
      JsonNode was = before.getOrDefault(one, MissingNode.getInstance());
      JsonNode is = after.getOrDefault(one, MissingNode.getInstance());
      differences(about + " " + name(is, name(was, one)), was, is, details);
    }
  }

  private static void differences(String about, JsonNode old, JsonNode now, List<String> details) {
    if (old.isObject() && now.isObject()) {
      Set<String> fields = new LinkedHashSet<>();
      old.fieldNames().forEachRemaining(fields::add);
      now.fieldNames().forEachRemaining(fields::add);
      for (String field : fields) {
        boolean group = old.path(field).isObject() && now.path(field).isObject();
        String inner = group ? about : about + " " + words(field);
        differences(inner, old.path(field), now.path(field), details);
      }
    } else if (old.isObject() && now.isMissingNode() || now.isObject() && old.isMissingNode()) {
      details.add(about + (now.isObject() ? " is new" : " is gone"));
    } else if (isOfObjects(old) && isOfObjects(now)) {
      entries(about, old, now, details);
    } else if (old.isArray() && now.isArray() && (repeats(old) || repeats(now))) {
      counts(about, counts(old), counts(now), details);
    } else if (old.isArray() && now.isArray() && !old.equals(now)) {
      List<String> gone = new ArrayList<>(texts(old));
      List<String> come = new ArrayList<>(texts(now));
      texts(now).forEach(gone::remove);
      texts(old).forEach(come::remove);
      details.add(about + " " + exchanged(gone, come));
    } else if (!old.equals(now)) {
      details.add(about + " " + shown(now) + " instead of " + shown(old));
    }
  }

  /** A field as people say it: {@code seen by} for {@code seen_by} and {@code seenBy}. */
  private static String words(String field) {
    return CamelCase.words(field.replace('_', ' '));
  }

  private static boolean repeats(JsonNode list) {
    return counts(list).size() < list.size();
  }

  private static Map<String, Integer> counts(JsonNode list) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    texts(list).forEach(text -> counts.merge(text, 1, Integer::sum));
    return counts;
  }

  /** The differing numbers of each kind. */
  private static void counts(
      String about, Map<String, Integer> old, Map<String, Integer> now, List<String> details) {
    Set<String> all = new LinkedHashSet<>(old.keySet());
    all.addAll(now.keySet());
    for (String one : all) {
      int before = old.getOrDefault(one, 0);
      int after = now.getOrDefault(one, 0);
      if (before != after) {
        details.add(
            about + " " + one + " " + Words.times(after) + " instead of " + Words.times(before));
      }
    }
  }

  /** The entries that were added to a list and removed from it; the rest stays. */
  private static String exchanged(List<String> gone, List<String> come) {
    if (gone.isEmpty() && come.isEmpty()) {
      return "in another order";
    }
    if (gone.isEmpty()) {
      return "with " + listed(come) + " now";
    }
    return come.isEmpty()
        ? "without " + listed(gone) + " now"
        : listed(come) + " instead of " + listed(gone);
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(one -> texts.add(shown(one)));
    return texts;
  }

  private static String listed(List<String> words) {
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }

  /** The content of a value with parts, in words: {@code color red, number 3}. */
  private static String inside(JsonNode value) {
    List<String> parts = new ArrayList<>();
    value
        .properties()
        .forEach(field -> parts.add(words(field.getKey()) + " " + shown(field.getValue())));
    value.elements().forEachRemaining(one -> parts.add(value.isArray() ? shown(one) : ""));
    parts.removeIf(String::isEmpty);
    return listed(parts);
  }

  private static String shown(JsonNode value) {
    if (value instanceof MissingNode
        || value.isNull()
        || value.isTextual() && value.asText("").isEmpty()) {
      return "nothing";
    }
    return value.isNumber()
        ? Numerals.plain(value.doubleValue())
        : value.isTextual()
            ? value.textValue()
            : value.isContainerNode() ? inside(value) : value.asText();
  }
}
