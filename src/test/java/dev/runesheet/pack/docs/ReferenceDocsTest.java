package dev.runesheet.pack.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.Packs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The references in docs say what the code declares. {@code -Dwrite.docs=true} writes them anew.
 */
class ReferenceDocsTest {

  @Test
  void theTableOfCodesIsUpToDate() throws IOException {
    assertUpToDate("docs/diagnostics.md", ReferenceDocs.codes());
  }

  @Test
  void theReferenceOfVerbsIsUpToDate() throws IOException {
    assertUpToDate("docs/verbs.md", ReferenceDocs.verbs());
  }

  @Test
  void theReferenceOfSheetsOfCardsIsUpToDate() throws IOException {
    assertUpToDate(
        "docs/card-sheets.md", ReferenceDocs.sheets(game -> Packs.files(game, Path.of("."))));
  }

  @Test
  void theReferenceOfQuestionsIsUpToDate() throws IOException {
    assertUpToDate("docs/questions.md", QuestionDocs.all());
  }

  private static void assertUpToDate(String name, String text) throws IOException {
    Path file = Path.of(name);
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(file, text);
    }
    assertThat(file).hasContent(text);
  }
}
