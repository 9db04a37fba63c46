package dev.runesheet.engine.network;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.index.RuleConditions;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.question.PureQuestion;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.drools.base.base.ClassObjectType;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.kie.api.KieBase;

/**
 * The answers to pure questions, each asked once per rule book. Of questions that a rule joins with
 * other facts nothing is kept.
 */
public final class QuestionCache {

  private final Supplier<KieBase> base;
  private final RuleProbe probe;
  private final UndeclaredQuestions undeclared;
  private final CellConstants constants;
  private final Map<Class<?>, RuleImpl> joined = new LinkedHashMap<>();
  private final Map<Class<?>, Map<Object, CachedAnswer>> known = new ConcurrentHashMap<>();

  /**
   * The cache of a rule book.
   *
   * @param base gives the base in use, which is another one after it was taken away
   * @param notes name the questions that the game declares
   */
  public QuestionCache(Supplier<KieBase> base, SourceNotes notes, RuleProbe probe) {
    this.base = base;
    this.probe = probe;
    this.undeclared = new UndeclaredQuestions(base, notes);
    this.constants = new CellConstants(base, notes);
    RuleConditions.rules(base.get()).forEach(this::note);
  }

  private void note(RuleImpl rule) {
    GroupElement conditions = RuleConditions.of(rule);
    if (conditions.getChildren().size() > 1 || !(only(conditions) instanceof Pattern)) {
      RuleConditions.patterns(conditions)
          .filter(pattern -> pattern.getObjectType() instanceof ClassObjectType)
          .filter(pattern -> !RuleConditions.isMade(pattern)) // Its result is no fact.
          .map(pattern -> ((ClassObjectType) pattern.getObjectType()).getClassType())
          .forEach(type -> joined.putIfAbsent(type, rule));
    }
  }

  private static RuleConditionElement only(GroupElement conditions) {
    return conditions.getChildren().isEmpty() ? null : conditions.getChildren().get(0);
  }

  /**
   * The answered question. A probe sees the rules answer each, also where the answer is known.
   *
   * @param question a question; all of its class whose {@link PureQuestion#asked} are equal share
   *     one answer
   * @throws dev.runesheet.spi.fault.RuleMistake if no rule can answer the question, since its
   *     decision table is not declared
   * @param show shows it to the rules; called only for the first of them, or for a few if several
   *     threads ask at the same time
   */
  public <T extends PureQuestion> T of(T question, Consumer<Object> show) {
    Object asked = question.asked();
    if (asked == null) { // Not by given() at once, whose message would be made for each question.
      given(null, question.getClass().getName() + ".asked()");
    }
    CachedAnswer answer = known(question, asked);
    if (answer == null) {
      return ask(question, asked, show);
    }
    if (isCounted()) {
      answer.again().run();
    }
    @SuppressWarnings("unchecked")
    T known = (T) answer.question();
    return known;
  }

  /** True if a probe counts what rules do for each answer. */
  public boolean isCounted() {
    return probe.countsFirings();
  }

  private boolean isJoined(Class<?> type) {
    return joined.keySet().stream().anyMatch(one -> one.isAssignableFrom(type));
  }

  /** The name and file of a rule that joins questions of a class with other facts, if one does. */
  public Optional<String> joining(Class<?> type) {
    return joined.entrySet().stream()
        .filter(one -> one.getKey().isAssignableFrom(type))
        .map(one -> one.getValue().getName() + "' (" + RulePlace.of(one.getValue(), List.of()))
        .map(rule -> "'" + rule + ")")
        .findFirst();
  }

  /** True if a rule on questions of a class compares a property of them; looked for each time. */
  public boolean asksFor(Class<?> type, String property) {
    return RuleConditions.patterns(base.get(), type)
        .flatMap(pattern -> pattern.getConstraints().stream())
        .anyMatch(condition -> RuleConditions.property(condition).equals(property));
  }

  /**
   * The value of a cell that a property is compared with and that is null, in words with its rule;
   * empty if there is none.
   *
   * @param getter gives the property
   */
  public Optional<String> missingConstant(Class<?> type, Method getter, String property) {
    return constants.missing(type, getter, property);
  }

  private CachedAnswer known(PureQuestion question, Object asked) {
    Map<Object, CachedAnswer> ofClass = known.get(question.getClass());
    return ofClass == null ? null : ofClass.get(asked);
  }

  private <T extends PureQuestion> T ask(T question, Object asked, Consumer<Object> show) {
    Class<?> type = question.getClass();
    if (isJoined(type)) {
      show.accept(question);
      return question;
    }
    if (!known.containsKey(type)) {
      undeclared.refuse(type);
    }
    AnsweredQuestions.note(question, this);
    CachedAnswer answer = new CachedAnswer(question, probe.remembered(() -> show.accept(question)));
    known.computeIfAbsent(type, any -> new ConcurrentHashMap<>()).put(asked, answer);
    return question;
  }

  /**
   * A cached answer, the same in all matches.
   *
   * @param question the question with the rules' answers
   * @param again replays for the probe what the rules did to answer it
   */
  private record CachedAnswer(PureQuestion question, Runnable again) {}
}
