package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.PathType;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** The check by networknt's validator; the only class that needs it. */
final class SchemaValidator implements SchemaCheck {

  /** The validator takes several kilobytes of stack for each level of a source. */
  private static final int LEVELS_ON_THE_CALLERS_STACK = 40;

  private static final long DEEP_STACK = 64L << 20;

  private final JsonSchemaFactory factory;
  private final SchemaValidatorsConfig config =
      SchemaValidatorsConfig.builder()
          .pathType(PathType.JSON_POINTER)
          .locale(Locale.ENGLISH)
          .build();
  private final Map<String, JsonSchema> compiled = new HashMap<>();

  SchemaValidator(List<ObjectNode> schemaList) {
    Map<String, String> texts = new HashMap<>();
    for (ObjectNode schema : schemaList) {
      texts.put(schema.get("$id").textValue(), schema.toString());
    }
    factory =
        JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaLoaders(loaders -> loaders.schemas(texts)));
  }

  @Override
  public void check(String schema, JsonValue value) {
    for (ValidationMessage violation : violations(schema(schema), value.node())) {
      String pointer = value.pointer() + violation.getInstanceLocation();
      String text = violation.getMessage();
      String reason = text.substring(text.indexOf(": ") + 1).strip();
      Diagnostic finding =
          Diagnostic.of(Code.SCHEMA, value.document().location(pointer), "", "").suggesting(reason);
      value.document().report(finding, pointer);
    }
  }

  private static Set<ValidationMessage> violations(JsonSchema schema, JsonNode node) {
    if (JsonText.levels(node) <= LEVELS_ON_THE_CALLERS_STACK) {
      return schema.validate(node);
    }
    FutureTask<Set<ValidationMessage>> task = new FutureTask<>(() -> schema.validate(node));
    Thread thread = new Thread(null, task, "schema check of a deep source", DEEP_STACK);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the schema check was interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the schema check failed", e.getCause());
    }
  }

  private synchronized JsonSchema schema(String name) {
    return compiled.computeIfAbsent(
        name, key -> factory.getSchema(SchemaLocation.of(SchemaFiles.id(key)), config));
  }
}
