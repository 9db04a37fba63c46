package dev.runesheet.pack.file;

import java.util.Map;
import java.util.Optional;

/** Pack files with some of them replaced by other versions. */
public final class ReplacedFiles extends ForwardingFiles {

  private final Map<String, byte[]> contents;
  private final String origin;

  /**
   * Replaces files; the others stay as they are.
   *
   * @param files the files
   * @param contents the other versions by name
   * @param origin the place of all this, for people
   */
  public ReplacedFiles(PackFiles files, Map<String, byte[]> contents, String origin) {
    super(files);
    this.contents = Map.copyOf(contents);
    this.origin = origin;
  }

  @Override
  public String origin() {
    return origin;
  }

  @Override
  public Optional<byte[]> read(String name) {
    byte[] other = contents.get(name);
    return other == null ? super.read(name) : Optional.of(other.clone());
  }
}
