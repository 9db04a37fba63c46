package dev.runesheet.engine.network;

import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fault.RuleMistake;
import dev.runesheet.spi.question.DecisionTable;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.kie.api.KieBase;

/**
 * Refusal of questions with a decision table that the game forgot to declare: no rows can answer
 * them, and whoever asks would get the answers of an empty table for ever. A declared question
 * whose workbook is left out is none of them, nor one that rules written by hand answer.
 */
final class UndeclaredQuestions {

  private final Supplier<KieBase> base;
  private final Optional<Set<String>> declared;

  UndeclaredQuestions(Supplier<KieBase> base, SourceNotes notes) {
    this.base = base;
    this.declared = notes.questions();
  }

  /**
   * Refuses the questions of a class if no rule can answer them.
   *
   * @throws RuleMistake if the class has a decision table that the notes do not name
   */
  void refuse(Class<?> type) {
    boolean hasTable = tables(type).findAny().isPresent();
    boolean missing = hasTable && declared.isPresent() && !isDeclared(type);
    if (missing && RuleConditions.patterns(base.get(), type).findAny().isEmpty()) {
      throw new RuleMistake(
          "question ("
              + type.getName()
              + ") has a decision table that neither the pack of the game nor a QuestionProvider"
              + " for it names, so no row answers. Maybe add the class to questions().");
    }
  }

  private boolean isDeclared(Class<?> type) {
    return tables(type).map(Class::getCanonicalName).anyMatch(declared.orElseThrow()::contains);
  }

  /** The class and its supertypes that declare a table. */
  private static Stream<Class<?>> tables(Class<?> type) {
    return type == null
        ? Stream.empty()
        : Stream.of(
                Stream.<Class<?>>of(type)
                    .filter(one -> one.isAnnotationPresent(DecisionTable.class)),
                tables(type.getSuperclass()),
                Stream.of(type.getInterfaces()).flatMap(UndeclaredQuestions::tables))
            .flatMap(all -> all);
  }
}
