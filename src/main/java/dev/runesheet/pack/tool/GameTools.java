package dev.runesheet.pack.tool;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * The service by which tools such as the command line set up, narrate and replay matches of a game.
 * Found by {@link java.util.ServiceLoader}; a game can do without, or bring a part of it by a class
 * that extends {@link UsualTools}.
 */
public interface GameTools extends GameBots {

  /**
   * The tools of a game: its own, or else the usual ones, which know the numbers of its {@link
   * dev.runesheet.spi.Game#setupForm} and tell each step.
   *
   * @throws DeclarationMistake if a game has two
   */
  static GameTools of(String game) {
    GameTools own = InstalledGames.all(GameTools.class, GameTools::game, GameTools::two).get(game);
    return own == null ? new UsualTools(game) : own;
  }

  private static GameTools two(GameTools one, GameTools other) {
    throw new DeclarationMistake(
        "game ("
            + Excerpt.of(one.game())
            + ") has two classes of tools, ("
            + one.getClass().getName()
            + ") and ("
            + other.getClass().getName()
            + "); expected one. Maybe the second is to bring bots alone: that is a GameBots.");
  }

  /** The words that set a match up, for people, for example {@code two heroes}. */
  String usage();

  /**
   * A set-up from words on the command line, for example the ids of two heroes.
   *
   * @param words the words of the user; empty for the game's usual match
   * @param first the player who begins
   * @throws IllegalArgumentException with a sentence if the words do not fit
   */
  JsonNode setup(CatalogAccess rules, List<String> words, int first);

  /**
   * The words of the set-ups that a simulation goes through if the user names none, for example
   * every pair of heroes; at least one.
   */
  List<List<String>> pairings(CatalogAccess rules);

  /**
   * The set-ups that some words of the user leave open, such as every pairing of so many players;
   * by default the words set up one match.
   *
   * @throws DeclarationMistake if the game has none
   */
  default List<List<String>> pairings(CatalogAccess rules, List<String> words) {
    List<List<String>> all = words.isEmpty() ? pairings(rules) : List.of(words);
    if (all.isEmpty()) {
      throw new DeclarationMistake(
          "pairings() of class (" + getClass().getName() + ") gives none; expected at least one.");
    }
    return all;
  }

  /** The names of the players of a set-up, by player; no two are the same. */
  List<String> players(Rules book, JsonNode setup);

  /**
   * The assets that a player brings into a match and whose worth a simulation may measure, for
   * example the cards of a deck, each named once; empty if only the players themselves can be
   * compared.
   */
  default List<String> features(Rules book, JsonNode setup, int player) {
    return List.of();
  }

  /**
   * The assets that a player had in a match that is over, each named once; by default those brought
   * into it.
   */
  default List<String> features(Match match, int player) {
    return features(match.book(), match.setup(), player);
  }

  /** True if the {@link #pairings} are of decks or the like, some of which can be chosen. */
  default boolean hasChoiceOfPairings() {
    return true;
  }

  /** The side that wins a match by some rules. */
  default WinningSide winningSide(CatalogAccess rules) {
    return WinningSide.PLAYER;
  }

  /** True if all players lost a match that nobody won, so that it is no draw. */
  default boolean isLost(Happening.MatchEnded end) {
    return false;
  }

  /** True if one player begins, so that the order of players may matter. */
  default boolean hasFirstPlayer() {
    return true;
  }

  /** The way of cards from the deck into play; empty for a game without decks. */
  default Optional<CardPath> cardPath(Rules book) {
    return Optional.empty();
  }

  /** The ids of effects that do nothing but say whether something is legal. */
  default Set<String> permissions(Rules book) {
    return Set.of();
  }

  /**
   * The ids of effects whose number counts in calculations alone, if a condition holds there: no
   * log tells when it does.
   */
  default Set<String> calculated(Rules book) {
    return Set.of();
  }

  /** The noun for one of the {@link #features}, for example {@code card}. */
  default String featureNoun() {
    return "feature";
  }

  /**
   * A legal set-up drawn at random, the same for the same seed; empty if the game has none.
   *
   * @param first the player who begins
   */
  default Optional<JsonNode> randomSetup(Rules book, int first, long seed) {
    return Optional.empty();
  }

  /**
   * A legal set-up drawn at random for some words of the user, which by default there are not.
   *
   * @param words empty, or such as say how many play
   * @throws IllegalArgumentException with a sentence if the words do not fit
   */
  default Optional<JsonNode> randomSetup(Rules book, List<String> words, int first, long seed) {
    if (!words.isEmpty()) {
      throw new IllegalArgumentException("Random decks are drawn: name none beside them.");
    }
    return randomSetup(book, first, seed);
  }

  /**
   * The breakdown of a number that is not a stat, such as the cost of a card for a player.
   *
   * @param about the entity with the number
   * @param question the words for the number, for example {@code cost of Merchant}
   * @return the breakdown, or empty if the game has no such number
   * @throws IllegalArgumentException with a sentence if the number is not defined now
   */
  default Optional<NumberBreakdown> reckon(Match match, Entity about, String question) {
    return Optional.empty();
  }

  /**
   * The forms of questions that {@link #reckon} answers under some rules, for people; empty if
   * there are none.
   */
  default List<String> questions(CatalogAccess rules) {
    return List.of();
  }

  /** A narrator of a match: it tells first the past happenings, then the new ones. */
  Narrator narrator(Match match);

  /**
   * A narrator of a match for some of its players, whose lines tell nothing that one of them may
   * not know; by default that of all people.
   *
   * @param readers the numbers of the players; nobody if people only watch
   */
  default Narrator narrator(Match match, Collection<Integer> readers) {
    return narrator(match);
  }

  /**
   * The position as anyone may see it; may be empty.
   *
   * @param ink marks what belongs to a player
   */
  String draw(Match match, Ink ink);

  /**
   * The part of the position that a player needs to see before each choice, with what others may
   * not see, such as a hand; by default what everyone sees. A game whose narrator shows the
   * position need not draw it again.
   */
  default String draw(Match match, int player, Ink ink) {
    return draw(match, ink);
  }

  /**
   * The names that a simulation compares, by player: the players' names, unless several bring the
   * same.
   */
  default List<String> compared(Rules book, JsonNode setup) {
    return players(book, setup);
  }

  /** The words of an option, with its id behind them if others of its decision have the same. */
  default String words(Match match, Decision decision, Option option) {
    long same =
        decision.options().stream().filter(one -> one.words().equals(option.words())).count();
    return same == 1 ? option.words() : option.words() + " [" + option.id() + "]";
  }

  /**
   * True if a person who plays is told of a happening in the story of a match. The story is that of
   * the table, but for what others answered about what the player does not see, what is shown to
   * them, and for random outcomes such as those of a shuffle, by which he could follow hidden
   * cards.
   *
   * @param sight what he saw when the last answer was given
   */
  default boolean isTold(Match match, int player, Happening happening, Sight sight) {
    if (happening instanceof Happening.Rolled || happening instanceof Happening.Shown) {
      return match.isVisible(player, happening);
    }
    return !(happening instanceof Happening.Answered answer) || sight.knows(answer);
  }

  /** The names of the players as all may know them, by player. */
  default List<String> openNames(Rules book, JsonNode setup) {
    return players(book, setup);
  }

  /** The words of a decision put to a player, for example {@code choose player}. */
  default String question(Decision decision) {
    String words = decision.prompt().replace('_', ' ');
    return words.startsWith("choose") ? words : "choose " + words;
  }

  /** The words of a decision put to a player, with what asks, for example a card, in brackets. */
  default String question(Match match, Decision decision) {
    String words = question(decision);
    return decision.effect().isEmpty() ? words : words + " (" + asker(match, decision) + ")";
  }

  /** The words for the effect that asks a player, as he may know it. */
  default String asker(Match match, Decision decision) {
    return match.book().effect(decision.effect()).name();
  }

  /** True if a player passes by an option, which all may know. */
  default boolean isPass(Rules book, Option option) {
    return option.action().isPass();
  }

  /**
   * The ids of the definitions, such as those of cards, that an option names: those of its action.
   * The action of an option of a list that a program offers is a word, which the game reads.
   */
  default List<String> definitions(Option option) {
    return option.action().definitions();
  }

  /**
   * The rules text of the card, ability or other definition that an option is about; empty if it is
   * about none. By default that of the first entity or definition that the option names and that
   * has one.
   */
  default String describe(Match match, Decision decision, Option option) {
    return Stream.concat(CardText.named(match, option), definitions(option).stream())
        .map(definition -> describe(match.book(), definition))
        .filter(text -> !text.isEmpty())
        .findFirst()
        .orElse("");
  }

  /**
   * The effects of a card: its own, and those of the owner by which people know it.
   *
   * @param id the card's id
   * @param name the name that people use
   */
  default List<EffectDefinition> effectsOf(Rules book, String id, String name) {
    Map<String, String> owners = owners(book);
    Set<EffectDefinition> all = new LinkedHashSet<>(book.effectsOf(id));
    for (String word : List.of(id, name)) {
      if (owners.containsKey(word)) {
        all.addAll(book.effectsOf(owners.get(word)));
      }
    }
    return List.copyOf(all);
  }

  /**
   * The words for a number of a card or player, for example {@code max health}; empty if it is the
   * rules' own affair and nobody need see it.
   */
  default String called(CatalogAccess rules, String stat) {
    return stat.replace('_', ' ');
  }

  /** The words for a zone; by default its name. */
  default String zone(CatalogAccess rules, String zone) {
    return zone;
  }

  /**
   * The change of a number as people count it; none if the number is the rules' own affair. Changes
   * that are of the same number for people, such as two parts of a sum, have the same words.
   */
  default Optional<NumberChange> counted(CatalogAccess rules, Happening.StatChanged change) {
    String number = called(rules, change.stat());
    return number.isEmpty()
        ? Optional.empty()
        : Optional.of(new NumberChange(number, change.after() - change.before()));
  }

  /**
   * The stack of a zone on which a card lies, in games whose zones that belong to nobody have
   * stacks; of one stack the card with the largest position is on top. Negative if cards lie side
   * by side.
   */
  default int stack(String zone, int position) {
    return -1;
  }

  /**
   * The rules text of a definition, such as a card; empty if there is no such definition. By
   * default the sentences of its effects.
   */
  default String describe(Rules book, String definition) {
    return CardText.of(book, owners(book).getOrDefault(definition, definition));
  }

  /**
   * The owners of effects by the names people use, such as those of the cards that have them.
   *
   * @return the owners of effects, by the names and ids of cards and the like
   */
  default Map<String, String> owners(Rules book) {
    return Map.of();
  }

  /** The bots of the game's own; by default none, since everyone has one that takes any option. */
  @Override
  default Map<String, LongFunction<Bot>> bots(CatalogAccess rules) {
    return Map.of();
  }

  /**
   * Plays games that another program recorded by the rules of a pack without errors; unless a game
   * says how, none can be.
   */
  default RecordedGames recordedGames(PackFiles files, PackContent content) {
    return new NoRecordedGames(game());
  }
}
