package dev.runesheet;

import dev.runesheet.pack.file.CachedFiles;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import java.nio.file.Path;
import java.util.Map;

/**
 * The sources of the shipped games, as they are and with some files replaced; what is read of those
 * that stay the same is kept for all tests.
 */
public final class ShippedFiles {

  /** All, in the project's folder. */
  public static final PackFiles ALL = new CachedFiles(new DirectoryFiles(Path.of("")));

  private ShippedFiles() {}

  /** All, with some of them replaced. */
  public static PackFiles with(Map<String, byte[]> replaced) {
    return new ReplacedFiles(ALL, replaced, "a test");
  }
}
