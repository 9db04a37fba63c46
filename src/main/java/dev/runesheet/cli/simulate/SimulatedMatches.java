package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.ThrowableText;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.play.AcceptedLoops;
import dev.runesheet.cli.play.BotOption;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.cli.simulate.count.CardFate;
import dev.runesheet.cli.simulate.count.CardUses;
import dev.runesheet.cli.simulate.count.Comparison;
import dev.runesheet.cli.simulate.count.EffectUses;
import dev.runesheet.cli.simulate.count.Ledger;
import dev.runesheet.cli.simulate.count.Pairing;
import dev.runesheet.cli.simulate.count.Played;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.cli.simulate.report.Results;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.CardPath;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Happening;
import dev.runesheet.testing.golden.GoldenWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** The matches of bots by one version of the rules. Each match depends only on its number. */
public final class SimulatedMatches {

  private final RuleBook book;
  private final GameTools tools;
  private final BotOption bots;
  private final List<List<String>> words;
  private final List<Pairing> pairings;
  private final long seed;
  private final boolean randomDecks;
  private final EffectUses uses;
  private final Optional<CardPath> path;
  private final AcceptedLoops accepted;

  SimulatedMatches(
      RuleBook book,
      GameTools tools,
      BotOption bots,
      List<List<String>> words,
      List<Pairing> pairings,
      MatchOptions options,
      AcceptedLoops accepted) {
    this.words = words;
    this.accepted = accepted;
    this.book = book;
    this.tools = tools;
    this.bots = bots;
    this.pairings = pairings;
    seed = options.seed();
    randomDecks = options.randomDecks();
    uses = new EffectUses(book, tools);
    path = tools.cardPath(book);
  }

  /** The words that set the pairings up. */
  List<List<String>> words() {
    return words;
  }

  /** A tally of no match for each pairing. */
  private List<Tally> tallies() {
    List<Tally> tallies = new ArrayList<>();
    pairings.forEach(one -> tallies.add(new Tally(one.names().size(), tools.winningSide(book))));
    return tallies;
  }

  /** The configuration of the results. */
  Results.About about() {
    return new Results.About(
        tools.game(),
        tools.featureNoun(),
        measured(),
        tools.winningSide(book),
        tools.hasFirstPlayer() && tools.winningSide(book) != WinningSide.ALL,
        randomDecks,
        seed,
        pairings,
        effects());
  }

  /** The effects that can do something; the others only say what is legal. */
  private List<String> effects() {
    TreeSet<String> effects = new TreeSet<>(book.effectIds());
    effects.removeAll(tools.permissions(book));
    return List.copyOf(effects);
  }

  private Results.Measured measured() {
    JsonNode first = pairings.get(0).deal().setup(0, seed);
    boolean bringsDecks = !tools.features(book, first, 0).isEmpty();
    if (randomDecks || !bringsDecks) {
      return Results.Measured.THINGS;
    }
    return tools.randomSetup(book, 0, seed).isPresent()
        ? Results.Measured.DECKS
        : Results.Measured.ONLY_DECKS;
  }

  /**
   * Counts of no match.
   *
   * @param there the same matches by another version of the rules; null if there is none
   * @param notPlayed what only one version has and is not played, in sentences
   */
  Ledger ledger(SimulatedMatches there, List<String> notPlayed) {
    return new Ledger(
        tallies(),
        there == null ? List.of() : there.tallies(),
        new Comparison(pairings, tools.winningSide(book), notPlayed));
  }

  /** The same matches without those that another version cannot set up. */
  SimulatedMatches common(MatchOptions options, List<List<String>> known) {
    List<List<String>> common = words.stream().filter(known::contains).toList();
    boolean all = common.size() == words.size() || common.isEmpty();
    return all ? this : options.boutsOf(tools, book, common, accepted);
  }

  /** True if the user left open what to play with. */
  boolean isUsual() {
    return !randomDecks && words.equals(tools.pairings(book));
  }

  /**
   * All that decides the results; only the same simulation can be continued.
   *
   * @param there the same matches by another version of the rules; null if there is none
   */
  ObjectNode identity(SimulatedMatches there) {
    ObjectNode what = Json.object();
    what.put("effects counted", "by what they make of a number"); // Earlier versions added amounts.
    what.put("game", tools.game()).put("seed", seed).put("bots", bots.toString());
    what.put("random decks", randomDecks).put("rules", book.hash());
    accepted.effects().stream().sorted().forEach(what.withArray("accepted loops")::add);
    what.put("against", there == null ? "" : there.book.hash());
    pairings.forEach(one -> what.withArray("matches").add(one.title()));
    return what;
  }

  private Pairing pairing(int game) {
    return pairings.get(game % pairings.size());
  }

  /** The number of matches of its pairing before a match. */
  private int round(int game) {
    return game / pairings.size();
  }

  /** True if a match begins with the same set-up by other rules; only random decks can differ. */
  boolean beginsLike(SimulatedMatches there, int game) {
    return !randomDecks || setup(game).equals(there.setup(game));
  }

  /** The set-up of the match of a number. */
  private JsonNode setup(int game) {
    Pairing pairing = pairing(game);
    return pairing.deal().setup(round(game) % pairing.names().size(), seed + game);
  }

  /** A match of a number that was played, as a line that can be replayed. */
  String record(int game, Match match) {
    return GoldenWriter.line(MatchLog.of(match), book, title(game), new Diagnostics())
        .orElseThrow(() -> CommandFailure.of("it cannot be played again."));
  }

  /**
   * Plays the match of a number, on any thread.
   *
   * @param ended takes it where it ends or cannot go on
   */
  Played play(int game, Consumer<Match> ended) {
    int players = pairing(game).names().size();
    int pairing = game % pairings.size();
    try (Match match = book.newMatch(setup(game), seed + game)) {
      String[] why = {""};
      int[] undone = {0};
      Contest contest =
          contest(match, game, players)
              .onFailure(
                  failure -> {
                    why[0] = failure.getMessage();
                    undone[0] += accepted.accept(failure) ? 0 : 1;
                  });
      Contest.End end = contest.play();
      ended.accept(match);
      return end == Contest.End.OVER
          ? over(match, game, undone[0])
          : Played.failed(
              game, pairing, round(game), players, (why[0] + " " + end.trouble()).strip());
    } catch (ActionFailedException cannotStart) {
      return Played.failed(game, pairing, round(game), players, "" + cannotStart.getMessage());
    } catch (CommandFailure ofBot) {
      throw ofBot.in(title(game));
    } catch (Exception | Error ofGame) { // Other languages throw checked ones undeclared.
      throw CommandFailure.of(ThrowableText.words(ofGame), ofGame).in(title(game));
    }
  }

  private String title(int game) {
    return "Match " + game + " of " + tools.game() + " (seed " + (seed + game) + ")";
  }

  private Contest contest(Match match, int game, int players) {
    return new Contest(match, bots.players(tools, book, players, seed + game)).endingAtMistakes();
  }

  private Played over(Match match, int game, int undone) {
    int players = pairing(game).names().size();
    List<List<String>> brought = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      brought.add(tools.features(match, player));
    }
    List<Happening> happenings = match.happenings();
    List<Map<String, CardFate>> cards =
        path.map(way -> CardUses.of(happenings, way, brought))
            .filter(uses -> uses.stream().anyMatch(player -> !player.isEmpty()))
            .orElse(List.of());
    if (!cards.isEmpty()) { // Of Energy, for one, nobody draws any.
      Set<String> drawn = new HashSet<>();
      cards.forEach(player -> drawn.addAll(player.keySet()));
      brought.replaceAll(player -> player.stream().filter(drawn::contains).toList());
    }
    return new Played(
        game,
        game % pairings.size(),
        round(game),
        players,
        match.winners(),
        isLost(happenings),
        match.state(GameState.class).turn(),
        match.answerCount(),
        brought,
        cards,
        uses.of(happenings),
        undone,
        "");
  }

  private boolean isLost(List<Happening> happenings) {
    return happenings.stream()
        .anyMatch(one -> one instanceof Happening.MatchEnded end && tools.isLost(end));
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
