package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages as headless Chromium draws them, where it is installed. */
@Tag("slow")
class BrowserTest {

  private static final int GREEN = 0xD8F0DC;
  private static final int YELLOW = 0xFDF0C2;
  private static final int RED = 0xFBDAD6;

  /**
   * Burning is green, the conditions of Stun and Death with one outcome are yellow, the rest red.
   */
  @Test
  void aWorkbookIsDrawnInItsColours(@TempDir Path folder) throws Exception {
    BufferedImage picture =
        picture(folder, "decision-tables-math-battle-global-rules.drl.xlsx.html");
    assertThat(pixels(picture, GREEN)).isGreaterThan(5000);
    assertThat(pixels(picture, YELLOW)).isGreaterThan(1000);
    assertThat(pixels(picture, RED)).isGreaterThan(10_000);
  }

  private static BufferedImage picture(Path folder, String page) throws Exception {
    for (Map.Entry<String, String> one : HtmlSite.of(Reports.fireball()).entrySet()) {
      Files.writeString(folder.resolve(one.getKey()), one.getValue());
    }
    Path shot = folder.resolve("shot.png");
    boolean drawn = false;
    try {
      Process browser =
          new ProcessBuilder(
                  "chromium",
                  "--headless",
                  "--no-sandbox",
                  "--disable-gpu",
                  "--window-size=1300,1000",
                  "--user-data-dir=" + folder.resolve("profile"),
                  "--screenshot=" + shot,
                  folder.resolve(page).toUri().toString())
              .redirectErrorStream(true)
              .redirectOutput(folder.resolve("log.txt").toFile())
              .start();
      drawn = browser.waitFor(2, TimeUnit.MINUTES) && Files.exists(shot);
    } catch (IOException notInstalled) {
      drawn = false;
    }
    assumeThat(drawn).as("Chromium is installed").isTrue();
    return ImageIO.read(shot.toFile());
  }

  private static int pixels(BufferedImage picture, int rgb) {
    int count = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        count += (picture.getRGB(x, y) & 0xFFFFFF) == rgb ? 1 : 0;
      }
    }
    return count;
  }
}
