package dev.runesheet.table.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.BuiltinFormats;
import org.apache.poi.ss.usermodel.DateUtil;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Reads which styles of cells show numbers as dates. Fonts, borders and colours, which POI's own
 * model of styles holds an object for each, are passed by.
 */
final class DateStyles extends DefaultHandler {

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
    String own = formats.get(format);
    return DateUtil.isADateFormat(
        format, own == null ? BuiltinFormats.getBuiltinFormat(format) : own);
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
