package dev.runesheet.language.effectops;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Named;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Reports;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.Tag;
import dev.runesheet.spelling.Titled;
import java.util.Arrays;
import java.util.List;

/** An op that is no verb: it says where the program goes on. */
@Tag(OpForm.NAME)
@Reports(Code.UNKNOWN_VERB)
sealed interface ControlOp permits ControlOp.End, ControlOp.Branch {

  /** The step in the model. */
  Step step();

  @Doc("Ends the program, from inside an `IF` as well.")
  @Named(EffectOpsWords.END)
  record End(SourceLocation source) implements ControlOp {
    @Override
    public Step step() {
      return new Step.Stop(source);
    }
  }

  @Doc("Compares, takes one way, then goes on after the op.")
  record Branch(
      Comparison op,
      ValueSource lhs,
      ValueSource rhs,
      @Required @Ref(ProgramNames.PROGRAM) List<Step> then,
      @Named("else") @Ref(ProgramNames.PROGRAM) List<Step> otherwise,
      SourceLocation source)
      implements ControlOp {

    /** The comparisons by their words. */
    enum Comparison implements Titled {
      IF_GT(Relation.ABOVE),
      IF_LT(Relation.BELOW),
      IF_EQ(Relation.EQUAL);

      private final Relation relation;

      Comparison(Relation relation) {
        this.relation = relation;
      }

      @Override
      public String title() {
        return name();
      }

      /** The word of a relation; each has one. */
      static String of(Relation relation) {
        return Arrays.stream(values())
            .filter(one -> one.relation == relation)
            .findFirst()
            .orElseThrow()
            .title();
      }
    }

    @Override
    public Step step() {
      Condition test = new Condition.Comparison(op.relation, lhs.value(), rhs.value());
      return new Step.If(test, then, otherwise, source);
    }
  }
}
