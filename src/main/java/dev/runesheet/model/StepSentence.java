package dev.runesheet.model;

import dev.runesheet.model.verb.Parameter;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words of one step, from the template of its verb. */
final class StepSentence {

  private static final Pattern SUBJECT = Pattern.compile("^\\{(\\w+)} (\\w+)");

  private static final Pattern SCOPE = Pattern.compile("\\{([^}]+)}");

  /** The end of a template that says from where or to where. */
  private static final Pattern PLACE = Pattern.compile("(.*) (?:from|to) the \\{(\\w+)}");

  private static final String CARDS = "cards";

  /** The end of a template behind an amount: whom it goes to, before a long number. */
  private static final Pattern WHOM = Pattern.compile(" to \\{\\w+}");

  /** Words after a number that are no noun of it: "deals {amount} to {target}". */
  private static final Set<String> NO_NOUNS =
      Set.of(
          "to", "from", "of", "in", "into", "on", "onto", "by", "with", "at", "for", "as", "and");

  private final Step.Do act;
  private final Voice voice;
  private final Amounts amounts;
  private final Optional<StateChanges.Become> become;

  StepSentence(Step.Do act, Voice voice) {
    this.act = act;
    this.voice = voice;
    boolean others = act.arguments().values().stream().anyMatch(voice::isAnotherThing);
    Voice behind = others ? voice.behindOthers() : voice;
    boolean another = act.arguments().values().stream().anyMatch(voice::isAnother);
    this.amounts = new Amounts(another ? behind.named() : behind);
    this.become = new StateChanges(voice.phrasing()).become(act.verb(), act.arguments());
  }

  /** The words of a step whose target has words of its own. */
  static String say(Step.Do act, String target, Selector.Group group, Voice voice) {
    return new StepSentence(act, voice.aiming(Pronoun.noun(target), group)).say();
  }

  /**
   * The same step if its words can name the target itself. What is of the target cannot be said
   * behind words that follow its noun: {@code each unit whose side is not its side's health}.
   */
  static Optional<Step.Do> onlyOnTarget(
      List<Step> body, String target, Selector.Group group, Voice voice) {
    GroupPhrase groups = new GroupPhrase(voice);
    boolean followed = groups.hasWordsBehind(group);
    return onlyOnTarget(body)
        .filter(act -> !groups.noun(group).isOwner())
        .filter(
            act ->
                !(followed
                    && say(act, target, group, voice).contains(Pronoun.noun(target).whose())));
  }

  /** The only step of a body if it names the target once and nothing else of it. */
  static Optional<Step.Do> onlyOnTarget(List<Step> body) {
    if (body.size() != 1 || !(body.get(0) instanceof Step.Do act)) {
      return Optional.empty();
    }
    boolean named =
        act.arguments().values().stream()
            .anyMatch(argument -> argument.equals(Selector.Role.TARGET));
    boolean simple =
        act.arguments().values().stream()
            .allMatch(
                argument -> !(argument instanceof Value) || argument instanceof Value.Constant);
    return named && simple ? Optional.of(act) : Optional.empty();
  }

  /** True if its words begin with a role, who does it. */
  boolean begins(Selector.Role role) {
    if (become.isPresent()) {
      return role.equals(become.get().who());
    }
    Matcher subject = SUBJECT.matcher(act.verb().tells());
    return subject.find() && role.equals(act.arguments().get(subject.group(1)));
  }

  /** True if its words are an order to the doer: {@code pay 1 gold}. */
  boolean commands() {
    if (become.isPresent()) {
      return false; // What somebody becomes is no order to him.
    }
    Matcher subject = SUBJECT.matcher(act.verb().tells());
    return !subject.find() || begins(voice.doer());
  }

  /** The words of the step; empty if one of them has an empty phrase. */
  String say() {
    Map<String, String> known = voice.phrasing().get(Phrasing.WORDS);
    boolean silent =
        act.arguments().values().stream()
            .anyMatch(
                argument ->
                    argument instanceof Argument.Word word && "".equals(known.get(word.word())));
    return silent ? "" : said();
  }

  private String said() {
    if (become.isPresent()) {
      return become.get().does(voice.who(become.get().who()));
    }
    String text = subject(withoutUsual(template()));
    String each = "";
    // Behind several numbers "for each" would be of all of them.
    boolean alone = act.arguments().values().stream().filter(Value.class::isInstance).count() == 1;
    for (Map.Entry<String, Argument> argument : act.arguments().entrySet()) {
      if (argument.getValue() instanceof Value value) {
        Value size = act.verb().tellsBelowZero().isEmpty() ? value : lessened(value).orElse(value);
        boolean counts = alone && !becomes(text, argument.getKey());
        Amounts.PerEach per = counts ? amounts.perEach(size).orElse(null) : null;
        each += per == null ? "" : " for each " + per.each();
        text = number(text, argument.getKey(), size, per);
      }
    }
    for (Map.Entry<String, Argument> argument : act.arguments().entrySet()) {
      text = words(text, argument.getKey(), argument.getValue());
    }
    return text + each;
  }

  /** A template without the places at its end where what it does usually happens. */
  private String withoutUsual(String template) {
    String text = template;
    Matcher place = PLACE.matcher(text);
    while (place.matches() && isUsual(place.group(2))) {
      text = place.group(1);
      place = PLACE.matcher(text);
    }
    return text;
  }

  private boolean isUsual(String parameter) {
    String usual = voice.phrasing().get(Phrasing.USUAL).get(act.verb().name() + " " + parameter);
    return act.arguments().get(parameter) instanceof Argument.Word word
        && word.word().equals(usual);
  }

  /** True if a number is the one that something becomes, which is not done once for each. */
  private static boolean becomes(String text, String name) {
    String place = " to {" + name + "}";
    return text.contains(place) && !text.contains(" up" + place);
  }

  /** The number that a value takes away: of {@code 0 - x} the second. */
  private static Optional<Value> lessened(Value value) {
    return value instanceof Value.Arithmetic less
            && less.operator() == Value.Operator.SUBTRACT
            && less.left() instanceof Value.Constant from
            && from.number() == 0
        ? Optional.of(less.right())
        : Optional.empty();
  }

  private static boolean isBelowZero(Argument argument) {
    return argument instanceof Value value
        && (value instanceof Value.Constant constant && constant.number() < 0
            || lessened(value).isPresent());
  }

  /** The template of the verb; the one for numbers below zero if one is. */
  private String template() {
    if (!act.verb().tellsAlike().isEmpty() && alike()) {
      return act.verb().tellsAlike();
    }
    boolean negative = act.arguments().values().stream().anyMatch(StepSentence::isBelowZero);
    String below = act.verb().tellsBelowZero();
    return negative && !below.isEmpty() ? below : act.verb().tells();
  }

  /** True if no two parameters with the same list have other words. */
  private boolean alike() {
    Map<String, Set<Argument>> byList = new HashMap<>();
    for (Parameter parameter : act.verb().parameters()) {
      if (!parameter.words().isEmpty()) {
        byList
            .computeIfAbsent(parameter.words(), any -> new HashSet<>())
            .add(act.arguments().get(parameter.name()));
      }
    }
    return byList.values().stream().allMatch(words -> words.size() == 1);
  }

  /** The verb agreeing with its subject; an addressed player is not named. */
  private String subject(String template) {
    Matcher subject = SUBJECT.matcher(template);
    if (!subject.find() || !(act.arguments().get(subject.group(1)) instanceof Selector.Role who)) {
      return template;
    }
    Pronoun pronoun = voice.who(who);
    // What somebody is, is no order to him.
    boolean said = !voice.isDoer(who) || subject.group(2).equals("is");
    String does = said ? pronoun.does(subject.group(2)) : Pronoun.YOU.verb(subject.group(2));
    return does + template.substring(subject.end());
  }

  /** Puts a number in: "2 gold", "gold equal to your strength". */
  private String number(String text, String name, Value value, Amounts.PerEach per) {
    String place = "{" + name + "}";
    if (value instanceof Value.Constant constant) {
      boolean sized = !act.verb().tellsBelowZero().isEmpty();
      double number = sized ? Math.abs(constant.number()) : constant.number();
      String time = " for " + place + " more turns";
      return number == 0 && text.contains(time)
          ? text.replace(time, " until the turn ends")
          : unit(text, place, Numerals.plain(number));
    }
    if (per != null) {
      return unit(text, place, Numerals.plain(per.number()));
    }
    String said = amounts.say(value);
    Matcher unit =
        Pattern.compile("(up to )?" + Pattern.quote(place) + " (\\{\\w+}|\\w+)").matcher(text);
    boolean counted = unit.find() && !NO_NOUNS.contains(unit.group(2));
    String equal = counted && unit.group(1) == null ? " equal to " : " up to ";
    if (counted && WHOM.matcher(text.substring(unit.end())).matches()) {
      return unit.replaceFirst(Matcher.quoteReplacement(many(unit.group(2)))) + equal + said;
    }
    return counted
        ? unit.replaceFirst(Matcher.quoteReplacement(many(unit.group(2)) + equal + said))
        : text.replace(place, text.contains(place + " and ") ? listed(said) : said);
  }

  /** A noun before "and", which must not be mistaken for one of its own. */
  private static String listed(String said) {
    return said.contains(" and ") ? "(" + said + ")" : said;
  }

  private String unit(String text, String place, String number) {
    Matcher unit = Pattern.compile(Pattern.quote(place) + " \\{(\\w+)}").matcher(text);
    if (unit.find() && act.arguments().get(unit.group(1)) instanceof Argument.Word word) {
      String list = list(unit.group(1));
      Noun noun = voice.phrasing().unit(list, word.word());
      String counted = list.equals(WordList.CARD) ? cards(noun, number) : noun.count(number);
      return unit.replaceFirst(Matcher.quoteReplacement(counted));
    }
    Matcher noun = Pattern.compile(Pattern.quote(place) + " ((?:more )?\\w+)").matcher(text);
    if (noun.find() && !NO_NOUNS.contains(noun.group(1))) {
      Noun thing = voice.phrasing().called(noun.group(1));
      String counted = noun.group(1).equals(CARDS) ? cards(thing, number) : thing.count(number);
      return noun.replaceFirst(Matcher.quoteReplacement(counted));
    }
    return text.replace(place, number);
  }

  /** So many cards; one is no amount: {@code a card}. */
  private static String cards(Noun noun, String number) {
    return number.equals("1") ? English.a(noun.one()) : noun.count(number);
  }

  private String many(String unit) {
    return unit.startsWith("{")
            && act.arguments().get(unit.substring(1, unit.length() - 1))
                instanceof Argument.Word word
        ? voice.phrasing().unit(list(unit.substring(1, unit.length() - 1)), word.word()).many()
        : unit;
  }

  private String words(String text, String name, Argument argument) {
    if (argument instanceof Selector.Role role) {
      Pronoun who = voice.who(role);
      return text.replace("{" + name + "}", object(role, who))
          .replace("{" + name + "'s}", who.whose());
    }
    if (argument instanceof Argument.Word word) {
      String said = voice.phrasing().word(list(name), word.word());
      return text.replace("the {" + name + "}", whose(name, word) + said)
          .replace("{" + name + "}", said);
    }
    return text.replace("{" + name + "}", answered(argument.toString()));
  }

  /** The words before a zone: {@code its owner's} where a card of others goes, else "the". */
  private String whose(String name, Argument.Word zone) {
    boolean goes =
        list(name).equals(WordList.ZONE)
            && act.arguments().size() == 2
            && act.arguments().containsValue(Selector.Role.TARGET);
    return goes
            && voice.others()
            && voice.phrasing().get(Phrasing.WORDS).containsKey(Phrasing.OF_OWNERS + zone.word())
        ? (voice.who(Selector.Role.TARGET).equals(Pronoun.THEY) ? "their" : "its") + " owner's "
        : "the ";
  }

  /**
   * The form of an object: reflexive only if the subject of the verb is the same, and by its noun
   * where another is named beside it.
   */
  private String object(Selector.Role role, Pronoun who) {
    if (doing(role)) {
      return isOrderToSelf(role) ? Pronoun.YOU.reflexive() : who.object();
    }
    boolean others =
        act.arguments().values().stream()
            .anyMatch(
                argument ->
                    argument instanceof Selector.Role other
                        && !other.equals(role)
                        && !voice.isDoer(other));
    return voice.object(role, others);
  }

  /** True if the reader is told to do something to himself: {@code deal 1 damage to yourself}. */
  private boolean isOrderToSelf(Selector.Role role) {
    return !SUBJECT.matcher(template()).find()
        && voice.isDoer(role)
        && voice.who(role).equals(Pronoun.YOU);
  }

  /** True if the verb is that of a role; an order is that of the doer, who is addressed. */
  private boolean doing(Selector.Role role) {
    Matcher subject = SUBJECT.matcher(template());
    return subject.find()
        ? role.equals(act.arguments().get(subject.group(1)))
        : voice.isDoer(role) || voice.who(role).subject().equals(Pronoun.YOU.subject());
  }

  /** The name of an answer, with the words of the scope in it. */
  private String answered(String said) {
    return SCOPE
        .matcher(said)
        .replaceAll(
            scope ->
                Matcher.quoteReplacement(
                    new GroupPhrase(voice)
                        .one(new Selector.Group(scope.group(1), Selector.Role.SELF, List.of()))));
  }

  private String list(String name) {
    return act.verb().parameters().stream()
        .filter(parameter -> parameter.name().equals(name))
        .map(Parameter::words)
        .findFirst()
        .orElse("");
  }

  /** The lines of programs that others run, as they stand among the lines of those. */
  static final class Called {

    private Called() {}

    /**
     * The steps with the lines of the programs that the holder runs in their places.
     *
     * @param followed whether more follows the steps, which the ends of such a program do not end
     */
    static List<Step> inlined(List<Step> steps, Phrasing phrasing, boolean followed) {
      if (phrasing.get(Phrasing.PROGRAMS).isEmpty()) {
        return steps;
      }
      List<Step> all = new ArrayList<>();
      for (int i = 0; i < steps.size(); i++) {
        all.addAll(lines(steps.get(i), phrasing, followed || i + 1 < steps.size()));
      }
      return all;
    }

    private static List<Step> lines(Step step, Phrasing phrasing, boolean followed) {
      if (!(step instanceof Step.Perform run)
          || !run.as().equals(Selector.Role.SELF)
          || !(phrasing.get(Phrasing.PROGRAMS).get(run.effect()) instanceof Body.Program program)) {
        return List.of(step);
      }
      List<Step> lines = program.steps();
      return withoutEnds(lines)
          .or(() -> followed ? Optional.empty() : Optional.of(lines))
          .map(own -> inlined(own, phrasing, followed))
          .orElse(List.of(step));
    }

    /**
     * The steps without their ends: what an end leaves out is told as the other way of its
     * condition. Empty if an end leaves a loop or a choice, which that cannot say.
     */
    private static Optional<List<Step>> withoutEnds(List<Step> steps) {
      List<Step> all = new ArrayList<>();
      for (int i = 0; i < steps.size() && !(steps.get(i) instanceof Step.Stop); i++) {
        Step step = steps.get(i);
        if (!ends(step)) {
          all.add(step);
        } else if (step instanceof Step.If branch) {
          List<Step> rest = steps.subList(i + 1, steps.size());
          Optional<List<Step>> then = withoutEnds(Sentence.both(branch.then(), rest));
          Optional<List<Step>> otherwise = withoutEnds(Sentence.both(branch.otherwise(), rest));
          if (then.isEmpty() || otherwise.isEmpty()) {
            return Optional.empty();
          }
          all.addAll(branch(branch, then.get(), otherwise.get()));
          return Optional.of(all);
        } else {
          return Optional.empty();
        }
      }
      return Optional.of(all);
    }

    /** True if a step can end what comes behind it; in the actions of each of several, none can. */
    private static boolean ends(Step step) {
      return step instanceof Step.Stop
          || !step.turnsSelf()
              && step.bodies().values().stream().flatMap(List::stream).anyMatch(Called::ends);
    }

    private static List<Step> branch(Step.If branch, List<Step> then, List<Step> otherwise) {
      if (then.isEmpty() && otherwise.isEmpty()) {
        return List.of();
      }
      return List.of(
          then.isEmpty()
              ? new Step.If(
                  new Condition.Not(branch.condition()), otherwise, List.of(), branch.source())
              : new Step.If(branch.condition(), then, otherwise, branch.source()));
    }
  }

  /** The words of a way as what a person does who chooses it, or lets another do. */
  static String letting(Step.Branch branch, String way, Pronoun who, Voice voice) {
    Stream<Pronoun> others =
        branch.body().stream()
            .limit(1)
            .flatMap(
                step ->
                    step instanceof Step.Do act ? act.arguments().values().stream() : Stream.of())
            .filter(Selector.Role.class::isInstance)
            .map(role -> voice.who((Selector.Role) role));
    return Stream.concat(Stream.of(Pronoun.YOU), others)
        .filter(one -> !one.subject().equals(who.subject()))
        .flatMap(one -> one.letIn(way).stream())
        .findFirst()
        .orElse(way);
  }
}
