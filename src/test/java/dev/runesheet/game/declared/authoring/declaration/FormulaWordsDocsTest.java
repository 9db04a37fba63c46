package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.GeneratedPart;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The list of words that are no part of names. {@code -Dwrite.docs=true} writes it anew. */
class FormulaWordsDocsTest {

  @Test
  void theListOfWordsOfFormulasIsUpToDate() throws IOException {
    String words =
        NameForms.OF_FORMULAS.stream()
            .sorted()
            .map(word -> "`" + word + "`")
            .collect(Collectors.joining(", ", "", ".\n"));
    GeneratedPart.upToDate(Path.of("docs/your-own-game.md"), "words of formulas", words);
  }
}
