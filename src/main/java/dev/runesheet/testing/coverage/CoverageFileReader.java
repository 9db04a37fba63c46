package dev.runesheet.testing.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import java.util.Optional;

/** The reader of files of coverage. Whatever is wrong with one is a finding with its place. */
public final class CoverageFileReader {

  private static final JsonLimits LIMITS = new JsonLimits(16, 256_000_000);

  private CoverageFileReader() {}

  /**
   * Reads a file.
   *
   * @param name its name for messages
   * @return the coverage; empty after a finding
   */
  public static Optional<Coverage> read(String name, String text, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<Coverage> coverage =
        JsonDocument.parse(name, 1, text, LIMITS, own).flatMap(file -> coverage(file.root()));
    findings.addAll(own);
    return own.hasErrors() ? Optional.empty() : coverage;
  }

  private static Optional<Coverage> coverage(JsonValue root) {
    JsonNode format = root.node().path("format");
    if (!format.asText().equals(CoverageFile.FORMAT)) {
      root.wrong(Code.COVERAGE_FILE, "'format': '" + CoverageFile.FORMAT + "'");
      return Optional.empty();
    }
    JsonFields fields = root.fields().orElseThrow();
    fields.optional("format");
    JsonNode version = root.node().path("version");
    if (!version.isInt() || version.intValue() != CoverageFile.VERSION) {
      fields
          .optional("version")
          .orElse(root)
          .error(Code.COVERAGE_VERSION, "version " + version, "version " + CoverageFile.VERSION);
      return Optional.empty();
    }
    fields.optional("version");
    return new ShapeReader(kind -> SourceNames.Words.any()).read(Coverage.class, fields);
  }
}
