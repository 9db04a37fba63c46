package dev.runesheet.language.strings;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import java.util.List;

/** The scopes of the game that effect strings speak of: groups of players and cards. */
final class Scopes {

  static final String PLAYERS = "players";
  static final String IN_TURN = "players in turn order";
  static final String AWAKE_IN_TURN = "awake players in turn order";
  static final String AWAKE = "awake players";
  static final String OTHERS = "other players";
  static final String AWAKE_OTHERS = "other awake players";
  static final String CITIZENS = "citizens";
  static final String OPEN_CITIZENS = "face-up citizens";
  static final String OPEN_DOMAINS = "face-up domains";
  static final String MONSTERS = "monsters";

  /** The card itself, if it has a stack to return to. */
  static final String OWN_STACK = "cards with a stack of their own";

  static final String CENTRE_CITIZENS = "citizens of the centre";
  static final String OPEN_CENTRE = "citizens that can be gained";
  static final String CENTRE_DOMAINS = "domains of the centre";
  static final String CENTRE_MONSTERS = "monsters of the centre";
  static final String GRID_MONSTERS = "monsters of the grid";
  static final String CENTRE_TOPS = "tops of the centre";
  static final String CENTRE_NOBLES = "nobles of the centre";

  private Scopes() {}

  static Selector.Group group(String scope, Role of, Condition... where) {
    return new Selector.Group(scope, of, List.of(where));
  }

  static Selector.Group group(String scope, Condition... where) {
    return new Selector.Group(scope, List.of(where));
  }

  /** The cards of a kind that somebody owns. */
  static Selector.Group owned(String kind, Role of) {
    return group(kind.equals("monster") ? MONSTERS : CITIZENS, of);
  }

  /** The face-up cards of a kind that a player has who is looked at or chosen. */
  static Selector.Group faceUp(String kind) {
    return group(kind.equals("domain") ? OPEN_DOMAINS : OPEN_CITIZENS, Role.TARGET);
  }

  /** The face-up citizens that somebody owns, of a role if there is one. */
  static Selector.Group citizens(Role of, String role) {
    return role.isEmpty()
        ? group(OPEN_CITIZENS, of)
        : group(OPEN_CITIZENS, of, StepBuilder.atLeast(Role.TARGET, role, 1));
  }

  /** The cards of a kind in the centre that can be reached. */
  static Selector.Group centre(String kind, String type) {
    return switch (kind) {
      case "citizen" -> group(CENTRE_CITIZENS);
      case "domain" -> group(CENTRE_DOMAINS);
      case "noble" -> group(CENTRE_NOBLES);
      default -> {
        // Events that are monsters lie there too.
        Condition monster = new Condition.Is(Role.TARGET, "kind", kind);
        yield type.isEmpty()
            ? group(GRID_MONSTERS, monster)
            : group(GRID_MONSTERS, monster, new Condition.Is(Role.TARGET, "type", type));
      }
    };
  }

  /** The others who do not rest and have such a card. */
  static Selector.Group owners(Selector.Group cards) {
    return group(AWAKE_OTHERS, StepBuilder.some(cards));
  }

  /** The others from whom something can be taken, of those who fulfil further conditions. */
  static Selector.Group robbed(Condition... where) {
    Condition immune = StepBuilder.above(Role.TARGET, "immune", 0);
    return where.length == 0
        ? group(AWAKE_OTHERS, new Condition.Not(immune))
        : group(AWAKE_OTHERS, new Condition.Not(immune), where[0]);
  }
}
