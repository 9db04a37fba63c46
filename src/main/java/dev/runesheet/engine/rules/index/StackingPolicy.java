package dev.runesheet.engine.rules.index;

import dev.runesheet.engine.host.AgendaFiring;
import dev.runesheet.spi.fact.StackingRequest;
import dev.runesheet.spi.fact.StackingRule;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.kie.api.runtime.KieSession;

/** The answers of the stacking policy; it is asked once about each type and key. */
public final class StackingPolicy {

  /**
   * The combination of an effect with others.
   *
   * @param rule what the policy says, or the effect itself if no row does
   * @param again shows the observer once more what the rules did to decide it
   */
  public record Decided(StackingRule rule, Runnable again) {}

  /**
   * A remembered answer.
   *
   * @param again shows the observer once more what the rules did to give it
   */
  private record Answer(StackingRequest request, Runnable again) {}

  /** A lender of sessions of the rules. */
  @FunctionalInterface
  public interface Lender {
    /** Gives what a question finds in a session without facts. */
    <T> T inSession(Function<KieSession, T> question);
  }

  /** A program may make up a type for each effect that it registers: not all are remembered. */
  private static final int MOST_REMEMBERED = 1_000;

  private final Lender sessions;
  private final RuleObserver observer;
  private final Map<List<String>, Answer> answers = new ConcurrentHashMap<>();

  /**
   * The policy of the rules whose sessions these are.
   *
   * @param observer sees the rules answer each question, also where the answer is known
   */
  public StackingPolicy(Lender sessions, RuleObserver observer) {
    this.sessions = sessions;
    this.observer = observer;
  }

  /**
   * The combination of effects of a type and key.
   *
   * @param said what the effect itself says; its type is its key if it gives none
   * @throws IllegalStateException if several rows answer
   */
  public Decided decide(String type, StackingRule said) {
    StackingRule declared = said.of(type);
    String key = declared.key();
    List<String> kind = List.of(type, key);
    Answer answer = answers.get(kind);
    if (answer == null) {
      answer = ask(type, key);
      if (answers.size() < MOST_REMEMBERED) {
        answers.put(kind, answer);
      }
    } else {
      answer.again().run();
    }
    StackingRequest request = answer.request();
    boolean answered = request.answers() > 0;
    return new Decided(answered ? request.rule(declared.mode()) : declared, answer.again());
  }

  private Answer ask(String type, String key) {
    StackingRequest request = new StackingRequest(type, key);
    Runnable again =
        observer.remembered(() -> sessions.inSession(session -> show(session, request)));
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
    return new Answer(request, again);
  }

  /**
   * Shows a request to the policy's rules. No match is played: the conditions and consequences of
   * other rules, which may ask for what only a match has, are left alone.
   */
  private static StackingRequest show(KieSession session, StackingRequest request) {
    var handle = session.insert(request);
    AgendaFiring.fire(session, StackingPolicy::isOfPolicy);
    session.delete(handle);
    return request;
  }

  private static boolean isOfPolicy(RuleImpl rule) {
    return RuleConditions.patterns(RuleConditions.of(rule))
        .anyMatch(pattern -> RuleConditions.matches(pattern, StackingRequest.class));
  }
}
