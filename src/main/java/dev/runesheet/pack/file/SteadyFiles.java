package dev.runesheet.pack.file;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Pack files that are read once: whoever reads a file or lists a folder again gets what was there
 * the first time, however it is edited meanwhile. For one reading of everything, whose parts must
 * be of one version.
 */
public final class SteadyFiles extends ForwardingFiles {

  private final Map<String, Optional<byte[]>> contents = new ConcurrentHashMap<>();
  private final Map<String, List<String>> folders = new ConcurrentHashMap<>();

  /** Creates a steady view of files. */
  public SteadyFiles(PackFiles files) {
    super(files);
  }

  /** The files themselves if they are steady, or else a steady view of them. */
  public static SteadyFiles of(PackFiles files) {
    return files instanceof SteadyFiles steady ? steady : new SteadyFiles(files);
  }

  @Override
  public List<String> list(String folder) {
    return folders.computeIfAbsent(folder, super::list);
  }

  @Override
  public Optional<byte[]> read(String name) {
    return contents.computeIfAbsent(name, super::read).map(byte[]::clone);
  }
}
