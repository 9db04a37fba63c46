package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.List;

/**
 * Equipment: attached cards whose effects are those of the card in play that bears them. The bearer
 * holds them, so that {@code self} and all scopes are seen from there; the attached card is their
 * source.
 */
public final class Equipment {

  private Equipment() {}

  /**
   * Brings into force, or ends, what follows from a move of a card: of equipment to its bearer or
   * away from that, and of a bearer into play. What a bearer holds ends by itself as it leaves
   * play.
   *
   * @param from the zone that the card has left
   */
  public static void moved(MatchContext match, Entity card, String from) {
    OptionalDeclarations extras = extras(match);
    if (extras.equipment().isEmpty()) {
      return;
    }
    if (extras.isEquipment(card.getKind())) {
      if (Attached.is(from)) {
        end(match, card, Attached.host(from));
      }
      if (Attached.is(card.getZone())) {
        equip(match, card, match.entity(Attached.host(card.getZone())));
      }
    }
    if (card.isPresent() && !catalog(match).zones(true).contains(from)) {
      entered(match, card);
    }
  }

  /** Brings into force the effects of the equipment of a card that has come into play. */
  public static void entered(MatchContext match, Entity bearer) {
    if (!extras(match).equipment().isEmpty()) {
      Attached.of(match, bearer).forEach(card -> equip(match, card, bearer));
    }
  }

  /** True if the effects of a card are those of another, as it is attached to that. */
  public static boolean isOf(DeclaredCatalog catalog, Entity card, Entity bearer) {
    return bearer.isPresent()
        && card.getZone().equals(Attached.to(bearer))
        && catalog
            .extras()
            .equipment()
            .getOrDefault(card.getKind(), List.of())
            .contains(bearer.getKind());
  }

  private static void equip(MatchContext match, Entity card, Entity bearer) {
    if (isOf(catalog(match), card, bearer)) {
      for (EffectDefinition effect : match.book().effectsOf(card.getDefinition())) {
        if (effect.triggered() || effect.continuous()) {
          match.bear(effect.id(), card, bearer);
        }
      }
    }
  }

  private static void end(MatchContext match, Entity card, int bearer) {
    for (InPlay effect : List.copyOf(match.world().inPlay())) {
      if (effect.getSource() == card.getId()
          && effect.getHolder() == bearer
          && effect.isOfAttached()) {
        match.end(effect);
      }
    }
  }

  private static OptionalDeclarations extras(MatchContext match) {
    return catalog(match).extras();
  }

  private static DeclaredCatalog catalog(MatchContext match) {
    return match.book().catalog(DeclaredCatalog.class);
  }
}
