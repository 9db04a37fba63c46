package dev.runesheet.language.roletext;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.roletext.tree.Definition;
import dev.runesheet.language.roletext.tree.RoleText;
import dev.runesheet.language.roletext.tree.Written;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Role texts for tests. */
public final class RoleTexts {

  public static final SourceLocation FILE = SourceLocation.file("roles.txt");

  private RoleTexts() {}

  /** A text of the test resources. */
  public static String resource(String name) {
    try (InputStream text = RoleTexts.class.getResourceAsStream("/werewolf/" + name)) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** A text that must be without findings. */
  static RoleText strict(String text) {
    Diagnostics findings = new Diagnostics();
    RoleText read = RoleTextReader.STRICT.read(text, FILE, findings);
    assertThat(findings.all()).isEmpty();
    return read;
  }

  /** The findings of a role's lines. */
  static List<Diagnostic> findings(RoleTextReader reader, String body) {
    Diagnostics findings = new Diagnostics();
    reader.read("Tester", "", body, FILE, findings);
    return findings.all();
  }

  /** The role of lines that are read leniently, without an error. */
  static Definition lenient(String body) {
    Diagnostics findings = new Diagnostics();
    Definition read = RoleTextReader.LENIENT.read("Tester", "", body, FILE, findings);
    assertThat(findings.hasErrors()).as("errors in %s: %s", body, findings.all()).isFalse();
    return read;
  }

  /** Asserts that two definitions or texts mean the same, wherever they stand. */
  public static void same(Object read, Object again) {
    assertThat(read)
        .usingRecursiveComparison()
        .ignoringFieldsOfTypes(SourceLocation.class, Written.class)
        .isEqualTo(again);
  }
}
