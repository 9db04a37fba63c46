package dev.runesheet.table.write;

import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.CaseColumn;
import dev.runesheet.table.layout.CaseContent;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import java.util.EnumMap;
import java.util.Map;
import org.apache.poi.ss.usermodel.BorderStyle;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.HorizontalAlignment;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFFont;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** The styles of a workbook: a colour for each kind of column, plain cells below. */
public final class SheetStyles {

  /** Colours of headings, also explained on the first sheet. */
  enum Tint {
    /** The name and owner of a row. */
    ABOUT("About", 0x44, 0x54, 0x6A),
    /** Its conditions. */
    IF("Conditions", 0x2E, 0x75, 0x96),
    /** Its actions. */
    THEN("Actions", 0x54, 0x82, 0x35),
    /** Written by the tool. */
    TOOL("In words", 0x80, 0x80, 0x80);

    private final String label;
    private final byte[] rgb;

    Tint(String label, int red, int green, int blue) {
      this.label = label;
      rgb = new byte[] {(byte) red, (byte) green, (byte) blue};
    }

    /** The name of such headings on the first sheet. */
    String label() {
      return label;
    }

    static Tint of(Keyword keyword) {
      return switch (keyword) {
        case NAME, METADATA -> ABOUT;
        case DESCRIPTION -> TOOL;
        case CONDITION -> IF;
        case ACTION -> THEN;
      };
    }
  }

  private static final short TITLE_SIZE = 16;

  /** A font that each system has, or has one of the same widths for. */
  private static final String MONOSPACED = "Courier New";

  private static final String TEXTS = "@";

  private final EqualStyles styles;
  private final Map<Tint, CellStyle> labels = new EnumMap<>(Tint.class);
  private final Map<Tint, CellStyle> joined = new EnumMap<>(Tint.class);
  private final CellStyle plain;
  private final CellStyle text;
  private final CellStyle wrapped;
  private final CellStyle sentence;
  private final CellStyle mark;
  private final CellStyle drawing;
  private final CellStyle title;

  /** The styles of a workbook; those that it has already are used again. */
  public SheetStyles(XSSFWorkbook workbook) {
    styles = new EqualStyles(workbook);
    for (Tint tint : Tint.values()) {
      labels.put(tint, styles.of(heading(tint)));
    }
    XSSFFont usual = font(false, IndexedColors.AUTOMATIC);
    plain = styles.of(aligned(style(usual, false), HorizontalAlignment.CENTER, 0));
    // Cells of words are texts: a spreadsheet would make a date of 1-2, and a number of 1,5.
    text = styles.of(formatted(style(usual, true), TEXTS));
    wrapped = styles.of(style(usual, true));
    sentence = styles.of(style(font(false, IndexedColors.GREY_80_PERCENT), true));
    // Wrapped, so that the mark of a hidden column is not drawn beside it.
    mark = styles.of(aligned(style(usual, true), HorizontalAlignment.CENTER, 0));
    XSSFFont even = font(false, IndexedColors.AUTOMATIC);
    even.setFontName(MONOSPACED);
    XSSFCellStyle drawn = formatted(style(even, true), TEXTS);
    drawing = styles.of(aligned(drawn, HorizontalAlignment.CENTER, 0));
    XSSFFont large = font(true, IndexedColors.AUTOMATIC);
    large.setFontHeightInPoints(TITLE_SIZE);
    title = styles.of(style(large, false));
  }

  private XSSFCellStyle formatted(XSSFCellStyle draft, String format) {
    styles.format(draft, format);
    return draft;
  }

  private static XSSFCellStyle aligned(
      XSSFCellStyle draft, HorizontalAlignment alignment, int indention) {
    draft.setAlignment(alignment);
    draft.setIndention((short) indention);
    return draft;
  }

  CellStyle label(Keyword keyword) {
    return label(Tint.of(keyword));
  }

  CellStyle label(Tint tint) {
    return labels.get(tint);
  }

  /** A heading with which the next one goes on: no line stands between them. */
  CellStyle labelBefore(Keyword keyword) {
    return joined.computeIfAbsent(
        Tint.of(keyword),
        tint -> {
          XSSFCellStyle style = heading(tint);
          style.setBorderRight(BorderStyle.NONE);
          return styles.of(style);
        });
  }

  CellStyle title() {
    return title;
  }

  /** The style of the tool's remarks beside a table. */
  CellStyle remark() {
    return sentence;
  }

  CellStyle wrapped() {
    return wrapped;
  }

  /** Shows a table's title where "RuleTable" and the title stand: Drools needs both words. */
  CellStyle tableTitle(String name) {
    XSSFCellStyle style = style(font(true, IndexedColors.AUTOMATIC), false);
    return styles.of(formatted(style, ";;;\"" + name + "\""));
  }

  /** The style of the words before a choice. */
  CellStyle quiet() {
    XSSFCellStyle style = style(font(false, IndexedColors.GREY_80_PERCENT), false);
    return styles.of(aligned(style, HorizontalAlignment.RIGHT, 1));
  }

  /** A choice above the table. */
  CellStyle choice() {
    XSSFCellStyle style = style(font(true, IndexedColors.AUTOMATIC), false);
    style.setBorderBottom(BorderStyle.THIN);
    return styles.of(style);
  }

  /** The style of the cells of a column of cases. */
  public CellStyle cell(CaseColumn column) {
    boolean number = column.content() instanceof CaseContent.Number && !column.list();
    boolean words = column.content() instanceof CaseContent.AnyText && !column.list();
    return number ? plain : words ? wrapped : text;
  }

  /** The style of a column's cells. */
  public CellStyle cell(Column column) {
    CellType single = column.single();
    if (single instanceof CellType.Remark) {
      return sentence;
    }
    if (single instanceof CellType.Mark) {
      return mark;
    }
    if (single instanceof CellType.Drawing) {
      return drawing;
    }
    return single instanceof CellType.Decimal || single instanceof CellType.Whole ? plain : text;
  }

  private XSSFCellStyle heading(Tint tint) {
    XSSFCellStyle style = styles.draft();
    style.setFillForegroundColor(new XSSFColor(tint.rgb));
    style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
    style.setFont(font(true, IndexedColors.WHITE));
    style.setWrapText(true);
    style.setVerticalAlignment(VerticalAlignment.CENTER);
    indent(style);
    style.setBorderRight(BorderStyle.THIN);
    style.setRightBorderColor(IndexedColors.WHITE.getIndex());
    return style;
  }

  private XSSFCellStyle style(XSSFFont font, boolean wrap) {
    XSSFCellStyle style = styles.draft();
    style.setVerticalAlignment(VerticalAlignment.CENTER);
    style.setWrapText(wrap);
    indent(style);
    style.setFont(font);
    return style;
  }

  private static void indent(CellStyle style) {
    style.setAlignment(HorizontalAlignment.LEFT);
    style.setIndention((short) 1);
  }

  private XSSFFont font(boolean bold, IndexedColors color) {
    XSSFFont font = styles.font();
    font.setFontName(XSSFFont.DEFAULT_FONT_NAME); // As in cells of no style.
    font.setFontHeightInPoints(XSSFFont.DEFAULT_FONT_SIZE);
    font.setBold(bold);
    font.setColor(color.getIndex());
    return font;
  }
}
