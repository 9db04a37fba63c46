package dev.runesheet.engine.rules;

import dev.runesheet.engine.fact.StackingRequest;
import dev.runesheet.engine.fact.StackingRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.KieSession;

/** The answers of the stacking policy; it is asked once about each type and key. */
public final class StackingPolicy {

  /**
   * The combination of an effect with others.
   *
   * @param rule what the policy says, or the effect itself if no row does
   * @param decider the rule that answered, by package and name; empty if none did
   */
  public record Decided(StackingRule rule, String decider) {

    static final Decided USUAL = new Decided(StackingRule.ADDITIVE, "");
  }

  private record Answer(StackingRequest request, String decider) {}

  /** Lends sessions of the rules. */
  @FunctionalInterface
  public interface Lender {
    /** Gives what a question finds in a session without facts. */
    <T> T inSession(Function<KieSession, T> question);
  }

  /** A program may make up a type for each effect that it registers: not all are remembered. */
  private static final int MOST_REMEMBERED = 1_000;

  private final Lender sessions;
  private final Map<List<String>, Answer> answers = new ConcurrentHashMap<>();

  /** The policy of the rules whose sessions these are. */
  public StackingPolicy(Lender sessions) {
    this.sessions = sessions;
  }

  /**
   * The combination of effects of a type and key.
   *
   * @param key empty if the effect has none
   * @param declared what the effect itself says
   * @throws IllegalStateException if several rows answer
   */
  public Decided decide(String type, String key, StackingRule declared) {
    List<String> kind = List.of(type, key);
    Answer answer = answers.get(kind);
    if (answer == null) {
      answer = sessions.inSession(session -> ask(session, type, key));
      if (answers.size() < MOST_REMEMBERED) {
        answers.put(kind, answer);
      }
    }
    return answer.decider().isEmpty()
        ? new Decided(declared, "")
        : new Decided(answer.request().rule(declared.mode()), answer.decider());
  }

  private static Answer ask(KieSession session, String type, String key) {
    StackingRequest request = new StackingRequest(type, key);
    var handle = session.insert(request);
    List<String> fired = new ArrayList<>();
    session.fireAllRules(
        match -> {
          Rule rule = match.getRule();
          fired.add(BuiltPackages.asWritten(rule.getPackageName()) + "." + rule.getName());
          return true;
        });
    session.delete(handle);
    if (request.answers() > 1) {
      throw new IllegalStateException(
          "stacking of type ("
              + type
              + "), key ("
              + key
              + ") is decided by "
              + request.answers()
              + " rows of the stacking policy. Maybe a row without a key overlaps one with a key.");
    }
    return new Answer(request, request.answers() == 0 ? "" : fired.get(fired.size() - 1));
  }
}
