package dev.runesheet.studio.cards;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.grid.GridCell;
import dev.runesheet.table.grid.WorkbookFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece of an author's text: a cell, or a line.
 *
 * @param place as findings name it, after the file
 * @param text what stands there
 */
record SourceSnippet(String place, String text) {

  /** All texts of a file, read once as long as it stays as it is. */
  static List<SourceSnippet> of(String file, PackFiles files) {
    byte[] content = files.read(file).orElse(new byte[0]);
    return files
        .readings()
        .of(
            file,
            content,
            "all texts",
            new Diagnostics(),
            findings -> PackFiles.isWorkbook(file) ? cells(file, content) : lines(content));
  }

  private static List<SourceSnippet> lines(byte[] content) {
    List<SourceSnippet> lines = new ArrayList<>();
    String[] all = new String(content, StandardCharsets.UTF_8).split("\\R");
    for (int i = 0; i < all.length; i++) {
      if (!all[i].isBlank()) {
        lines.add(
            new SourceSnippet(new Place.Numbered(Place.WHOLE, i + 1).toString(), all[i].strip()));
      }
    }
    return lines;
  }

  private static List<SourceSnippet> cells(String file, byte[] content) {
    List<SourceSnippet> cells = new ArrayList<>();
    WorkbookFile.cells(
        file,
        content,
        (at, cell) -> {
          if (cell.kind() == GridCell.Kind.TEXT) {
            cells.add(new SourceSnippet(at.place().toString(), cell.text()));
          }
        });
    return cells;
  }
}
