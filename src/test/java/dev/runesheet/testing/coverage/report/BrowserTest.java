package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages as headless Chromium draws them, where it is installed. */
@Tag("slow")
class BrowserTest {

  private static final String RULES = "decision-tables-math-battle-global-rules.drl.xlsx.html";
  private static final int GREEN = 0xD8F0DC;
  private static final int YELLOW = 0xFDF0C2;
  private static final int RED = 0xFBDAD6;

  /**
   * Burning is green, the conditions of Stun and Death with one outcome are yellow, the rest red.
   */
  @Test
  void aWorkbookIsDrawnInItsColours(@TempDir Path folder) throws Exception {
    Path page = Files.writeString(folder.resolve("page.html"), site(RULES));
    BufferedImage picture = new Browser(folder).picture(page);
    assertThat(pixels(picture, GREEN)).isGreaterThan(5000);
    assertThat(pixels(picture, YELLOW)).isGreaterThan(1000);
    assertThat(pixels(picture, RED)).isGreaterThan(10_000);
  }

  private static String site(String page) {
    return HtmlSite.of(Reports.fireball()).get(page);
  }

  /** The rule of Fireball's other way was never taken, and most of the workbook was not reached. */
  @Test
  void keysGoFromGapToGapAndTellWhatIsMissing(@TempDir Path folder) throws Exception {
    String told =
        new Browser(folder)
            .tell(
                site(RULES),
                1300,
                "key('n'); const first = page.activeElement.textContent;"
                    + "key('n'); const second = page.activeElement.textContent;"
                    + "key('p'); const back = page.activeElement.textContent;"
                    + "return [first !== second, first === back,"
                    + " page.querySelector('output').textContent.length > 0].join();");
    assertThat(told).isEqualTo("true,true,true");
  }

  @Test
  void gapsOfTheOverviewAreReachedByKeyAndByButton(@TempDir Path folder) throws Exception {
    String told =
        new Browser(folder)
            .tell(
                site("index.html"),
                390,
                "key('n'); const first = page.activeElement.closest('.gaps') !== null;"
                    + "page.querySelector('[data-gap=\"1\"]').click();"
                    + "const second = page.activeElement.closest('.gaps') !== null;"
                    + "return [first, second].join();");
    assertThat(told).isEqualTo("true,true");
  }

  @Test
  void tablesSortByAColumnBothWays(@TempDir Path folder) throws Exception {
    String told =
        new Browser(folder)
            .tell(
                site("index.html"),
                1300,
                "const table = page.querySelectorAll('table.list')[1];"
                    + "const button = table.querySelectorAll('th button')[1];"
                    + "const numbers = () => [...table.tBodies[0].rows]"
                    + ".map(row => Number(row.cells[1].dataset.v));"
                    + "const sorted = (order) => numbers().every((n, i, all) =>"
                    + " i === 0 || order * (n - all[i - 1]) >= 0);"
                    + "button.click(); const up = sorted(1);"
                    + "button.click(); const down = sorted(-1);"
                    + "return [up, down, new Set(numbers()).size > 1,"
                    + " button.parentElement.getAttribute('aria-sort')].join();");
    assertThat(told).isEqualTo("true,true,true,descending");
  }

  /** Wide tables scroll within themselves; the page does not. */
  @Test
  void pagesFitOnAPhone(@TempDir Path folder) throws Exception {
    for (String page : HtmlSite.of(Reports.fireball()).keySet()) {
      String width =
          new Browser(folder)
              .tell(site(page), 390, "return page.documentElement.scrollWidth <= 390;");
      assertThat(width).as(page).isEqualTo("true");
    }
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
