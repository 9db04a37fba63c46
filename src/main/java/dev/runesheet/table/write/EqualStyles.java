package dev.runesheet.table.write;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.poi.ss.usermodel.BuiltinFormats;
import org.apache.poi.xssf.model.StylesTable;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFFont;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * The styles of a workbook by how they look: whoever writes it again and again takes those that it
 * has. A style is drafted apart, since a workbook cannot lose one again.
 */
final class EqualStyles {

  private final StylesTable drafts = new StylesTable();
  private final Map<List<Object>, XSSFCellStyle> known = new HashMap<>();
  private final XSSFWorkbook workbook;

  EqualStyles(XSSFWorkbook workbook) {
    this.workbook = workbook;
    IntStream.range(0, workbook.getNumCellStyles())
        .mapToObj(workbook::getCellStyleAt)
        .forEach(style -> known.putIfAbsent(look(style), style));
  }

  /** A style that is not the workbook's yet. */
  XSSFCellStyle draft() {
    return new XSSFCellStyle(drafts);
  }

  /** A font for drafts. */
  XSSFFont font() {
    XSSFFont font = new XSSFFont();
    font.registerTo(drafts);
    return font;
  }

  /** Sets the format of a draft's numbers. */
  void format(XSSFCellStyle draft, String format) {
    int built = BuiltinFormats.getBuiltinFormat(format);
    draft.setDataFormat(built >= 0 ? built : drafts.putNumberFormat(format));
  }

  /** The workbook's style that looks as a draft does. */
  XSSFCellStyle of(XSSFCellStyle draft) {
    return known.computeIfAbsent(
        look(draft),
        any -> {
          XSSFCellStyle style = workbook.createCellStyle();
          style.cloneStyleFrom(draft);
          return style;
        });
  }

  private static List<Object> look(XSSFCellStyle style) {
    XSSFFont font = style.getFont();
    return Arrays.asList(
        style.getDataFormatString(),
        style.getAlignment(),
        style.getVerticalAlignment(),
        style.getIndention(),
        style.getRotation(),
        style.getWrapText(),
        style.getShrinkToFit(),
        style.getHidden(),
        style.getLocked(),
        style.getQuotePrefixed(),
        style.getFillPattern(),
        color(style.getFillForegroundXSSFColor()),
        color(style.getFillBackgroundXSSFColor()),
        style.getBorderLeft(),
        style.getBorderRight(),
        style.getBorderTop(),
        style.getBorderBottom(),
        color(style.getLeftBorderXSSFColor()),
        color(style.getRightBorderXSSFColor()),
        color(style.getTopBorderXSSFColor()),
        color(style.getBottomBorderXSSFColor()),
        font.getFontName(),
        font.getFontHeight(),
        font.getBold(),
        font.getItalic(),
        font.getStrikeout(),
        font.getUnderline(),
        font.getTypeOffset(),
        color(font.getXSSFColor()));
  }

  private static List<Object> color(XSSFColor color) {
    return color == null
        ? List.of()
        : List.of(
            color.isAuto(),
            color.getIndex(),
            color.getTheme(),
            color.getTint(),
            Objects.toString(color.getARGBHex()));
  }
}
