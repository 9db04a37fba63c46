package dev.runesheet.testing.standard;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.UnreadableExpectation;
import dev.runesheet.testing.UnreadableExpectation.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The check of the names in an expectation, which only a match knows: each must mean something in
 * the position to which the scenario has come.
 */
final class AskedNames {

  private final Position position;
  private final List<Part> wrong = new ArrayList<>();

  AskedNames(Position position) {
    this.position = position;
  }

  /**
   * Checks all names of an expectation.
   *
   * @throws UnreadableExpectation if some mean nothing
   */
  void check(StandardThen asked) {
    if (asked.numbers() != null) {
      asked.numbers().forEach(this::numbers);
    }
    if (asked.zones() != null) {
      asked.zones().keySet().forEach(this::zone);
    }
    if (asked.state() != null) {
      state(asked.state());
    }
    options("/can choose", asked.canChoose());
    options("/cannot choose", asked.cannotChoose());
    if (!wrong.isEmpty()) {
      throw new UnreadableExpectation(wrong);
    }
  }

  private void numbers(String name, Map<String, Double> numbers) {
    String at = "/numbers" + JsonValue.step(name);
    Optional<Entity> entity = position.entities().find(name);
    if (entity.isEmpty()) {
      EntityNames names = position.entities();
      boolean several = names.isOfSeveral(name);
      add(at, several ? Code.NAME_OF_SEVERAL : Code.UNKNOWN_REFERENCE, names.unknown(name));
      return;
    }
    List<String> known = entity.get().schema().names();
    numbers.keySet().stream()
        .filter(stat -> !known.contains(stat))
        .forEach(
            stat -> add(at + JsonValue.step(stat), Code.UNKNOWN_STAT, Words.unknown(stat, known)));
  }

  private void zone(String name) {
    position
        .zones()
        .unknown(name)
        .ifPresent(why -> add("/zones" + JsonValue.step(name), Code.UNKNOWN_REFERENCE, why));
  }

  private void state(JsonValue asked) {
    JsonNode known = position.state().node();
    List<String> fields = new ArrayList<>();
    known.fieldNames().forEachRemaining(fields::add);
    asked.named().stream()
        .map(field -> field.name())
        .filter(name -> !known.has(name))
        .forEach(
            name ->
                add(
                    "/state" + JsonValue.step(name),
                    Code.UNKNOWN_FIELD,
                    Words.unknown(name, fields)));
  }

  private void options(String list, List<String> words) {
    for (int i = 0; words != null && i < words.size(); i++) {
      String at = list + "/" + i;
      new AnswerWords(position)
          .unknown(words.get(i))
          .ifPresent(why -> add(at, Code.UNKNOWN_ANSWER, why));
    }
  }

  private void add(String pointer, Code code, String why) {
    wrong.add(new Part(pointer, code, why));
  }
}
