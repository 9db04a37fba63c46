package dev.runesheet.game.valeria.dealing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.centre.AgentsAndRelics;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.spi.setup.SetupReader;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The position of a match that does not begin at its start: the players' cards, and the turn. The
 * centre and the purses are those of a {@link Deal}.
 *
 * @param phase the next phase
 * @param active the seat of the active player
 * @param turn the number of the turn, from 1
 * @param actions the number of actions left in the turn
 * @param dice the two dice that count in this turn; 0 before the roll
 * @param drawn the number of cards drawn from the exhausted deck
 * @param ending whether this is the last round
 * @param piles the amount of each resource of the Exekratys; empty for the starting amounts
 * @param owned the players' cards, in order of acquisition
 * @param marks the markers on cards of the centre
 */
public record StartPosition(
    ValeriaState.Phase phase,
    int active,
    int turn,
    int actions,
    List<Integer> dice,
    int drawn,
    boolean ending,
    List<Integer> piles,
    List<Owned> owned,
    List<Mark> marks) {

  public static final String FIELD = "position";

  /** Copies the lists. */
  public StartPosition {
    dice = List.copyOf(dice);
    piles = List.copyOf(piles);
    owned = List.copyOf(owned);
    marks = List.copyOf(marks);
  }

  /**
   * A card that a player owns.
   *
   * @param seat the player
   * @param code the card
   * @param faceDown whether it is out of force
   * @param fresh whether it was acquired in this turn
   */
  public record Owned(int seat, String code, boolean faceDown, boolean fresh) {}

  /**
   * The markers on an open card of the centre.
   *
   * @param code the card
   * @param numbers by stat of the card
   */
  public record Mark(String code, Map<String, Integer> numbers) {}

  /** The position with its deal as JSON, for {@code RuleBook.newMatch}. */
  public JsonNode toJson(Deal deal) {
    ObjectNode json = (ObjectNode) deal.toJson();
    return json.set(FIELD, RecordJson.write(this));
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if something is missing or wrong
   */
  public static StartPosition of(JsonNode json) {
    String what = "position of a match of Valeria is not readable";
    return RecordJson.read(json, StartPosition.class, what, "/" + FIELD);
  }

  public static void check(SetupReader in, ValeriaCatalog catalog) {
    List<String> phases =
        Stream.of(ValeriaState.Phase.values()).map(ValeriaState.Phase::name).toList();
    in.word("phase", phases, null);
    in.know(List.of("active", "turn", "actions", "dice", "drawn", "ending", "piles"));
    for (SetupReader card : in.parts("owned")) {
      card.word("code", catalog.codes(), null);
      card.know(List.of("seat", "faceDown", "fresh"));
    }
    for (SetupReader mark : in.parts("marks")) {
      mark.word("code", catalog.codes(), null);
      mark.know(List.of("numbers"));
    }
  }

  /** Puts a match that was just laid out into this position; no effect of a card runs. */
  public void apply(MatchContext match) {
    ValeriaState state = match.state(ValeriaState.class);
    state.phase = phase;
    state.active = active;
    state.turn = turn;
    state.actions = actions;
    state.firstDie = dice.get(0);
    state.secondDie = dice.get(1);
    state.exhausted = drawn;
    state.ending = ending;
    for (int i = 0; i < piles.size(); i++) {
      state.piles.set(i, piles.get(i));
    }
    owned.forEach(one -> own(match, state, one));
    marks.forEach(mark -> mark(match, mark));
    for (Card top : CardIndex.of(match).tops()) {
      if (top.isCommon() && top.type().lasts()) {
        match.control(top, active);
        Cards.enter(match, top);
      }
    }
    AgentsAndRelics.serve(match, active);
  }

  private void own(MatchContext match, ValeriaState state, Owned one) {
    CardType type = match.book().catalog(ValeriaCatalog.class).card(one.code());
    boolean cargo = CardKind.CARGO.contains(type.kind());
    String zone = cargo ? Zones.CARGO : Zones.TABLEAU;
    Card card = Cards.create(match, type, one.seat(), zone, state.acquired++);
    match.setStat(card, CardStats.ACQUIRED, one.fresh() ? turn : turn - 1);
    if (type.lasts() && !card.isCommon()) {
      match.setStat(card, CardStats.FRESH, one.fresh() ? 1 : 0);
      Cards.enter(match, card);
    }
    match.setStat(card, CardStats.FLIPPED, one.faceDown() ? 1 : 0);
  }

  private static void mark(MatchContext match, Mark mark) {
    Card card =
        CardIndex.of(match)
            .open(mark.code())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "card (" + mark.code() + ") does not lie open on top of a stack."));
    mark.numbers().forEach((stat, number) -> match.setStat(card, stat, number));
  }
}
