package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Interference;
import dev.runesheet.engine.fact.EffectNumber;
import dev.runesheet.engine.fact.EffectSeries;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Trigger.Watch;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds effects of one card that answer one moment although their ids do not say which comes first:
 * where their rows stand then decides, which nobody sees who sorts a sheet.
 */
final class OrderCheck {

  private final Function<Effect, SourceLocation> idPlace;

  /**
   * A check.
   *
   * @param idPlace where an effect says its id
   */
  OrderCheck(Function<Effect, SourceLocation> idPlace) {
    this.idPlace = idPlace;
  }

  List<Finding> check(List<Effect> effects) {
    Map<List<String>, List<Effect>> moments = new LinkedHashMap<>();
    for (Effect effect : effects) {
      if (!effect.trigger().activated()) {
        moments
            .computeIfAbsent(
                List.of(effect.owner(), effect.trigger().event()), any -> new ArrayList<>())
            .add(effect);
      }
    }
    return moments.values().stream()
        .map(together -> EffectSeries.inOrder(together, Effect::id))
        .flatMap(together -> together.stream().map(effect -> unsaid(effect, together)))
        .filter(Objects::nonNull)
        .toList();
  }

  /** A finding if an effect before this one could as well come after it; otherwise null. */
  private Finding unsaid(Effect effect, List<Effect> together) {
    return together.subList(0, together.indexOf(effect)).stream()
        .filter(before -> !says(before, effect) && meet(before, effect))
        .findFirst()
        .map(before -> finding(before, effect))
        .orElse(null);
  }

  private static boolean says(Effect before, Effect effect) {
    EffectNumber first = EffectNumber.of(before.id());
    EffectNumber second = EffectNumber.of(effect.id());
    return first.series().equals(second.series()) && first.number() < second.number();
  }

  private static boolean meet(Effect one, Effect other) {
    Set<Watch> watches = EnumSet.of(one.trigger().watch(), other.trigger().watch());
    return !watches.equals(EnumSet.of(Watch.ALLY, Watch.ENEMY)) && Interference.between(one, other);
  }

  private Finding finding(Effect before, Effect effect) {
    Diagnostic diagnostic =
        Diagnostic.of(
            Code.ORDER_UNSAID,
            idPlace.apply(effect),
            Words.quote(effect.id()),
            "an id that counts, such as "
                + Words.quote(EffectNumber.of(before.id()).series() + "/part-2")
                + ", since "
                + Words.quote(before.id())
                + " answers "
                + Words.quote(effect.trigger().event())
                + " too and comes first by its place only");
    return new Finding(diagnostic, List.of(effect.id(), before.id()));
  }
}
