package dev.runesheet.table.grid;

import dev.runesheet.model.Numerals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.poi.ss.usermodel.BuiltinFormats;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DateUtil;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Reads how styles of cells show numbers: as dates, by their digits, or as other texts. Fonts,
 * borders and colours, which POI's own model of styles holds an object for each, are passed by.
 */
final class DateStyles extends DefaultHandler {

  private static final String GENERAL = "General";

  /** The formats without digits of their own; the second is that of texts. */
  private static final Set<String> PLAIN = Set.of(GENERAL, "@");

  /** Beyond these, spreadsheets show a number in powers of ten. */
  private static final double MOST = 1e11;

  private static final double LEAST = 1e-4;

  private final DataFormatter formatter = new DataFormatter(Locale.ROOT);
  private final Map<Integer, String> formats = new HashMap<>();
  private final List<Integer> styles = new ArrayList<>();
  private String list = "";

  /**
   * True if a style shows a number as a date.
   *
   * @param style its place in the list of styles, from 0
   * @throws IllegalArgumentException if there is no such style
   */
  boolean isDate(int style) {
    if (style < 0 || style >= styles.size()) {
      throw new IllegalArgumentException("style (" + style + ") does not exist");
    }
    int format = styles.get(style);
    return DateUtil.isADateFormat(format, code(format));
  }

  private String code(int format) {
    String own = formats.get(format);
    return own == null ? BuiltinFormats.getBuiltinFormat(format) : own;
  }

  /** The text of a number; empty if a style shows its digits, as they would be written. */
  String shown(int style, double number) {
    int format = style < styles.size() ? styles.get(style) : 0;
    String code = code(format);
    boolean plain = code == null || PLAIN.contains(code);
    boolean usual = number == 0 || Math.abs(number) < MOST && Math.abs(number) >= LEAST;
    if (plain && usual || !Double.isFinite(number)) {
      return "";
    }
    String text = formatter.formatRawCellContents(number, format, plain ? GENERAL : code).strip();
    return text.equals(Numerals.plain(number)) ? "" : text;
  }

  @Override
  public void startElement(String uri, String name, String qualified, Attributes attributes) {
    switch (name) {
      case "numFmts", "cellXfs", "cellStyleXfs", "dxfs" -> list = name;
      case "numFmt" -> {
        if (list.equals("numFmts")) {
          formats.put(number(attributes), attributes.getValue("formatCode"));
        }
      }
      case "xf" -> {
        if (list.equals("cellXfs")) {
          styles.add(number(attributes));
        }
      }
      default -> {}
    }
  }

  /** The number of a format; 0, the general one, if none is named. */
  private static int number(Attributes attributes) {
    String number = attributes.getValue("numFmtId");
    return number == null ? 0 : Integer.parseInt(number.strip());
  }
}
