package dev.runesheet.pack.file;

import java.util.List;
import java.util.Optional;

/**
 * Pack files with one of them replaced by another version.
 *
 * @param files the files
 * @param name the file that is replaced
 * @param content its new content
 * @param origin the place of all this, for people
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
