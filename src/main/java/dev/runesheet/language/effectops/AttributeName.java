package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Form;
import dev.runesheet.schema.Keyed;
import dev.runesheet.schema.ValueForm;
import java.util.Optional;

/** The name of an attribute of a mode, which is never empty. */
@Form(AttributeName.Text.class)
record AttributeName(String key) implements Keyed {

  /** The text of a name. */
  static final class Text implements ValueForm<AttributeName> {
    @Override
    public String kind() {
      return "attribute";
    }

    @Override
    public Optional<AttributeName> read(JsonValue value) {
      Optional<String> name = value.text();
      if (name.filter(String::isEmpty).isPresent()) {
        value.error(Code.EMPTY, "", "the name of an attribute");
      }
      return name.filter(text -> !text.isEmpty()).map(AttributeName::new);
    }

    @Override
    public JsonNode write(AttributeName name) {
      return JsonNodeFactory.instance.textNode(name.key());
    }

    @Override
    public ObjectNode schema() {
      return JsonNodeFactory.instance.objectNode().put("type", "string").put("minLength", 1);
    }
  }
}
