package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A part of a page that is written from declarations, between two marks. */
public final class GeneratedPart {

  private GeneratedPart() {}

  /** Asserts that a part says what is declared; with {@code -Dwrite.docs=true} it is written. */
  public static void upToDate(Path file, String part, String text) throws IOException {
    String wanted = between(Files.readString(file), part, text);
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(file, wanted);
    }
    assertThat(file).hasContent(wanted);
  }

  /** The page with another text between the marks of a part. */
  private static String between(String page, String part, String text) {
    String begin = "<!-- " + part + ": written from the declarations -->\n";
    String end = "<!-- end of " + part + " -->\n";
    assertThat(page).contains(begin, end);
    int from = page.indexOf(begin) + begin.length();
    return page.substring(0, from) + text + page.substring(page.indexOf(end));
  }
}
