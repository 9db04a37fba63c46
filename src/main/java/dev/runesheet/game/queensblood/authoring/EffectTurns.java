package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.place.Place;
import java.util.ArrayList;
import java.util.List;

/** The place of an effect in the order of its card's effects, which its own sheet does not show. */
final class EffectTurns {

  private EffectTurns() {}

  /**
   * The place of an effect in the order.
   *
   * @param all the effects of the workbook
   * @return for example {@code runs after 'Spawn' of Spawn tokens}; empty if its order among others
   *     makes no difference
   */
  static String of(Effect effect, List<Effect> all) {
    List<Effect> together =
        EffectMoments.of(all).stream()
            .filter(moment -> moment.contains(effect))
            .findFirst()
            .orElse(List.of());
    List<String> turns = new ArrayList<>();
    int own = together.indexOf(effect);
    for (int i = 0; i < together.size(); i++) {
      if (i != own && EffectMoments.meet(effect, together.get(i))) {
        turns.add((i < own ? "after " : "before ") + name(together.get(i), effect));
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
}
