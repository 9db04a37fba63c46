package dev.runesheet.pack;

import java.util.List;
import java.util.Optional;

/** The folders {@code rules}, {@code decision-tables} and {@code data}, wherever they are. */
public interface PackFiles {

  /** Where they are, for people. */
  String origin();

  /**
   * The names of all files below a folder, with the folder, sorted; empty if there is no such
   * folder.
   */
  List<String> list(String folder);

  /** A file's bytes, or empty if there is no such file. */
  Optional<byte[]> read(String name);

  /** Remembers what was read from the files, if that is any use. */
  default Readings readings() {
    return Readings.none();
  }
}
