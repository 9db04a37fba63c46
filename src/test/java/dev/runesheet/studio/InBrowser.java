package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** The studio with Queen's Blood in a browser, opened once for all tests of a class. */
abstract class InBrowser {

  private static final Path PICTURES = Path.of("docs/pictures");
  private static final boolean WRITES = Boolean.getBoolean("write.docs");

  @TempDir static Path folder;
  static StudioPage page;
  static Chrome chrome;

  @BeforeAll
  static void open() throws Exception {
    page = new StudioPage(folder.resolve("game"), "queens-blood");
    chrome = new Chrome(folder, 1280, 800, false);
    page.awaitPlayed();
  }

  @AfterAll
  static void close() {
    if (chrome != null) {
      chrome.close();
    }
    page.close();
    assertThat(page.failures).isEmpty();
  }

  @AfterEach
  void nothingIsComplainedOf() {
    assertThat(chrome.complaints).isEmpty();
  }

  static void go(String hash, String awaited) throws Exception {
    if (!chrome.tell("location.href").asText().contains("127.0.0.1")) {
      chrome.open(page.server.link());
      chrome.await("document.querySelector('#tabs a')");
    }
    chrome.tell("location.hash = '#/queens-blood/" + hash + "'");
    chrome.await(awaited);
  }

  /** Keeps the guide's pictures as the page is. */
  static void picture(Chrome of, String name) throws Exception {
    Thread.sleep(400);
    of.picture(
        (WRITES ? PICTURES : Files.createDirectories(Path.of("target/studio")))
            .resolve("studio-" + name + ".png"));
  }

  static void isUsable(Chrome of, int width) throws Exception {
    JsonNode wide = of.tell("document.documentElement.scrollWidth");
    assertThat(wide.asInt()).as("nothing sticks out").isLessThanOrEqualTo(width);
    JsonNode nameless =
        of.tell(
            "[...document.querySelectorAll('button, a, input, select, textarea')].filter(one =>"
                + " one.offsetParent && !(one.textContent.trim() ||"
                + " one.getAttribute('aria-label') || one.labels?.length || one.title))"
                + ".map(one => one.outerHTML.slice(0, 100)).join(' ')");
    assertThat(nameless.asText()).as("everything has a name").isEmpty();
  }
}
