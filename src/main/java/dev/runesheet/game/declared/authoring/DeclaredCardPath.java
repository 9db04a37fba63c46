package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.pack.tool.CardPath;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The path of the cards of a declared game. They wait to be drawn in the zone of decks and others
 * that nobody sees, such as a common pile, and to be played in hands: the zones that only their
 * owner sees and, if no action is done with a card of these, open ones with whose cards one is;
 * without any of them, open ones to which lines draw cards that lines then go through. Actions that
 * are done with one from there play it; where there is none, a choice does, unless it is made
 * because there are too many.
 */
final class DeclaredCardPath {

  private final DeclaredCatalog catalog;

  /** The zones from which actions take the card that they are done with. */
  private final Set<String> used = new LinkedHashSet<>();

  private DeclaredCardPath(DeclaredCatalog catalog) {
    this.catalog = catalog;
    Map<String, Scope> scopes = DeclaredScopes.all(catalog);
    for (Action action : catalog.actions().values()) {
      if (scopes.containsKey(action.scope())) {
        used.add(scopes.get(action.scope()).zone());
      }
    }
  }

  /** The path of the cards of a game. */
  static CardPath of(DeclaredCatalog catalog) {
    return new DeclaredCardPath(catalog).path();
  }

  private CardPath path() {
    Set<String> decks = zones(zone -> zone.seenBy() == SeenBy.NOBODY);
    Set<String> hands = hands();
    Set<String> tables = zones(zone -> zone.inPlay() || zone.seenBy() == SeenBy.ALL);
    tables.removeAll(hands);
    if (!hands.contains(catalog.deckZone())) {
      decks.add(catalog.deckZone()); // Cards that begin in the hand are drawn.
    }
    Map<String, Card> cards = catalog.cards();
    return new CardPath(
        decks,
        hands,
        played(),
        asked(hands),
        tables,
        Set.copyOf(catalog.extras().handLimits()),
        one -> cards.containsKey(one.definition()) ? cards.get(one.definition()).name() : null);
  }

  /** Where a secret hand is played from, an open zone is a pile from which cards can be played. */
  private Set<String> hands() {
    Set<String> hands =
        zones(zone -> zone.seenBy() == SeenBy.OWNER || zone.seenBy() == SeenBy.OTHERS);
    if (used.stream().noneMatch(hands::contains)) {
      Set<String> open =
          zones(zone -> zone.seenBy() == SeenBy.ALL && !zone.inPlay() && !zone.common());
      open.retainAll(used);
      hands.addAll(open);
    }
    if (hands.isEmpty()) {
      hands.addAll(catalog.extras().openHands());
    }
    return hands;
  }

  /** The programs of the actions that are done with a card. */
  private Set<String> played() {
    Set<String> played = new LinkedHashSet<>();
    for (Action action : catalog.actions().values()) {
      if (!action.scope().isEmpty() && !action.program().isEmpty()) {
        played.add(action.program());
      }
    }
    return played;
  }

  /** The hands with whose cards no action is done: what leaves them is chosen by a question. */
  private Set<String> asked(Set<String> hands) {
    Set<String> asked = zones(zone -> !zone.inPlay());
    asked.retainAll(hands);
    asked.removeAll(used);
    return asked;
  }

  private Set<String> zones(Predicate<Zone> which) {
    Set<String> zones = new LinkedHashSet<>(catalog.zones().keySet());
    zones.removeIf(name -> !which.test(catalog.zones().get(name)));
    return zones;
  }
}
