package dev.runesheet.pack.file;

import java.util.List;
import java.util.Optional;

/** A decorator of pack files: forwards all methods that a subclass does not override. */
abstract class ForwardingFiles implements PackFiles {

  private final PackFiles files;

  ForwardingFiles(PackFiles files) {
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
  public Optional<PackFiles> earlier() {
    return files.earlier();
  }

  @Override
  public ReadCache readings() {
    return files.readings();
  }
}
