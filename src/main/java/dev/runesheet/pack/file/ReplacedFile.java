package dev.runesheet.pack.file;

import java.util.List;
import java.util.Optional;

/**
 * Files of which one is as another version of it.
 *
 * @param files all of them
 * @param name the file that is replaced
 * @param content what it holds instead
 * @param origin where all this is, for people
 */
public record ReplacedFile(PackFiles files, String name, byte[] content, String origin)
    implements PackFiles {

  @Override
  public List<String> list(String folder) {
    return files.list(folder);
  }

  @Override
  public Optional<byte[]> read(String file) {
    return file.equals(name) ? Optional.of(content.clone()) : files.read(file);
  }

  @Override
  public boolean trusted() {
    return files.trusted();
  }
}
