package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The procedures that only players carry out: their sentences address the player. */
final class PlayerProcedures {

  private static final Selector.Role SELF = Selector.Role.SELF;

  private final List<Call> calls = new ArrayList<>();

  private PlayerProcedures() {}

  /** The entity that a role means at a place of a program. */
  private enum Who {
    /** The holder of the program. */
    HOLDER,
    PLAYER,
    OTHER
  }

  /** A line that runs a program. */
  private record Call(Effect from, String to, Who as) {}

  /**
   * The roles at a place of a program.
   *
   * @param words the words of the effect, which tell players from others
   */
  private record Place(Who self, Who target, Phrasing words) implements RoleFacts<Place> {

    @Override
    public Place when(Condition condition) {
      return this;
    }

    @Override
    public Place each(Selector.Group group) {
      return new Place(self, words.group(group.scope()).person() ? Who.PLAYER : Who.OTHER, words);
    }

    @Override
    public Place ofTarget() {
      return new Place(target, target, words);
    }

    Who of(Selector.Role role) {
      if (role.equals(SELF)) {
        return self;
      }
      boolean player = role.equals(Selector.Role.OWNER) || role.equals(Selector.Role.OPPONENT);
      return player ? Who.PLAYER : role.equals(Selector.Role.TARGET) ? target : Who.OTHER;
    }
  }

  /** The effects, with procedures of players in their words. */
  static List<Effect> addressed(Collection<Effect> rules, Collection<Effect> others) {
    PlayerProcedures found = new PlayerProcedures();
    rules.forEach(found::note);
    others.forEach(found::note);
    Set<String> players = found.ofPlayers();
    return rules.stream()
        .map(
            one ->
                one.owner().equals(RuleOwners.PROCEDURES) && players.contains(one.id())
                    ? addressed(one)
                    : one)
        .toList();
  }

  private static Effect addressed(Effect procedure) {
    return procedure.saidWith(
        procedure.phrasing().with(Phrasing.ROLES, Map.of(SELF.name(), Pronoun.YOU)));
  }

  private void note(Effect effect) {
    if (effect.body() instanceof Body.Program program) {
      steps(effect, program.steps(), new Place(Who.HOLDER, Who.OTHER, effect.phrasing()));
    }
  }

  private void steps(Effect effect, Collection<Step> steps, Place place) {
    for (Step step : steps) {
      if (step instanceof Step.Perform run) {
        calls.add(new Call(effect, run.effect(), place.of(run.as())));
      } else {
        RoleFacts.inside(place, step, (body, inside) -> steps(effect, body, inside));
      }
    }
  }

  /**
   * The called ones, but for those that anything else than a player carries out, again and again.
   */
  private Set<String> ofPlayers() {
    Set<String> players = new HashSet<>();
    calls.forEach(call -> players.add(call.to));
    while (players.removeIf(
        one -> calls.stream().anyMatch(call -> isOfOther(call, one, players)))) {
      // Those that such a one runs as itself are no longer of players.
    }
    return players;
  }

  private static boolean isOfOther(Call call, String procedure, Set<String> players) {
    boolean byPlayer =
        call.as == Who.PLAYER
            || call.as == Who.HOLDER
                && (players.contains(call.from.id())
                    || call.from.phrasing().role(SELF.name()).equals(Pronoun.YOU));
    return call.to.equals(procedure) && !byPlayer;
  }
}
