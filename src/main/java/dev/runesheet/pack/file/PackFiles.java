package dev.runesheet.pack.file;

import java.util.List;
import java.util.Optional;

/** The folders {@code rules}, {@code decision-tables} and {@code data}, wherever they are. */
public interface PackFiles {

  /** The place of the files, for people. */
  String origin();

  /**
   * The names of all files below a folder, with the folder, sorted; empty if there is no such
   * folder.
   */
  List<String> list(String folder);

  /** A file's bytes, or empty if there is no such file. */
  Optional<byte[]> read(String name);

  /**
   * True if code in tables may run: decision tables with headers of their author's own can do
   * anything that this program can. False by default, and never set by the content of a file; see
   * {@link dev.runesheet.pack.Packs#trusting}.
   */
  default boolean trusted() {
    return false;
  }

  /**
   * An earlier version of the files, with which these are compared; empty if none is known. A name
   * that it has was not misspelt since.
   */
  default Optional<PackFiles> earlier() {
    return Optional.empty();
  }

  /** The cache of the files' content; the default keeps nothing. */
  default ReadCache readings() {
    return ReadCache.none();
  }

  /** True if a file is a workbook, as the ending of its name says. */
  static boolean isWorkbook(String name) {
    return name.endsWith(".xlsx");
  }
}
