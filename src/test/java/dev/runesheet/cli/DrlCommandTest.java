package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The rules as text. */
class DrlCommandTest {

  @Test
  void printsGeneratedRulesAndTables() {
    Ran ran = Ran.run("drl", Ran.GAME);
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("rule \"fire-mage/fireball/0.then\"", "rule \"Burning\"")
        .doesNotContain("// rules/engine/");
  }

  @Test
  void printsTheHandWrittenOnesIfAsked() {
    assertThat(Ran.run("drl", Ran.GAME, "--all").out()).contains("// rules/engine/routing.drl");
  }

  @Test
  void printsOneEffectWithItsSentenceAndPlace() {
    Ran ran = Ran.run("drl", Ran.GAME, "--effect", "fire-mage/fireball");
    assertThat(ran.out())
        .contains("// If your mana is above 4", "fire_mage.json#/abilities/0")
        .contains("0.then", "0.else")
        .doesNotContain("ice-bolt", "Burning");
    assertThat(Ran.run("drl", Ran.GAME, "--effect", "mode/death").out()).contains("rule \"Death\"");
  }

  @Test
  void unknownEffectIsWrongUsage() {
    Ran ran = Ran.run("drl", Ran.GAME, "--effect", "fire-mage/firebal");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("did you mean 'fire-mage/fireball'?");
  }

  @Test
  void printsJson() throws IOException {
    Ran ran = Ran.run("drl", Ran.GAME, "--json");
    String drl = new ObjectMapper().readTree(ran.out()).get(0).path("drl").asText();
    assertThat(drl).contains("rule ");
  }
}
