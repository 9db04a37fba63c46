package dev.runesheet.game.werewolf.phase;

import static dev.runesheet.spi.setup.SavedPart.require;

import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.state.WolfState.Poll;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.setup.SavedPart;
import java.util.List;

/**
 * The check of a saved match: refuses polls and deeds of players or entities there are not, and
 * questions that would stay open.
 */
public final class SavedNight {

  private static final int NOBODY = -1;

  private final WolfState state;
  private final int entities;

  private SavedNight(WolfState state, int entities) {
    this.state = state;
    this.entities = entities;
  }

  public static void check(MatchContext match, List<Decision> open) {
    int entities = match.world().entities().size();
    SavedNight saved = new SavedNight(match.state(WolfState.class), entities);
    saved.state.open.forEach(saved::poll);
    saved.state.closed.forEach(saved::poll);
    saved.state.acted.forEach(saved::deed);
    match.world().entities().forEach(SavedPart::requirePlace);
    require(
        saved.state.dying.stream().allMatch(saved::plays),
        "dying",
        "is somebody who does not play");
    // No player is waited for who has only offers: phases would pass without a question.
    open.forEach(
        asked -> require(!asked.standing(), "question '" + asked.id() + "'", "would stay open"));
  }

  private void poll(Poll poll) {
    String what = "poll '" + poll.name() + "'";
    require(poll.entity() >= 0 && poll.entity() < entities, what, "has no entity");
    for (List<Integer> players : List.of(poll.voters(), poll.options(), poll.disqualified())) {
      require(players.stream().allMatch(this::plays), what, "is of somebody who does not play");
    }
    require(plays(poll.creator(), poll.winner()), what, "is of somebody who does not play");
  }

  private void deed(String player, String deed) {
    boolean whole = deed != null && deed.contains("\n");
    require(whole, "acted/" + player, "is not a family and a result");
  }

  private boolean plays(int creator, int winner) {
    return (creator == NOBODY || plays(creator)) && (winner == NOBODY || plays(winner));
  }

  private boolean plays(Integer player) {
    return player != null && player >= 0 && player < state.players;
  }
}
