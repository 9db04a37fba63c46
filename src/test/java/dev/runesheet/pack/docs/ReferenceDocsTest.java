package dev.runesheet.pack.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.Packs;
import dev.runesheet.spelling.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    assertUpToDate("docs/verbs.md", VerbDocs.all());
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

  @Test
  void theReferenceOfActionsIsUpToDate() throws IOException {
    assertUpToDate("docs/actions.md", ActionDocs.all());
  }

  @ParameterizedTest
  @ValueSource(strings = {"verbs", "actions", "questions", "card-sheets", "scenario-words"})
  void referencesNameTheFilesOfDeclarations(String name) throws IOException {
    Path docs = Path.of("docs");
    List<String> files =
        Pattern.compile("\\]\\((\\.\\./src/main/java/[^)]*)\\)")
            .matcher(Files.readString(docs.resolve(name + ".md")))
            .results()
            .map(link -> link.group(1))
            .toList();

    assertThat(files).isNotEmpty();
    assertThat(files).allSatisfy(file -> assertThat(docs.resolve(file)).isRegularFile());
  }

  private static void assertUpToDate(String name, String text) throws IOException {
    Path file = Path.of(name);
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(file, text);
    }
    assertThat(file).hasContent(text);
  }

  /** A statement that names a code and gives its finding another severity than the usual one. */
  @Test
  void everySeverityThatFindingsGetIsListedWithTheirCode() throws IOException {
    Pattern given = Pattern.compile("\\w*Code\\.([A-Z_]+)\\b[^;]*?\\.as\\(Severity\\.([A-Z]+)\\)");
    Set<String> unlisted = new TreeSet<>();
    int found = 0;
    for (Path file : sources()) {
      Matcher one = given.matcher(Files.readString(file));
      while (one.find()) {
        found++;
        String severity = Word.said(Severity.valueOf(one.group(2)));
        Packs.codes().stream()
            .filter(code -> ((Enum<?>) code).name().equals(one.group(1)))
            .filter(code -> !code.severities().contains(severity))
            .forEach(code -> unlisted.add(code.id() + " as " + severity));
      }
    }
    assertThat(found).isGreaterThan(10);
    assertThat(unlisted).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
      return all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }
}
