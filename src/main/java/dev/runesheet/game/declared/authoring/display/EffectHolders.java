package dev.runesheet.game.declared.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.HashMap;
import java.util.Map;

/**
 * The cards whose effects run, by what a story has told. In the lines of 'as each' others are
 * 'self', so that the cause of a change there is not the card.
 */
public final class EffectHolders {

  private final Match match;
  private final DeclaredCatalog catalog;

  /** The card for which each effect began last. */
  private final Map<String, Integer> begun = new HashMap<>();

  EffectHolders(Match match, DeclaredCatalog catalog) {
    this.match = match;
    this.catalog = catalog;
  }

  /**
   * The card whose effect asks a question that is open now.
   *
   * @return its number; that of who asks if it is an effect of no card, negative if nobody does
   */
  public static int holder(Match match, Decision asked) {
    EffectHolders all = new EffectHolders(match, match.book().catalog(DeclaredCatalog.class));
    match.happenings().forEach(all::take);
    return all.holder(match.book().effect(asked.effect()), asked.holder());
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
    return holder(match.book().effectOfBlock(cause.block()), cause.self());
  }

  private int holder(EffectDefinition effect, int self) {
    boolean other = effect != null && isOfCard(effect) && !isOf(effect, self);
    return other ? begun.getOrDefault(effect.id(), self) : self;
  }

  private boolean isOfCard(EffectDefinition effect) {
    return catalog.cards().containsKey(effect.owner());
  }

  private boolean isOf(EffectDefinition effect, int entity) {
    return entity >= 0 && match.world().entity(entity).getDefinition().equals(effect.owner());
  }
}
