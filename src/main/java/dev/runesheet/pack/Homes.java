package dev.runesheet.pack;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import java.util.Optional;

/**
 * The files named in a game's manifest as homes of its families, each read again only when its
 * content has changed.
 *
 * @param findings takes the findings about them
 */
public record Homes(Manifest manifest, PackFiles files, Diagnostics findings) {

  /** A reader of a file. */
  @FunctionalInterface
  public interface Bytes<T> {

    /** Reads a file; the result must be immutable. */
    T read(String file, byte[] content, Diagnostics findings);
  }

  /** A reader of a text. */
  @FunctionalInterface
  public interface Text<T> {

    /** Reads a file; the result must be immutable. */
    T read(String file, String text, Diagnostics findings);
  }

  /**
   * The content of a file; empty after a report that the file is missing.
   *
   * @param question the key among the results read from one file; equal questions must have equal
   *     results
   * @param reading reads the file; its findings must not depend on other files
   */
  public <T> Optional<T> read(String file, Object question, Bytes<T> reading) {
    Diagnostics own = new Diagnostics();
    Optional<T> read =
        Manifest.bytes(file, files, own)
            .map(
                content ->
                    files
                        .readings()
                        .of(
                            file,
                            content,
                            question,
                            own,
                            found -> reading.read(file, content, found)));
    findings.addAll(own);
    return read;
  }

  /** The same of a family's only home; empty after a report if there is none. */
  public <T> Optional<T> readHome(String family, Object question, Bytes<T> reading) {
    return manifest.home(family).flatMap(file -> read(file, question, reading));
  }

  /** The same homes, whose findings are not told. */
  public Homes quiet() {
    return new Homes(manifest, files, new Diagnostics());
  }

  /** The content of a family's only home, in JSON or YAML; empty after a report. */
  public Optional<JsonValue> source(String family) {
    return text(family, JsonDocument::parseByName)
        .flatMap(document -> document.map(JsonDocument::root));
  }

  /** The content of a family's only home; empty after a report if there is none. */
  public <T> Optional<T> text(String family, Text<T> reading) {
    return manifest
        .home(family)
        .flatMap(
            file ->
                Manifest.text(file, files, findings)
                    .map(content -> reading.read(file, content, findings)));
  }
}
