package dev.runesheet.engine.built;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;

/** Compiled rules are read, not quietly compiled anew from their texts. */
class PrecompiledRulesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"math-battle", "queens-blood", "valeria", "ember-vale", "tcg-pocket", "werewolf"})
  void theRulesOfEachShippedGameCanBeRead(String game) throws IOException {
    String file = "/runesheet/built/" + game + "/" + ShippedBooks.of(game).hash() + ".bin";
    try (InputStream stream = PrecompiledRules.class.getResourceAsStream(file)) {
      assertThat(stream).as(file).isNotNull();
      assertThat(PrecompiledRules.read(stream.readAllBytes(), packages -> {})).isPresent();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "declare Pressure side : int end",
        "declare enum Side LEFT, RIGHT; end declare Pressure side : int of : Side end",
        "declare Base end declare Pressure extends Base side : int end",
        "function int two() { return 2; } declare Pressure side : int end",
      })
  void rulesThatDeclareTypesOfTheirOwnCanBeReadAndFire(String declares) throws Exception {
    String text =
        """
        package my.own;
        %s
        rule "pressed" when $p : Pressure( side == 2 ) then insert( $p.getSide() ); end
        rule "presses" when String() then Pressure p = new Pressure(); p.setSide( 2 ); insert( p ); end
        """
            .formatted(declares);
    List<RuleSource> sources = List.of(new RuleSource("rules/own.drl", text));
    byte[] written = PrecompiledRules.write(sources);

    KieBase read = PrecompiledRules.read(written, packages -> {}).orElseThrow();

    for (KieBase base : List.of(read, RuleCompiler.copy(read), RuleCompiler.compile(sources))) {
      KieSession session = base.newKieSession();
      session.insert("a");
      session.fireAllRules();
      assertThat(session.getObjects(Integer.class::isInstance))
          .map(fact -> (Object) fact)
          .containsExactly(2);
      session.dispose();
      assertThat(base.getFactType("my.own", "Pressure").newInstance()).isNotNull();
    }
    assertThat(PrecompiledRules.write(sources)).isEqualTo(written);
  }
}
