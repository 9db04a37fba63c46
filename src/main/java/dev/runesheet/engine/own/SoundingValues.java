package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.SavedParts;
import java.util.Locale;
import java.util.Optional;
import org.drools.base.rule.accessor.ReadAccessor;
import org.drools.base.rule.constraint.Constraint;
import org.drools.mvel.EvaluatorConstraint;

/** The conditions that ask how a value sounds which is never a text: Drools fails with it. */
final class SoundingValues {

  private static final String SOUNDS = "soundslike";

  private SoundingValues() {}

  /** The words for what is wrong with a condition; empty if nothing is. */
  static Optional<String> in(Constraint constraint) {
    return constraint instanceof EvaluatorConstraint asked
            && asked.getEvaluator().getOperator().getOperatorString().equals(SOUNDS)
        ? SavedParts.of(ReadAccessor.class, asked)
            .map(ReadAccessor::getExtractToClass)
            .filter(ComparedTexts::isNever)
            .map(SoundingValues::told)
        : Optional.empty();
  }

  private static String told(Class<?> type) {
    return String.format(
        Locale.ROOT,
        "asks how a value of %s sounds, with which a match fails: texts sound%s",
        type.getSimpleName(),
        ComparedTexts.isEnum(type) ? ", such as the name() of the constant" : "");
  }
}
