package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The words of {@code when}. */
final class QueensActions {

  /** What an action can do. */
  static final List<String> WORDS =
      List.of("play", "pass", "draw", "modify", "destroy", "pawn", "mulligan");

  private static final String AMOUNT = "amount";
  private static final String SIDE = "side";

  private final ScenarioValues values;

  QueensActions(ScenarioValues values) {
    this.values = values;
  }

  /** An action. */
  sealed interface Action {}

  /**
   * Plays a card.
   *
   * @param side who plays; negative for the side to move
   * @param strict whether it must be that side's turn; otherwise it becomes its turn
   */
  record Play(int side, String card, int tile, boolean strict) implements Action {}

  /** The side to move passes. */
  record Pass() implements Action {}

  /** The side to move draws as at the start of its turn. */
  record Draw() implements Action {}

  /** Changes the power of the card on a tile once. */
  record Modify(int tile, int amount) implements Action {}

  /** Destroys the cards on some tiles as one batch. */
  record Destroy(List<Integer> tiles) implements Action {}

  /** Puts a side's pawn on a tile. */
  record Pawn(int tile, int side, int amount) implements Action {}

  /**
   * Replaces cards of a hand.
   *
   * @param slots their places from 0, ascending
   * @param order the deck and the replaced cards after shuffling, from the top; empty if chance
   *     decides
   */
  record Mulligan(int side, List<Integer> slots, List<String> order) implements Action {}

  /** The action, or empty after a report. */
  Optional<Action> read(JsonValue value) {
    return value.fields().flatMap(this::action);
  }

  private Optional<Action> action(JsonFields fields) {
    Optional<String> word =
        fields
            .required("do")
            .flatMap(named -> ScenarioValues.known(named, Code.UNKNOWN_WORD, WORDS));
    if (word.isEmpty()) {
      return Optional.empty();
    }
    Optional<? extends Action> action =
        switch (word.get()) {
          case "play" -> play(fields);
          case "pass" -> Optional.of(new Pass());
          case "draw" -> Optional.of(new Draw());
          case "modify" -> modify(fields);
          case "destroy" -> fields.required("tiles").map(QueensActions::destroy);
          case "pawn" -> pawn(fields);
          default -> mulligan(fields);
        };
    fields.noOthers();
    return action.map(one -> one);
  }

  private Optional<Play> play(JsonFields fields) {
    OptionalInt side = side(fields.optional(SIDE));
    Optional<String> card = fields.required("card").flatMap(values::card);
    OptionalInt tile = ScenarioValues.tile(fields);
    boolean strict = fields.optional("strict").map(ScenarioValues::flag).orElse(false);
    return card.isPresent() && tile.isPresent()
        ? Optional.of(new Play(side.orElse(-1), card.get(), tile.getAsInt(), strict))
        : Optional.empty();
  }

  private static Optional<Modify> modify(JsonFields fields) {
    OptionalInt tile = ScenarioValues.tile(fields);
    OptionalInt amount =
        fields.required(AMOUNT).map(ScenarioValues::whole).orElse(OptionalInt.empty());
    return tile.isPresent() && amount.isPresent()
        ? Optional.of(new Modify(tile.getAsInt(), amount.getAsInt()))
        : Optional.empty();
  }

  private static Destroy destroy(JsonValue value) {
    List<Integer> tiles = new ArrayList<>();
    ScenarioValues.entries(value).forEach(one -> ScenarioValues.tile(one).ifPresent(tiles::add));
    return new Destroy(tiles);
  }

  private static Optional<Pawn> pawn(JsonFields fields) {
    OptionalInt tile = ScenarioValues.tile(fields);
    OptionalInt side = side(fields.required(SIDE));
    int amount = ScenarioValues.whole(fields, AMOUNT, 1);
    return tile.isPresent() && side.isPresent()
        ? Optional.of(new Pawn(tile.getAsInt(), side.getAsInt(), amount))
        : Optional.empty();
  }

  private Optional<Mulligan> mulligan(JsonFields fields) {
    OptionalInt side = side(fields.required(SIDE));
    List<Integer> slots = new ArrayList<>();
    fields
        .required("slots")
        .map(ScenarioValues::entries)
        .orElse(List.of())
        .forEach(slot -> slot.whole(0, Integer.MAX_VALUE).ifPresent(slots::add));
    List<String> order = fields.optional("order").map(values::cards).orElse(List.of());
    slots.sort(null);
    return side.isPresent()
        ? Optional.of(new Mulligan(side.getAsInt(), slots, order))
        : Optional.empty();
  }

  private static OptionalInt side(Optional<JsonValue> value) {
    return value.map(ScenarioValues::side).orElse(OptionalInt.empty());
  }
}
