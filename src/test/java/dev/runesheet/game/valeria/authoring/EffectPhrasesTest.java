package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.EffectPhrases;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.Phrase;
import dev.runesheet.language.strings.RandomPhrases;
import dev.runesheet.language.strings.ShippedStrings;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Strings become effects, and effects strings that become the same effects. */
class EffectPhrasesTest {

  private static final VerbCatalog VERBS = VerbCatalog.of(new ValeriaPack().verbs());
  private static final EffectStrings STRINGS = new EffectStrings(VERBS);
  private static final EffectPhrases PHRASES = new EffectPhrases(VERBS);
  private static final EffectStrings.Card CARD = new EffectStrings.Card("c1", "Card");

  static List<ShippedStrings.Shipped> shipped() {
    return ShippedStrings.all();
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void effectsAreWrittenAsAStringThatBecomesTheSameEffects(ShippedStrings.Shipped shipped) {
    Phrase phrase = phrase(shipped.text(), shipped.column());
    List<Effect> effects =
        STRINGS.effects(phrase, shipped.column(), CARD, SourceLocation.file("cards"));
    if (effects.isEmpty()) {
      assertThat(phrase)
          .isInstanceOfAny(
              Phrase.Flag.class,
              Phrase.Grant.class,
              Phrase.Costs.class,
              Phrase.Score.class,
              Phrase.Starter.class);
      return;
    }
    String written =
        PHRASES
            .of(effects, shipped.column(), CARD)
            .map(found -> new EffectNotation(ShippedStrings.WORDS).write(found, shipped.column()))
            .orElse("nothing");
    assertThat(
            STRINGS.effects(
                phrase(written, shipped.column()),
                shipped.column(),
                CARD,
                SourceLocation.file("cards")))
        .as(written)
        .isEqualTo(effects);
    assertThat(effects).allSatisfy(effect -> assertThat(effect.sentence()).endsWith("."));
  }

  @Property(tries = 500)
  void soAreAllRandomPrograms(@ForAll("programs") Phrase phrase, @ForAll boolean harvest) {
    Column column = harvest ? Column.ON_TURN : Column.REWARD;
    List<Effect> effects = STRINGS.effects(phrase, column, CARD, SourceLocation.NONE);
    Phrase found = PHRASES.of(effects, column, CARD).orElseThrow();
    assertThat(STRINGS.effects(found, column, CARD, SourceLocation.NONE)).isEqualTo(effects);
  }

  @Provide
  Arbitrary<Phrase> programs() {
    return RandomPhrases.programs();
  }

  private static Phrase phrase(String text, Column column) {
    Diagnostics findings = new Diagnostics();
    return new EffectNotation(ShippedStrings.WORDS)
        .read(text, column, SourceLocation.NONE, findings)
        .orElseThrow(() -> new AssertionError(text + findings.all()));
  }
}
