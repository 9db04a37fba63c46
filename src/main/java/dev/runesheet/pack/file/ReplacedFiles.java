package dev.runesheet.pack.file;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Pack files with some of them replaced by other versions.
 *
 * @param files the files
 * @param contents the other versions by name
 * @param origin the place of all this, for people
 */
public record ReplacedFiles(PackFiles files, Map<String, byte[]> contents, String origin)
    implements PackFiles {

  @Override
  public List<String> list(String folder) {
    return files.list(folder);
  }

  @Override
  public Optional<byte[]> read(String name) {
    byte[] other = contents.get(name);
    return other == null ? files.read(name) : Optional.of(other.clone());
  }

  @Override
  public boolean trusted() {
    return files.trusted();
  }

  @Override
  public ReadCache readings() {
    return files.readings();
  }
}
