package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Form;
import dev.runesheet.schema.ValueForm;
import dev.runesheet.spelling.Blanks;
import java.util.Optional;

/** A name that an author gave something; an empty text is none. */
@Form(OwnName.Text.class)
record OwnName(String text) {

  /** The text of a name, of which something can be seen. */
  static final class Text implements ValueForm<OwnName> {
    @Override
    public String kind() {
      return "name";
    }

    @Override
    public Optional<OwnName> read(JsonValue value) {
      Optional<String> name = value.text().filter(text -> !text.isEmpty());
      if (name.filter(Blanks::areAll).isPresent()) {
        value.error(Code.EMPTY, "", "a name, or no such field");
      }
      return name.filter(text -> !Blanks.areAll(text)).map(OwnName::new);
    }

    @Override
    public JsonNode write(OwnName name) {
      return JsonNodeFactory.instance.textNode(name.text());
    }

    @Override
    public ObjectNode schema() {
      return JsonNodeFactory.instance.objectNode().put("type", "string");
    }
  }
}
