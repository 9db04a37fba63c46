package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Texts as people write them, with slips of every sort: nearly all are read in lenient mode, and
 * what is written of them is read back as the same.
 */
class WrittenTextsTest {

  private static final String HEADER = "Text | Townsfolk Power\n";

  private static List<String> texts() throws IOException {
    try (InputStream in = WrittenTextsTest.class.getResourceAsStream("written.txt")) {
      return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n---\n"));
    }
  }

  private static Optional<RoleText> read(String text) {
    Diagnostics findings = new Diagnostics();
    RoleText read = RoleTextReader.LENIENT.read(HEADER + text, RoleTexts.FILE, findings);
    boolean errors = findings.all().stream().anyMatch(one -> one.severity() == Severity.ERROR);
    return errors ? Optional.empty() : Optional.of(read);
  }

  @Test
  void nearlyAllAreRead() throws IOException {
    List<String> all = texts();
    List<String> unread = all.stream().filter(text -> read(text).isEmpty()).toList();
    assertThat(unread).as(String.join("\n---\n", unread)).hasSizeLessThan(all.size() * 3 / 100);
  }

  @Test
  void whatIsWrittenIsReadBackAsTheSame() throws IOException {
    for (String text : texts()) {
      read(text)
          .map(RoleTextWriter::write)
          .ifPresent(
              written -> {
                String body = written.substring(written.indexOf('\n') + 1);
                assertThat(read(body).map(RoleTextWriter::write))
                    .as(text)
                    .isEqualTo(Optional.of(written));
              });
    }
  }
}
