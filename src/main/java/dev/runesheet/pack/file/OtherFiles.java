package dev.runesheet.pack.file;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Pack files, some of them in other versions.
 *
 * @param files the files
 * @param contents the other versions by name
 */
public record OtherFiles(PackFiles files, Map<String, byte[]> contents) implements PackFiles {

  @Override
  public String origin() {
    return files.origin();
  }

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
}
