package dev.runesheet.language.effectops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.document.SchemaCheck;
import dev.runesheet.language.SourceFree;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class EffectOpsRoundTripTest {

  private static final List<String> ATTRIBUTES =
      List.of("health", "max health", "a/b", "\"x\"", "mana");
  private static final SchemaCheck SCHEMAS = EffectOpsSchemas.check(TestVerbs.EXTENDED);

  private final Diagnostics diagnostics = new Diagnostics();
  private final EffectOpsReader reader = new EffectOpsReader(TestVerbs.EXTENDED, diagnostics);
  private final EffectOpsWriter writer = new EffectOpsWriter(TestVerbs.EXTENDED, diagnostics);

  @Property(tries = 300)
  void aWrittenHeroReadsBackAsTheSameModel(@ForAll long seed) {
    HeroSource hero = new Models(seed, ATTRIBUTES).hero();
    String text = writer.writeHero(hero, ATTRIBUTES).orElseThrow();
    HeroSource again = reader.readHero("h.json", text, ATTRIBUTES, "").orElseThrow();
    assertThat(Texts.violations(SCHEMAS, "effect-ops-hero", text)).isEmpty();
    assertNoErrors();
    assertThat(plain(again)).isEqualTo(plain(hero));
    assertThat(writer.writeHero(again, ATTRIBUTES)).contains(text);
  }

  @Property(tries = 200)
  void aWrittenModeReadsBackAsTheSameModel(@ForAll long seed) {
    ModeSource mode = new Models(seed, ATTRIBUTES).mode();
    String text = writer.writeMode(mode).orElseThrow();
    ModeSource again = reader.readMode("m.json", text).orElseThrow();
    assertThat(Texts.violations(SCHEMAS, "effect-ops-mode", text)).isEmpty();
    assertNoErrors();
    assertThat(plain(again)).isEqualTo(plain(mode));
    assertThat(writer.writeMode(again)).contains(text);
  }

  private void assertNoErrors() {
    assertThat(diagnostics.all()).noneMatch(finding -> finding.severity() == Severity.ERROR);
  }

  static HeroSource plain(HeroSource hero) {
    List<AbilitySource> abilityList =
        hero.abilities().stream()
            .map(
                ability ->
                    new AbilitySource(
                        ability.id(), ability.tags(), SourceFree.effect(ability.effect())))
            .toList();
    return new HeroSource(
        hero.id(),
        hero.name(),
        hero.attributes(),
        abilityList,
        SourceFree.effects(hero.effects()),
        SourceLocation.NONE);
  }

  static ModeSource plain(ModeSource mode) {
    return new ModeSource(
        mode.name(),
        mode.attributes(),
        SourceFree.effects(mode.effects()),
        mode.maxTurns(),
        mode.overflow());
  }
}
