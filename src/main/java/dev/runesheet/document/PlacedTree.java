package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.SourceLocation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A tree of values that is put together from cells, and the cell of each of them. */
public final class PlacedTree implements JsonDocument.Origin {

  private final ObjectNode root = JsonNodeFactory.instance.objectNode();
  private final Map<String, SourceLocation> places = new HashMap<>();
  private final Map<String, Function<JsonNode, Optional<String>>> words = new HashMap<>();
  private final SourceLocation whole;

  /** A tree without values that stands at a place. */
  public PlacedTree(SourceLocation whole) {
    this.whole = whole;
  }

  /** The tree so far. */
  public ObjectNode root() {
    return root;
  }

  /** The place of a value, or of the innermost written one around it. */
  @Override
  public SourceLocation location(String pointer) {
    return places.getOrDefault(innermost(places, pointer), whole);
  }

  @Override
  public boolean placesMissing() {
    return true;
  }

  /** The words of the cell that the value stands in. */
  @Override
  public String written(String pointer, JsonNode value) {
    return Optional.ofNullable(words.get(innermost(words, pointer)))
        .flatMap(written -> written.apply(value))
        .orElseGet(() -> JsonDocument.Origin.super.written(pointer, value));
  }

  /**
   * The pointer of a value, or of the innermost known one around it; empty if none is known.
   *
   * @param written what is known, by pointer
   */
  public static String innermost(Map<String, ?> written, String pointer) {
    String found = pointer;
    while (!written.containsKey(found) && found.contains("/")) {
      found = found.substring(0, found.lastIndexOf('/'));
    }
    return found;
  }

  /**
   * Puts the value of a cell in.
   *
   * @param written a value as the cell would show it; empty if it cannot
   * @return whether nothing stood there before; otherwise what stood there stays
   */
  public boolean put(
      List<PathStep> path,
      JsonNode value,
      SourceLocation place,
      Function<JsonNode, Optional<String>> written) {
    boolean free = put(path, value, place);
    if (free) {
      words.put(path.stream().map(PathStep::pointer).collect(Collectors.joining()), written);
    }
    return free;
  }

  /**
   * Puts a value in.
   *
   * @return whether nothing stood there before; otherwise what stood there stays
   */
  public boolean put(List<PathStep> path, JsonNode value, SourceLocation place) {
    JsonNode around = root;
    StringBuilder pointer = new StringBuilder();
    for (int i = 0; i < path.size() - 1; i++) {
      pointer.append(path.get(i).pointer());
      places.putIfAbsent(pointer.toString(), place);
      around = descend(around, path.get(i), path.get(i + 1).isEntry());
      if (around == null) {
        return false;
      }
    }
    PathStep last = path.get(path.size() - 1);
    if (get(around, last) != null) {
      return false;
    }
    set(around, last, value);
    places.putIfAbsent(pointer.append(last.pointer()).toString(), place);
    return true;
  }

  /**
   * Records the place where a missing value belongs. The objects around it are made as if it were
   * there, but for those that are entries of lists.
   */
  public void missing(List<PathStep> path, SourceLocation place) {
    JsonNode around = root;
    for (int i = 0; i < path.size() - 1 && around != null; i++) {
      around = path.get(i + 1).isEntry() ? null : descend(around, path.get(i), false);
    }
    places.putIfAbsent(path.stream().map(PathStep::pointer).collect(Collectors.joining()), place);
  }

  /** Records the place where an entry of a list belongs if the list has others but not this one. */
  public void belongs(List<PathStep> path, SourceLocation place) {
    places.putIfAbsent(path.stream().map(PathStep::pointer).collect(Collectors.joining()), place);
  }

  /** The object or list at a step, made if it is missing; null if something else stands there. */
  private static JsonNode descend(JsonNode around, PathStep step, boolean list) {
    JsonNode found = get(around, step);
    if (found == null) {
      JsonNode made =
          list ? JsonNodeFactory.instance.arrayNode() : JsonNodeFactory.instance.objectNode();
      set(around, step, made);
      return made;
    }
    return (list ? found.isArray() : found.isObject()) ? found : null;
  }

  private static JsonNode get(JsonNode around, PathStep step) {
    JsonNode found = step.isEntry() ? around.get(step.entry()) : around.get(step.field());
    return found == null || found.isMissingNode() || step.isEntry() && found.isNull()
        ? null
        : found;
  }

  /** Entries between the last one and this one are null: the reader of the tree reports them. */
  private static void set(JsonNode around, PathStep step, JsonNode value) {
    if (around instanceof ObjectNode object) {
      object.set(step.field(), value);
      return;
    }
    ArrayNode list = (ArrayNode) around;
    while (list.size() <= step.entry()) {
      list.addNull();
    }
    list.set(step.entry(), value);
  }
}
