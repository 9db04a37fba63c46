package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.HashMap;
import java.util.Map;

/**
 * The cards whose effects run, by what a story has told. In the lines of 'as each' others are
 * 'self', so that the cause of a change there is not the card.
 */
final class EffectHolders {

  private final Match match;
  private final DeclaredCatalog catalog;

  /** The card for which each effect began last. */
  private final Map<String, Integer> begun = new HashMap<>();

  EffectHolders(Match match, DeclaredCatalog catalog) {
    this.match = match;
    this.catalog = catalog;
  }

  /** Takes in the beginning of an effect. */
  void take(Happening happening) {
    if (happening instanceof Happening.Activated one) {
      begun.put(one.effect(), one.self());
    }
  }

  /** True if the cause is an effect of a card that answers an event. */
  boolean isCard(Cause cause) {
    EffectDefinition effect = match.book().effectOfBlock(cause.block());
    return effect != null && effect.triggered() && isOfCard(effect);
  }

  /** The card whose effect is the cause; 'self' of the cause if it is an effect of no card. */
  int holder(Cause cause) {
    EffectDefinition effect = match.book().effectOfBlock(cause.block());
    boolean other = effect != null && isOfCard(effect) && !isOf(effect, cause.self());
    return other ? begun.getOrDefault(effect.id(), cause.self()) : cause.self();
  }

  private boolean isOfCard(EffectDefinition effect) {
    return catalog.cards().containsKey(effect.owner());
  }

  private boolean isOf(EffectDefinition effect, int entity) {
    return entity >= 0 && match.world().entity(entity).getDefinition().equals(effect.owner());
  }
}
