package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.engine.rules.index.EffectNumber;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The check for effects of one card that answer one moment without an order in their ids: the order
 * of rows would then decide, unnoticed by an author who sorts the sheet.
 *
 * @param idPlace where an effect says its id
 */
record OrderCheck(Function<Effect, SourceLocation> idPlace) {

  List<Finding> check(List<Effect> effects) {
    return EffectMoments.of(effects).stream()
        .flatMap(together -> together.stream().flatMap(effect -> unsaid(effect, together)))
        .toList();
  }

  /** A finding if an effect before this one could as well come after it. */
  private Stream<Finding> unsaid(Effect effect, List<Effect> together) {
    return together.subList(0, together.indexOf(effect)).stream()
        .filter(before -> !says(before, effect) && EffectMoments.meet(before, effect))
        .limit(1)
        .map(before -> finding(before, effect));
  }

  private static boolean says(Effect before, Effect effect) {
    EffectNumber first = EffectNumber.of(before.id());
    EffectNumber second = EffectNumber.of(effect.id());
    return first.series().equals(second.series()) && first.number() < second.number();
  }

  private Finding finding(Effect before, Effect effect) {
    return Finding.beside(
        RegistryCode.ORDER_UNSAID,
        idPlace.apply(effect),
        effect,
        before,
        "an id that counts, such as "
            + Words.quote(EffectNumber.of(before.id()).series() + "/part-2")
            + ", since "
            + Words.quote(before.id())
            + " answers "
            + Words.quote(effect.trigger().event())
            + " too and comes first by its place only");
  }
}
