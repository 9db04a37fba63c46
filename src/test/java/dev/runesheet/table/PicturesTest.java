package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The pictures of the guides show the shipped workbooks. {@code -Dwrite.docs=true} draws them anew;
 * they are not compared, since each system has other letters.
 */
class PicturesTest {

  private static final Path FOLDER = Path.of("docs/pictures");
  private static final int WIDEST = 2600;

  @ParameterizedTest
  @CsvSource({
    "decision-tables/math-battle/global-rules.drl.xlsx, Read me, read-me, 25, 1.5",
    "decision-tables/math-battle/global-rules.drl.xlsx, Global rules, global-rules, 10, 1.1",
    "decision-tables/queens-blood/effects.drl.xlsx, Change power, change-power, 15, 1.1",
    "data/queens-blood/cards.xlsx, Cards, cards, 12, 1.5",
    "data/valeria/cards.xlsx, Citizens, citizens, 15, 1.5",
  })
  void eachPictureCanBeDrawn(String workbook, String sheet, String picture, int rows, double scale)
      throws IOException {
    assumeThat(SheetPicture.isPossible()).as("the system has letters").isTrue();
    Path file = FOLDER.resolve(picture + ".png");
    assertThat(file).exists();
    try (InputStream in = Files.newInputStream(Path.of(workbook));
        XSSFWorkbook opened = new XSSFWorkbook(in)) {
      BufferedImage drawn = SheetPicture.of(opened.getSheet(sheet), scale, WIDEST, rows);
      assertThat(drawn.getWidth()).isBetween(WIDEST / 4, WIDEST);
      assertThat(drawn.getHeight()).isBetween(100, WIDEST);
      if (Boolean.getBoolean("write.docs")) {
        ImageIO.write(drawn, "png", file.toFile());
      }
    }
  }
}
