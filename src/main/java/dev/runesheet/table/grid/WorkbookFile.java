package dev.runesheet.table.grid;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.apache.poi.openxml4j.exceptions.InvalidFormatException;
import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackagePart;
import org.apache.poi.openxml4j.opc.PackageRelationship;
import org.apache.poi.openxml4j.opc.TargetMode;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** Opens a file as a workbook once it is known to hold nothing but sheets. */
public final class WorkbookFile {

  private WorkbookFile() {}

  /**
   * Applies a function to a workbook; returns the default, with a finding, if it cannot be opened.
   *
   * @param name the file as the user named it, for the places of findings
   */
  public static <T> T open(
      String name, byte[] content, Diagnostics findings, Function<Workbook, T> use, T otherwise) {
    Optional<Workbook> opened = opened(name, content, findings);
    if (opened.isEmpty()) {
      return otherwise;
    }
    try (Workbook workbook = opened.get()) {
      return use.apply(workbook);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // From closing what is in memory only.
    }
  }

  /**
   * A workbook that stays open, for edits one after the other: nothing but memory is held. Empty,
   * with a finding, if it cannot be opened.
   *
   * @param name the file as the user named it, for the places of findings
   */
  public static Optional<Workbook> opened(String name, byte[] content, Diagnostics findings) {
    byte[] parts = new PackageParts(name, findings).repacked(content);
    if (parts == null) {
      return Optional.empty();
    }
    try {
      return DamagedWorkbook.unless(
          () -> {
            OPCPackage file = opened(parts);
            new GridBook(file); // Refuses what the model of POI would read without end.
            return linksElsewhere(name, file, findings)
                ? Optional.empty()
                : Optional.of(InlineTexts.shared(new XSSFWorkbook(file)));
          });
    } catch (DamagedWorkbook damaged) {
      DamagedWorkbook.tell(name, findings);
      return Optional.empty();
    }
  }

  /**
   * Applies a function to the sheets' cells; returns the default, with a finding, if they cannot be
   * read.
   */
  public static <T> T read(
      String name, byte[] content, Diagnostics findings, Function<GridBook, T> use, T otherwise) {
    try {
      GridBook known = ReadBooks.find(content);
      GridBook book =
          known == null ? DamagedWorkbook.unless(() -> book(name, content, findings)) : known;
      return book == null ? otherwise : use.apply(book);
    } catch (DamagedWorkbook damaged) {
      DamagedWorkbook.tell(name, findings);
      return otherwise;
    }
  }

  /** Reads from memory alone, so the file needs no closing; null, with a finding, if refused. */
  private static GridBook book(String name, byte[] content, Diagnostics findings)
      throws IOException, OpenXML4JException {
    byte[] parts = new PackageParts(name, findings).repacked(content);
    if (parts == null) {
      return null;
    }
    OPCPackage file = opened(parts);
    return linksElsewhere(name, file, findings)
        ? null
        : ReadBooks.keep(content, new GridBook(file));
  }

  private static OPCPackage opened(byte[] parts) throws IOException, InvalidFormatException {
    PoiLogging.prepare();
    return OPCPackage.open(new ByteArrayInputStream(parts));
  }

  /**
   * Gives all cells of a workbook with their places; none of one that cannot be read, of which its
   * reader tells.
   *
   * @param name the file as the user named it, for the places
   */
  public static void cells(String name, byte[] content, BiConsumer<SourceLocation, GridCell> use) {
    read(
        name,
        content,
        new Diagnostics(),
        book -> {
          for (String sheet : book.names()) {
            for (GridRow row : book.sheet(sheet)) {
              for (GridCell cell : row) {
                String at = SheetShape.cell(cell.row(), cell.column());
                use.accept(SourceLocation.cell(name, sheet, at), cell);
              }
            }
          }
          return null;
        },
        null);
  }

  /** True if a part takes content from outside; links that a reader may click are no content. */
  private static boolean linksElsewhere(String name, OPCPackage file, Diagnostics findings)
      throws InvalidFormatException {
    for (PackagePart part : file.getParts()) {
      if (part.isRelationshipPart()) {
        continue;
      }
      for (PackageRelationship link : part.getRelationships()) {
        boolean outside = link.getTargetMode() == TargetMode.EXTERNAL;
        if (outside && !link.getRelationshipType().endsWith("/hyperlink")) {
          findings.error(
              Code.WORKBOOK_UNSAFE,
              SourceLocation.file(name),
              "a link from " + part.getPartName() + " to " + link.getTargetURI(),
              "a workbook that stands alone");
          return true;
        }
      }
    }
    return false;
  }
}
