package dev.runesheet.model;

import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.List;

/** The words of a payment in several resources: {@code pay 1 gold, 1 strength and 1 magic}. */
final class PaymentPhrase {

  private PaymentPhrase() {}

  /**
   * The words of the first step of a program together with those of the following steps with the
   * same verb.
   *
   * @param first the first step with a verb
   * @param body the program, in whose branches it may stand
   */
  static String say(Step.Do first, List<Step> body, Voice voice) {
    List<Step> steps = body;
    while (steps.get(0) instanceof Step.If test) {
      steps = test.then();
    }
    String begin = verb(new StepSentence(first, voice).say());
    return joined(
        steps.stream()
            .takeWhile(step -> step instanceof Step.Do act && act.verb().equals(first.verb()))
            .map(step -> new StepSentence((Step.Do) step, voice).say())
            .takeWhile(said -> verb(said).equals(begin))
            .toList());
  }

  /** The first word with the space after it. */
  private static String verb(String said) {
    return said.substring(0, said.indexOf(' ') + 1);
  }

  /** The parts joined, with their common first word only once. */
  private static String joined(List<String> said) {
    List<String> parts = new ArrayList<>(said);
    String begin = verb(said.get(0));
    parts.replaceAll(one -> one.substring(begin.length()));
    return begin + Series.and(parts);
  }
}
