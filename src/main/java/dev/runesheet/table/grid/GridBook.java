package dev.runesheet.table.grid;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackagePart;
import org.apache.poi.util.XMLHelper;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/**
 * The sheets of a workbook, each read at its first use. POI's own model of a sheet holds an object
 * for each element of its XML, most of which are not needed here. What was read does not change;
 * threads can share it.
 */
public final class GridBook {

  private final XSSFReader reader;
  private final Map<Integer, Boolean> dates = new HashMap<>();
  private final Map<String, Grid> read = new HashMap<>();
  private final List<String> names;
  private List<String> texts;
  private DateStyles styles;

  /**
   * The workbook of a file.
   *
   * @throws IOException if two sheets are one part of the file, as in none that a program wrote
   */
  GridBook(OPCPackage file) throws IOException, OpenXML4JException {
    this.reader = new XSSFReader(file);
    this.names = listed();
  }

  /** The names of the sheets, in their order. */
  public List<String> names() {
    return names;
  }

  private List<String> listed() throws IOException, OpenXML4JException {
    List<String> listed = new ArrayList<>();
    Set<PackagePart> parts = new HashSet<>();
    XSSFReader.SheetIterator sheets = (XSSFReader.SheetIterator) reader.getSheetsData();
    while (sheets.hasNext()) {
      sheets.next().close();
      if (!parts.add(sheets.getSheetPart())) {
        throw new IOException("a small file could so have any number of large sheets");
      }
      listed.add(sheets.getSheetName());
    }
    return Collections.unmodifiableList(listed);
  }

  /** True if there is a sheet of a name, small and capital letters alike. */
  public boolean has(String name) {
    return names().stream().anyMatch(name::equalsIgnoreCase);
  }

  /** The sheet of a name, small and capital letters alike; null if there is none. */
  public synchronized Grid sheet(String name) {
    return read.computeIfAbsent(
        name.toLowerCase(Locale.ROOT), small -> DamagedWorkbook.unless(() -> read(small)));
  }

  private Grid read(String name) throws IOException, OpenXML4JException, SAXException {
    XSSFReader.SheetIterator sheets = (XSSFReader.SheetIterator) reader.getSheetsData();
    while (sheets.hasNext()) {
      try (InputStream sheet = sheets.next()) {
        if (sheets.getSheetName().equalsIgnoreCase(name)) {
          Grid grid = new Grid(sheets.getSheetName());
          parse(sheet, new GridReader(grid, texts(), this::isDate, this::shown));
          return grid;
        }
      }
    }
    return null;
  }

  private List<String> texts() throws IOException, OpenXML4JException, SAXException {
    if (texts == null) {
      SharedTexts shared = new SharedTexts();
      try (InputStream part = reader.getSharedStringsData()) {
        if (part != null) {
          parse(part, shared);
        }
      }
      texts = shared.texts();
    }
    return texts;
  }

  private boolean isDate(int style) {
    return dates.computeIfAbsent(style, index -> styles().isDate(index));
  }

  private String shown(int style, double number) {
    return styles().shown(style, number);
  }

  private DateStyles styles() {
    if (styles == null) {
      styles = new DateStyles();
      try (InputStream part = reader.getStylesData()) {
        if (part != null) {
          parse(part, styles);
        }
      } catch (IOException | OpenXML4JException | SAXException damaged) {
        throw new IllegalStateException(damaged);
      }
    }
    return styles;
  }

  private static void parse(InputStream part, ContentHandler handler)
      throws IOException, SAXException {
    try {
      XMLReader xml = XMLHelper.newXMLReader();
      xml.setContentHandler(handler);
      xml.parse(new InputSource(part));
    } catch (javax.xml.parsers.ParserConfigurationException missing) {
      throw new IllegalStateException(missing);
    }
  }
}
