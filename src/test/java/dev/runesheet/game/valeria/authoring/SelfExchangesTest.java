package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.authoring.effect.SelfExchanges;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.ShippedStrings;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nobody gains by an exchange of a resource for no more of itself. */
class SelfExchangesTest {

  private static List<String> check(String text) {
    Diagnostics findings = new Diagnostics();
    EffectStrings strings = new EffectStrings(Packs.find("valeria").catalog());
    SourceLocation place = SourceLocation.file("cards");
    List<Effect> effects =
        new EffectNotation(ShippedStrings.WORDS)
            .read(text, Column.ENGAGE, place, findings)
            .map(
                said ->
                    strings.effects(
                        said, Column.ENGAGE, new EffectStrings.Card("new", "New"), place))
            .orElseThrow();
    assertThat(findings.all()).isEmpty();
    SelfExchanges.check(effects, findings);
    return findings.all().stream().map(Diagnostic::toString).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "g 2 + g -2 | gain 2 gold, then pay 2 gold",
        "g -1 + g 1 | pay 1 gold, then gain 1 gold",
        "exchange g 1 g 1 | 1 gold for 1 gold",
        "v 1 + exchange s 3 s 2 | 3 strength for 2 strength"
      })
  void oneForNoMoreIsTold(String text, String said) {
    assertThat(check(text)).singleElement().asString().contains("RS131", "cards", said);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exchange g 1 g 2",
        "g 2 + g -1",
        "g 2 + s -2",
        "g -2 + g 3",
        "exchange g 1 s 1",
        "exchange wild 1 g 1",
        "exchange g 1 wild 1"
      })
  void oneForMoreOrOfThePlayersChoiceIsFine(String text) {
    assertThat(check(text)).isEmpty();
  }
}
