package dev.runesheet.pack.file;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Some files as they were at a moment, however they are edited later. */
public final class SnapshotFiles implements PackFiles {

  private final String origin;
  private final Map<String, byte[]> kept = new TreeMap<>();

  /** Keeps the present content of files. */
  public SnapshotFiles(Collection<String> names, PackFiles files) {
    origin = files.origin();
    names.forEach(name -> files.read(name).ifPresent(content -> kept.put(name, content)));
  }

  @Override
  public String origin() {
    return origin;
  }

  @Override
  public List<String> list(String folder) {
    return kept.keySet().stream().filter(name -> name.startsWith(folder + "/")).toList();
  }

  @Override
  public Optional<byte[]> read(String name) {
    return Optional.ofNullable(kept.get(name)).map(byte[]::clone);
  }
}
