package dev.runesheet.model;

import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words of a payment or gain of several resources: {@code pay 1 gold and 1 magic}. */
final class PaymentPhrase {

  /** The verb, the amount and the resource: {@code gain 2 victory points}. */
  private static final Pattern AMOUNT = Pattern.compile("(\\w+ )\\d+ (\\w+( \\w+)?)");

  /** The words with which a subject begins, where a verb's words have one that is no role. */
  private static final Pattern SUBJECT = Pattern.compile("(the|this|each|you) ");

  /** The words around one of several amounts, which is for something or is gained for one. */
  private static final List<Pattern> CHOICES =
      Stream.of("(\\w+ )(", "(.+ to \\w+ )(")
          .map(begin -> Pattern.compile(begin + "\\d+ \\w+(?: \\w+)?)((?: to .+)?)"))
          .toList();

  private static final String PAY = "pay ";
  private static final String TO = " to ";

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

  /** True if a condition asks for no more than what the steps begin by paying. */
  private static boolean imply(List<Step> steps, Condition needed, Voice voice) {
    if (needed instanceof Condition.All all) {
      return all.of().stream().allMatch(one -> imply(steps, one, voice));
    }
    if (needed instanceof Condition.Any any) {
      return any.of().stream().anyMatch(one -> imply(steps, one, voice));
    }
    return payments(steps, voice).stream().anyMatch(paid -> left(needed, paid) <= 0);
  }

  /** True if the steps begin by paying what is known to be there. */
  static boolean areSure(List<Step> steps, Voice voice) {
    List<Step.Do> payments = payments(steps, voice);
    return !payments.isEmpty()
        && payments.stream()
            .allMatch(paid -> voice.known().stream().anyMatch(had -> left(had, paid) >= 0));
  }

  /** True if a condition is only that its player can pay for what is then offered. */
  static boolean areAllOf(Step.If branch, Voice voice) {
    return branch.then().size() == 1
        && branch.then().get(0) instanceof Step.Choose choose
        && (choose.optional() || choose.branches().stream().anyMatch(way -> way.body().isEmpty()))
        && choose.branches().stream()
            .filter(way -> !way.body().isEmpty())
            .allMatch(way -> begins(way, branch.condition(), Sentence.offered(way, voice)));
  }

  /** True if a way begins with a payment that says a condition: one has what one pays. */
  static boolean begins(Step.Branch way, Condition condition, Voice voice) {
    return way.options() instanceof Step.Options.One
        && way.text().isEmpty()
        && areSure(way.body(), voice)
        && imply(way.body(), condition, voice);
  }

  /** The words between a payment and the first step that it is for. */
  static String aim(Step step, String said, Voice voice) {
    boolean order =
        step.bodies().values().stream()
            .flatMap(body -> StepSentence.onlyOnTarget(body).stream())
            .anyMatch(act -> orders(act, said, voice));
    if (step instanceof Step.Do act) {
      return orders(act, said, voice) ? TO : " so that ";
    }
    boolean choice = said.startsWith(Sentence.CHOOSE) || AMOUNT.matcher(said).lookingAt();
    return order || choice ? TO : ", then ";
  }

  /** True if some words are an order to do as a step does. */
  private static boolean orders(Step.Do act, String said, Voice voice) {
    StepSentence step = new StepSentence(act, voice);
    return step.commands()
        && said.startsWith(verb(step.say()))
        && !SUBJECT.matcher(said).lookingAt();
  }

  private static List<Step.Do> payments(List<Step> steps, Voice voice) {
    if (steps.size() == 1
        && steps.get(0) instanceof Step.If again
        && again.otherwise().isEmpty()
        && voice.knows(again.condition())) {
      return payments(again.then(), voice);
    }
    return !steps.isEmpty()
            && steps.get(0) instanceof Step.Do first
            && new StepSentence(first, voice).say().startsWith(PAY)
        ? alike(first, steps.subList(1, steps.size()), voice)
        : List.of();
  }

  /** The least that a payment leaves, if a condition is that its payer has so much; else NaN. */
  private static double left(Condition condition, Step.Do paid) {
    return condition instanceof Condition.Not not
            && not.of() instanceof Condition.Comparison had
            && had.relation() == Condition.Relation.BELOW
            && had.left() instanceof Value.StatOf stat
            && had.right() instanceof Value.Constant least
            && paid.arguments().containsValue(stat.who())
            && paid.arguments().containsValue(new Argument.Word(stat.stat()))
        ? least.number() - number(paid)
        : Double.NaN;
  }

  private static double number(Step.Do paid) {
    return paid.arguments().values().stream()
        .filter(Value.Constant.class::isInstance)
        .mapToDouble(value -> ((Value.Constant) value).number())
        .findFirst()
        .orElse(Double.NaN);
  }

  /**
   * The words of a choice of an amount: {@code gain 2 gold, 2 strength or 2 magic}. Empty if its
   * ways differ in anything else.
   */
  static Optional<String> oneOf(List<String> ways) {
    return CHOICES.stream().flatMap(form -> oneOf(ways, form).stream()).findFirst();
  }

  private static Optional<String> oneOf(List<String> ways, Pattern form) {
    List<String> amounts = new ArrayList<>();
    Set<String> around = new HashSet<>();
    for (String way : ways) {
      Matcher parts = form.matcher(way);
      if (parts.matches()) {
        amounts.add(parts.group(2));
        around.add(parts.group(1) + Phrasing.ANY + parts.group(3));
      }
    }
    return around.size() == 1 && amounts.size() == ways.size()
        ? Optional.of(around.iterator().next().replace(Phrasing.ANY, Series.or(amounts)))
        : Optional.empty();
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
