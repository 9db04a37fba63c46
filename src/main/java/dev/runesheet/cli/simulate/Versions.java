package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.play.AcceptedLoops;
import dev.runesheet.cli.simulate.count.Ledger;
import dev.runesheet.cli.simulate.count.Played;
import dev.runesheet.cli.simulate.count.Round;
import dev.runesheet.cli.simulate.report.Results;
import dev.runesheet.pack.tool.GameTools;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The matches of a simulation by one version of the rules, or the same matches by two. */
public final class Versions {

  private final SimulatedMatches here;
  private final SimulatedMatches there;
  private final List<String> notPlayed;

  private Versions(SimulatedMatches here, SimulatedMatches there, List<String> notPlayed) {
    this.here = here;
    this.there = there;
    this.notPlayed = notPlayed;
  }

  /** A run of one version. */
  public static Versions of(SimulatedMatches here) {
    return new Versions(here, null, List.of());
  }

  /**
   * By a second version, too.
   *
   * @param options the options that the matches of the first were made with
   * @param other the game and rules of the second
   * @param accepted the loops that it accepts
   */
  public Versions against(
      MatchOptions options, GameTools tools, RuleBook other, AcceptedLoops accepted) {
    List<String> notPlayed = new ArrayList<>();
    SimulatedMatches common = here;
    if (here.isUsual()) {
      List<List<String>> known = tools.pairings(other);
      common = here.common(options, known);
      only("here", here.words(), known, notPlayed);
      only("there", known, here.words(), notPlayed);
    }
    try {
      return new Versions(
          common, options.boutsOf(tools, other, common.words(), accepted), notPlayed);
    } catch (CommandFailure wrong) {
      throw wrong.in("The other version");
    }
  }

  /** Says what only one version can be played with. */
  private static void only(
      String where, List<List<String>> one, List<List<String>> other, List<String> sentences) {
    Set<String> names = new LinkedHashSet<>();
    one.forEach(names::addAll);
    other.forEach(names::removeAll);
    if (!names.isEmpty()) {
      String all = String.join(", ", names);
      String them = names.size() == 1 ? "it" : "them";
      sentences.add("Not played, as only the version " + where + " has " + them + ": " + all + ".");
    }
  }

  /** Plays the match of a number by each version, on any thread. */
  public Round play(int game) {
    return play(game, match -> {});
  }

  /** The same; the match by the first version is added to lines that can be replayed. */
  Round play(int game, List<String> records) {
    return play(game, match -> records.add(here.record(game, match)));
  }

  private Round play(int game, Consumer<Match> ended) {
    Played one = here.play(game, ended);
    return there == null
        ? Round.of(one)
        : new Round(one, there.play(game, match -> {}), here.beginsLike(there, game));
  }

  /** The configuration of the results. */
  public Results.About about() {
    return here.about();
  }

  /** The configuration of the results of each version, which may have other effects. */
  public List<Results.About> all() {
    return there == null ? List.of(about()) : List.of(about(), there.about());
  }

  /** Counts of no match. */
  public Ledger ledger() {
    return here.ledger(there, notPlayed);
  }

  /** All that decides the results; only the same simulation can be continued. */
  public ObjectNode identity() {
    return here.identity(there);
  }

  /** The log of one of the matches by the first version; played once more for it. */
  String log(int game) {
    return here.log(game);
  }
}
