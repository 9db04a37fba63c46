package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeWriter;

/** The names that a writer may use, with the findings about others. */
record WriterScope(ProgramNames scope, Diagnostics diagnostics) {

  /** Reports that something has no words in this language; gives null as a stand-in. */
  JsonNode inexpressible(Object what, SourceLocation place) {
    String languages = "what effect ops can say; see docs/effect-ops.md";
    diagnostics.add(Diagnostic.of(Code.INEXPRESSIBLE, place, String.valueOf(what), languages));
    return NullNode.instance;
  }

  /** A case of a sealed interface in its declared form. */
  <T> ObjectNode write(Class<T> type, T value) {
    return new ShapeWriter(scope).write(type, value);
  }

  /** The name of an attribute. */
  JsonNode attribute(String name, SourceLocation place) {
    return scope.has(name)
        ? JsonNodeFactory.instance.textNode(name)
        : inexpressible("the attribute '" + name + "', which the mode does not have", place);
  }
}
