package dev.runesheet.pack;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The files that a game's manifest names as homes of its families, each read once as long as its
 * content stays as it is.
 *
 * @param findings takes what is wrong with them
 */
public record Homes(Manifest manifest, PackFiles files, Diagnostics findings) {

  /** Reads a file. */
  @FunctionalInterface
  public interface Bytes<T> {

    /** What the file says; it must not change afterwards. */
    T read(String file, byte[] content, Diagnostics findings);
  }

  /** Reads a text. */
  @FunctionalInterface
  public interface Text<T> {

    /** What the file says; it must not change afterwards. */
    T read(String file, String text, Diagnostics findings);
  }

  /**
   * What a file says; empty after a report that it is not there.
   *
   * @param question tells apart what is read from one file; equal questions must have equal answers
   * @param reading reads the file; its findings are only its own
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

  /** What the text of a family's only home says; empty after a report if there is none. */
  public <T> Optional<T> text(String family, Text<T> reading) {
    return manifest
        .home(family)
        .flatMap(
            file ->
                Manifest.bytes(file, files, findings)
                    .map(
                        content ->
                            reading.read(
                                file, new String(content, StandardCharsets.UTF_8), findings)));
  }
}
