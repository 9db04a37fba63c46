package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.apache.poi.ss.util.CellReference;

/**
 * A copy of a game of this repository that is edited as its author would.
 *
 * @param game its id
 * @param folder where its copy stands
 */
record EditedGame(String game, Path folder) {

  private static final Path SHIPPED = Path.of("").toAbsolutePath();

  /** Copies all sources of a game. */
  static EditedGame of(String game, Path folder) throws IOException {
    for (String part : List.of("data/" + game, "decision-tables", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
    return new EditedGame(game, folder);
  }

  /** All that is told when it is compared with what it was, a line each. */
  List<String> findings() {
    return Ran.in(folder, "", "check", "--since", SHIPPED.toString(), game).lines().stream()
        .filter(line -> line.contains(": error ") || line.contains(": warning "))
        .toList();
  }

  /** Writes another text for one that stands in a file. */
  void edit(String name, String from, String to) throws IOException {
    Path file = folder.resolve(name);
    String text = Files.readString(file);
    assertThat(text).contains(from);
    Files.writeString(file, text.replace(from, to));
  }

  /** Writes another text into all cells of sheets that have a text. */
  void replace(String workbook, String from, String to, String... sheets) throws IOException {
    changed(
        workbook,
        book -> {
          for (String sheet : sheets) {
            for (Row row : book.getSheet(sheet)) {
              row.forEach(cell -> replace(cell, from, to));
            }
          }
        });
  }

  private static void replace(Cell cell, String from, String to) {
    if (cell.getCellType() == CellType.STRING && cell.getStringCellValue().equals(from)) {
      cell.setCellValue(to);
    }
  }

  /** Writes a text into cells of a sheet. */
  void write(String workbook, String sheet, String text, String... cells) throws IOException {
    changed(
        workbook,
        book -> {
          for (String cell : cells) {
            CellReference at = new CellReference(cell);
            book.getSheet(sheet).getRow(at.getRow()).getCell(at.getCol()).setCellValue(text);
          }
        });
  }

  private void changed(String workbook, Consumer<Workbook> change) throws IOException {
    Path file = folder.resolve(workbook);
    try (Workbook book = WorkbookFactory.create(Files.newInputStream(file))) {
      change.accept(book);
      try (OutputStream to = Files.newOutputStream(file)) {
        book.write(to);
      }
    }
  }
}
