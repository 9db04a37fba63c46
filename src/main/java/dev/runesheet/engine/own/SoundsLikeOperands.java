package dev.runesheet.engine.own;

import dev.runesheet.engine.direct.SavedParts;
import dev.runesheet.engine.drl.DrlText.Fault;
import dev.runesheet.engine.drl.RuleCode;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.base.rule.Declaration;
import org.drools.base.rule.accessor.ReadAccessor;
import org.drools.base.rule.constraint.Constraint;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.mvel.EvaluatorConstraint;

/** The conditions that ask how a value sounds which is never a text: Drools fails with most. */
final class SoundsLikeOperands {

  private static final String SOUNDS = "soundslike";

  private static final Pattern LITERAL =
      Pattern.compile("\\b" + SOUNDS + "\\s+(-?[\\d.]+|true|false)\\b");

  private SoundsLikeOperands() {}

  /** The words for what is wrong with a condition; empty if nothing is. */
  static Optional<String> in(Constraint constraint) {
    return constraint instanceof EvaluatorConstraint asked
            && asked.getEvaluator().getOperator().getOperatorString().equals(SOUNDS)
        ? types(asked)
            .filter(type -> ComparedTexts.isNever(type) || ComparedTexts.isPlain(type))
            .findFirst()
            .map(SoundsLikeOperands::told)
        : Optional.empty();
  }

  private static Stream<Class<?>> types(EvaluatorConstraint asked) {
    return Stream.concat(
            SavedParts.of(ReadAccessor.class, asked).stream().map(ReadAccessor::getExtractToClass),
            Stream.of(asked.getRequiredDeclarations()).map(Declaration::getDeclarationClass))
        .filter(Objects::nonNull);
  }

  /** The faults of a rule that asks whether something sounds like a literal that is no text. */
  static List<Fault> in(RuleDescr rule) {
    return RuleCode.ofConditions(rule)
        .flatMap(
            code ->
                LITERAL
                    .matcher(CodeText.masked(code.text()))
                    .results()
                    .map(found -> new Fault(code.lineOf(found.start()), told(found.group(1)))))
        .toList();
  }

  private static String told(String literal) {
    return "asks whether something sounds like " + literal + ", which is no text: texts sound";
  }

  private static String told(Class<?> type) {
    return String.format(
        Locale.ROOT,
        "asks how a value of %s sounds, with which a match fails: texts sound%s",
        type.getSimpleName(),
        ComparedTexts.isEnum(type) ? ", such as the name() of the constant" : "");
  }
}
