package dev.runesheet.language.strings;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import java.util.List;

/** The groups of players and cards that effect strings speak of, as scopes of the game. */
final class Groups {

  static final String PLAYERS = "players";
  static final String IN_TURN = "players in turn order";
  static final String AWAKE_IN_TURN = "awake players in turn order";
  static final String AWAKE = "awake players";
  static final String OTHERS = "other players";
  static final String AWAKE_OTHERS = "other awake players";
  static final String CITIZENS = "citizens";
  static final String OPEN_CITIZENS = "face-up citizens";
  static final String STARTERS = "starters";
  static final String DOMAINS = "domains";
  static final String OPEN_DOMAINS = "face-up domains";
  static final String MONSTERS = "monsters";
  static final String ROLES = "cards with roles";

  /** The card itself, if it has a stack to return to. */
  static final String OWN_STACK = "cards with a stack of their own";

  static final String CENTRE_CITIZENS = "citizens of the centre";
  static final String OPEN_CENTRE = "citizens that can be gained";
  static final String CENTRE_DOMAINS = "domains of the centre";
  static final String CENTRE_MONSTERS = "monsters of the centre";
  static final String GRID_MONSTERS = "monsters of the grid";
  static final String CENTRE_TOPS = "tops of the centre";
  static final String CENTRE_NOBLES = "nobles of the centre";

  /** After what lies in the slots of the harbour. */
  static final String SLOTS = " slots";

  private static final String COUNT = "_count";

  private Groups() {}

  /** Citizens of the centre that fulfil all conditions. */
  static Selector.Group centre(List<Clause> where) {
    return new Selector.Group(OPEN_CENTRE, where.stream().map(Groups::condition).toList());
  }

  static Condition condition(Clause clause) {
    if (clause.field().equals(Clause.NAME)) {
      return Kit.is(Kit.TARGET, "name", clause.word());
    }
    if (clause.field().equals(Clause.ROLE)) {
      return Kit.atLeast(Kit.TARGET, clause.word(), 1);
    }
    String stat =
        clause.field().endsWith(COUNT)
            ? clause.field().substring(0, clause.field().length() - COUNT.length())
            : "gold cost";
    Value left = Kit.stat(Kit.TARGET, stat);
    Value right = Value.of(clause.number());
    return switch (clause.relation()) {
      case AT_MOST -> Kit.not(new Condition.Comparison(Relation.ABOVE, left, right));
      case AT_LEAST -> Kit.not(new Condition.Comparison(Relation.BELOW, left, right));
      case EQUAL -> new Condition.Comparison(Relation.EQUAL, left, right);
      case BELOW -> new Condition.Comparison(Relation.BELOW, left, right);
      case ABOVE -> new Condition.Comparison(Relation.ABOVE, left, right);
    };
  }

  /** How many of something somebody has. */
  static Value count(Counted counted, Role of) {
    String name = counted.name();
    return switch (counted.what()) {
      case PIPS -> new Value.Total(Kit.group(ROLES, of), name);
      case CITIZENS -> of(OPEN_CITIZENS, of);
      case DOMAINS -> of(DOMAINS, of);
      case MONSTERS -> of(MONSTERS, of);
      case CITIZENS_NAMED -> of(OPEN_CITIZENS, of, Kit.is(Kit.TARGET, "name", name));
      case STARTERS_NAMED -> of(STARTERS, of, Kit.is(Kit.TARGET, "name", name));
      case MONSTERS_NAMED -> of(MONSTERS, of, Kit.is(Kit.TARGET, "name", name));
      case AREA -> of(MONSTERS, of, Kit.is(Kit.TARGET, "area", name));
      case TYPE -> of(MONSTERS, of, Kit.is(Kit.TARGET, "type", name));
    };
  }

  private static Value of(String scope, Role of, Condition... where) {
    return new Value.Count(Kit.group(scope, of, where));
  }

  /** The cards of a kind that somebody owns. */
  static Selector.Group owned(String kind, Role of) {
    return Kit.group(kind.equals("monster") ? MONSTERS : CITIZENS, of);
  }

  /** The face-up citizens that somebody owns, of a role if there is one. */
  static Selector.Group citizens(Role of, String role) {
    return role.isEmpty()
        ? Kit.group(OPEN_CITIZENS, of)
        : Kit.group(OPEN_CITIZENS, of, Kit.atLeast(Kit.TARGET, role, 1));
  }

  /** The cards of a kind in the centre that can be reached. */
  static Selector.Group centre(String kind, String type) {
    String scope =
        switch (kind) {
          case "citizen" -> CENTRE_CITIZENS;
          case "domain" -> CENTRE_DOMAINS;
          case "noble" -> CENTRE_NOBLES;
          default -> GRID_MONSTERS;
        };
    if (!scope.equals(GRID_MONSTERS)) {
      return Kit.group(scope);
    }
    // Events that are monsters lie there too.
    Condition monster = Kit.is(Kit.TARGET, "kind", kind);
    return type.isEmpty()
        ? Kit.group(scope, monster)
        : Kit.group(scope, monster, Kit.is(Kit.TARGET, "type", type));
  }
}
