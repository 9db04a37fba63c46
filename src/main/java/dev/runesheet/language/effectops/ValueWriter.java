package dev.runesheet.language.effectops;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import java.util.Optional;

/** The writer of values as ValueSpecs; it reports a value without one and writes null. */
record ValueWriter(WriterScope scope) {

  JsonNode write(Value value, SourceLocation place) {
    return source(value, place)
        .<JsonNode>map(source -> scope.write(ValueSource.class, source))
        .orElse(NullNode.instance);
  }

  /** The ValueSpec of a value; empty after a report. */
  private Optional<ValueSource> source(Value value, SourceLocation place) {
    if (value instanceof Value.Absolute absolute) {
      return source(absolute.of(), place).map(ValueSource.Absolute::new);
    }
    Optional<ValueSource.Arithmetic.Kind> kind =
        value instanceof Value.Arithmetic arithmetic
            ? ValueSource.Arithmetic.Kind.of(arithmetic.operator())
            : Optional.empty();
    if (kind.isPresent()) {
      return arithmetic(kind.get(), (Value.Arithmetic) value, place);
    }
    Optional<ValueSource> source = simple(value, place);
    if (source.isEmpty()) {
      scope.inexpressible(value, place);
    }
    return source;
  }

  private Optional<ValueSource> arithmetic(
      ValueSource.Arithmetic.Kind kind, Value.Arithmetic value, SourceLocation place) {
    Optional<ValueSource> left = source(value.left(), place);
    Optional<ValueSource> right = source(value.right(), place);
    return left.flatMap(a -> right.map(b -> new ValueSource.Arithmetic(kind, a, b)));
  }

  private Optional<ValueSource> simple(Value value, SourceLocation place) {
    if (value instanceof Value.Constant constant && Double.isFinite(constant.number())) {
      return Optional.of(new ValueSource.Constant(constant.number()));
    }
    if (value instanceof Value.StatOf stat) {
      scope.attribute(stat.stat(), place);
      return word(stat.who()).map(who -> new ValueSource.Attribute(who, stat.stat()));
    }
    if (value instanceof Value.Payload payload) {
      return EffectOpsWords.KEYS.word(payload.key()).map(ValueSource.Context::new);
    }
    return value instanceof Value.Roll roll
        ? Optional.of(new ValueSource.Die(roll.sides()))
        : Optional.empty();
  }

  JsonNode target(Selector who, SourceLocation place) {
    Optional<String> word = word(who);
    return word.isPresent()
        ? JsonNodeFactory.instance.textNode(word.get())
        : scope.inexpressible(who, place);
  }

  private static Optional<String> word(Selector who) {
    return who instanceof Selector.Role role ? EffectOpsWords.TARGETS.word(role) : Optional.empty();
  }
}
