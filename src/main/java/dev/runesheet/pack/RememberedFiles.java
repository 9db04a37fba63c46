package dev.runesheet.pack;

import java.util.List;
import java.util.Optional;

/** Files that are read again and again while somebody edits some of them. */
public final class RememberedFiles implements PackFiles {

  private final PackFiles files;
  private final Readings readings = Readings.kept();

  /** Remembers what is read from these files. */
  public RememberedFiles(PackFiles files) {
    this.files = files;
  }

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
    return files.read(name);
  }

  @Override
  public boolean trusted() {
    return files.trusted();
  }

  @Override
  public Readings readings() {
    return readings;
  }
}
