package dev.runesheet.testing.coverage;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonText;
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.schema.shape.SourceNames;

/**
 * Coverage as a file: JSON that names its format and version, described in {@code
 * docs/coverage-format.md}. Equal coverages give equal texts.
 */
public final class CoverageFile {

  /** The value of {@code format}. */
  static final String FORMAT = "runesheet coverage";

  /** The value of {@code version}. */
  static final int VERSION = 1;

  private CoverageFile() {}

  /** The text of a file. */
  public static String write(Coverage coverage) {
    ObjectNode file = JsonNodeFactory.instance.objectNode();
    file.put("format", FORMAT).put("version", VERSION);
    file.setAll(new ShapeWriter(kind -> SourceNames.Words.any()).write(coverage));
    return JsonText.pretty(file);
  }
}
