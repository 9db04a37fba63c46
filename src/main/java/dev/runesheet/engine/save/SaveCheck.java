package dev.runesheet.engine.save;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import dev.runesheet.engine.state.ActivePlayer;
import dev.runesheet.engine.state.MatchState;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fact.Entity;
import java.math.BigDecimal;
import java.util.List;

/** The check that a save is complete, made when the match is saved rather than when it is read. */
final class SaveCheck {

  /** More levels than a person would want to be told. */
  private static final int DEEP = 100;

  private static final String IN_STATES =
      ". Make each of them public, or annotate its class with"
          + " @JsonAutoDetect(fieldVisibility = ANY); keep what belongs to a collection beside it.";

  private static final String IN_ENTITIES =
      ". Keep what changes in a stat or in the GameState, and make final what never changes.";

  private static final String IN_A_LIST = " Keep a long chain of objects in a list.";

  private SaveCheck() {}

  /**
   * The state of a match as it is saved.
   *
   * @throws IllegalStateException if a part of it or of the entities would be lost
   */
  static JsonNode checked(Game game, GameState is, List<Entity> entities) {
    try {
      JsonNode state = written(game, is);
      check(game, is, state, entities);
      return state;
    } catch (StackOverflowError tooDeep) {
      throw refused(game, "its state is nested too deep for the stack of the thread." + IN_A_LIST);
    }
  }

  private static void check(Game game, GameState is, JsonNode state, List<Entity> entities) {
    if (is.getClass() != game.stateType()) {
      throw refused(
          game,
          "its state is a "
              + is.getClass().getName()
              + ", but stateType() says "
              + game.stateType().getName()
              + ".");
    }
    ActivePlayer.wrong(is)
        .ifPresent(
            wrong -> {
              throw refused(game, wrong);
            });
    fields(game, LostState.of(is.getClass()), IN_STATES);
    for (Entity entity : entities) {
      fields(game, LostStats.of(entity), IN_ENTITIES);
    }
    decimals(game, state);
    readBack(game, is, state);
    GameState copy = MatchState.copied(is); // Forks and undo would play on with it.
    if (!written(game, copy).equals(state)) {
      throw refused(
          game,
          "copy() of its state gives another one: ("
              + written(game, copy)
              + ") for ("
              + state
              + ").");
    }
    sameTypes(game, "copy() of its state gives another one: ", is, copy);
  }

  /** The state as JSON; refuses one that Jackson cannot write. */
  private static JsonNode written(Game game, GameState state) {
    try {
      return SaveJson.of(state.getClass()).valueToTree(state);
    } catch (IllegalArgumentException wrong) {
      if (wrong.getCause() instanceof JsonMappingException deep && deep.getPath().size() > DEEP) {
        throw refused(
            game,
            "its state is nested too deep, or in a circle: "
                + deep.getOriginalMessage()
                + " at "
                + Excerpt.of(deep.getPathReference())
                + "."
                + IN_A_LIST);
      }
      if (wrong.getCause() instanceof InvalidDefinitionException unknown
          && unknown.getMessage().contains("add Module")) { // Nobody can add one to this mapper.
        throw refused(
            game,
            "its state cannot be written as JSON: it has no form of "
                + unknown.getType()
                + " at "
                + Excerpt.of(unknown.getPathReference())
                + ". Keep numbers, texts, lists and records instead; what is missing can be null.");
      }
      throw refused(game, "its state cannot be written as JSON: " + wrong.getMessage());
    }
  }

  private static void fields(Game game, List<String> lost, String advice) {
    if (!lost.isEmpty()) {
      throw refused(
          game,
          String.join("; ", lost)
              + advice
              + " A field that can be worked out again may be transient.");
    }
  }

  /** Refuses decimals that are written as numbers, such as those of a JsonNode, unless they fit. */
  private static void decimals(Game game, JsonNode state) {
    if (state.isBigDecimal() && !isDouble(state.decimalValue())) {
      throw refused(
          game,
          "number ("
              + state
              + ") of its state is not exact as a double. Keep it in a field of type BigDecimal"
              + " without @JsonFormat, or as a text.");
    }
    state.forEach(part -> decimals(game, part));
  }

  private static boolean isDouble(BigDecimal number) {
    double near = number.doubleValue();
    return Double.isFinite(near) && BigDecimal.valueOf(near).compareTo(number) == 0;
  }

  private static void readBack(Game game, GameState is, JsonNode state) {
    JsonNode parsed = parsed(game, state);
    GameState again;
    try {
      again = SavedState.read(game, parsed, Seal.State.WHOLE);
    } catch (IllegalArgumentException wrong) {
      throw refused(
          game,
          wrong.getMessage()
              + " Maybe a getter gives what no field"
              + " holds, a class has no constructor that Jackson can call, or an interface no"
              + " @JsonTypeInfo.");
    }
    if (!parsed(game, written(game, again)).equals(parsed)) {
      throw refused(
          game,
          "its state differs when it is read back: ("
              + state
              + ") comes back as ("
              + written(game, again)
              + "). Maybe a setter changes what it is given, an annotation such as @JsonInclude"
              + " leaves a part out, or a Set that has an order is not declared as EnumSet,"
              + " SortedSet or LinkedHashSet.");
    }
    sameTypes(game, "its state differs when it is read back: ", is, again);
  }

  private static void sameTypes(Game game, String what, GameState is, GameState again) {
    ChangedTypes between = ChangedTypes.between(is, again);
    fields(game, between.lost(), IN_STATES);
    List<String> changed = between.found();
    if (!changed.isEmpty()) {
      throw refused(
          game,
          what
              + String.join("; ", changed)
              + ". Declare a field with the type that it holds, such as Long, EnumMap, EnumSet,"
              + " SortedMap, SortedSet or LinkedHashSet. A JsonNode comes back as a parser gives"
              + " it: a small whole number as IntNode, null as NullNode. HashMap, HashSet, Map.of()"
              + " and Set.of() have no order that lasts: take LinkedHashMap, TreeMap, LinkedHashSet"
              + " or TreeSet. An order other than the natural one is kept in a List, or by the"
              + " elements (Comparable).");
    }
  }

  /** The JSON as it is when it has been text: of a small long there is only an int. */
  private static JsonNode parsed(Game game, JsonNode state) {
    try {
      return SaveJson.MATCHES.readTree(SaveJson.MATCHES.writeValueAsString(state));
    } catch (JsonProcessingException tooLarge) {
      throw refused(
          game, "its state cannot be written as JSON and read: " + tooLarge.getOriginalMessage());
    }
  }

  private static IllegalStateException refused(Game game, String why) {
    return new IllegalStateException(
        "match (" + game.id() + ") cannot be saved, for a part would be lost: " + why);
  }
}
