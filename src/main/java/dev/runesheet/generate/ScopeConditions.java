package dev.runesheet.generate;

import dev.runesheet.word.Controllers;
import dev.runesheet.word.EngineScope;

/**
 * Conditions of patterns for the entities of a scope, seen from the {@code $holder} and the {@code
 * $controller} of an effect. Comparisons for equality stand first, so that the joins are indexed.
 */
public final class ScopeConditions {

  /** The condition that leaves out the holder itself. */
  public static final String OTHERS = "id != $holder";

  private ScopeConditions() {}

  /** The conditions that {@link Controllers#include} states, for entities but the game itself. */
  public static String of(Controllers whose) {
    String player = "controller >= 0";
    return switch (whose) {
      case OWN -> "controller == $controller, " + not(EngineScope.GAME);
      case ENEMY -> "controller != $controller, " + player;
      case ANY -> player;
    };
  }

  /** The condition that leaves out a kind. */
  public static String not(String kind) {
    return "kind != " + Literals.text(kind);
  }
}
