package dev.runesheet.game.declared.catalog;

import java.util.List;

/**
 * The numbers of a game that not all players may know: those of which no player is told, and those
 * that their owner alone sees. A sum is one of them if one of its parts is: the others would tell
 * it.
 */
public record SecretNumbers(DeclaredCatalog catalog) {

  /**
   * True if a viewer may not know a number of an entity that he sees.
   *
   * @param kind the kind of the entity
   * @param owner the player whose the entity is; negative for nobody's
   * @param viewer a player; negative for people who only watch
   */
  public boolean has(String kind, String stat, int owner, int viewer) {
    return isUntold(stat) || isOfAnother(kind, stat, owner, viewer);
  }

  /** True if it is one of which no player is told. */
  public boolean isUntold(String stat) {
    return !catalog.extras().untold().isEmpty()
        && (catalog.extras().untold().contains(stat)
            || catalog.extras().sums().getOrDefault(stat, List.of()).stream()
                .anyMatch(this::isUntold));
  }

  /** True if it is one that its owner alone sees, and the viewer is not he. */
  public boolean isOfAnother(String kind, String stat, int owner, int viewer) {
    return (viewer < 0 || viewer != owner) && isOfOwner(kind, stat);
  }

  private boolean isOfOwner(String kind, String stat) {
    Kind known = catalog.kinds().get(kind);
    return known != null
        && (known.own().contains(stat)
            || !known.own().isEmpty()
                && catalog.extras().sums().getOrDefault(stat, List.of()).stream()
                    .anyMatch(part -> isOfOwner(kind, part)));
  }
}
