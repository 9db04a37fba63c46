package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.verb.Draw;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The zones that can be open hands: those of players, outside play, that all see, to which lines
 * draw cards and whose cards lines go through. A pile to which cards are only drawn is none.
 */
final class OpenHands {

  private OpenHands() {}

  /** The open hands of a game, in the order of its zones. */
  static List<String> of(Collection<Effect> effects, DeclaredCatalog catalog) {
    Map<String, Scope> scopes = DeclaredScopes.all(catalog);
    Set<String> drawnTo = new HashSet<>();
    Set<String> through = new HashSet<>();
    effects.stream()
        .flatMap(Effect::steps)
        .forEach(
            step -> {
              if (step instanceof Step.Do act && act.verb().name().equals(Draw.NAME)) {
                drawnTo.add(act.naming(WordList.ZONE).get("to"));
              }
              step.groups()
                  .map(Selector.Group::scope)
                  .filter(scopes::containsKey)
                  .forEach(scope -> through.add(scopes.get(scope).zone()));
            });
    drawnTo.retainAll(through);
    return catalog.zones().keySet().stream()
        .filter(zone -> drawnTo.contains(zone) && isOpen(catalog.zones().get(zone)))
        .toList();
  }

  private static boolean isOpen(Zone zone) {
    return zone.seenBy() == SeenBy.ALL && !zone.inPlay() && !zone.common();
  }
}
