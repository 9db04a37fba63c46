package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.CardRates;
import dev.runesheet.cli.simulate.count.Difference;
import dev.runesheet.cli.simulate.count.EffectRates;
import dev.runesheet.cli.simulate.count.EffectUses;
import dev.runesheet.cli.simulate.count.Pairing;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.pack.tool.WinningSide;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The results of a simulation.
 *
 * @param about the configuration
 * @param tallies the counts, by pairing
 * @param total the sum of all counts
 */
public record Results(About about, List<Tally> tallies, Tally total) {

  /** The matches in which limits of the engine undid actions, in a sentence; empty if none. */
  String undone() {
    long games = total.undone().count();
    return games == 0
        ? ""
        : Text.count(games, "game")
            + " had actions undone by limits, such as of a chain of effects without end; --jsonl"
            + " says which.";
  }

  /** Sums the tallies up. */
  public static Results of(About about, List<Tally> tallies) {
    Tally total = new Tally(0, about.winner());
    tallies.forEach(total::add);
    return new Results(about, tallies, total);
  }

  /**
   * The configuration of a simulation.
   *
   * @param game the id of the game
   * @param noun the noun for features of players, for example {@code card}
   * @param measured the subject of the features' rates
   * @param winner the side that wins
   * @param first whether one player begins
   * @param randomDecks whether decks were drawn at random
   * @param seed the seed of the first match
   * @param pairings the pairings
   * @param effects all effects of the rules
   */
  public record About(
      String game,
      String noun,
      Measured measured,
      WinningSide winner,
      boolean first,
      boolean randomDecks,
      long seed,
      List<Pairing> pairings,
      List<String> effects) {}

  /** The subject of the rates of players' features. */
  public enum Measured {
    /** Single things, which players brought in varying company. */
    THINGS,
    /** Fixed decks, though the game could draw others. */
    DECKS,
    /** Fixed decks, in a game that draws no others. */
    ONLY_DECKS
  }

  /** The rate of each player or deck over all pairings, in the order they are met. */
  public Map<String, Rate> players() {
    Map<String, Rate> rates = new LinkedHashMap<>();
    forEachSeat((name, tally, seat) -> rates.merge(name, tally.wins(seat), Rate::plus));
    return rates;
  }

  /** The wins of each player or deck that others share; empty if there are none. */
  Map<String, Long> shared() {
    Map<String, Long> shared = new LinkedHashMap<>();
    forEachSeat((name, tally, seat) -> shared.merge(name, tally.shared(seat), Long::sum));
    return about.winner() == WinningSide.PLAYER && total.shared() > 0 ? shared : Map.of();
  }

  /**
   * The ends of the matches in words: {@code wins 90 (12 shared), draws 10, failed 0}; of players
   * who win together {@code all players won 62 (62.0 %), all lost 38 (38.0 %), draws 0, failed 0}.
   */
  String ends() {
    boolean all = about.winner() == WinningSide.ALL;
    String wins = Text.number(total.allWins());
    String lost = Text.number(total.lost());
    return (all ? "all players won " + wins + " (" + won().words() + ")" : "wins " + wins)
        + (shared().isEmpty() ? "" : " (" + Text.number(total.shared()) + " shared)")
        + (all || total.lost() > 0 ? ", all lost " + lost + " (" + lost().words() + ")" : "")
        + ", draws "
        + Text.number(total.draws())
        + ", failed "
        + Text.number(total.failed());
  }

  /** The rate of matches that somebody won. */
  Rate won() {
    return new Rate(total.allWins(), total.ended());
  }

  /** The rate of matches that all players lost. */
  Rate lost() {
    return new Rate(total.lost(), total.ended());
  }

  /** The rate of who begins, of matches of each number of players; none if nobody begins. */
  Map<String, Rate> beginners() {
    Map<String, Rate> rates = new LinkedHashMap<>();
    for (int i = 0; i < tallies.size() && about.first(); i++) {
      String name = "who begins" + about.pairings().get(i).size();
      rates.merge(name, tallies.get(i).first(), Rate::plus);
    }
    return rates;
  }

  /** The win rates of each player or deck as first and as later player. */
  Map<String, Difference.Pair> seats() {
    Map<String, Difference.Pair> seats = new LinkedHashMap<>();
    forEachSeat(
        (name, tally, seat) ->
            seats.merge(
                name,
                new Difference.Pair(tally.begun(seat), tally.answered(seat)),
                Difference.Pair::plus));
    return seats;
  }

  /** The advantage of each player or deck from beginning. */
  Map<String, Difference> advantages() {
    Map<String, List<Difference.Pair>> strata = new LinkedHashMap<>();
    forEachSeat(
        (name, tally, seat) ->
            strata
                .computeIfAbsent(name, unknown -> new ArrayList<>())
                .add(new Difference.Pair(tally.begun(seat), tally.answered(seat))));
    Map<String, Difference> differences = new LinkedHashMap<>();
    strata.forEach((name, pairs) -> differences.put(name, Difference.of(pairs)));
    return differences;
  }

  /** Calls an action for each side of each pairing. */
  private void forEachSeat(SeatAction action) {
    for (int i = 0; i < tallies.size(); i++) {
      List<String> names = about.pairings().get(i).sides(about.winner());
      for (int seat = 0; seat < names.size(); seat++) {
        action.with(names.get(seat), tallies.get(i), seat);
      }
    }
  }

  /** An action for a player of a pairing. */
  @FunctionalInterface
  private interface SeatAction {
    void with(String name, Tally tally, int seat);
  }

  /** The rate of each thing that players have, the highest first. */
  public Map<String, Rate> things() {
    Map<String, Rate> rates = new LinkedHashMap<>();
    for (String name : total.counts().names(Tally.FEATURE)) {
      rates.put(name, total.counts().rate(Tally.FEATURE, name, Tally.WINS, Tally.GAMES));
    }
    return highestFirst(rates);
  }

  /**
   * The rates of the cards of decks, the highest lift first; empty if there are no decks, or no
   * card came to a hand.
   */
  List<CardRates> cards() {
    List<CardRates> cards = ofDecks();
    return cards.stream().anyMatch(card -> card.drawn().of() > 0) ? cards : List.of();
  }

  /** True if there are decks, but no card of them came to a hand. */
  private boolean hasNoHand() {
    return cards().isEmpty() && !ofDecks().isEmpty();
  }

  private List<CardRates> ofDecks() {
    Set<String> names = new TreeSet<>();
    for (Tally tally : tallies) {
      for (int seat = 0; seat < tally.seats(); seat++) {
        names.addAll(tally.cards(seat));
      }
    }
    Map<String, Rate> brought = things();
    return names.stream()
        .map(name -> CardRates.of(name, brought.getOrDefault(name, Rate.NONE), tallies))
        .sorted(CardRates.BEST_FIRST)
        .toList();
  }

  /** The statistics of each effect, the most frequent first; those that never fired last. */
  List<EffectRates> effects() {
    Set<String> names = new LinkedHashSet<>(total.counts().names(EffectUses.KIND));
    names.addAll(about.effects());
    return names.stream()
        .map(name -> EffectRates.of(name, total))
        .sorted(EffectRates.MOST_FIRST)
        .toList();
  }

  /** The win rates of each against each other. */
  Matrix matrix() {
    return Matrix.of(about, tallies);
  }

  /** The noun for the subject of rates: {@code deck}, or that of the features. */
  String rateOf() {
    return about.measured() == Measured.THINGS ? about.noun() : "deck";
  }

  private boolean isAnyMeasured() {
    return things().values().stream().anyMatch(rate -> rate.of() > 0);
  }

  /** The explanation of the rates of single features, for people; empty if there are no rates. */
  String reading() {
    return hasNoHand() ? rates() + " " + NO_HAND : rates();
  }

  private static final String NO_HAND =
      "No card came to a hand, so there are no rates of cards that were played or drawn.";

  private String rates() {
    String noun = about.noun();
    if (about.winner() == WinningSide.TEAM) {
      return "Of several players with the same " + noun + " or team one counts, each in turn.";
    }
    if (about.measured() == Measured.THINGS) {
      String who = about.winner() == WinningSide.ALL ? "any player" : "one player alone";
      return "A " + noun + " counts in matches to which " + who + " brought it.";
    }
    if (!isAnyMeasured()) {
      return "";
    }
    String decks =
        "Win rates are rates of decks, not of single "
            + noun
            + "s: every "
            + noun
            + " of a deck has that deck's rate, since each deck was always played whole.";
    return about.measured() == Measured.ONLY_DECKS
        ? decks
        : decks + " With --random-decks the rates of single " + noun + "s are measured.";
  }

  /** Rates sorted from the highest to the lowest; equal ones by name. */
  static Map<String, Rate> highestFirst(Map<String, Rate> rates) {
    Comparator<Map.Entry<String, Rate>> order =
        Comparator.comparingDouble(entry -> -entry.getValue().value());
    Map<String, Rate> sorted = new LinkedHashMap<>();
    rates.entrySet().stream()
        .sorted(order.thenComparing(Map.Entry.comparingByKey()))
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    return sorted;
  }
}
