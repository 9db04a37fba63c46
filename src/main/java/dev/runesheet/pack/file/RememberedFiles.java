package dev.runesheet.pack.file;

/** Files that are read again and again while somebody edits some of them. */
public final class RememberedFiles extends ForwardingFiles {

  private final ReadCache readings = ReadCache.kept();

  /** Remembers what is read from these files. */
  public RememberedFiles(PackFiles files) {
    super(files);
  }

  @Override
  public ReadCache readings() {
    return readings;
  }
}
