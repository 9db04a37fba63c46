package dev.runesheet.game.declared.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The tables of entries say what is declared. {@code -Dwrite.docs=true} writes them anew. */
class DeclarationDocsTest {

  private static final Path FILE = Path.of("docs/your-own-game.md");
  private static final String BEGIN = "<!-- entries: written from the declarations -->\n";
  private static final String END = "<!-- end of entries -->\n";

  @Test
  void theTablesOfEntriesAreUpToDate() throws IOException {
    String text = Files.readString(FILE);
    int begin = text.indexOf(BEGIN) + BEGIN.length();
    int end = text.indexOf(END);
    String written = text.substring(0, begin) + DeclarationDocs.all() + text.substring(end);
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(FILE, written);
    }
    assertThat(FILE).hasContent(written);
  }
}
