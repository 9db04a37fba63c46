package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The check for files beside a game's own rules that look like these and are not read. */
class UnreadRulesTest {

  private static final String RULES =
      "// Why.\n/* And\n how. */ package my.own;\nrule 'r' when then end\n";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"b.DRL", "b.drl.txt", "b.txt", "more/b.Drl"})
  void aFileThatBeginsAsRulesAndHasAnotherEndingIsFound(String name) throws IOException {
    assertThat(told(name, RULES))
        .singleElement()
        .isEqualTo(
            "rules/math-battle/"
                + name
                + ": warning RS155: nothing uses it: found 'package' of a file that is not read,"
                + " expected a name that ends with .drl");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rule 'r' when then end", "query q() end", "\uFEFFimport a.B;"})
  void rulesMayBeginInOtherWays(String text) throws IOException {
    assertThat(told("b.DRL", text)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"# Rules\n\npackage my.own;\n", "Rules of 'mine'.\n", "rules: [a, b]\n", ""})
  void aFileThatBeginsOtherwiseIsNot(String text) throws IOException {
    assertThat(told("README.md", text)).isEmpty();
  }

  @Test
  void aFileThatIsReadIsNot() throws IOException {
    assertThat(told("b.drl", "package my.own;\n")).isEmpty();
  }

  private List<String> told(String name, String text) throws IOException {
    EditedGame game = EditedGame.of("math-battle", folder);
    Path file = folder.resolve("rules/math-battle").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return game.findings();
  }
}
