package dev.runesheet.game.queensblood.setup;

import static dev.runesheet.spi.setup.SavedPart.require;
import static dev.runesheet.spi.setup.SavedPart.requirePlace;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.effect.Destruction;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.turn.Plays;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Set;

/** The check of a saved match's board: refuses impossible cards and questions. */
public final class SavedBoard {

  private static final Set<String> ZONES =
      Set.of(Card.HAND, Card.DECK, Card.BOARD, Card.PLAYED, Card.GONE);

  /** More turns than any match has; the number of each is one more than that before. */
  private static final int LATEST_TURN = 1_000_000;

  private SavedBoard() {}

  public static void check(MatchContext match, List<Decision> open) {
    World world = match.world();
    QueensState state = match.state(QueensState.class);
    for (Entity entity : world.entities()) {
      if (entity.getId() < Grid.TILES) {
        tile(entity, world);
      } else {
        card(entity, world);
      }
    }
    require(state.finished.length == state.players(), "/state", "is not that of two sides");
    require(state.active >= 0, "/state/active (" + state.active + ")", "is no side");
    require(
        state.turn >= 0 && state.turn <= LATEST_TURN,
        "/state/turn (" + state.turn + ")",
        "is none");
    require(state.passes >= 0, "/state/passes (" + state.passes + ")", "are none");
    List<String> variants = match.book().catalog(QueensCatalog.class).variants();
    require(variants.contains(state.variant), "/state/variant (" + state.variant + ")", "is none");
    String within = "is only so while an action is carried out";
    require(!state.destroying, "/state/destroying (true)", within);
    require(state.pawns.isEmpty(), "/state/pawns (" + state.pawns + ")", within);
    open.forEach(question -> question(state, world, question));
  }

  private static void tile(Entity tile, World world) {
    require(tile.schema().names().equals(Board.TILE_STATS.names()), tile, "is no tile");
    boolean named = tile.getKind().equals(Board.TILE) && tile.getDefinition().equals(Board.TILE);
    require(named, tile, "is no tile");
    boolean lies = tile.getPosition() == tile.getId() && tile.getZone().equals(Card.BOARD);
    require(lies, tile, "is not where it belongs");
    double card = tile.base(Board.TILE_STATS.index(Board.CARD));
    boolean free = card == -1 || card == (int) card && liesOn(world.entity((int) card), tile);
    require(free, tile, "holds a card that does not lie there");
  }

  private static boolean liesOn(Entity card, Entity tile) {
    return card.getZone().equals(Card.BOARD) && card.getPosition() == tile.getId();
  }

  private static void card(Entity entity, World world) {
    require(entity instanceof Card, entity, "is no card");
    require(entity.schema().names().equals(Card.STATS.names()), entity, "has numbers of no card");
    require(entity.getController() >= 0, entity, "belongs to nobody");
    requirePlace(entity);
    require(ZONES.contains(entity.getZone()), entity, "lies in '" + entity.getZone() + "'");
    // A card is named for destruction and gone within one action.
    double doomed = entity.base(Card.STATS.index(Card.DOOMED));
    boolean fits = doomed == (entity.getZone().equals(Card.GONE) ? Destruction.DYING : 0);
    require(fits, entity, "has 'doomed' (" + doomed + ") in '" + entity.getZone() + "'");
    if (entity.getZone().equals(Card.BOARD)) {
      int tile = entity.getPosition();
      boolean lies = tile >= 0 && tile < Grid.TILES && Board.card(world, tile) == entity;
      require(lies, entity, "lies on no tile");
    }
  }

  private static void question(QueensState state, World world, Decision asked) {
    String what = "question '" + asked.id() + "'";
    boolean play = asked.prompt().equals(Plays.QUESTION.prompt());
    boolean turn = state.phase == QueensState.Phase.CHOICE && asked.player() == state.active;
    require(!play || turn, what, "is put out of turn");
    require(!play || state.turn > 0, what, "is put before the first turn");
    boolean first = state.finished[asked.player()] == 0;
    require(play || first, what, "is put after the first turn of its side");
    boolean few = Hands.hand(world, asked.player()).size() <= Hands.FIRST;
    require(play || few, what, "is put to a side with more than " + Hands.FIRST + " cards");
    require(play != asked.standing(), what, play ? "would stay open" : "holds up the match");
  }
}
