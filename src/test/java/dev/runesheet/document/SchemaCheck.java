package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A check of sources against JSON Schemas as an editor makes it. */
public final class SchemaCheck {

  private static final SchemaValidatorsConfig CONFIG =
      SchemaValidatorsConfig.builder()
          .pathType(PathType.JSON_POINTER)
          .locale(Locale.ENGLISH)
          .build();

  private final JsonSchemaFactory factory;

  private SchemaCheck(Map<String, String> texts) {
    factory =
        JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaLoaders(loaders -> loaders.schemas(texts)));
  }

  /**
   * A check against some schemas.
   *
   * @param schemas complete schemas, each with its {@code $id}, which may refer to each other
   */
  public static SchemaCheck of(List<ObjectNode> schemas) {
    Function<ObjectNode, String> id = schema -> schema.get("$id").textValue();
    return new SchemaCheck(schemas.stream().collect(Collectors.toMap(id, ObjectNode::toString)));
  }

  /**
   * The parts that do not fit, each with its JSON pointer.
   *
   * @param schema the schema's name, for example {@code effect-ops-hero}
   */
  public List<String> violations(String schema, JsonNode source) {
    return factory
        .getSchema(SchemaLocation.of(SchemaFiles.id(schema)), CONFIG)
        .validate(source)
        .stream()
        .map(Object::toString)
        .toList();
  }
}
