package dev.runesheet.cli.command;

import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceBytes;
import dev.runesheet.table.write.WorkbookWriter;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The workbook to which scenarios are added: the one that is there, or a new one. */
public final class TestWorkbook {

  private TestWorkbook() {}

  /**
   * Its content; a workbook without sheets if there is no such file.
   *
   * @param name the file's name in messages
   * @throws CommandFailure if it cannot be read, or is not there and named like no workbook
   */
  public static byte[] content(Path file, String name) {
    try {
      return SourceBytes.read(file);
    } catch (NoSuchFileException missing) {
      if (!PackFiles.isWorkbook(name)) {
        throw CommandFailure.usage("'" + name + "' is not there and is no workbook (.xlsx).");
      }
      return WorkbookWriter.empty();
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + name + "' cannot be read: " + broken.getMessage());
    }
  }
}
