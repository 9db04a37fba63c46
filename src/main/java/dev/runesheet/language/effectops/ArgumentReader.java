package dev.runesheet.language.effectops;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The reader of an op's arguments for a verb; each method returns empty after a report. */
record ArgumentReader(ProgramNames scope) {

  Optional<Argument> read(JsonValue value, Parameter parameter) {
    return switch (parameter.type()) {
      case ENTITY ->
          value.word(EffectOpsWords.TARGETS, Code.UNKNOWN_TARGET).map(Argument.class::cast);
      case NUMBER -> number(value, parameter);
      case WHOLE -> whole(value, parameter);
      case WORD -> word(value, parameter);
    };
  }

  private Optional<Argument> number(JsonValue value, Parameter parameter) {
    Optional<Value> number = scope.reader().read(ValueSource.class, value).map(ValueSource::value);
    if (number.isPresent() && number.get() instanceof Value.Constant constant) {
      boolean fits = constant.number() >= parameter.min() && constant.number() <= parameter.max();
      if (!fits) {
        value.error(
            Code.OUT_OF_RANGE,
            Numerals.plain(constant.number()),
            Numerals.within(parameter.min(), parameter.max()));
        return Optional.empty();
      }
    }
    return number.map(Argument.class::cast);
  }

  private static Optional<Argument> whole(JsonValue value, Parameter parameter) {
    OptionalInt number = value.whole(parameter.least(), parameter.most());
    return number.isEmpty() ? Optional.empty() : Optional.of(Value.of(number.getAsInt()));
  }

  private Optional<Argument> word(JsonValue value, Parameter parameter) {
    List<String> choices = parameter.choices().words();
    if (!choices.isEmpty()) {
      return value.oneOf(choices, Code.UNKNOWN_WORD).map(Argument.Word::new);
    }
    Optional<String> word =
        parameter.words().equals(WordList.STAT) ? scope.read(WordList.STAT, value) : value.text();
    return word.map(Argument.Word::new);
  }
}
