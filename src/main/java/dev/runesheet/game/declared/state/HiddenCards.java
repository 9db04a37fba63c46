package dev.runesheet.game.declared.state;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.SeenBy;
import java.util.ArrayList;
import java.util.List;

/** The cards that a player does not see, and their shuffle in a fork for a bot. */
public final class HiddenCards {

  private final MatchContext match;
  private final DeclaredCatalog catalog;
  private final int viewer;

  private HiddenCards(MatchContext match, DeclaredCatalog catalog, int viewer) {
    this.match = match;
    this.catalog = catalog;
    this.viewer = viewer;
  }

  /**
   * Shuffles each zone that nobody sees, and what others hold together with their hidden zones. In
   * play, and in a zone that holds only so many cards, lies what the game's rules allow there, so a
   * card of it is exchanged for one of the same kind and words.
   */
  public static void shuffle(MatchContext match, DeclaredCatalog catalog, int viewer) {
    HiddenCards cards = new HiddenCards(match, catalog, viewer);
    int players = match.state(DeclaredState.class).players;
    for (int player = 0; player < players; player++) {
      cards.shuffle(cards.hidden(player));
    }
  }

  private List<Entity> hidden(int player) {
    DeclaredState state = match.state(DeclaredState.class);
    List<Entity> hidden = new ArrayList<>();
    for (Entity entity : match.world().entities()) {
      SeenBy seen = state.seenBy(entity.getZone());
      boolean others = seen == SeenBy.OWNER && player != viewer;
      if (entity.getController() == player && (seen == SeenBy.NOBODY || others)) {
        hidden.add(entity);
      }
    }
    return hidden;
  }

  private void shuffle(List<Entity> hidden) {
    List<Entity> whole = hidden.stream().filter(card -> !isBound(card)).toList();
    List<Entity> free = whole.stream().filter(card -> !isLaid(card)).toList();
    List<Entity> laid = whole.stream().filter(this::isLaid).toList();
    match.exchange(free);
    for (Entity card : laid) {
      List<Entity> alike = whole.stream().filter(other -> areAlike(card, other)).toList();
      exchange(card, alike.get(match.roll(alike.size()) - 1));
    }
  }

  private boolean isLaid(Entity card) {
    DeclaredCatalog.Zone zone = catalog.zones().get(card.getZone());
    return card.isPresent() || zone != null && zone.most() != null;
  }

  /** True if it is in play with what it was given, or gave to others: they would lose it. */
  private boolean isBound(Entity card) {
    int id = card.getId();
    return card.isPresent()
        && match.world().inPlay().stream()
            .filter(effect -> effect.getHolder() == id || effect.getSource() == id)
            .anyMatch(
                effect ->
                    effect.getHolder() != effect.getSource()
                        || effect.isAdded()
                        || !effect.isAbility());
  }

  private boolean areAlike(Entity card, Entity other) {
    return card.getKind().equals(other.getKind())
        && catalog.properties().stream()
            .allMatch(property -> card.wordOf(property).equals(other.wordOf(property)));
  }

  private void exchange(Entity card, Entity other) {
    String zone = card.getZone();
    int place = card.getPosition();
    int player = card.getController();
    boolean inPlay = card.isPresent();
    match.lay(card, other.getZone(), other.getPosition(), player, other.isPresent());
    match.lay(other, zone, place, player, inPlay);
  }
}
