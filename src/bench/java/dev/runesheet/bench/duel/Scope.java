package dev.runesheet.bench.duel;

import java.util.List;

/**
 * What names mean in the programs of one holder.
 *
 * @param attributes the attributes of the mode in their order
 * @param holder the entity that is SELF
 */
record Scope(List<String> attributes, int holder) {

  /** The entity a target field names. */
  int target(Fields fields) {
    return switch (fields.text("target")) {
      case "SELF" -> holder;
      case "OPPONENT" -> 1 - holder;
      default -> throw fields.error("target", "unknown target");
    };
  }

  /** The index of the attribute a field names. */
  int attribute(Fields fields) {
    return index(fields, "attr", fields.text("attr"));
  }

  /** The slot of the attribute that the fields target and attr name. */
  int slot(Fields fields) {
    return slot(target(fields), attribute(fields));
  }

  /** The slot of the health that a target field names. */
  int health(Fields fields) {
    return slot(target(fields), index(fields, "op", "health"));
  }

  private int slot(int entity, int attribute) {
    return entity * attributes.size() + attribute;
  }

  /** The index of an attribute; the field is where an error is reported. */
  int index(Fields fields, String field, String attribute) {
    int index = attributes.indexOf(attribute);
    if (index < 0) {
      throw fields.error(field, "the mode has no attribute '" + attribute + "'");
    }
    return index;
  }
}
