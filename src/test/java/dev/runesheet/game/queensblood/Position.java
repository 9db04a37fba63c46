package dev.runesheet.game.queensblood;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A match that begins at a position, for tests: cards put down run nothing. */
public final class Position {

  private static final List<String> DUMMIES = Collections.nCopies(10, "007");

  private final List<QueensSetup.Tile> tiles = new ArrayList<>();
  private final List<List<String>> hands = new ArrayList<>(List.of(List.of(), List.of()));
  private String variant = QueensSetup.STANDARD;

  public static Position standard() {
    return new Position();
  }

  static Position of(String variant) {
    Position position = new Position();
    position.variant = variant;
    return position;
  }

  /** Puts a card with a power delta on a tile of an owner and a rank such as {@code Y2}. */
  public Position card(int lane, int column, String tile, String card, int delta) {
    return tile(lane, column, tile, null, card, delta, 0);
  }

  /** Sets an empty tile. */
  Position tile(int lane, int column, String tile) {
    return tile(lane, column, tile, null, "", 0, 0);
  }

  Position tile(int lane, int column, String tile, Integer raw, String card, int delta, int scale) {
    int owner = Side.of(tile.substring(0, 1));
    int rank = Integer.parseInt(tile.substring(1));
    int signed = raw != null ? raw : owner == Side.NOBODY ? 0 : rank * Side.sign(owner);
    tiles.add(
        new QueensSetup.Tile(
            Grid.tile(lane, column), Side.letter(owner), signed, card, delta, scale));
    return this;
  }

  public Position hand(String side, String... cards) {
    hands.set(Side.of(side), List.of(cards));
    return this;
  }

  public Match match(RuleBook book) {
    QueensSetup setup =
        new QueensSetup(
            variant,
            "Y",
            Side.both(DUMMIES, DUMMIES),
            false,
            false,
            new QueensSetup.Position(tiles, Side.both(hands.get(0), hands.get(1))));
    return book.newMatch(setup.toJson(), Chance.seeded(1));
  }

  public static void play(Match match, String side, String card, int lane, int column) {
    match.update(context -> Referee.toMove(context, Side.of(side)));
    choose(match, card + "@" + lane + "," + column);
  }

  static void choose(Match match, String option) {
    Decision decision =
        match.pendingDecisions().stream()
            .filter(one -> one.asksFor(Move.InTurn.class))
            .findFirst()
            .orElseThrow();
    match.choose(decision.id(), option);
  }

  static Card at(Match match, int lane, int column) {
    return Board.card(match.world(), Grid.tile(lane, column));
  }
}
