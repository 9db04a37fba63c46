package dev.runesheet.table;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.BorderStyle;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.HorizontalAlignment;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFSheet;

/** A sheet as a spreadsheet shows it, drawn without one: widths, heights, colours and texts. */
final class SheetPicture {

  private static final double PIXELS_OF_A_POINT = 4.0 / 3;
  private static final double USUAL_HEIGHT = 15;

  /** Letters of the fonts that every system has are wider than those of a spreadsheet. */
  private static final double LETTERS = 0.8;

  private static final int INDENT = 8;
  private static final Color LINE = new Color(0xE0, 0xE0, 0xE0);

  private final XSSFSheet sheet;
  private final double scale;
  private final int rows;
  private final DataFormatter texts = new DataFormatter();
  private final List<Integer> across = new ArrayList<>(List.of(0));
  private final List<Integer> down = new ArrayList<>(List.of(0));
  private Graphics2D pen;

  private SheetPicture(XSSFSheet sheet, double scale, int rows) {
    this.sheet = sheet;
    this.scale = scale;
    this.rows = rows;
  }

  /**
   * Draws the top left corner of a sheet.
   *
   * @param scale how many dots of the picture are one on the screen
   * @param widest how wide the picture may be, in dots; columns that do not fit are left out
   * @param rows how many rows
   */
  static BufferedImage of(XSSFSheet sheet, double scale, int widest, int rows) {
    return new SheetPicture(sheet, scale, rows).draw(widest);
  }

  /** Whether texts can be drawn; a machine without a screen may have no letters. */
  static boolean isPossible() {
    try {
      BufferedImage any = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
      return any.createGraphics().getFontMetrics().stringWidth("letters") > 0;
    } catch (RuntimeException | LinkageError | InternalError none) {
      return false;
    }
  }

  private BufferedImage draw(int widest) {
    measure(widest);
    BufferedImage picture = new BufferedImage(last(across), last(down), BufferedImage.TYPE_INT_RGB);
    pen = picture.createGraphics();
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setColor(Color.WHITE);
    pen.fillRect(0, 0, last(across), last(down));
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column + 1 < across.size(); column++) {
        cell(row, column);
      }
    }
    pen.dispose();
    return picture;
  }

  private static int last(List<Integer> ends) {
    return ends.get(ends.size() - 1);
  }

  private void measure(int widest) {
    int columns = 0;
    for (Row row : sheet) {
      columns = Math.max(columns, row.getLastCellNum());
    }
    for (int column = 0; column < columns; column++) {
      boolean hidden = sheet.isColumnHidden(column);
      int width = hidden ? 0 : (int) (sheet.getColumnWidthInPixels(column) * scale);
      if (last(across) + width > widest) {
        break;
      }
      across.add(last(across) + width);
    }
    for (int row = 0; row < rows; row++) {
      Row cells = sheet.getRow(row);
      double height = cells == null ? USUAL_HEIGHT : cells.getHeightInPoints();
      boolean hidden = cells != null && cells.getZeroHeight();
      down.add(last(down) + (hidden ? 0 : (int) (height * PIXELS_OF_A_POINT * scale)));
    }
  }

  private void cell(int row, int column) {
    int x = across.get(column);
    int y = down.get(row);
    int width = across.get(column + 1) - x;
    int height = down.get(row + 1) - y;
    Cell cell = sheet.getRow(row) == null ? null : sheet.getRow(row).getCell(column);
    if (cell == null || width == 0 || height == 0) {
      return;
    }
    XSSFCellStyle style = (XSSFCellStyle) cell.getCellStyle();
    pen.setClip(x, y, width, height);
    boolean filled = style.getFillPattern() == FillPatternType.SOLID_FOREGROUND;
    if (filled) {
      pen.setColor(color(style.getFillForegroundColorColor(), Color.WHITE));
      pen.fillRect(x, y, width, height);
    }
    pen.setColor(filled ? Color.WHITE : LINE);
    if (filled ? style.getBorderRight() != BorderStyle.NONE : sheet.isDisplayGridlines()) {
      pen.drawLine(x + width - 1, y, x + width - 1, y + height);
    }
    if (!filled && sheet.isDisplayGridlines()) {
      pen.drawLine(x, y + height - 1, x + width, y + height - 1);
    }
    if (isEmpty(row, column + 1) && !style.getWrapText()) {
      pen.setClip(null); // Texts go on over empty cells.
    }
    text(texts.formatCellValue(cell), style, new int[] {x, y, width, height});
  }

  private boolean isEmpty(int row, int column) {
    Cell cell = sheet.getRow(row).getCell(column);
    return cell == null || texts.formatCellValue(cell).isEmpty();
  }

  private static Color color(XSSFColor color, Color otherwise) {
    byte[] rgb = color == null ? null : color.getRGB();
    return rgb == null ? otherwise : new Color(rgb[0] & 0xFF, rgb[1] & 0xFF, rgb[2] & 0xFF);
  }

  private void text(String text, XSSFCellStyle style, int[] box) {
    double size = style.getFont().getFontHeightInPoints() * PIXELS_OF_A_POINT * scale * LETTERS;
    int bold = style.getFont().getBold() ? Font.BOLD : Font.PLAIN;
    pen.setFont(new Font(Font.SANS_SERIF, bold, (int) size));
    pen.setColor(color(style.getFont().getXSSFColor(), Color.BLACK));
    FontMetrics letters = pen.getFontMetrics();
    List<String> lines = lines(text, style.getWrapText(), box[2] - 2 * INDENT, letters);
    int free = box[3] - lines.size() * letters.getHeight();
    boolean centred = style.getVerticalAlignment() == VerticalAlignment.CENTER;
    int y = box[1] + (centred ? Math.max(0, free / 2) : Math.max(0, free)) + letters.getAscent();
    for (String line : lines) {
      int room = box[2] - letters.stringWidth(line);
      HorizontalAlignment where = style.getAlignment();
      int x =
          where == HorizontalAlignment.CENTER
              ? room / 2
              : where == HorizontalAlignment.RIGHT ? room - INDENT : INDENT;
      pen.drawString(line, box[0] + x, y);
      y += letters.getHeight();
    }
  }

  private static List<String> lines(String text, boolean wrapped, int room, FontMetrics letters) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\n")) {
      String line = "";
      for (String word : paragraph.split(" ")) {
        String longer = line.isEmpty() ? word : line + " " + word;
        if (wrapped && !line.isEmpty() && letters.stringWidth(longer) > room) {
          lines.add(line);
          longer = word;
        }
        line = longer;
      }
      lines.add(line);
    }
    return lines;
  }
}
