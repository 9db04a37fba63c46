package dev.runesheet.game.declared;

import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import java.util.Set;

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
  static final Set<String> PROGRAMS = Set.of(ACTIONS, KINDS, PROCEDURES);

  /** All of them, with the game and its players. */
  public static final Set<String> ALL =
      Set.of(
          DeclaredCatalog.GAME, DeclaredCatalog.PLAYER_RULES, ACTIONS, KINDS, PROCEDURES, STATUSES);

  private RuleOwners() {}

  /** True if an owner is a status, which brings into play what ends it. */
  public static boolean isStatus(String owner) {
    return owner.startsWith(STATUSES + "/");
  }
}
