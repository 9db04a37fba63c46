package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The fields that play shows and that a golden game has lost.
 *
 * <p>Of a step, these are the fields that it changed and those of lists that it changed, since a
 * patch holds a list whole. Of the start, and of cards in lists, only fields count that the file
 * names somewhere: a number that all cards were given after the file was written makes no
 * difference as long as no step changes it.
 */
final class UnexpectedFields {

  private static final String CARD = "card";

  /**
   * A field that is not expected.
   *
   * @param pointer its JSON pointer in the state
   * @param value its value
   */
  record Field(String pointer, JsonNode value) {}

  private final Set<String> names = new HashSet<>();

  /**
   * Creates the question for a golden game.
   *
   * @param golden the parts of its file that hold states and changes of them
   */
  UnexpectedFields(List<JsonNode> golden) {
    golden.forEach(this::collect);
  }

  private void collect(JsonNode node) {
    node.fieldNames().forEachRemaining(names::add);
    node.forEach(this::collect);
  }

  /**
   * The fields that a step changed, in the order of the state.
   *
   * @param before the state before the step
   * @param now the state after it
   * @param expected the state that the golden game has after it
   */
  List<Field> ofStep(JsonNode before, JsonNode now, JsonNode expected) {
    List<Field> found = new ArrayList<>();
    changed("", before, now, expected, found);
    return List.copyOf(found);
  }

  /** The fields of the first state that the start has not and another part of the file names. */
  List<Field> ofStart(JsonNode now, JsonNode expected) {
    List<Field> found = new ArrayList<>();
    lost("", now, expected, true, found);
    return List.copyOf(found);
  }

  private void changed(
      String pointer, JsonNode before, JsonNode now, JsonNode expected, List<Field> found) {
    for (var field : now.properties()) {
      JsonNode value = field.getValue();
      JsonNode old = before.path(field.getKey());
      JsonNode known = expected.path(field.getKey());
      String place = place(pointer, field.getKey());
      if (old.equals(value)) {
        continue;
      }
      if (known.isMissingNode() && !(old.isObject() && value.isObject())) {
        add(place, value, found);
      } else if (value.isObject() && (known.isObject() || known.isMissingNode())) {
        changed(place, old, value, known, found);
      } else if (value.isArray()) {
        entries(place, old, value, known, found);
      }
    }
  }

  /** A list that changed stands whole in the file, and cards that changed where they lie. */
  private void entries(
      String place, JsonNode old, JsonNode now, JsonNode known, List<Field> found) {
    for (int i = 0; i < now.size(); i++) {
      JsonNode entry = now.get(i);
      int told = found.size();
      lost(place + "/" + i, entry, known.path(i), entry.has(CARD), found);
      boolean stayed = old.size() == now.size() && old.get(i).path(CARD).equals(entry.path(CARD));
      if (stayed && found.size() == told) {
        changed(place + "/" + i, old.get(i), entry, known.path(i), found);
      }
    }
  }

  /**
   * Finds what is there now and not in the file.
   *
   * @param named true if only fields count that the file names somewhere
   */
  private void lost(
      String pointer, JsonNode now, JsonNode expected, boolean named, List<Field> found) {
    for (var field : now.properties()) {
      JsonNode known = expected.path(field.getKey());
      String place = place(pointer, field.getKey());
      if (!known.isMissingNode()) {
        lost(place, field.getValue(), known, named, found);
      } else if (!named || names.contains(field.getKey())) {
        add(place, field.getValue(), found);
      }
    }
    for (int i = 0; now.isArray() && i < now.size(); i++) {
      JsonNode entry = now.get(i);
      lost(pointer + "/" + i, entry, expected.path(i), named || entry.has(CARD), found);
    }
  }

  private static void add(String place, JsonNode value, List<Field> found) {
    boolean nothing = value.isNull() || value.isContainerNode() && value.isEmpty();
    if (!nothing) {
      found.add(new Field(place, value));
    }
  }

  private static String place(String pointer, String key) {
    return pointer + JsonValue.step(key);
  }
}
