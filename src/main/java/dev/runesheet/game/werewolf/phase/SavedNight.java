package dev.runesheet.game.werewolf.phase;

import static dev.runesheet.spi.setup.SavedPart.require;

import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.state.WolfState.Chosen;
import dev.runesheet.game.werewolf.state.WolfState.Death;
import dev.runesheet.game.werewolf.state.WolfState.Doom;
import dev.runesheet.game.werewolf.state.WolfState.Poll;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.setup.SavedPart;
import java.util.Collection;
import java.util.List;

/**
 * The check of a saved match: refuses polls, deaths and used abilities of players or entities that
 * do not exist, and questions that would stay open.
 */
public final class SavedNight {

  private static final int NOBODY = -1;
  private static final String NO_PLAYER = "is of somebody who does not play";

  private final WolfState state;
  private final int entities;

  private SavedNight(WolfState state, int entities) {
    this.state = state;
    this.entities = entities;
  }

  public static void check(MatchContext match, List<Decision> open) {
    int entities = match.world().entities().size();
    SavedNight saved = new SavedNight(match.state(WolfState.class), entities);
    saved.state.chosen.forEach(one -> saved.chosen(match, one));
    saved.state.open.forEach(saved::poll);
    saved.state.closed.forEach(saved::poll);
    saved.state.acted.forEach(saved::lastAbility);
    match.world().entities().forEach(SavedPart::requirePlace);
    saved.players("/state/dying", saved.state.dying);
    saved.players("/state/deaths", saved.state.deaths.stream().map(Death::player).toList());
    saved.players("/state/doomed", saved.state.doomed.stream().map(Doom::player).toList());
    boolean votes =
        saved.state.votes.stream().allMatch(one -> saved.plays(one.voter(), one.choice()));
    require(votes, "/state/votes", NO_PLAYER);
    // No player is waited for who has only offers: phases would pass without a question.
    open.forEach(
        asked -> require(!asked.standing(), "question '" + asked.id() + "'", "would stay open"));
  }

  private void poll(Poll poll) {
    String what = "poll '" + poll.name() + "'";
    require(poll.entity() >= 0 && poll.entity() < entities, what, "has no entity");
    List.of(poll.voters(), poll.options(), poll.disqualified())
        .forEach(some -> players(what, some));
    require(plays(poll.creator(), poll.winner()), what, NO_PLAYER);
  }

  /** An attribute that gave it can be over; later parts can be those of a poll. */
  private void chosen(MatchContext match, Chosen one) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    RoleAbility ability = catalog.ability(one.ability());
    String what = "chosen ability '" + Excerpt.of(one.ability()) + "'";
    require(
        ability != null && ability.timing().isChosen(), what, "is none that waits for its time");
    require(one.player() >= 0 && one.player() < entities, what, NO_PLAYER);
    boolean own =
        match.world().entities().stream()
            .filter(Mark.class::isInstance)
            .map(Mark.class::cast)
            .anyMatch(
                mark ->
                    mark.getBearer() == one.player() && catalog.abilities(mark).contains(ability));
    require(ability.follows() || own, what, "was never that of player " + one.player());
  }

  private void players(String what, Collection<Integer> players) {
    require(players.stream().allMatch(this::plays), what, NO_PLAYER);
  }

  private void lastAbility(String player, String kept) {
    boolean whole = kept != null && kept.contains("\n");
    require(whole, "/state/acted/" + player, "is not a family and a result");
  }

  private boolean plays(int creator, int winner) {
    return (creator == NOBODY || plays(creator)) && (winner == NOBODY || plays(winner));
  }

  private boolean plays(Integer player) {
    return player != null && player >= 0 && player < state.players;
  }
}
