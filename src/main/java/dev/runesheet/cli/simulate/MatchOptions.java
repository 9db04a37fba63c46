package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.SeedOption;
import dev.runesheet.cli.play.AcceptedLoops;
import dev.runesheet.cli.play.BotOption;
import dev.runesheet.cli.simulate.count.Pairing;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.spi.CatalogAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The options that say which matches a simulation plays. They and the rules alone decide each
 * match, wherever it is played.
 */
public final class MatchOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private BotOption bots;

  @Mixin private SeedOption seed;

  @Option(
      names = "--random-decks",
      description =
          "Draw legal decks at random for every match, if the game has decks; WORDS can say no more"
              + " than how many play.")
  private boolean randomDecks;

  @Option(
      names = "--decks",
      paramLabel = "DECK",
      arity = "1..*",
      split = ",",
      description =
          "Play every pair of these decks, heroes or the like; commas or blanks between them.")
  private List<String> decks = new ArrayList<>();

  long seed() {
    return seed.value();
  }

  boolean randomDecks() {
    return randomDecks;
  }

  /**
   * Refuses names that the game does not know, and bots that are not as many as its players, before
   * its rules are compiled.
   *
   * @param words those that set a match up; empty for every pair in turn
   */
  void check(GameTools tools, CatalogAccess catalog, List<String> words) {
    if (!words.isEmpty() && !randomDecks) {
      setup(tools, catalog, words, 0);
    }
    if (!decks.isEmpty()) {
      checkDecks(tools, tools.pairings(catalog), words);
    }
    if (!randomDecks) {
      JsonNode first = setup(tools, catalog, allWords(tools, catalog, words).get(0), 0);
      AbstractGameCommand.numberOfPlayers(tools, first)
          .ifPresent(players -> bots.check(tools, catalog, players));
    }
  }

  private void checkDecks(GameTools tools, List<List<String>> known, List<String> words) {
    if (!words.isEmpty() || randomDecks) {
      throw new ParameterException(
          spec.commandLine(), "--decks names what to play with; name nothing else beside it");
    }
    if (!tools.hasChoiceOfPairings()) {
      throw CommandFailure.usage(
          "--decks: "
              + tools.game()
              + " has no decks or the like to choose among. Name after the game what to play with: "
              + tools.usage()
              + ".");
    }
    List<String> all = known.stream().flatMap(List::stream).distinct().toList();
    for (String deck : decks) {
      if (!all.contains(deck)) {
        throw CommandFailure.usage(Words.unknown(deck, all));
      }
    }
    if (known.stream().noneMatch(decks::containsAll)) {
      throw new ParameterException(spec.commandLine(), "--decks must name two or more");
    }
  }

  /**
   * The matches under some rules.
   *
   * @param words those that set a match up; empty for every pair in turn
   * @param accepted the loops that undo actions by the will of the game's author
   */
  public SimulatedMatches bouts(
      GameTools tools, RuleBook book, List<String> words, AcceptedLoops accepted) {
    check(tools, book, words);
    List<List<String>> known = randomDecks ? List.of(words) : allWords(tools, book, words);
    return boutsOf(tools, book, known, accepted);
  }

  /**
   * The matches under other rules.
   *
   * @param known the words that set the pairings up
   */
  SimulatedMatches boutsOf(
      GameTools tools, RuleBook book, List<List<String>> known, AcceptedLoops accepted) {
    List<Pairing> pairings =
        randomDecks
            ? List.of(randomPairing(tools, book, known.get(0)))
            : pairings(tools, book, known);
    bots.players(tools, book, pairings.get(0).names().size(), seed());
    return new SimulatedMatches(book, tools, bots, known, pairings, this, accepted);
  }

  /**
   * Decks drawn at random.
   *
   * @param words those that say how many play; empty for the usual number
   */
  private Pairing randomPairing(GameTools tools, RuleBook book, List<String> words) {
    JsonNode example =
        setup(() -> tools.randomSetup(book, words, 0, seed()))
            .orElseThrow(
                () -> CommandFailure.usage(tools.game() + " has no decks to draw at random."));
    List<String> names = tools.players(book, example);
    return new Pairing(
        "decks drawn at random" + (words.isEmpty() ? "" : " for " + names.size()),
        names,
        (first, matchSeed) -> tools.randomSetup(book, words, first, matchSeed).orElseThrow());
  }

  private List<List<String>> allWords(GameTools tools, CatalogAccess book, List<String> words) {
    return tools.pairings(book, words).stream()
        .filter(pair -> decks.isEmpty() || decks.containsAll(pair))
        .toList();
  }

  private static List<Pairing> pairings(GameTools tools, RuleBook book, List<List<String>> all) {
    List<Pairing> pairings = new ArrayList<>();
    for (List<String> one : all) {
      List<String> names = tools.compared(book, setup(tools, book, one, 0));
      String title =
          tools.winningSide(book) == WinningSide.TEAM
              ? String.join(" ", one)
              : String.join(" – ", names);
      List<JsonNode> setups = new ArrayList<>();
      for (int first = 0; first < names.size(); first++) {
        setups.add(setup(tools, book, one, first));
      }
      pairings.add(Pairing.fixed(title, names, setups));
    }
    return Pairing.apart(pairings);
  }

  private static JsonNode setup(
      GameTools tools, CatalogAccess book, List<String> words, int first) {
    return setup(() -> tools.setup(book, words, first));
  }

  private static <T> T setup(Supplier<T> found) {
    try {
      return found.get();
    } catch (IllegalArgumentException wrong) {
      throw CommandFailure.usage(wrong.getMessage());
    }
  }
}
