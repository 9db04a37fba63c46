package dev.runesheet.pack.source;

import dev.runesheet.pack.file.PackFiles;
import java.util.List;

/**
 * The workbooks of tables of a family.
 *
 * @param family the family as {@code game.yaml} names it
 * @param files the names of its workbooks; also those that are not there yet
 */
public record TableHomes(String family, List<String> files) {

  /** Copies the list. */
  public TableHomes {
    files = List.copyOf(files);
  }

  /** The workbooks among the files of a family. */
  public static TableHomes among(String family, List<String> files) {
    return new TableHomes(family, files.stream().filter(PackFiles::isWorkbook).toList());
  }
}
