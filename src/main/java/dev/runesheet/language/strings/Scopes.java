package dev.runesheet.language.strings;

import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import java.util.List;

/** The scopes of the game that effect strings speak of: groups of players and cards. */
final class Scopes {

  private Scopes() {}

  /** The cards of a reserve. */
  static Selector.Group reserve(String pool) {
    return new Selector.Group(ValeriaScope.reserve(pool), List.of());
  }

  static Selector.Group group(ValeriaScope scope, Role of, Condition... where) {
    return new Selector.Group(scope.word(), of, List.of(where));
  }

  static Selector.Group group(ValeriaScope scope, Condition... where) {
    return new Selector.Group(scope.word(), List.of(where));
  }

  /** The face-up citizens that somebody owns, of a role if there is one. */
  static Selector.Group citizens(Role of, String role) {
    return role.isEmpty()
        ? group(ValeriaScope.FACE_UP_CITIZENS, of)
        : group(ValeriaScope.FACE_UP_CITIZENS, of, StepBuilder.atLeast(Role.TARGET, role, 1));
  }

  /** The others who do not rest and have such a card. */
  static Selector.Group owners(Selector.Group cards) {
    return group(ValeriaScope.AWAKE_OTHERS, StepBuilder.some(cards));
  }

  /** The others from whom something can be taken, of those who fulfil further conditions. */
  static Selector.Group robbed(Condition... where) {
    Condition immune = StepBuilder.above(Role.TARGET, PlayerStats.IMMUNE, 0);
    return where.length == 0
        ? group(ValeriaScope.AWAKE_OTHERS, new Condition.Not(immune))
        : group(ValeriaScope.AWAKE_OTHERS, new Condition.Not(immune), where[0]);
  }
}
