package dev.runesheet.pack.file;

/** Pack files with a cache, for reading them repeatedly while some are edited. */
public final class CachedFiles extends ForwardingFiles {

  private final ReadCache readings = ReadCache.kept();

  /** Creates a cache for files. */
  public CachedFiles(PackFiles files) {
    super(files);
  }

  /** The files themselves if they keep readings, or else with a cache. */
  public static PackFiles of(PackFiles files) {
    return files.readings().keeps() ? files : new CachedFiles(files);
  }

  @Override
  public ReadCache readings() {
    return readings;
  }
}
