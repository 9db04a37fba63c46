package dev.runesheet.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The packs in the jar; a list of their files is written when the jar is built. */
public final class ResourceFiles implements PackFiles {

  /** The folder of the class path that holds the packs. */
  public static final String ROOT = "runesheet/";

  /** The list of files in it. */
  public static final String LIST = "files.list";

  @Override
  public String origin() {
    return "the packs that came with Runesheet";
  }

  @Override
  public List<String> list(String folder) {
    return read(LIST)
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
        .map(text -> text.lines().filter(name -> name.startsWith(folder + "/")).sorted().toList())
        .orElse(List.of());
  }

  @Override
  public Optional<byte[]> read(String name) {
    try (InputStream stream =
        ResourceFiles.class.getClassLoader().getResourceAsStream(ROOT + name)) {
      return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
    } catch (IOException broken) {
      return Optional.empty();
    }
  }
}
