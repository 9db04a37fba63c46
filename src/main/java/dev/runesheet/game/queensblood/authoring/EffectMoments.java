package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Interference;
import dev.runesheet.engine.rules.index.EffectNumber;
import dev.runesheet.engine.rules.index.EffectSeries;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The effects of one card that answer one event, in the order in which they run. */
final class EffectMoments {

  private EffectMoments() {}

  /** The effects of each owner and event, from all sheets. */
  private static List<List<Effect>> of(List<Effect> effects) {
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
        .toList();
  }

  /** True if two effects of a moment can both run, so that their order makes a difference. */
  private static boolean meet(Effect one, Effect other) {
    Set<Watch> watches = EnumSet.of(one.trigger().watch(), other.trigger().watch());
    return !watches.equals(EnumSet.of(Watch.ALLY, Watch.ENEMY)) && Interference.between(one, other);
  }

  /**
   * The place of an effect in the order of its card's effects, which its own sheet does not show.
   *
   * @param all the effects of the workbook
   * @return for example {@code runs after 'Spawn' of Spawn tokens}; empty if its order among others
   *     makes no difference
   */
  static String turn(Effect effect, List<Effect> all) {
    List<String> turns = new ArrayList<>();
    for (List<Effect> together : of(all)) {
      int own = together.indexOf(effect);
      for (int i = 0; own >= 0 && i < together.size(); i++) {
        if (i != own && meet(effect, together.get(i))) {
          turns.add((i < own ? "after " : "before ") + name(together.get(i), effect));
        }
      }
    }
    return turns.isEmpty() ? "" : "runs " + String.join(", ", turns);
  }

  private static String name(Effect other, Effect effect) {
    String name = Words.quote(other.name());
    String sheet = sheet(other);
    return sheet.isEmpty() || sheet.equals(sheet(effect)) ? name : name + " of " + sheet;
  }

  /** The sheet of an effect; empty if it is in no workbook. */
  private static String sheet(Effect effect) {
    return effect.source().place().cell().map(Place.Cell::sheet).orElse("");
  }

  /**
   * The findings of effects without an order in their ids: the order of rows would then decide,
   * unnoticed by an author who sorts the sheet.
   *
   * @param idPlace where an effect says its id
   */
  static List<Finding> unordered(List<Effect> effects, Function<Effect, SourceLocation> idPlace) {
    List<Finding> findings = new ArrayList<>();
    for (List<Effect> together : of(effects)) {
      for (Effect effect : together) {
        together.subList(0, together.indexOf(effect)).stream()
            .filter(before -> !says(before, effect) && meet(before, effect))
            .limit(1)
            .map(before -> unordered(before, effect, idPlace.apply(effect)))
            .forEach(findings::add);
      }
    }
    return findings;
  }

  private static boolean says(Effect before, Effect effect) {
    EffectNumber first = EffectNumber.of(before.id());
    EffectNumber second = EffectNumber.of(effect.id());
    return first.series().equals(second.series()) && first.number() < second.number();
  }

  private static Finding unordered(Effect before, Effect effect, SourceLocation id) {
    String counting = Words.quote(EffectNumber.of(before.id()).series() + "/part-2");
    String answers = Words.quote(before.id()) + " answers " + Words.quote(effect.trigger().event());
    return Finding.beside(
        RegistryCode.ORDER_UNSAID,
        id,
        effect,
        before,
        "an id that counts, such as "
            + counting
            + ", since "
            + answers
            + " too and comes first by its place only");
  }
}
