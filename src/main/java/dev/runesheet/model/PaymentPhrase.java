package dev.runesheet.model;

import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a payment or gain of several resources: {@code pay 1 gold and 1 magic}. */
final class PaymentPhrase {

  /** The verb, the amount and the resource: {@code gain 2 victory points}. */
  private static final Pattern AMOUNT = Pattern.compile("(\\w+ )\\d+ (\\w+( \\w+)?)");

  private PaymentPhrase() {}

  /** A step with those that follow it and do as it does with a fixed amount of something else. */
  static List<Step.Do> alike(Step.Do first, List<Step> following, Voice voice) {
    List<Step.Do> alike = new ArrayList<>(List.of(first));
    Matcher begin = amount(first, voice);
    boolean joins = begin.matches();
    Set<String> things = new HashSet<>();
    if (joins) {
      things.add(English.singular(begin.group(2)));
    }
    for (Step step : following) {
      Matcher said = step instanceof Step.Do act ? amount(act, voice) : AMOUNT.matcher("");
      joins =
          joins
              && said.matches()
              && said.group(1).equals(begin.group(1))
              && things.add(English.singular(said.group(2)));
      if (!joins) {
        break;
      }
      alike.add((Step.Do) step);
    }
    return alike;
  }

  private static Matcher amount(Step.Do act, Voice voice) {
    return AMOUNT.matcher(new StepSentence(act, voice).say());
  }

  /** The words of steps that are alike; of a single one its own. */
  static String say(List<Step.Do> alike, Voice voice) {
    List<String> said = alike.stream().map(step -> new StepSentence(step, voice).say()).toList();
    return said.size() == 1 ? said.get(0) : joined(said);
  }

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
