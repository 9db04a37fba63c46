package dev.runesheet.pack.file;

/** Files that are read again and again while somebody edits some of them. */
public final class RememberedFiles extends ForwardingFiles {

  private final Readings readings = Readings.kept();

  /** Remembers what is read from these files. */
  public RememberedFiles(PackFiles files) {
    super(files);
  }

  @Override
  public Readings readings() {
    return readings;
  }
}
