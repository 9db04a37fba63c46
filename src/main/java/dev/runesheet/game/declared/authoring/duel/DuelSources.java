package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.language.effectops.AbilitySource;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.EffectOpsWriter;
import dev.runesheet.language.effectops.HeroSource;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.TableHomes;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.word.RulePackages;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The mode and the heroes as sources whose effects can be tables. */
record DuelSources(String game, VerbCatalog verbs, List<String> events, List<String> attributes) {

  private static final String HERO_TITLE = "Hero effects";

  /**
   * The mode's global rules, in the table that the shipped workbook has too.
   *
   * @param homes that workbook
   */
  EffectSources mode(String family, List<String> files, TableHomes homes) {
    EffectFamily table = GlobalRulesTable.family(game, words());
    return new EffectFiles(
        family, files, new EffectBook(List.of(table)), this::readMode, Optional.of(homes));
  }

  /** The heroes' abilities and effects. */
  EffectSources heroes(String family, List<String> files) {
    EffectFamily table = new EffectFamily(HERO_TITLE, RulePackages.of(game, "heroes"), words());
    return new EffectFiles(
        family, files, new EffectBook(List.of(table)), this::readHero, Optional.empty());
  }

  private Vocabulary words() {
    return DuelWords.of(verbs, events, attributes);
  }

  private Optional<EffectSource> readMode(String name, String text, Diagnostics findings) {
    return new EffectOpsReader(verbs, findings)
        .readMode(name, text)
        .map(
            mode ->
                new EffectSource(
                    Optional.of(EffectOpsReader.MODE_OWNER),
                    mode.effects(),
                    (effects, told) -> write(mode, effects, told)));
  }

  private Optional<EffectSource> readHero(String name, String text, Diagnostics findings) {
    return new EffectOpsReader(verbs, findings)
        .readHero(name, text, attributes, "")
        .map(
            hero ->
                new EffectSource(
                    Optional.of(hero.id()),
                    DuelPack.effects(hero),
                    (effects, told) -> write(hero, effects, told)));
  }

  /** Reads one file. */
  private interface Reading {
    Optional<EffectSource> read(String name, String text, Diagnostics findings);
  }

  private record EffectFiles(
      String family,
      List<String> files,
      EffectBook book,
      Reading reading,
      Optional<TableHomes> tables)
      implements EffectSources {
    @Override
    public Optional<EffectSource> read(String name, byte[] content, Diagnostics findings) {
      return reading.read(name, new String(content, StandardCharsets.UTF_8), findings);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private Optional<byte[]> write(ModeSource mode, List<Effect> effects, Diagnostics findings) {
    return new EffectOpsWriter(verbs, findings)
        .writeMode(
            new ModeSource(
                mode.name(), mode.attributes(), effects, mode.maxTurns(), mode.overflow()))
        .map(DuelSources::bytes);
  }

  private Optional<byte[]> write(HeroSource hero, List<Effect> effects, Diagnostics findings) {
    List<AbilitySource> abilities = new ArrayList<>();
    List<Effect> triggered = new ArrayList<>();
    Map<String, List<String>> tags = new HashMap<>();
    hero.abilities().forEach(ability -> tags.put(ability.id(), ability.tags()));
    for (Effect effect : effects) {
      if (effect.trigger().activated()) {
        List<String> own = tags.getOrDefault(effect.id(), List.of());
        abilities.add(new AbilitySource(effect.id(), own, effect));
      } else {
        triggered.add(effect);
      }
    }
    return new EffectOpsWriter(verbs, findings)
        .writeHero(
            new HeroSource(
                hero.id(), hero.name(), hero.attributes(), abilities, triggered, hero.place()),
            attributes)
        .map(DuelSources::bytes);
  }
}
