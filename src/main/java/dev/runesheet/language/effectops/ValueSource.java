package dev.runesheet.language.effectops;

import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Value;
import dev.runesheet.model.Value.Operator;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Reports;
import dev.runesheet.schema.Tag;
import dev.runesheet.spelling.Titled;
import dev.runesheet.word.WordList;
import java.util.Arrays;
import java.util.Optional;

/** A number as programs write it (a ValueSpec), worked out when its op runs. */
@Tag("kind")
@Reports(Code.UNKNOWN_KIND)
sealed interface ValueSource
    permits ValueSource.Constant,
        ValueSource.Attribute,
        ValueSource.Context,
        ValueSource.Die,
        ValueSource.Arithmetic,
        ValueSource.Absolute {

  /** The number in the model. */
  Value value();

  @Doc("The number as written.")
  @Named("CONST")
  record Constant(@Named("value") double number) implements ValueSource {
    @Override
    public Value value() {
      return Value.of(number);
    }
  }

  @Doc("The attribute at this moment.")
  @Named("ATTR")
  record Attribute(@Ref(ProgramNames.TARGET) String target, @Ref(WordList.STAT) String attr)
      implements ValueSource {
    @Override
    public Value value() {
      Role who = EffectOpsWords.TARGETS.meaning(target).orElseThrow();
      return new Value.StatOf(who, attr);
    }
  }

  @Doc("A number that the event brings; 0 if it brings none, which `check` warns of.")
  @Named("CTX")
  record Context(@Ref(ProgramNames.KEY) String key) implements ValueSource {
    @Override
    public Value value() {
      return new Value.Payload(EffectOpsWords.KEYS.meaning(key).orElseThrow());
    }
  }

  /** A die, whose sides are a number as written, not a ValueSpec (decision 26). */
  @Doc("A die, rolled anew each time; `sides` is whole, from 1 to 2147483647, no value.")
  @Named("ROLL")
  record Die(@Range(min = 1) int sides) implements ValueSource {
    @Override
    public Value value() {
      return new Value.Roll(sides);
    }
  }

  @Doc("Two numbers together; `a` is worked out first, and always both.")
  record Arithmetic(Kind kind, ValueSource a, ValueSource b) implements ValueSource {

    /** The operators by their words. */
    enum Kind implements Titled {
      ADD(Operator.ADD),
      SUB(Operator.SUBTRACT),
      MUL(Operator.MULTIPLY),
      MIN(Operator.MINIMUM),
      MAX(Operator.MAXIMUM);

      private final Operator operator;

      Kind(Operator operator) {
        this.operator = operator;
      }

      @Override
      public String title() {
        return name();
      }

      /** The word of an operator; empty if there is none. */
      static Optional<Kind> of(Operator operator) {
        return Arrays.stream(values()).filter(kind -> kind.operator == operator).findFirst();
      }
    }

    @Override
    public Value value() {
      return new Value.Arithmetic(kind.operator, a.value(), b.value());
    }
  }

  @Doc("A number without its sign.")
  @Named("ABS")
  record Absolute(ValueSource a) implements ValueSource {
    @Override
    public Value value() {
      return new Value.Absolute(a.value());
    }
  }
}
