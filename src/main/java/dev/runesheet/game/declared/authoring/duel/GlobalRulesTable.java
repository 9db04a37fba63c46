package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.word.RulePackages;
import java.util.List;

/** The workbook of a mode's global rules, such as death, burn and stun. */
final class GlobalRulesTable {

  private static final String TITLE = "Global rules";

  private static final String ABILITIES = "an ability is written in the file of its hero";

  private GlobalRulesTable() {}

  /** The family of global rules, with its words: only the mode has any. */
  static EffectFamily family(String game, Vocabulary words) {
    Vocabulary owned = words.with(Vocabulary.OWNERS, List.of(EffectDefinition.GLOBAL));
    return new EffectFamily(TITLE, RulePackages.of(game, "global"), owned, ABILITIES);
  }
}
