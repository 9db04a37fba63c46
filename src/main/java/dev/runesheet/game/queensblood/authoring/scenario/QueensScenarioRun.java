package dev.runesheet.game.queensblood.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.Referee;
import dev.runesheet.game.queensblood.authoring.display.QueensNarrator;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.Move;
import dev.runesheet.game.queensblood.board.Place;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.IllegalChoiceException;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.declared.DeclaredRun;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.List;

/** A scenario of Queen's Blood being played. */
final class QueensScenarioRun extends DeclaredRun<QueensAction, QueensThen> {

  QueensScenarioRun(Match match, DeclaredScenarios.Words<QueensAction, QueensThen> words) {
    super(match, new QueensNarrator(match), words);
  }

  @Override
  protected void perform(QueensAction action) {
    if (action instanceof QueensAction.Play play) {
      play(play);
    } else if (action instanceof QueensAction.Pass) {
      match().choose(state().active(), new Move.Pass());
    } else if (action instanceof QueensAction.Draw) {
      match().update(Referee::draw);
    } else if (action instanceof QueensAction.Modify modify) {
      occupied(modify.at());
      match().update(context -> Referee.modify(context, modify.at().tile(), modify.amount()));
    } else if (action instanceof QueensAction.Destroy destroy) {
      destroy.tiles().forEach(this::occupied);
      List<Integer> tiles = destroy.tiles().stream().map(Place::tile).toList();
      match().update(context -> Referee.destroy(context, tiles));
    } else if (action instanceof QueensAction.Pawn pawn) {
      int side = Side.of(pawn.side());
      match().update(context -> Referee.pawn(context, pawn.at().tile(), side, pawn.amount()));
    } else if (action instanceof QueensAction.Mulligan mulligan) {
      mulligan(mulligan);
    }
  }

  /** A play that is refused leaves the turn with the side that had it. */
  private void play(QueensAction.Play play) {
    int active = state().active();
    int side = play.side().map(Side::of).orElse(active);
    if (play.strict() && side != active) {
      throw new Refusal(Refusal.ILLEGAL, "it is not the turn of " + Side.letter(side));
    }
    toMove(side);
    try {
      match().choose(side, play.play());
    } catch (Refusal | IllegalChoiceException | ActionFailedException refused) {
      toMove(active);
      throw refused;
    }
  }

  private void toMove(int side) {
    if (state().active() != side) {
      match().update(context -> Referee.toMove(context, side));
    }
  }

  private void occupied(Place place) {
    if (Board.empty(match().world(), place.tile())) {
      throw new Refusal(Refusal.ILLEGAL, "no card lies on tile " + place.word());
    }
  }

  private void mulligan(QueensAction.Mulligan mulligan) {
    int side = Side.of(mulligan.side());
    if (!match().legality(side, new Move.Keep()).isLegal()) {
      throw new Refusal(Refusal.ILLEGAL, mulligan.side() + " may not replace cards any more");
    }
    match().choose(side, Move.Mulligan.of(mulligan.slots()));
  }

  private QueensState state() {
    return match().state(QueensState.class);
  }

  @Override
  protected QueensThen see(QueensThen asked) {
    QueensThen seen = PositionWords.then(match());
    QueensThen.Legal legal = asked.legal() == null ? null : legal(asked.legal());
    QueensThen.Score score = asked.score() == null ? seen.score() : score();
    return new QueensThen(
        seen.tiles(), seen.raw(), seen.hands(), seen.deck(), seen.turn(), legal, score);
  }

  /** The question, with the tiles where the card may be played if it were that side's turn. */
  private QueensThen.Legal legal(QueensThen.Legal asked) {
    if (match().over()) {
      return new QueensThen.Legal(asked.side(), asked.card(), List.of());
    }
    try (Match fork = match().fork()) {
      fork.update(context -> Referee.toMove(context, Side.of(asked.side())));
      List<Place> at = Place.ALL.stream().filter(place -> isLegal(fork, asked, place)).toList();
      return new QueensThen.Legal(asked.side(), asked.card(), at);
    }
  }

  private static boolean isLegal(Match fork, QueensThen.Legal asked, Place place) {
    return fork.legality(Side.of(asked.side()), new Move.Play(asked.card(), place)).isLegal();
  }

  /** The score as it is, or as it were if the match ended now. */
  private QueensThen.Score score() {
    try (Match end = match().fork()) {
      if (!end.over()) {
        end.update(Referee::score);
      }
      return PositionWords.score(end);
    }
  }

  /** A tile by its lane and column, a card by its id. */
  @Override
  protected JsonNode entity(int entity) {
    boolean tile = entity >= 0 && entity < Grid.TILES;
    return tile ? TextNode.valueOf(Place.of(entity).word()) : super.entity(entity);
  }
}
