package dev.runesheet.testing.coverage.report;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;

/** Headless Chromium, where it is installed; tests are left out elsewhere. */
public final class Browser {

  private static final String TOLD = "<pre id=\"told\">";

  private final Path folder;

  /**
   * A browser.
   *
   * @param folder where it may write
   */
  public Browser(Path folder) {
    this.folder = folder;
  }

  /** What it draws of a page. */
  public BufferedImage picture(Path page) throws IOException, InterruptedException {
    Path shot = folder.resolve("shot.png");
    run("--window-size=1300,1000", "--screenshot=" + shot, page.toUri().toString());
    return ImageIO.read(shot.toFile());
  }

  /**
   * What a script finds on a page.
   *
   * @param width of the window, in CSS pixels
   * @param script a function body that gives a text back; {@code page} is the page's document, and
   *     {@code key(name)} presses a key there
   */
  public String tell(String page, int width, String script)
      throws IOException, InterruptedException {
    // In a frame, since a window cannot be as narrow as a phone.
    String frame =
        """
        <!doctype html><meta charset="utf-8">
        <iframe id="frame" style="width:%dpx;height:800px;border:0"></iframe>
        <pre id="told"></pre>
        <script>
        const frame = document.getElementById('frame');
        frame.addEventListener('load', () => {
          const page = frame.contentDocument;
          const key = name => (page.activeElement || page.body).dispatchEvent(
              new frame.contentWindow.KeyboardEvent('keydown', {key: name, bubbles: true}));
          const find = () => { %s };
          let told;
          try { told = find(); } catch (wrong) { told = String(wrong); }
          document.getElementById('told').textContent = told;
        });
        frame.srcdoc = %s;
        </script>
        """
            .formatted(width, script, literal(page));
    Path file = Files.writeString(folder.resolve("frame.html"), frame);
    String dom =
        run("--virtual-time-budget=5000", "--dump-dom", file.toUri().toString())
            .replace("&amp;", "&");
    String told = dom.substring(dom.indexOf(TOLD) + TOLD.length());
    return told.substring(0, told.indexOf("</pre>"));
  }

  private static String literal(String text) {
    return new com.fasterxml.jackson.databind.node.TextNode(text)
        .toString()
        .replace("<", "\\u003c");
  }

  private String run(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--user-data-dir=" + folder.resolve("profile")));
    command.addAll(List.of(arguments));
    Path output = folder.resolve("output.txt");
    boolean ended = false;
    try {
      Process browser =
          new ProcessBuilder(command)
              .redirectError(folder.resolve("log.txt").toFile())
              .redirectOutput(output.toFile())
              .start();
      ended = browser.waitFor(2, TimeUnit.MINUTES);
    } catch (IOException notInstalled) {
      // The assumption below says so.
    }
    assumeThat(ended).as("Chromium is installed").isTrue();
    return Files.readString(output);
  }
}
