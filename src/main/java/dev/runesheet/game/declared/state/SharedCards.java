package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.spi.fact.Entity;
import java.util.HashSet;
import java.util.Set;

/**
 * The cards that come from common zones, as far as all players know: those of the decks with which
 * such zones begin; if none begins with one, or cards are hidden in one, all cards, since any may
 * have come there.
 */
final class SharedCards {

  private final boolean any;
  private final Set<String> ofDecks = new HashSet<>();

  SharedCards(DeclaredCatalog catalog) {
    catalog.zones().values().stream().map(Zone::begins).forEach(ofDecks::addAll);
    boolean hidden =
        catalog.zones().values().stream()
            .anyMatch(zone -> zone.common() && zone.seenBy() != SeenBy.ALL);
    any = hidden || ofDecks.isEmpty() && !catalog.zonesInCommon(true).isEmpty();
  }

  /** True if a card is one of them, whosever it is by now. */
  boolean has(Entity card) {
    return DeclaredCatalog.isOfCards(card.getKind())
        && (any || ofDecks.contains(card.getDefinition()));
  }
}
