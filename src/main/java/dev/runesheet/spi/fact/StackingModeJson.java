package dev.runesheet.spi.fact;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.StackingMode;
import java.io.IOException;

/** Stacking modes in JSON, as their words. */
final class StackingModeJson {

  private StackingModeJson() {}

  /** Writes the word. */
  static final class Writer extends StdSerializer<StackingMode> {

    Writer() {
      super(StackingMode.class);
    }

    @Override
    public void serialize(StackingMode mode, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeString(mode.word());
    }
  }

  /** Reads the word; a text that is none is refused with those that are. */
  static final class Reader extends StdDeserializer<StackingMode> {

    Reader() {
      super(StackingMode.class);
    }

    @Override
    public StackingMode deserialize(JsonParser json, DeserializationContext context)
        throws IOException {
      return Word.of(StackingMode.class, json.getText());
    }
  }
}
