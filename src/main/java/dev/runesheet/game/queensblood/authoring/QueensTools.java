package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.GreedyBot;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.authoring.display.BoardPicture;
import dev.runesheet.game.queensblood.authoring.display.HandPicture;
import dev.runesheet.game.queensblood.authoring.display.QueensNarrator;
import dev.runesheet.game.queensblood.authoring.scenario.RecordedQueens;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.Bot;
import dev.runesheet.pack.tool.CardPath;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.pack.tool.NumberChange;
import dev.runesheet.pack.tool.Owners;
import dev.runesheet.pack.tool.Pairings;
import dev.runesheet.pack.tool.RecordedGames;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/** The tools of Queen's Blood: a match is set up by two decks and a variant. */
public final class QueensTools implements GameTools {

  @Override
  public String game() {
    return QueensBlood.ID;
  }

  @Override
  public String usage() {
    return "two decks and, if not the standard one, a variant, for example: pawns auras v1.1";
  }

  @Override
  public JsonNode setup(CatalogAccess rules, List<String> words, int first) {
    QueensCatalog catalog = rules.catalog(QueensCatalog.class);
    List<String> named = words.isEmpty() ? pairings(rules).get(0) : words;
    Set<String> decks = catalog.decks().keySet();
    named.stream().limit(2).forEach(name -> Words.known("Deck", name, decks));
    if (named.size() < 2 || named.size() > 3) {
      throw new IllegalArgumentException(
          "A match has two decks, of "
              + String.join(", ", decks)
              + ", and may name a variant, of "
              + String.join(", ", catalog.variants())
              + ".");
    }
    List<String> left = catalog.deck(named.get(0));
    List<String> right = catalog.deck(named.get(1));
    String variant =
        named.size() == 3
            ? Words.known("Variant", named.get(2), catalog.variants())
            : QueensSetup.STANDARD;
    return setup(variant, first, left, right);
  }

  private static JsonNode setup(String variant, int first, List<String> left, List<String> right) {
    String begins = Side.letter(first);
    return new QueensSetup(variant, begins, Side.both(left, right), true, true, null).toJson();
  }

  /** The pawns of tiles and the power of cards; numbers that follow from others are left out. */
  @Override
  public String called(CatalogAccess rules, String stat) {
    return switch (stat) {
      case Board.RAW -> "pawns";
      case CardStats.POWER -> CardStats.POWER;
      default -> "";
    };
  }

  /** Pawns count whosever they are; a card's power changes by its parts; a card is doomed once. */
  @Override
  public Optional<NumberChange> counted(CatalogAccess rules, Happening.StatChanged change) {
    double by = change.after() - change.before();
    return switch (change.stat()) {
      case Board.RAW -> {
        double pawns = Math.abs(change.after()) - Math.abs(change.before());
        yield Optional.of(new NumberChange("pawns", pawns));
      }
      case Card.DELTA, Card.SCALE -> Optional.of(new NumberChange(CardStats.POWER, by));
      case Card.DOOMED ->
          Optional.of(new NumberChange("cards destroyed", 1)).filter(one -> change.before() == 0);
      default -> Optional.empty();
    };
  }

  @Override
  public List<List<String>> pairings(CatalogAccess rules) {
    return Pairings.of(List.copyOf(rules.catalog(QueensCatalog.class).decks().keySet()), 2, "deck");
  }

  /** The sides, each with the name of its deck if that is one of the catalog's. */
  @Override
  public List<String> players(Rules book, JsonNode setup) {
    return Stream.of(Side.LEFT, Side.RIGHT)
        .map(
            side ->
                Side.letter(side)
                    + deck(book, setup, side).map(name -> " (" + name + ")").orElse(""))
        .toList();
  }

  private static Optional<String> deck(Rules book, JsonNode setup, int side) {
    List<String> cards = QueensSetup.of(setup).decks().get(Side.letter(side));
    return book.catalog(QueensCatalog.class).decks().entrySet().stream()
        .filter(entry -> entry.getValue().equals(cards))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  @Override
  public List<String> features(Rules book, JsonNode setup, int player) {
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    return QueensSetup.of(setup).decks().get(Side.letter(player)).stream()
        .distinct()
        .map(catalog::card)
        .map(QueensTools::called)
        .toList();
  }

  private static String called(CardType card) {
    return (card.id() + " " + card.name()).strip();
  }

  /** Decks, unless both sides have the same or one of their own. */
  @Override
  public List<String> compared(Rules book, JsonNode setup) {
    List<String> names =
        Stream.of(Side.LEFT, Side.RIGHT)
            .flatMap(side -> deck(book, setup, side).stream())
            .distinct()
            .toList();
    return names.size() == 2 ? names : players(book, setup);
  }

  @Override
  public Optional<CardPath> cardPath(Rules book) {
    QueensCatalog catalog = book.catalog(QueensCatalog.class);
    return Optional.of(
        new CardPath(
            Set.of(Card.DECK),
            Set.of(Card.HAND),
            Set.of(),
            one -> one.kind().equals(Card.KIND) ? called(catalog.card(one.definition())) : null));
  }

  @Override
  public String featureNoun() {
    return "card";
  }

  @Override
  public Optional<JsonNode> randomSetup(Rules book, int first, long seed) {
    return RandomDecks.draw(book.catalog(QueensCatalog.class), seed)
        .map(decks -> setup(QueensSetup.STANDARD, first, decks.get(0), decks.get(1)));
  }

  @Override
  public Narrator narrator(Match match) {
    return new QueensNarrator(match);
  }

  @Override
  public String draw(Match match, Ink ink) {
    return BoardPicture.of(match, ink);
  }

  @Override
  public String draw(Match match, int player, Ink ink) {
    return HandPicture.of(match, player);
  }

  @Override
  public String question(Decision decision) {
    return decision.asksFor(Move.Mulligan.class)
        ? "choose cards of your hand to replace"
        : "play a card, or pass";
  }

  /** A mulligan is told by the names of its cards, which only who chooses it may know. */
  @Override
  public String words(Match match, Decision decision, Option option) {
    return option.action() instanceof Move.Mulligan mulligan && !mulligan.slots().isEmpty()
        ? HandText.names(match, decision.player(), mulligan)
        : GameTools.super.words(match, decision, option);
  }

  /** The cards that a mulligan replaces, one after the other; of keeping the hand, all of it. */
  @Override
  public String describe(Match match, Decision decision, Option option) {
    return option.action() instanceof Move.Mulligan mulligan
        ? HandText.of(match, decision.player(), mulligan)
        : GameTools.super.describe(match, decision, option);
  }

  @Override
  public Map<String, String> owners(Rules book) {
    return Owners.of(
        book.catalog(QueensCatalog.class).cards().values(),
        CardType::id,
        CardType::name,
        CardType::effect);
  }

  @Override
  public Map<String, LongFunction<Bot>> bots(CatalogAccess rules) {
    return Map.of("greedy", seed -> new GreedyBot(seed)::choose);
  }

  @Override
  public RecordedGames recordedGames(PackFiles files, PackContent content) {
    return new RecordedQueens(files, content);
  }
}
