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

/** How cells look, each look told once. */
final class Looks {

  private static final int NORMAL_SIZE = 11;

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
    if (style.getFillPattern() == FillPatternType.SOLID_FOREGROUND) {
      put(look, "fill", style.getFillForegroundColorColor());
    }
    XSSFFont font = style.getFont();
    put(look, "ink", font.getXSSFColor());
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

  private static byte[] rgb(XSSFColor color) {
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

  private static void put(ObjectNode look, String name, XSSFColor color) {
    byte[] rgb = color == null ? null : rgb(color);
    if (rgb != null) {
      look.put(name, String.format(Locale.ROOT, "#%02x%02x%02x", rgb[0], rgb[1], rgb[2]));
    }
  }
}
