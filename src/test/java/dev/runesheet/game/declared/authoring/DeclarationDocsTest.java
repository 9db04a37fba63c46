package dev.runesheet.game.declared.authoring;

import dev.runesheet.GeneratedPart;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The tables of entries say what is declared. {@code -Dwrite.docs=true} writes them anew. */
class DeclarationDocsTest {

  @Test
  void theTablesOfEntriesAreUpToDate() throws IOException {
    GeneratedPart.upToDate(Path.of("docs/your-own-game.md"), "entries", DeclarationDocs.all());
  }

  @Test
  void theListOfVerbsThatAreAnsweredBeforeTheNextLineIsUpToDate() throws IOException {
    String verbs =
        VerbCatalog.of(new DeclaredPack("ember-vale").verbs()).all().stream()
            .filter(VerbSpec::yields)
            .map(verb -> "`" + verb.name() + "`")
            .collect(Collectors.joining(", ", "", ".\n"));
    GeneratedPart.upToDate(Path.of("docs/your-own-game.md"), "verbs before the next line", verbs);
  }
}
