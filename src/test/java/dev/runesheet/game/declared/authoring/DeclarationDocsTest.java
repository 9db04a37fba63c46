package dev.runesheet.game.declared.authoring;

import dev.runesheet.GeneratedPart;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The tables of entries say what is declared. {@code -Dwrite.docs=true} writes them anew. */
class DeclarationDocsTest {

  @Test
  void theTablesOfEntriesAreUpToDate() throws IOException {
    GeneratedPart.upToDate(Path.of("docs/your-own-game.md"), "entries", DeclarationDocs.all());
  }
}
