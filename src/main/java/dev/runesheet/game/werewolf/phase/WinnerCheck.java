package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.change.Roles;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.word.Membership;
import dev.runesheet.game.werewolf.word.RoleGroup;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The winners of a game. */
public final class WinnerCheck {

  private static final int UNCHANGED = 6;
  private static final int LONG_QUIET = 20;

  /** Uses of the abilities of polls count for all together. */
  private static final int NOBODY = -1;

  private WinnerCheck() {}

  /** Looks who has won, and ends the game if somebody has, or nobody ever can. */
  static void check(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    List<Integer> living = Players.living(match);
    List<String> winners = winners(match, living);
    state.winners = new ArrayList<>(winners);
    if (!state.winning) {
      return;
    }
    if (!winners.isEmpty()) {
      match.endMatch(players(match), String.join(", ", winners) + " wins");
    } else if (living.isEmpty()) {
      match.endMatch(-1, "nobody is alive");
    } else if (teams(match, living).isEmpty()) {
      match.endMatch(-1, "no team is alive");
    } else if (isTie(match, living)) {
      match.endMatch(-1, "tie");
    }
  }

  /** The players of the teams that won, dead or alive; none in a game that nobody can win. */
  public static List<Integer> players(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    return IntStream.range(0, state.players)
        .filter(player -> state.winning && state.winners.contains(Players.team(match, player)))
        .boxed()
        .toList();
  }

  private static List<String> winners(MatchContext match, List<Integer> living) {
    Map<String, String> special = match.state(WolfState.class).teams;
    return teams(match, living).stream()
        .filter(team -> living.stream().allMatch(one -> agrees(match, one, team, special)))
        .toList();
  }

  /** The teams with a living player, who are the only ones that can win. */
  private static Set<String> teams(MatchContext match, List<Integer> living) {
    Set<String> teams = new LinkedHashSet<>();
    living.forEach(player -> teams.add(Players.team(match, player)));
    teams.remove(RoleGroup.UNALIGNED.title());
    teams.remove("");
    return teams;
  }

  private static boolean agrees(
      MatchContext match, int player, String team, Map<String, String> special) {
    String own = Players.team(match, player);
    return own.equals(team)
        || own.equals(RoleGroup.UNALIGNED.title())
        || special.containsKey(team) && Marks.has(match, player, special.get(team));
  }

  /**
   * True if six phases have changed nothing and no player can kill alone or by the poll of a group,
   * or nobody died for twenty.
   */
  private static boolean isTie(MatchContext match, List<Integer> living) {
    return Standstill.withoutDeath(match) >= LONG_QUIET
        || Standstill.isUnchanged(match, UNCHANGED)
            && !isPollPending(match)
            && living.stream().noneMatch(player -> canKill(match, player));
  }

  /**
   * True if a poll that a player has created and that is not carried out yet leads to a killing.
   */
  private static boolean isPollPending(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    return Stream.of(state.open, state.closed)
        .flatMap(List::stream)
        .filter(poll -> poll.creator() >= 0)
        .flatMap(poll -> polls(match, poll.type()))
        .anyMatch(one -> leadsToKilling(match, one, new HashSet<>()));
  }

  private static boolean canKill(MatchContext match, int player) {
    return Stream.concat(Roles.abilities(match, player).stream(), byVote(match, player))
        .filter(one -> leadsToKilling(match, one, new HashSet<>()))
        .anyMatch(one -> canComeAgain(match, player, one));
  }

  private static boolean canComeAgain(MatchContext match, int player, RoleAbility ability) {
    int phase = match.state(WolfState.class).phase;
    return ability.timing() != Timing.STARTING
        && !new RestrictionCheck(match, player, ability, phase).areOver();
  }

  /** The abilities that the winners of the nightly polls of a player's groups meet. */
  private static Stream<RoleAbility> byVote(MatchContext match, int player) {
    Map<String, String> nightly = match.book().catalog(WolfCatalog.class).groups();
    return Marks.of(match, MarkType.MEMBERSHIP, player).stream()
        .filter(one -> one.membership() != Membership.VISITOR)
        .map(one -> one.says(Detail.NAME))
        .filter(nightly::containsKey)
        .flatMap(group -> polls(match, group));
  }

  /**
   * True for a killing, and for what gives somebody a role, an attribute, a group or a poll that
   * leads to one.
   */
  private static boolean leadsToKilling(
      MatchContext match, RoleAbility ability, Set<String> looked) {
    return ability.kills()
        || ability.gives().stream()
            .filter(looked::add)
            .flatMap(name -> given(match, name))
            .anyMatch(one -> leadsToKilling(match, one, looked));
  }

  /** The abilities of what has a name: an extra role, an attribute, or the poll of a group. */
  private static Stream<RoleAbility> given(MatchContext match, String name) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    Stream<RoleAbility> borne =
        Stream.of(catalog.roles(), catalog.attributes())
            .map(types -> types.get(name))
            .filter(Objects::nonNull)
            .flatMap(type -> type.abilities().stream());
    return Stream.concat(borne, polls(match, name));
  }

  /** The abilities that winners of polls of a type meet, as long as they can. */
  private static Stream<RoleAbility> polls(MatchContext match, String type) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    return Stream.of(catalog.groups(), catalog.polls())
        .map(effects -> effects.getOrDefault(type, ""))
        .filter(effect -> !effect.isEmpty())
        .map(catalog::ability)
        .filter(one -> canComeAgain(match, NOBODY, one));
  }
}
