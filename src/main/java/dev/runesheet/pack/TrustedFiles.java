package dev.runesheet.pack;

import java.util.List;
import java.util.Optional;

/** Files whose author is trusted: code in their tables is run. */
record TrustedFiles(PackFiles files) implements PackFiles {

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
  public Readings readings() {
    return files.readings();
  }

  @Override
  public boolean trusted() {
    return true;
  }
}
