package dev.runesheet.pack.file;

import java.util.Optional;

/** Files that are compared with an earlier version. */
public final class ComparedFiles extends ForwardingFiles {

  private final PackFiles earlier;

  /**
   * Compares files.
   *
   * @param earlier the earlier version; null if there is none
   */
  public ComparedFiles(PackFiles files, PackFiles earlier) {
    super(files);
    this.earlier = earlier;
  }

  @Override
  public Optional<PackFiles> earlier() {
    return Optional.ofNullable(earlier);
  }
}
