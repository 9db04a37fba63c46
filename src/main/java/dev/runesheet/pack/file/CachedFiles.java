package dev.runesheet.pack.file;

/** Pack files with a cache, for reading them repeatedly while some are edited. */
public final class CachedFiles extends ForwardingFiles {

  private final ReadCache readings = ReadCache.kept();

  /** Creates a cache for files. */
  public CachedFiles(PackFiles files) {
    super(files);
  }

  @Override
  public ReadCache readings() {
    return readings;
  }
}
