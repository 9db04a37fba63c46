package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.SourceNotes;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.ReleaseId;
import org.kie.api.builder.model.KieModuleModel;
import org.kie.api.runtime.KieContainer;

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
                + " runesheet.built.mathbattle.*; expected only those of valeria,"
                + " runesheet.built.valeria.*. Give each game a base of its own.");
  }

  @Test
  void aKieBaseThatThereIsNotIsToldWhichThereAre() {
    assertThatThrownBy(() -> RuleBook.fromKieBase("math-battle", "maths"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "kieBase (maths) is in no META-INF/kmodule.xml of the class path; there are [")
        .hasMessageContaining("math-battle");
  }

  /** The engine's rules of both would run, each for itself. */
  @Test
  void aKieBaseThatHasAnotherGameBesideIsRefusedForBoth() {
    KieServices kie = KieServices.get();
    KieModuleModel module = kie.newKieModuleModel();
    module.newKieBaseModel("both").addPackage("*");
    KieFileSystem files = kie.newKieFileSystem().writeKModuleXML(module.toXML());
    ReleaseId id = kie.newReleaseId("test", "both", "1");
    files.generateAndWritePomXML(id);
    for (String game : List.of("mathbattle", "embervale")) {
      files.write(
          "src/main/resources/" + game + ".drl",
          "package runesheet.built." + game + ".rules\nrule one when String() then end\n");
    }
    kie.newKieBuilder(files).buildAll();
    KieContainer container = kie.newKieContainer(id);
    assertThatThrownBy(() -> RuleBook.fromKieBase("math-battle", container, "both"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("in packages of runesheet.built.embervale.*;");
    assertThatThrownBy(() -> RuleBook.fromKieBase("ember-vale", container, "both"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("in packages of runesheet.built.mathbattle.*;");
    assertThatThrownBy(() -> RuleBook.fromKieBase("math-battle", container, "bot"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "kieBase (bot) is in no META-INF/kmodule.xml of the container test:both:1; there are"
                + " [both].");
    RuleBook book = RuleBook.load("math-battle");
    KieBase base = container.getKieBase("both");
    assertThatThrownBy(
            () ->
                RuleBook.of(
                    book.game(), base, SourceNotes.NONE, new ObjectMapper().createObjectNode()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("base has rules of another game");
  }

  @Test
  void anUnknownGameIsRefusedInWords() {
    assertThatThrownBy(() -> RuleBook.load("chess"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("chess")
        .hasMessageContaining("math-battle");
  }
}
