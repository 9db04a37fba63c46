package dev.runesheet.game.queensblood.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.schema.shape.WordKinds.Kind;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.declared.DeclaredScenarios;
import dev.runesheet.word.WordList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Scenarios of Queen's Blood. */
public final class QueensScenarios
    extends DeclaredScenarios<QueensGiven, QueensAction, QueensThen> {

  /** The code of a play that sets off too many reactions, as in recorded games. */
  private static final String CHAIN = "chain";

  /** Declares the words. */
  public QueensScenarios() {
    super(QueensGiven.class, QueensAction.class, QueensThen.class, CHAIN);
  }

  @Override
  public String game() {
    return QueensBlood.ID;
  }

  @Override
  public List<String> variants() {
    return List.of(QueensSetup.STANDARD, "v1.1");
  }

  @Override
  public List<String> variants(RuleWords rules) {
    return rules.catalog(QueensCatalog.class).variants();
  }

  @Override
  protected Map<String, SourceNames.Words> fixedWords() {
    return Map.of(
        WordList.PLAYER,
        SourceNames.Words.of(Side.LETTERS, Code.UNKNOWN_WORD),
        QueensGiven.LOOK,
        SourceNames.Words.of(QueensGiven.LOOKS, Code.POSITION));
  }

  @Override
  protected SourceNames vocabulary(RuleWords rules, Scenario scenario) {
    QueensCatalog catalog = rules.catalog(QueensCatalog.class);
    Set<String> cards = catalog.cards().keySet();
    IdHints hints = catalog.hints();
    Map<String, Kind> kinds = new LinkedHashMap<>();
    fixedWords().forEach((kind, words) -> kinds.put(kind, Kind.of(() -> words)));
    kinds.put(WordList.CARD, Kind.of(cards, hints));
    kinds.put("entity", Kind.of(entities(cards), hints.orElse("a tile such as 1,4")));
    kinds.put(WordList.STAT, Kind.of(stats(), Code.UNKNOWN_WORD));
    return new WordKinds(kinds);
  }

  /** Cards by their ids, and tiles. */
  private static Set<String> entities(Set<String> cards) {
    Set<String> entities = new LinkedHashSet<>(cards);
    Place.ALL.forEach(place -> entities.add(place.word()));
    return entities;
  }

  private static Set<String> stats() {
    Set<String> stats = new LinkedHashSet<>(Card.STATS.names());
    stats.addAll(Board.TILE_STATS.names());
    return stats;
  }

  @Override
  protected void checkAction(QueensGiven position, QueensAction action, JsonValue written) {
    if (action instanceof QueensAction.Mulligan mulligan) {
      QueensSetup setup = position.setup(QueensSetup.STANDARD, QueensGiven.DUMMY);
      MulliganOrders.check(mulligan, setup, written);
    }
  }

  @Override
  protected Match begin(
      RuleBook book, Scenario scenario, QueensGiven given, List<QueensAction> actions) {
    String variant = scenario.variant().isEmpty() ? QueensSetup.STANDARD : scenario.variant();
    Set<String> cards = book.catalog(QueensCatalog.class).cards().keySet();
    String dummy =
        cards.contains(QueensGiven.DUMMY) || cards.isEmpty()
            ? QueensGiven.DUMMY
            : cards.iterator().next();
    QueensSetup setup = given.setup(variant, dummy);
    Match match = book.newMatch(setup.toJson(), MulliganOrders.chance(scenario, setup, actions));
    try {
      given.checkPowers(match.world());
      return match;
    } catch (IllegalArgumentException impossible) {
      match.close();
      throw impossible;
    }
  }

  @Override
  protected QueensScenarioRun run(Match match, Words<QueensAction, QueensThen> words) {
    return new QueensScenarioRun(match, words);
  }

  @Override
  public String player(int number) {
    return Side.letter(number);
  }

  @Override
  protected Optional<QueensGiven> position(Match match) {
    return Optional.of(PositionWords.given(match));
  }

  @Override
  protected List<QueensAction> performed(Match match, Decision decision, Option option) {
    String side = Side.letter(decision.player());
    if (option.action() instanceof Move.Play play) {
      return List.of(new QueensAction.Play(Optional.of(side), play, false));
    }
    return option.action() instanceof Move.Mulligan mulligan
        ? List.of(new QueensAction.Mulligan(side, mulligan.slots(), List.of()))
        : List.of(new QueensAction.Pass());
  }

  /**
   * True if a happening matters to scenarios; draws at the start of a turn and numbers of cards do
   * not.
   */
  @Override
  public boolean matters(Happening happening) {
    boolean number =
        happening instanceof Happening.StatChanged change && change.stat().equals(Board.CARD);
    boolean draw =
        happening instanceof Happening.Moved move
            && move.fromZone().equals(Card.DECK)
            && move.zone().equals(Card.HAND);
    return !number && !draw;
  }
}
