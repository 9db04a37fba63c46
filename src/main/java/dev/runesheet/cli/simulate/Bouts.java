package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.play.BotOption;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.engine.ActionFailedException;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.pack.tool.CardPath;
import dev.runesheet.pack.tool.GameTools;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The matches of bots by one version of the rules. Each match depends only on its number. */
final class Bouts {

  private final RuleBook book;
  private final GameTools tools;
  private final BotOption bots;
  private final List<List<String>> words;
  private final List<Pairing> pairings;
  private final long seed;
  private final EffectUses effects;
  private final Optional<CardPath> path;

  Bouts(
      RuleBook book,
      GameTools tools,
      BotOption bots,
      List<List<String>> words,
      List<Pairing> pairings,
      long seed) {
    this.words = words;
    this.book = book;
    this.tools = tools;
    this.bots = bots;
    this.pairings = pairings;
    this.seed = seed;
    effects = new EffectUses(book);
    path = tools.cardPath(book);
  }

  RuleBook book() {
    return book;
  }

  /** The words that set the pairings up. */
  List<List<String>> words() {
    return words;
  }

  List<Pairing> pairings() {
    return pairings;
  }

  /** A tally of no match for each pairing. */
  List<Tally> tallies() {
    List<Tally> tallies = new ArrayList<>();
    pairings.forEach(one -> tallies.add(new Tally(one.names().size(), tools.hasTeams())));
    return tallies;
  }

  private Pairing pairing(int game) {
    return pairings.get(game % pairings.size());
  }

  /** The number of matches of its pairing before a match. */
  private int round(int game) {
    return game / pairings.size();
  }

  /** The set-up of the match of a number. */
  JsonNode setup(int game) {
    Pairing pairing = pairing(game);
    return pairing.deal().setup(round(game) % pairing.names().size(), seed + game);
  }

  /** Plays the match of a number. */
  Played play(int game) {
    int players = pairing(game).names().size();
    int pairing = game % pairings.size();
    try (Match match = book.newMatch(setup(game), seed + game)) {
      String[] why = {""};
      Contest contest = contest(match, game, players);
      Contest.End end = contest.onFailure(failure -> why[0] = failure.getMessage()).play();
      return end == Contest.End.OVER
          ? over(match, game)
          : Played.failed(game, pairing, round(game), players, "" + why[0]);
    } catch (ActionFailedException cannotStart) {
      return Played.failed(game, pairing, round(game), players, "" + cannotStart.getMessage());
    }
  }

  private Contest contest(Match match, int game, int players) {
    return new Contest(match, bots.players(tools, book, players, seed + game));
  }

  private Played over(Match match, int game) {
    int players = pairing(game).names().size();
    List<List<String>> brought = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      brought.add(tools.features(match, player));
    }
    List<Happening> happenings = match.happenings();
    List<Map<String, Use>> uses =
        path.map(way -> CardUses.of(happenings, way, brought)).orElse(List.of());
    return new Played(
        game,
        game % pairings.size(),
        round(game),
        players,
        tools.winners(match),
        match.state(GameState.class).turn(),
        match.answers().size(),
        brought,
        uses,
        effects.of(happenings),
        "");
  }

  /** The log of one of the matches; played once more for it. */
  String log(int game) {
    try (Match match = book.newMatch(setup(game), seed + game)) {
      contest(match, game, pairing(game).names().size()).play();
      return MatchFiles.log(match);
    } catch (ActionFailedException cannotStart) {
      throw CommandFailure.of(
          "Game " + game + " has no log, it cannot start: " + cannotStart.getMessage());
    }
  }
}
