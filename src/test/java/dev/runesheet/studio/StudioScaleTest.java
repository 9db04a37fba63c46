package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The studio with games much larger than those shipped. */
@Tag("slow")
class StudioScaleTest {

  private static final int SAVES = 8;

  /** Times are goals of an idle machine; a machine that does much else may take longer. */
  private static final int BUSY = Integer.getInteger("studio.busy", 10);

  @TempDir private Path folder;

  private static String cell(int row, String column) {
    return "#/queens-blood/sheets/"
        + StudioPage.word(ManyRows.BOOK)
        + "/Change%20power/"
        + column
        + row;
  }

  private static void choose(Chrome chrome, int row, String column) throws Exception {
    chrome.tell("location.hash = '" + cell(row, column) + "'");
    chrome.await(
        "document.querySelector('.cell-name')?.textContent === '"
            + column
            + row
            + "' && document.querySelector('.cell-input').value !== ''");
  }

  @Test
  void aSaveIsToldWithinASecondAmongTwoThousandMoreRows() throws Exception {
    ManyRows.add(StudioPage.copied("queens-blood", folder.resolve("game")), 2000);
    try (StudioPage page = new StudioPage(folder.resolve("game"), "queens-blood");
        Chrome chrome = new Chrome(folder, 1280, 800, false)) {
      page.awaitPlayed();
      chrome.open(page.server.link());
      chrome.await("document.querySelectorAll('.face').length > 100");
      chrome.tell("location.hash = '#/queens-blood/changes'");
      chrome.await("document.querySelector('.rounds')");
      // Whoever writes in a sheet has it before him.
      page.get(
          "/sheet?file="
              + StudioPage.word(ManyRows.BOOK)
              + "&sheet="
              + StudioPage.word(ManyRows.SHEET));
      Thread.sleep(1000L * BUSY);
      List<Long> saves = new ArrayList<>();
      for (int i = 0; i < SAVES; i++) {
        String from = "" + (-3 - i);
        String to = "" + (-4 - i);
        long begun = System.nanoTime();
        page.post(
            "/cell",
            "file",
            ManyRows.BOOK,
            "sheet",
            ManyRows.SHEET,
            "cell",
            "L8",
            "before",
            from,
            "after",
            to);
        chrome.await("document.querySelectorAll('.round').length === " + (i + 1));
        saves.add((System.nanoTime() - begun) / 1_000_000);
        page.await(
            "/state",
            state ->
                !state.at("/tests/again").asBoolean() && state.at("/tests/waiting").asInt() == 0);
      }
      long median = saves.stream().sorted().toList().get(SAVES / 2);
      System.out.println(
          "save to what changed among 2,000 more rows: " + saves + " ms, median " + median);
      assertThat(saves)
          .as("milliseconds of each save, the first one, too")
          .allSatisfy(millis -> assertThat(millis).isLessThan(1000L * BUSY));
      assertThat(chrome.tell("document.querySelector('.round').innerText").asText())
          .contains("lower the power of all cards on affected tiles by " + (SAVES + 3));
      assertThat(chrome.complaints).isEmpty();
    }
  }

  @Test
  void aGridOfTenThousandRowsHasOnlyThoseInSight() throws Exception {
    int last = ManyRows.add(StudioPage.copied("queens-blood", folder.resolve("game")), 10_000);
    try (StudioPage page = new StudioPage(folder.resolve("game"), "queens-blood");
        Chrome chrome = new Chrome(folder, 1280, 800, false)) {
      chrome.open(page.server.link());
      chrome.await("document.querySelector('#tabs a')");
      choose(chrome, 8, "L");
      assertThat(chrome.tell("document.querySelectorAll('.row').length").asInt()).isLessThan(120);
      // Frames while it scrolls through all of it.
      double frame =
          chrome
              .tell(
                  "new Promise(done => { const grid = document.querySelector('.grid'); let i = 0;"
                      + " const begun = performance.now(); const step = () => { grid.scrollTop ="
                      + " grid.scrollHeight * i / 120; if (++i > 120) done((performance.now() -"
                      + " begun) / 120); else requestAnimationFrame(step); }; step(); })")
              .asDouble();
      System.out.println("scrolling 10,000 rows: " + frame + " ms a frame");
      assertThat(frame).as("milliseconds a frame").isLessThan(50.0 * BUSY);
      choose(chrome, last, "B");
      chrome.await("document.querySelector('.cell-input').value === 'many_10000'");
      chrome.await("document.querySelector('.frozen .cell')?.offsetParent");
      assertThat(chrome.tell("document.querySelectorAll('.row').length").asInt()).isLessThan(120);
      chrome.tell("const s = document.querySelector('input[type=search]'); s.value = 'many_9999'");
      chrome.tell("document.querySelector('[title^=\"Show only\"]').click()");
      chrome.await("document.querySelector('[title^=\"Show only\"]').textContent === 'Filter: 1'");
      assertThat(chrome.tell("document.querySelectorAll('.rows .row').length").asInt())
          .isLessThan(40);
      assertThat(chrome.complaints).isEmpty();
    }
  }

  @Test
  void thePageOpensWithinTwoSeconds() throws Exception {
    try (StudioPage page = new StudioPage(folder.resolve("game"), "queens-blood");
        Chrome chrome = new Chrome(folder, 1280, 800, false)) {
      page.awaitPlayed();
      chrome.open(page.server.link());
      chrome.await("document.querySelectorAll('.face').length > 100");
      long begun = System.nanoTime();
      chrome.open(page.origin() + "/?again#/queens-blood/cards");
      chrome.await("performance.now() && document.querySelectorAll('.face').length > 100");
      long millis = (System.nanoTime() - begun) / 1_000_000;
      System.out.println("the page opens: " + millis + " ms");
      assertThat(millis).isLessThan(2000L * BUSY);
      assertThat(chrome.complaints).isEmpty();
    }
  }
}
