package dev.runesheet.game.declared;

import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.fact.EffectDefinition;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The owners of a declared game's effects, besides its cards: each a section of its declaration.
 */
public final class RuleOwners {

  /** Owns the programs and conditions of actions. */
  public static final String ACTIONS = "actions";

  /** Owns the programs and conditions of kinds of abilities. */
  public static final String KINDS = "kinds";

  /** Owns procedures. */
  public static final String PROCEDURES = "procedures";

  /** Owns statuses. */
  public static final String STATUSES = Grant.STATUSES;

  /** The owners of programs that are run or chosen, with their conditions. */
  public static final Set<String> PROGRAMS = Set.of(ACTIONS, KINDS, PROCEDURES);

  /** All of them, with the game and its players. */
  public static final Set<String> ALL =
      Set.of(
          DeclaredCatalog.GAME, DeclaredCatalog.PLAYER_RULES, ACTIONS, KINDS, PROCEDURES, STATUSES);

  private static final String OF_STATUS = EffectDefinition.statusId("");

  private RuleOwners() {}

  /** True if an owner is a status, which brings into play what ends it; true of ids, too. */
  public static boolean isStatus(String owner) {
    return owner.startsWith(OF_STATUS);
  }

  /** The names of the statuses among effects, as lines and conditions write them. */
  public static Set<String> statuses(Collection<String> effects) {
    return effects.stream()
        .filter(RuleOwners::isStatus)
        .map(id -> id.substring(OF_STATUS.length()))
        .filter(name -> !name.contains("/")) // What ends a status is none.
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
