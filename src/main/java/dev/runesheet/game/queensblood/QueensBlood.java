package dev.runesheet.game.queensblood;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.QueensState.Phase;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.effect.Destruction;
import dev.runesheet.game.queensblood.effect.Pawns;
import dev.runesheet.game.queensblood.effect.Powers;
import dev.runesheet.game.queensblood.effect.Scopes;
import dev.runesheet.game.queensblood.effect.Scoring;
import dev.runesheet.game.queensblood.setup.BoardLayout;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.game.queensblood.setup.SavedBoard;
import dev.runesheet.game.queensblood.setup.SetupCheck;
import dev.runesheet.game.queensblood.turn.Hands;
import dev.runesheet.game.queensblood.turn.Mulligans;
import dev.runesheet.game.queensblood.turn.Plays;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.Winners;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The phases and declared orders of Queen's Blood (decisions 2 to 4, 33, 34, 44 to 46). */
public final class QueensBlood implements Game {

  /** The id of the game. */
  public static final String ID = "queens-blood";

  private static final int REACTIONS_OF_A_PLAY = 1_000;
  private static final int TWO_PASSES = 2;
  private static final Limits LIMITS =
      new Limits(
          Integer.MAX_VALUE, Integer.MAX_VALUE, REACTIONS_OF_A_PLAY, Integer.MAX_VALUE, false);

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Object readCatalog(JsonNode json) {
    return QueensCatalog.of(json);
  }

  @Override
  public void checkSetup(RuleWords rules, JsonNode setup) {
    new SetupCheck(rules.catalog(QueensCatalog.class)).check(setup);
  }

  @Override
  public Class<QueensState> stateType() {
    return QueensState.class;
  }

  @Override
  public void register(Handlers on, CatalogAccess rules) {
    on.question(Plays.QUESTION);
    Mulligans.OFFERS.forEach(on::question);
    Scopes.register(on);
    on.checkpoint(Powers.CHECK, Powers::compare);
    on.checkpoint(Pawns.OF_CARD, Pawns::ofCard);
    on.checkpoint(Pawns.OF_EFFECT, Pawns::place);
    on.checkpoint(Destruction.BEGIN, Destruction::begin);
    on.checkpoint(Destruction.REMOVAL, Destruction::remove);
    on.checkpoint(Destruction.DEATHS, Destruction::deaths);
    on.checkpoint(Scoring.SUM, Scoring::end);
  }

  @Override
  public void checkSaved(MatchContext match, List<Decision> open) {
    SavedBoard.check(match, open);
  }

  @Override
  public Optional<List<Integer>> winners(MatchContext match) {
    return Optional.of(Winners.of(Scoring.winner(match)));
  }

  @Override
  public void setUp(MatchContext match, JsonNode json) {
    QueensSetup setup = QueensSetup.of(json);
    QueensState state = match.state(QueensState.class);
    state.variant = setup.variant();
    state.active = Side.of(setup.first());
    state.draws = setup.draws();
    BoardLayout.lay(match, setup);
  }

  @Override
  public Entity newEntity(Rules book, NewEntity wanted) {
    if (!wanted.kind().equals(Card.KIND)) {
      return wanted.plain();
    }
    CardType type = book.catalog(QueensCatalog.class).card(wanted.definition());
    return new Card(wanted.id(), type, wanted.controller(), wanted.zone(), wanted.schema());
  }

  @Override
  public boolean advance(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    switch (state.phase) {
      case SET_UP -> begin(match, state);
      case TURN -> turn(match, state);
      case CHOICE -> match.decide(Plays.QUESTION, state.active);
      case PLACE -> Plays.place(match);
      case END -> endTurn(match, state);
      default -> throw new IllegalStateException("phase (" + state.phase + ") has no next step.");
    }
    return true;
  }

  private static void begin(MatchContext match, QueensState state) {
    BoardLayout.settle(match);
    state.phase = Phase.TURN;
    for (int side = 0; side < 2; side++) {
      Mulligans.offer(match, side);
    }
  }

  private static void turn(MatchContext match, QueensState state) {
    state.turn++;
    state.drew =
        state.draws && state.finished[state.active] > 0 && Hands.draw(match, state.active, 1);
    state.phase = Phase.CHOICE;
  }

  private static void endTurn(MatchContext match, QueensState state) {
    match.phaseEnded("turn", state.turn, state.active);
    state.finished[state.active]++;
    state.drew = false;
    if (state.passes >= TWO_PASSES || Board.full(match.world())) {
      state.phase = Phase.SCORE;
      Scoring.begin(match);
      return;
    }
    state.active = 1 - state.active;
    state.phase = Phase.TURN;
  }

  @Override
  public Comparator<ActiveEffect> order(MatchContext match) {
    return Comparator.<ActiveEffect>comparingInt(
            effect -> match.entity(effect.getHolder()).getPosition())
        .thenComparingInt(effect -> effect.getOrigin().getSequence());
  }

  @Override
  public Limits limits(MatchContext match) {
    return LIMITS;
  }

  @Override
  public boolean limited(String trigger) {
    return !Triggers.UNLIMITED.contains(trigger);
  }

  /** A card's effect has a name of its own; several cards can have the same. */
  @Override
  public List<String> effectOwners(Entity entity) {
    return entity instanceof Card card ? List.of(card.type().effect()) : List.of();
  }

  @Override
  public String displayName(Entity entity) {
    if (!(entity instanceof Card card)) {
      return entity.getName();
    }
    String whose = Side.letter(card.getController()) + "'s " + card.type().called();
    return card.isOnBoard() ? whose + " on " + Grid.place(card.getPosition()) : whose;
  }

  /** The order of both decks is hidden, and what the other side holds. */
  @Override
  public void shuffleHidden(MatchContext match, int viewer) {
    for (int side = 0; side < 2; side++) {
      List<Entity> hidden = new ArrayList<>(match.world().in(Card.DECK, side));
      if (side != viewer) {
        hidden.addAll(match.world().in(Card.HAND, side));
      }
      match.exchange(hidden);
    }
  }

  @Override
  public boolean isVisible(MatchContext match, int player, Entity entity) {
    return switch (entity.getZone()) {
      case Card.HAND -> entity.getController() == player;
      case Card.DECK -> false;
      default -> true;
    };
  }
}
