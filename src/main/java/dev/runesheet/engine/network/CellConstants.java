package dev.runesheet.engine.network;

import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.question.CellForm;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.kie.api.KieBase;

/**
 * The values of {@linkplain CellForm cell types} that the rules of a base compare a question's
 * properties with. A row makes its value of the cell's text whenever it is asked, so it may be one
 * that was there when the workbook was checked and is not where the match is played, such as an
 * entry of a list that nobody has loaded.
 */
record CellConstants(Supplier<KieBase> base, SourceNotes notes, Set<Method> made) {

  CellConstants(Supplier<KieBase> base, SourceNotes notes) {
    this(base, notes, ConcurrentHashMap.newKeySet());
  }

  /**
   * The first of them that is null, which no question would fit, in words; empty if there is none.
   * Once all are there, they are not looked at again.
   *
   * @param getter gives the property
   */
  Optional<String> missing(Class<?> question, Method getter, String property) {
    if (made.contains(getter)) {
      return Optional.empty();
    }
    Class<?> form = getter.getReturnType();
    Pattern call =
        Pattern.compile("\\b" + Pattern.quote(form.getSimpleName()) + "\\.of\\(\"([^\"]*)\"\\)");
    Optional<String> missing =
        RuleConditions.rules(base.get())
            .flatMap(rule -> missing(rule, question, property, call, form))
            .findFirst();
    if (missing.isEmpty()) {
      made.add(getter);
    }
    return missing;
  }

  private Stream<String> missing(
      RuleImpl rule, Class<?> question, String property, Pattern call, Class<?> form) {
    return RuleConditions.patterns(RuleConditions.of(rule))
        .filter(pattern -> RuleConditions.matches(pattern, question))
        .flatMap(pattern -> pattern.getConstraints().stream())
        .filter(condition -> RuleConditions.property(condition).equals(property))
        .flatMap(condition -> call.matcher(condition.toString()).results())
        .map(result -> result.group(1))
        .filter(text -> isNull(form, text))
        .map(
            text -> form.getName() + ".of(\"" + text + "\") gives null. The rule is " + told(rule));
  }

  private String told(RuleImpl rule) {
    SourceNotes.Note note = notes.of(rule);
    String place = note == null ? RulePlace.of(rule, List.of()) : note.source();
    return "'" + rule.getName() + "', written at " + place + ".";
  }

  private static boolean isNull(Class<?> form, String text) {
    try {
      return form.getMethod("of", String.class).invoke(null, text) == null;
    } catch (ReflectiveOperationException thrown) {
      return false; // The condition throws it, too, and is named then.
    }
  }
}
