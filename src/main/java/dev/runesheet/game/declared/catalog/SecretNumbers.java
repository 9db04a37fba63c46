package dev.runesheet.game.declared.catalog;

import dev.runesheet.spi.Game;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The numbers of a game that not all players may know: those of which no player is told, those that
 * their owner alone sees, and those that all others see. A sum is one of them if one of its parts
 * is: the other parts would tell it.
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

  /**
   * True if it is one that only others may know: its owner alone, and the viewer is not he; or all
   * but its owner, and the viewer is he. People who only watch may know none of them.
   */
  public boolean isOfAnother(String kind, String stat, int owner, int viewer) {
    boolean watches = viewer < 0;
    return (watches || viewer != owner) && isAmong(Kind::own, kind, stat)
        || (watches || viewer == owner) && isAmong(Kind::others, kind, stat);
  }

  /**
   * True of a program that an action of another player begins and that a hidden card decides on, or
   * that is begun in a game in which players choose numbers in secret: the name of the program, and
   * the place of its lines, would tell which.
   *
   * @param program the effect whose program it is
   * @param self the entity that it is about
   * @param viewer a player; negative for people who only watch, who read what players choose
   */
  public boolean hides(EffectDefinition program, Entity self, int viewer) {
    return viewer >= 0
        && !program.triggered()
        && self.getKind().equals(Game.PLAYER)
        && self.getController() != viewer
        && (hasOfPlayers() || catalog.extras().hiddenWays().contains(program.id()));
  }

  /** True if some number is one that only some players may know. */
  public boolean hasOfPlayers() {
    return catalog.kinds().values().stream()
        .anyMatch(kind -> !kind.own().isEmpty() || !kind.others().isEmpty());
  }

  private boolean isAmong(Function<Kind, Set<String>> some, String kind, String stat) {
    Kind known = catalog.kinds().get(kind);
    if (known == null || some.apply(known).isEmpty()) {
      return false;
    }
    return some.apply(known).contains(stat)
        || catalog.extras().sums().getOrDefault(stat, List.of()).stream()
            .anyMatch(part -> isAmong(some, kind, part));
  }
}
