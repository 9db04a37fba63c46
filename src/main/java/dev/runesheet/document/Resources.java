package dev.runesheet.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Files of the class path that belong to the project itself. */
public final class Resources {

  private Resources() {}

  /**
   * The content of a file; empty if there is none.
   *
   * @param name its name, from the package of a class unless it begins with {@code /}
   */
  public static Optional<byte[]> find(Class<?> beside, String name) {
    try (InputStream stream = beside.getResourceAsStream(name)) {
      return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
    } catch (IOException broken) {
      throw new UncheckedIOException("resource (" + name + ") cannot be read", broken);
    }
  }

  /** The text of a file that every jar of the project has. */
  public static String text(Class<?> beside, String name) {
    byte[] content =
        find(beside, name)
            .orElseThrow(
                () ->
                    new IllegalStateException("resource (" + name + ") is not on the class path"));
    return new String(content, StandardCharsets.UTF_8);
  }
}
