package dev.runesheet.engine.save;

import static dev.runesheet.engine.save.SaveFault.check;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.setup.JsonMistake;
import java.util.Map;

/**
 * A game's own state as it is read from a save.
 *
 * @param mayLack true if a part that has a value of its own when it is not there may be missing
 */
record SavedState(boolean mayLack) {

  /**
   * The state in a save. A whole seal proves that what is missing was not taken out: an earlier
   * version of the game, which did not know it, wrote the save.
   *
   * @throws IllegalArgumentException if it is not whole or not readable; it names the part
   */
  static GameState read(Game game, JsonNode saved, Seal.State seal) {
    String what = "state of a match of " + game.id();
    try {
      GameState state = SaveJson.of(game.stateType()).treeToValue(saved, game.stateType());
      new SavedState(seal == Seal.State.WHOLE)
          .checkWhole(SaveJson.of(game.stateType()).valueToTree(state), saved, "/state");
      return state;
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(
          what + " is not readable: " + JsonMistake.words(wrong, saved, "/state") + ".", wrong);
    }
  }

  /**
   * Checks that no list or map of the state in which the match began is null: what is in one may
   * go, but not itself.
   *
   * @throws IllegalArgumentException if one is; it names the part
   */
  static void checkParts(GameState begun, JsonNode saved) {
    for (Map.Entry<String, JsonNode> part : written(begun).properties()) {
      boolean lost = part.getValue().isContainerNode() && saved.path(part.getKey()).isNull();
      String expected = part.getValue().isArray() ? "a list" : "an object";
      check(!lost, "/state/" + part.getKey() + " (null)", "expected " + expected);
    }
  }

  /** The parts of a state; none of one that can be written only when players are at the table. */
  private static JsonNode written(GameState begun) {
    try {
      return SaveJson.of(begun.getClass()).valueToTree(begun);
    } catch (IllegalArgumentException notYet) {
      return MissingNode.getInstance();
    }
  }

  /**
   * Checks that Jackson found every part of the save, and took none for something else, such as -1
   * for true; a missing part was lost if the game always writes it.
   */
  private void checkWhole(JsonNode read, JsonNode saved, String where) {
    checkKind(read, saved, where);
    for (int i = 0; read.isArray() && i < read.size(); i++) {
      checkWhole(read.get(i), saved.path(i), where + "/" + i);
    }
    for (Map.Entry<String, JsonNode> part : read.properties()) {
      String at = where + "/" + part.getKey();
      boolean needed = part.getValue().isNull() || !mayLack;
      check(!needed || saved.has(part.getKey()), at, "is missing");
      checkWhole(part.getValue(), saved.path(part.getKey()), at);
    }
  }

  /** The kind is that in which the game itself writes the value. */
  private static void checkKind(JsonNode read, JsonNode saved, String where) {
    boolean both = read.isValueNode() && saved.isValueNode() && !read.isNull() && !saved.isNull();
    boolean alike =
        read.isNumber() == saved.isNumber()
            && read.isBoolean() == saved.isBoolean()
            && (!read.isIntegralNumber() || isWhole(saved.doubleValue()));
    // JSON has no number for infinity: a text stands for it.
    if (both && !alike && (!read.isNumber() || Double.isFinite(read.doubleValue()))) {
      throw new IllegalArgumentException(
          where
              + " ("
              + Excerpt.of(saved.toString())
              + ") is not right; expected "
              + kind(read)
              + ".");
    }
  }

  private static boolean isWhole(double number) {
    return number == Math.rint(number);
  }

  private static String kind(JsonNode value) {
    if (value.isBoolean()) {
      return "true or false";
    }
    if (value.isNumber()) {
      return value.isIntegralNumber() ? "a whole number" : "a number";
    }
    return "a text";
  }
}
