package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.HorizontalAlignment;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.xssf.usermodel.DefaultIndexedColorMap;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFFont;

/** The looks of cells, each told once. */
final class CellStyles {

  private static final int NORMAL_SIZE = 11;
  private static final byte[] BLACK = new byte[3];

  private final Map<Integer, Integer> known = new HashMap<>();
  private final ArrayNode all = Json.list();

  /** The number of a style's look. */
  int of(XSSFCellStyle style) {
    return known.computeIfAbsent(
        (int) style.getIndex(),
        index -> {
          all.add(look(style));
          return all.size() - 1;
        });
  }

  ArrayNode all() {
    return all;
  }

  private static ObjectNode look(XSSFCellStyle style) {
    ObjectNode look = Json.object();
    XSSFFont font = style.getFont();
    byte[] ink = rgb(font.getXSSFColor());
    byte[] fill =
        style.getFillPattern() == FillPatternType.SOLID_FOREGROUND
            ? rgb(style.getFillForegroundColorColor())
            : null;
    byte[] written = ink == null ? BLACK : ink;
    byte[] readable = fill == null ? null : Contrast.readable(fill, written);
    put(look, "ink", ink);
    put(look, "fill", readable);
    DarkColours night = DarkColours.of(readable, written);
    put(look, "nightInk", night.ink());
    put(look, "nightFill", night.fill());
    flag(look, "bold", font.getBold());
    flag(look, "italic", font.getItalic());
    flag(look, "wrap", style.getWrapText());
    if (font.getFontHeightInPoints() != NORMAL_SIZE) {
      look.put("size", font.getFontHeightInPoints());
    }
    flag(look, "right", style.getAlignment() == HorizontalAlignment.RIGHT);
    flag(look, "center", style.getAlignment() == HorizontalAlignment.CENTER);
    flag(look, "top", style.getVerticalAlignment() == VerticalAlignment.TOP);
    return look;
  }

  /** Red, green and blue; null if it has no colour of its own. */
  private static byte[] rgb(XSSFColor color) {
    if (color == null) {
      return null;
    }
    byte[] own = color.getRGBWithTint();
    return own == null && color.isIndexed()
        ? DefaultIndexedColorMap.getDefaultRGB(color.getIndexed())
        : own;
  }

  private static void flag(ObjectNode look, String name, boolean on) {
    if (on) {
      look.put(name, true);
    }
  }

  private static void put(ObjectNode look, String name, byte[] rgb) {
    if (rgb != null) {
      look.put(name, String.format(Locale.ROOT, "#%02x%02x%02x", rgb[0], rgb[1], rgb[2]));
    }
  }
}
