package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;

/**
 * The fields that a step changed and that a golden game does not have. Objects that are themselves
 * new or unchanged are not looked into, so a further stat of every card makes no difference as long
 * as no step changes it; but a part of the whole state that is new, such as the scores, is.
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

  private final List<Field> found = new ArrayList<>();

  private UnexpectedFields() {}

  /**
   * The unexpected fields, in the order of the state.
   *
   * @param before the state before the step
   * @param now the state after it
   * @param expected the state that the golden game has after it
   */
  static List<Field> of(JsonNode before, JsonNode now, JsonNode expected) {
    UnexpectedFields fields = new UnexpectedFields();
    fields.descend("", before, now, expected);
    return List.copyOf(fields.found);
  }

  private void descend(String pointer, JsonNode before, JsonNode now, JsonNode expected) {
    for (var field : now.properties()) {
      String key = field.getKey();
      JsonNode value = field.getValue();
      JsonNode old = before.path(key);
      JsonNode known = expected.path(key);
      String place = pointer + "/" + key.replace("~", "~0").replace("/", "~1");
      if (known.isMissingNode() && isAny(value) && !old.equals(value)) {
        if (old.isObject() && value.isObject()) {
          descend(place, old, value, MissingNode.getInstance());
        } else {
          found.add(new Field(place, value));
        }
      } else {
        compare(place, old, value, known);
      }
    }
  }

  /**
   * True if a part of the whole state, not one of a card or player, is there for the first time.
   */
  private static boolean isNewPart(String place, JsonNode old, JsonNode now, JsonNode known) {
    boolean first = old.isMissingNode() || old.isNull();
    return place.lastIndexOf('/') == 0 && first && now.isObject() && known.isObject();
  }

  /** Entries of lists are looked into where the list is as long and shows the same card there. */
  private void compare(String place, JsonNode old, JsonNode now, JsonNode known) {
    if (isNewPart(place, old, now, known) || old.isObject() && now.isObject() && known.isObject()) {
      descend(place, old, now, known);
    } else if (old.isArray() && now.isArray() && known.isArray() && old.size() == now.size()) {
      for (int i = 0; i < now.size(); i++) {
        if (old.get(i).path(CARD).equals(now.get(i).path(CARD))) {
          compare(place + "/" + i, old.get(i), now.get(i), known.path(i));
        }
      }
    }
  }

  private static boolean isAny(JsonNode value) {
    return !value.isNull() && !(value.isContainerNode() && value.isEmpty());
  }
}
