package dev.runesheet.document;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * The check against a published JSON Schema of what no reader of its own checks, such as a recorded
 * match. A violation is reported as RS011.
 */
@FunctionalInterface
public interface SchemaCheck {

  /** Checks nothing, for sources that were checked before. */
  SchemaCheck NONE = (schema, value) -> {};

  /**
   * Reports each violation.
   *
   * @param schema the schema's name, for example {@code effect-ops-hero}
   */
  void check(String schema, JsonValue value);

  /**
   * A check against some schemas; {@link #NONE} if the optional validator is not on the class path.
   *
   * @param schemaList complete schemas, each with its {@code $id}, which may refer to each other
   */
  static SchemaCheck of(List<ObjectNode> schemaList) {
    try {
      Class.forName("com.networknt.schema.JsonSchemaFactory");
    } catch (ClassNotFoundException e) {
      return NONE;
    }
    return new SchemaValidator(schemaList);
  }
}
