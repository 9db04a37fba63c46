package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Resource;
import dev.runesheet.game.valeria.ValeriaState.Phase;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.language.WordTable;
import dev.runesheet.model.diagnostic.Code;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;

/** Reads what all parts of a scenario name: players, phases, dice, numbers, stacks. */
final class TableWords {

  /** How players are called, by seat. */
  static final List<String> PLAYERS = List.of("Ann", "Bob", "Cy", "Dee", "Eve");

  /** What players have, as scenarios write it. */
  static final List<String> RESOURCES =
      Arrays.stream(Resource.values()).map(Resource::stat).toList();

  /** The largest number of a resource. */
  static final int MOST = 1_000_000;

  private static final WordTable<Phase> PHASE_WORDS =
      WordTable.<Phase>empty()
          .and("dukes", Phase.DUKES)
          .and("roll", Phase.ROLL)
          .and("harvest", Phase.HARVEST)
          .and("action", Phase.ACTION)
          .and("end", Phase.TURN_END);

  /** The words for where a match can stand. */
  static final List<String> PHASES = List.copyOf(PHASE_WORDS.words());

  private static final int SIDES = 6;

  private TableWords() {}

  /** The seat of a player, or empty after a report. */
  static OptionalInt player(JsonValue value) {
    Optional<String> name = known(value, PLAYERS);
    return name.isPresent() ? OptionalInt.of(PLAYERS.indexOf(name.get())) : OptionalInt.empty();
  }

  /** Takes each entry of a map by the seat of its player. */
  static void byPlayer(JsonValue value, BiConsumer<Integer, JsonValue> taker) {
    for (JsonField field : entries(value)) {
      int seat = PLAYERS.indexOf(field.name());
      if (seat < 0) {
        field.unknownName(Code.UNKNOWN_REFERENCE, PLAYERS);
      } else {
        taker.accept(seat, field.value());
      }
    }
  }

  /** Takes each entry of a map by the number of its stack. */
  static void byStack(JsonValue value, int stacks, BiConsumer<Integer, JsonValue> taker) {
    for (JsonField field : entries(value)) {
      if (field.name().matches("[0-9]") && Integer.parseInt(field.name()) < stacks) {
        taker.accept(Integer.parseInt(field.name()), field.value());
      } else {
        List<String> valid =
            java.util.stream.IntStream.range(0, stacks).mapToObj(Integer::toString).toList();
        field.unknownName(Code.POSITION, valid);
      }
    }
  }

  /** The fields of a map; none after a report. */
  static List<JsonField> entries(JsonValue value) {
    return value.fields().map(JsonFields::all).orElse(List.of());
  }

  /** The phase, or empty after a report. */
  static Optional<Phase> phase(JsonValue value) {
    return value.word(PHASE_WORDS, Code.UNKNOWN_WORD);
  }

  /** Two dice, or empty after a report. */
  static Optional<List<Integer>> dice(JsonValue value) {
    Optional<List<JsonValue>> pair = value.list();
    if (pair.isPresent() && pair.get().size() != 2) {
      value.error(Code.WRONG_TYPE, pair.get().size() + " dice", "two dice");
      return Optional.empty();
    }
    return pair.map(two -> two.stream().map(die -> die.whole(1, SIDES).orElse(1)).toList());
  }

  /** The word if it is a valid one, or empty after a report. */
  static Optional<String> known(JsonValue value, Collection<String> valid) {
    Optional<String> word = value.text();
    if (word.isPresent() && !valid.contains(word.get())) {
      value.unknownWord(Code.UNKNOWN_WORD, valid);
      return Optional.empty();
    }
    return word;
  }

  /** A whole number of a field that may be left out. */
  static int whole(JsonFields fields, String name, int otherwise, int min, int max) {
    Optional<JsonValue> value = fields.optional(name);
    return value.isPresent() ? value.get().whole(min, max).orElse(otherwise) : otherwise;
  }

  /** Reports a value that is neither true nor false. */
  static boolean flag(JsonValue value) {
    if (!value.node().isBoolean()) {
      value.error(Code.WRONG_TYPE, value.found(), "true or false");
    }
    return value.node().booleanValue();
  }
}
