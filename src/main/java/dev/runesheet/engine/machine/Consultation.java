package dev.runesheet.engine.machine;

import dev.runesheet.engine.network.CompiledRules;
import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.spi.question.PureQuestion;

/**
 * A question that is asked while a rule of the match is answering. No other rule of its session can
 * answer then, so another session of the rules does, which has no facts of the match.
 */
final class Consultation {

  private Consultation() {}

  /**
   * The answered question.
   *
   * @param tracer sees the rules answer each question; null if nobody watches
   * @throws IllegalStateException if the question is not pure, or a rule joins it with other facts
   */
  static <T> T answered(T question, CompiledRules compiled, Tracer tracer) {
    if (!(question instanceof PureQuestion pure)) {
      throw refused(
          question,
          "may need the match's own facts",
          "ask it in a phase, or make it a PureQuestion");
    }
    compiled
        .questions()
        .joining(question.getClass())
        .ifPresent(
            rule -> {
              throw refused(
                  question,
                  "is joined with other facts by rule " + rule,
                  "ask it in a phase, or change the type of fact in that rule");
            });
    if (tracer != null) {
      FailedQuestion.show(
          question, asked -> compiled.sessions().ask(asked, tracer), compiled.questions());
      return question;
    }
    @SuppressWarnings("unchecked")
    T answered =
        (T)
            compiled
                .questions()
                .of(
                    pure,
                    asked ->
                        FailedQuestion.show(asked, compiled.sessions()::ask, compiled.questions()));
    return answered;
  }

  private static IllegalStateException refused(Object question, String why, String instead) {
    String name = question.getClass().getName();
    return new IllegalStateException(
        "question ("
            + name
            + ") "
            + why
            + ", so no rule answers while others act. Maybe "
            + instead
            + ".");
  }
}
