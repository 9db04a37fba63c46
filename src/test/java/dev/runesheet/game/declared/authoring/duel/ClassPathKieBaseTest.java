package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.RuleBook;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The rules that the build put on the class path, loaded both ways. */
class ClassPathKieBaseTest {

  @Test
  void theKieBaseThatKmoduleXmlNamesPlaysTheRecordedMatches() throws IOException {
    RuleBook book = RuleBook.fromKieBase("math-battle", "math-battle");

    for (RecordedDuel duel : Recorded.ofDefaultMode()) {
      assertThat(duel.differences(book)).as(duel.id()).isEmpty();
    }
  }

  @Test
  void theRulesOfTheJarPlayTheRecordedMatches() throws IOException {
    RuleBook book = RuleBook.load("math-battle");

    for (RecordedDuel duel : Recorded.ofDefaultMode()) {
      assertThat(duel.differences(book)).as(duel.id()).isEmpty();
    }
  }

  @Test
  void theRulesOfTheJarKnowWhereTheyWereWritten() {
    RuleBook book = RuleBook.load("math-battle");

    assertThat(book.noteOfBlock("mode/death").source())
        .isEqualTo("decision-tables/math-battle/global-rules.drl.xlsx!Global rules!B8");
    assertThat(book.noteOfBlock("fire-mage/fireball").source())
        .startsWith("data/math-battle/heroes/fire_mage.json#/abilities/0");
  }

  @Test
  void theKieBaseOfAnotherGameIsRefused() {
    assertThatThrownBy(() -> RuleBook.fromKieBase("valeria", "math-battle"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "kieBase (math-battle) has rules of another game, in packages of"
                + " runesheet.built.mathbattle.*; expected those of valeria,"
                + " runesheet.built.valeria.*.");
  }

  @Test
  void anUnknownGameIsRefusedInWords() {
    assertThatThrownBy(() -> RuleBook.load("chess"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("chess")
        .hasMessageContaining("math-battle");
  }
}
