package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.testing.coverage.report.Browser;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The steps of a match as a page in headless Chromium. */
@Tag("slow")
class WhyPageBrowserTest {

  @TempDir private static Path folder;
  private static String page;

  @BeforeAll
  static void writePage() throws Exception {
    String log = folder.resolve("match.json").toString();
    String html = folder.resolve("steps.html").toString();
    Ran.run("play", Ran.GAME, "fire-mage", "fighter", "--seed", "3", "--log", log);
    Ran.run("why", log, "--html", html);
    page = Files.readString(Path.of(html));
  }

  private static String tell(int width, String script) throws Exception {
    return new Browser(folder).tell(page, width, script);
  }

  @Test
  void arrowsStepAndGoFromChangeToChange() throws Exception {
    String selected = "const at = () => page.querySelector('[aria-selected=true]').id;";
    assertThat(tell(1300, selected + "key('ArrowDown'); key('ArrowDown'); return at();"))
        .isEqualTo("s3");
    assertThat(
            tell(
                1300,
                selected
                    + "key('ArrowRight'); const first = at(); key('ArrowRight'); const second ="
                    + " at(); key('ArrowLeft'); return [first !== second, first === at(),"
                    + " page.getElementById(first).textContent.includes('→')].join();"))
        .isEqualTo("true,true,true");
  }

  @Test
  void enterGoesToWhatTheStepCameOf() throws Exception {
    String told =
        tell(
            1300,
            "key('ArrowRight'); const change = page.querySelector('[aria-selected=true]').id;"
                + "key('Enter'); const parent = page.querySelector('[aria-selected=true]');"
                + "return [parent.id !== change, page.getElementById('detail').textContent"
                + ".includes('It caused')].join();");
    assertThat(told).isEqualTo("true,true");
  }

  @Test
  void theFilterLeavesWhatHasItsWords() throws Exception {
    String told =
        tell(
            1300,
            "const filter = page.getElementById('filter'); filter.value ="
                + " 'burn';filter.dispatchEvent(new frame.contentWindow.Event('input'));const shown"
                + " = [...page.querySelectorAll('#steps li')].filter(one => !one.hidden);return"
                + " [shown.length > 0, shown.length < 500,"
                + " page.getElementById('count').textContent.startsWith(shown.length + ' of ')]"
                + ".join();");
    assertThat(told).isEqualTo("true,true,true");
  }

  @Test
  void itFitsOnAPhoneWithListAndDetailInSight() throws Exception {
    String told =
        tell(
            390,
            "const list = page.getElementById('steps').getBoundingClientRect();"
                + "const detail = page.getElementById('detail').getBoundingClientRect();"
                + "return [page.documentElement.scrollWidth <= 390, list.height > 150,"
                + " detail.height > 150, detail.bottom <= 801].join();");
    assertThat(told).isEqualTo("true,true,true,true");
  }
}
