package dev.runesheet.game.declared.state;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The cards that a player does not see, and their shuffle in a fork for a bot. */
public final class HiddenCards {

  private final MatchContext match;
  private final DeclaredCatalog catalog;
  private final int viewer;

  /** The cards that have something attached, by number. */
  private final BitSet hosts = new BitSet();

  private HiddenCards(MatchContext match, DeclaredCatalog catalog, int viewer) {
    this.match = match;
    this.catalog = catalog;
    this.viewer = viewer;
    for (Entity entity : match.world().entities()) {
      if (Attached.is(entity.getZone())) {
        hosts.set(Attached.host(entity.getZone()));
      }
    }
  }

  /**
   * Shuffles each zone that nobody sees, and what others hold together with their hidden zones. In
   * play, and in a zone that holds only so many cards, lies what the game's rules allow there, so a
   * card of it is exchanged for one of the same kind and words; so is one that is attached. A card
   * that has something attached stays, since what is attached belongs to it.
   */
  public static void shuffle(MatchContext match, DeclaredCatalog catalog, int viewer) {
    HiddenCards cards = new HiddenCards(match, catalog, viewer);
    int players = match.state(DeclaredState.class).players;
    for (int player = 0; player < players; player++) {
      cards.shuffle(cards.hidden(player));
    }
  }

  private List<Entity> hidden(int player) {
    List<Entity> hidden = new ArrayList<>();
    for (Entity entity : match.world().entities()) {
      if (entity.getController() == player && !match.game().isVisible(match, viewer, entity)) {
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
    boolean limited = zone != null && zone.most() != null;
    return card.isPresent() || limited || Attached.is(card.getZone());
  }

  /**
   * True if something is attached to it, or it is in play with what it was given, or gave to
   * others: they would lose it.
   */
  private boolean isBound(Entity card) {
    int id = card.getId();
    return hosts.get(id) || card.isPresent() && hasGrants(id);
  }

  private boolean hasGrants(int id) {
    return match.world().inPlay().stream()
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
