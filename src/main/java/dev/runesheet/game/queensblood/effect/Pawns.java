package dev.runesheet.game.queensblood.effect;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.PawnPlacement;
import dev.runesheet.game.queensblood.board.PawnPlacement.Content;
import dev.runesheet.game.queensblood.board.PawnPlacement.Influence;
import dev.runesheet.game.queensblood.board.PawnPlacement.Outcome;
import dev.runesheet.game.queensblood.board.PawnPlacement.Owner;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.World;

/** Influence on tiles: what each bit of it does is decided by rules. */
public final class Pawns {

  /** The checkpoint at which the card that is being played places its pawns. */
  public static final String OF_CARD = "pawns of the card";

  /** The checkpoint at which effects' influence is put on tiles. */
  public static final String OF_EFFECT = "pawns";

  private Pawns() {}

  /** Places the pawns of a card on its cells in order (decision 4). */
  public static void ofCard(MatchContext match) {
    Card card = (Card) match.entity(match.state(QueensState.class).playing);
    int changed = (int) card.base(Card.STATS.index(Card.PAWNS));
    int amount = changed == 0 ? 1 : changed;
    for (int tile : card.type().pattern().pawns(card.getController(), card.getPosition())) {
      put(match, new QueensState.Pawn(tile, card.getController(), amount, Influence.PAWN));
    }
  }

  /** Defers the placing of one pawn until the running program has ended. */
  public static void later(MatchContext match, int tile, int side, int amount) {
    match
        .state(QueensState.class)
        .pawns
        .add(new QueensState.Pawn(tile, side, amount, Influence.PAWN));
    match.check(OF_EFFECT);
  }

  /**
   * Defers the expansion to the neighbours of a tile until the running program has ended (decision
   * 13).
   */
  public static void expand(MatchContext match, int from, int side) {
    for (int lanes = -1; lanes <= 1; lanes++) {
      for (int columns = -1; columns <= 1; columns++) {
        int tile = Grid.beside(from, lanes, columns);
        if (tile >= 0 && tile != from) {
          match
              .state(QueensState.class)
              .pawns
              .add(new QueensState.Pawn(tile, side, 1, Influence.EXPANSION));
        }
      }
    }
    match.check(OF_EFFECT);
  }

  /** Puts what waits on its tiles. */
  public static void place(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    state.pawns.forEach(pawn -> put(match, pawn));
    state.pawns.clear();
  }

  private static void put(MatchContext match, QueensState.Pawn pawn) {
    World world = match.world();
    int sign = Side.sign(pawn.side());
    int raw = Board.raw(world, pawn.tile());
    PawnPlacement.Case asked =
        new PawnPlacement.Case(
            match.state(QueensState.class).variant,
            pawn.kind(),
            owner(Board.owner(world, pawn.tile()), pawn.side()),
            Board.empty(world, pawn.tile()) ? Content.EMPTY : Content.CARD,
            PawnPlacement.turns(raw, sign, pawn.amount()));
    Outcome outcome = match.consult(new PawnPlacement(asked)).outcome();
    int rank = Board.rank(world, pawn.tile());
    match.setStat(
        match.entity(pawn.tile()), Board.RAW, outcome.result(raw, rank, sign, pawn.amount()));
  }

  private static Owner owner(int side, int acting) {
    return side == Side.NOBODY ? Owner.NEUTRAL : side == acting ? Owner.OWN : Owner.ENEMY;
  }
}
