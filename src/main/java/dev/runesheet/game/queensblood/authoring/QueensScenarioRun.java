package dev.runesheet.game.queensblood.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.ActionFailedException;
import dev.runesheet.engine.Chance;
import dev.runesheet.engine.IllegalChoiceException;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.game.queensblood.Board;
import dev.runesheet.game.queensblood.Hands;
import dev.runesheet.game.queensblood.Mulligans;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.QueensSetup;
import dev.runesheet.game.queensblood.QueensState;
import dev.runesheet.game.queensblood.Referee;
import dev.runesheet.game.queensblood.Side;
import dev.runesheet.language.JsonValue;
import dev.runesheet.testing.AbstractMatchRun;
import dev.runesheet.testing.Refusal;

/** A scenario of Queen's Blood being played. */
final class QueensScenarioRun extends AbstractMatchRun {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final QueensActions actions;

  private QueensScenarioRun(Match match, QueensActions actions) {
    super(match, new QueensNarrator(match), QueensScenarioRun::code);
    this.actions = actions;
  }

  static QueensScenarioRun start(
      RuleBook book, QueensSetup setup, Chance chance, QueensActions actions) {
    Match match = trying(QueensScenarioRun::code, () -> book.newMatch(setup.toJson(), chance));
    return new QueensScenarioRun(match, actions);
  }

  /** One word for all limits, as recorded games have it. */
  private static String code(String reason) {
    return QueensScenarios.CHAIN;
  }

  @Override
  protected void carryOut(JsonValue value) {
    QueensActions.Action action = actions.read(QueensScenarios.quiet(value)).orElseThrow();
    if (action instanceof QueensActions.Play play) {
      play(play);
    } else if (action instanceof QueensActions.Pass) {
      choose(state().active(), "pass");
    } else if (action instanceof QueensActions.Draw) {
      match().direct(Referee::draw);
    } else if (action instanceof QueensActions.Modify modify) {
      occupied(modify.tile());
      match().direct(context -> Referee.modify(context, modify.tile(), modify.amount()));
    } else if (action instanceof QueensActions.Destroy destroy) {
      destroy.tiles().forEach(this::occupied);
      match().direct(context -> Referee.destroy(context, destroy.tiles()));
    } else if (action instanceof QueensActions.Pawn pawn) {
      match().direct(context -> Referee.pawn(context, pawn.tile(), pawn.side(), pawn.amount()));
    } else if (action instanceof QueensActions.Mulligan mulligan) {
      mulligan(mulligan);
    }
  }

  /** A play that is refused leaves the turn with the side that had it. */
  private void play(QueensActions.Play play) {
    int active = state().active();
    int side = play.side() < 0 ? active : play.side();
    if (play.strict() && side != active) {
      throw new Refusal(Refusal.ILLEGAL, "it is not the turn of " + Side.letter(side));
    }
    toMove(side);
    try {
      choose(side, play.card() + "@" + ScenarioValues.TILES.get(play.tile()));
    } catch (Refusal | IllegalChoiceException | ActionFailedException refused) {
      toMove(active);
      throw refused;
    }
  }

  private void toMove(int side) {
    if (state().active() != side) {
      match().direct(context -> Referee.toMove(context, side));
    }
  }

  private void occupied(int tile) {
    if (Board.empty(match().world(), tile)) {
      throw new Refusal(Refusal.ILLEGAL, "no card lies on tile " + ScenarioValues.TILES.get(tile));
    }
  }

  private void mulligan(QueensActions.Mulligan mulligan) {
    String prompt = Mulligans.prompt(mulligan.side());
    String offer =
        match().pendingDecisions().stream()
            .filter(decision -> decision.prompt().equals(prompt))
            .map(decision -> decision.id())
            .findFirst()
            .orElseThrow(
                () ->
                    new Refusal(
                        Refusal.ILLEGAL,
                        Side.letter(mulligan.side()) + " may not replace cards any more"));
    match().choose(offer, Mulligans.option(mulligan.slots()));
  }

  private QueensState state() {
    return match().state(QueensState.class);
  }

  @Override
  public JsonNode observe(JsonValue expected) {
    ObjectNode seen = basics(expected);
    ObjectNode tiles = seen.putObject("tiles");
    ObjectNode raw = seen.putObject("raw");
    for (int tile = 0; tile < Board.TILES; tile++) {
      String name = ScenarioValues.TILES.get(tile);
      boolean named = expected.node().path("tiles").path(name).isObject();
      JsonNode seenTile = BoardRecord.tile(match().world(), tile);
      tiles.set(name, named ? BoardRecord.named(seenTile) : seenTile);
      raw.put(ScenarioValues.TILES.get(tile), Board.raw(match().world(), tile));
    }
    ObjectNode hands = seen.putObject("hands");
    ObjectNode deck = seen.putObject("deck");
    for (int side = 0; side < 2; side++) {
      ArrayNode hand = hands.putArray(Side.letter(side));
      Hands.hand(match().world(), side).forEach(card -> hand.add(card.getDefinition()));
      deck.put(Side.letter(side), Hands.deck(match().world(), side).size());
    }
    seen.put("turn", Side.letter(state().active()));
    JsonNode legal = expected.node().path("legal");
    if (legal.isObject()) {
      seen.set("legal", legal(legal));
    }
    if (expected.node().has("score")) {
      seen.set("score", score());
    }
    return seen;
  }

  /** The question, with the tiles where the card may be played if it were that side's turn. */
  private JsonNode legal(JsonNode asked) {
    ObjectNode seen = asked.deepCopy();
    ArrayNode at = seen.putArray("at");
    if (match().over()) {
      return seen;
    }
    String card = asked.path("card").asText() + "@";
    try (Match fork = match().fork()) {
      fork.direct(context -> Referee.toMove(context, Side.of(asked.path("side").asText())));
      fork.pendingDecisions().stream()
          .filter(decision -> decision.prompt().equals(QueensBlood.PLAY))
          .flatMap(decision -> decision.options().stream())
          .map(Option::id)
          .filter(id -> id.startsWith(card))
          .map(id -> ScenarioValues.TILES.indexOf(id.substring(card.length())))
          .forEach(tile -> at.addArray().add(Board.lane(tile)).add(Board.column(tile)));
    }
    return seen;
  }

  /** The score as it is, or as it were if the match ended now. */
  private JsonNode score() {
    if (match().over()) {
      return BoardRecord.score(match());
    }
    try (Match fork = match().fork()) {
      fork.direct(Referee::score);
      return BoardRecord.score(fork);
    }
  }

  @Override
  protected JsonNode player(int player) {
    return NODES.textNode(Side.letter(player));
  }

  /** A tile by its lane and column, a card by its id. */
  @Override
  protected JsonNode entity(int entity) {
    return NODES.textNode(
        entity >= 0 && entity < Board.TILES
            ? ScenarioValues.TILES.get(entity)
            : match().world().entity(entity).getDefinition());
  }
}
