package dev.runesheet.testing.declared;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SourceNames.Words;
import dev.runesheet.spi.RuleWords;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The names of the effects of some rules, for all scenarios under them.
 *
 * @param rules whose effects these are
 * @param effects the ids of all effects
 * @param reasons these, and the empty text for none
 */
record EffectNames(RuleWords rules, Words effects, Words reasons) {

  static EffectNames of(RuleWords rules) {
    List<String> ids = rules.effectIds();
    Set<String> orNone = new LinkedHashSet<>(ids);
    orNone.add("");
    return new EffectNames(
        rules, Words.of(ids, Code.UNKNOWN_REFERENCE), Words.of(orNone, Code.UNKNOWN_REFERENCE));
  }
}
