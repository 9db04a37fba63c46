package dev.runesheet.game.declared.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * The meaning of programs by the words of docs/your-own-game.md, line by line, beside a match in
 * which rules do it. Both must stand alike at each question and at the end.
 */
final class Meaning {

  private final Match match;
  private final Map<String, List<Line>> procedures;
  private final Random random;
  private final Map<Integer, Double> powers = new TreeMap<>();
  private final Map<Integer, Integer> controllers = new TreeMap<>();
  private int questions;

  Meaning(Match match, Map<String, List<Line>> procedures, Random random) {
    this.match = match;
    this.procedures = procedures;
    this.random = random;
    for (Entity entity : match.world().entities()) {
      if (entity.has("power")) {
        powers.put(entity.getId(), entity.stat("power"));
      }
      controllers.put(entity.getId(), entity.getController());
    }
  }

  /** The roles of lines. */
  private record Roles(int self, int target) {
    int of(String role, Map<Integer, Integer> controllers) {
      int owner = controllers.get(self);
      return switch (role) {
        case "self" -> self;
        case "owner" -> owner;
        case "opponent" -> 1 - owner;
        default -> target;
      };
    }
  }

  /** The end of a program at a line 'stop'. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stopped() {
      super("stop", null, false, false);
    }
  }

  /** Follows a program of a player; the number of questions in it. */
  int follow(String procedure, int player) {
    whole(procedures.get(procedure), new Roles(player, Event.NOBODY));
    assertAlike();
    return questions;
  }

  private void assertAlike() {
    for (Map.Entry<Integer, Double> one : powers.entrySet()) {
      Entity entity = match.world().entity(one.getKey());
      assertThat(entity.stat("power")).as(entity + " after " + questions).isEqualTo(one.getValue());
    }
  }

  /** Lines that 'stop' ends, and no others. */
  private void whole(List<Line> lines, Roles roles) {
    try {
      all(lines, roles);
    } catch (Stopped ended) {
      // What follows goes on.
    }
  }

  private void all(List<Line> lines, Roles roles) {
    lines.forEach(line -> one(line, roles));
  }

  private void one(Line line, Roles roles) {
    if (line instanceof Line.Raise raise) {
      powers.merge(roles.of(raise.role(), controllers), (double) raise.by(), Double::sum);
    } else if (line instanceof Line.Group group) {
      group(group, roles);
    } else if (line instanceof Line.OneOf choice) {
      Decision asked = asked(roles.of(choice.asks(), controllers));
      assertThat(asked.options()).hasSize(2);
      Option option = asked.options().get(random.nextInt(2));
      match.choose(asked, option);
      all(option.id().equals("some") ? choice.some() : choice.others(), roles);
    } else if (line instanceof Line.If decision) {
      all(holds(decision.test(), roles) ? decision.then() : decision.otherwise(), roles);
    } else if (line instanceof Line.Run run) {
      int self = roles.of(run.as(), controllers);
      whole(procedures.get(run.procedure()), new Roles(self, Event.NOBODY));
    } else if (line instanceof Line.Repeat repeat) {
      for (int i = 0; i < repeat.times(); i++) {
        all(repeat.then(), roles);
      }
    } else {
      throw new Stopped();
    }
  }

  private void group(Line.Group group, Roles roles) {
    List<Integer> found = new ArrayList<>();
    for (int one : scope(group.scope(), roles.of(group.of(), controllers))) {
      boolean wanted = group.where() == null || holds(group.where(), new Roles(roles.self(), one));
      boolean first = group.most() > 0 && !group.choosesSeveral();
      if (wanted && (!first || found.size() < group.most())) {
        found.add(one);
      }
    }
    switch (group.word()) {
      case "for each" -> found.forEach(one -> all(group.then(), new Roles(roles.self(), one)));
      case "as each" -> found.forEach(one -> whole(group.then(), new Roles(one, one)));
      default -> choose(group, found, roles);
    }
  }

  private void choose(Line.Group group, List<Integer> found, Roles roles) {
    boolean several = group.choosesSeveral();
    int most = group.most() == Line.Group.FREE ? found.size() : Math.max(1, group.most());
    List<Integer> chosen = new ArrayList<>();
    boolean goesOn = true;
    while (goesOn && !found.isEmpty() && chosen.size() < most) {
      int one = chosen(group, found, roles);
      goesOn = found.remove((Integer) one) && several;
      if (one != Event.NOBODY) {
        chosen.add(one);
      }
    }
    chosen.forEach(one -> all(group.then(), new Roles(roles.self(), one)));
  }

  /** The answer to a question for one of some; nobody if it is declined. */
  private int chosen(Line.Group group, List<Integer> found, Roles roles) {
    Decision asked = asked(roles.of(group.asks(), controllers));
    List<Integer> offered = new ArrayList<>(asked.options().stream().map(Meaning::entity).toList());
    if (group.optional() || group.most() == Line.Group.FREE) {
      assertThat(offered).contains(Event.NOBODY);
      offered.remove((Integer) Event.NOBODY);
    }
    assertThat(offered).containsExactlyInAnyOrderElementsOf(found);
    Option option = asked.options().get(random.nextInt(asked.options().size()));
    match.choose(asked, option);
    return entity(option);
  }

  private static int entity(Option option) {
    return option.action() instanceof Pick pick ? pick.entity() : Event.NOBODY;
  }

  /** The question that must be open now, of the player of an entity. */
  private Decision asked(int entity) {
    assertAlike();
    questions++;
    Decision asked = match.pendingDecisions().get(0);
    assertThat(asked.player()).isEqualTo(controllers.get(entity));
    return asked;
  }

  private boolean holds(Line.Test test, Roles roles) {
    return test.holds(
        new Line.Seen() {
          @Override
          public double power(String role) {
            return powers.get(roles.of(role, controllers));
          }

          @Override
          public List<Double> powers(String scope) {
            return scope(scope, roles.self()).stream().map(powers::get).toList();
          }

          @Override
          public int turn() {
            return 1;
          }
        });
  }

  /** The entities of a scope as one of a player sees them: one's own first, by their places. */
  private List<Integer> scope(String scope, int seenBy) {
    int own = controllers.get(seenBy);
    List<Integer> found = new ArrayList<>();
    for (int player : List.of(own, 1 - own)) {
      boolean mine = player == own;
      boolean there =
          switch (scope) {
            case "own field" -> mine;
            case "enemy field", "other players" -> !mine;
            default -> true;
          };
      if (there && scope.endsWith("players")) {
        found.add(player);
      } else if (there) {
        match.world().in("field", player).forEach(card -> found.add(card.getId()));
      }
    }
    return found;
  }
}
