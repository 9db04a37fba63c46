package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import org.junit.jupiter.api.Test;

/** Texts of one's own, rewritten in the guide's form. */
class RoleTextFilesTest {

  private static final String TEXTS =
      """
      Drunk | Village Fool
      End-Night: Attack @Selection

      Baker | Townsfolk Powr
      End-Night: Attack @Selection
      """;

  @Test
  void aTextWhoseHeaderIsNotUnderstoodStaysAsItIs() {
    Diagnostics findings = new Diagnostics();
    String rewritten = new RoleTextFiles().rewrite("my.txt", TEXTS, findings).content();
    assertThat(rewritten)
        .startsWith("Drunk | Village Fool\nEnd-Night: Attack @Selection\n")
        .contains("Baker | Townsfolk Power\nEnd Night: Attack @Selection\n");
    assertThat(findings.all()).extracting(Diagnostic::code).contains(Code.ROLE_TEXT);
  }
}
