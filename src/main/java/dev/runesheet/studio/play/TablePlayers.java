package dev.runesheet.studio.play;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.play.Answer;
import dev.runesheet.cli.play.BotOption;
import dev.runesheet.cli.play.BotPlayer;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.cli.play.Player;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.studio.desk.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;

/**
 * The players of a match: people at the page, and bots.
 *
 * @param people the numbers of the players whom people play
 * @param players all of them; a person lets the contest wait
 * @param bot the word for the bots
 */
record TablePlayers(Set<Integer> people, List<Player> players, String bot) {

  private static final Player PERSON =
      (match, decision, failed) -> new Answer.Stopped(Contest.End.LEFT);

  static TablePlayers of(
      Set<Integer> people, int count, String bot, GameTools tools, RuleBook book, long seed) {
    Map<String, LongFunction<Bot>> known = BotOption.known(tools, book);
    if (!known.containsKey(bot)) {
      throw Refusal.wrong("There is no bot '" + bot + "'.");
    }
    for (int person : people) {
      if (person < 0 || person >= count) {
        throw Refusal.wrong(
            "There is no player " + person + "; they are 0 to " + (count - 1) + ".");
      }
    }
    Player machine = BotPlayer.made(bot, known.get(bot), seed);
    List<Player> players = new ArrayList<>();
    for (int player = 0; player < count; player++) {
      players.add(people.contains(player) ? PERSON : machine);
    }
    return new TablePlayers(Set.copyOf(people), players, bot);
  }

  /** True if nobody at the page plays: the match goes on as whoever watches wants. */
  boolean areWatched() {
    return people.isEmpty();
  }

  /** The players, of whom none answers any more once it is enough. */
  List<Player> until(BooleanSupplier enough) {
    return players.stream()
        .map(
            player ->
                (Player)
                    (match, decision, failed) ->
                        enough.getAsBoolean()
                            ? new Answer.Stopped(Contest.End.LEFT)
                            : player.answer(match, decision, failed))
        .toList();
  }

  /** True if somebody at the page may look with a player's eyes. */
  boolean maySee(int player) {
    return player >= 0 && player < players.size() && (people.isEmpty() || people.contains(player));
  }
}
