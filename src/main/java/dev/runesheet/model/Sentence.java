package dev.runesheet.model;

import dev.runesheet.spelling.Capital;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The sentences of effects in English; the words of verbs come from their own declarations. */
final class Sentence {

  private static final String NOTHING = "nothing happens";
  private static final String NO_MORE = "nothing else happens";
  private static final String DECLINE = "decline";
  static final String CHOOSE = "choose ";
  private static final String NO_WAY = "do nothing";

  private final Map<Step.Branch, String> branches = new IdentityHashMap<>();
  private final Map<Step.Choose, String> declined = new IdentityHashMap<>();

  /** True while more follows the steps that are said, if none of them stops. */
  private boolean followed;

  /** A whole effect. */
  static String of(Effect effect) {
    Voice voice = voice(effect);
    Effect.Occasion when = occasion(effect);
    String what =
        effect.body() instanceof Body.Program program
            ? program
                .permission()
                .map(needed -> new Clauses(voice).permission(needed))
                .orElseGet(() -> new Sentence().steps(when.steps(), voice))
            : ContinuousSentence.say(effect, voice.phrasing());
    return Capital.sentence(when.before(what));
  }

  /** The words for when an effect answers, with the steps whose conditions they do not say. */
  static Effect.Occasion occasion(Effect effect) {
    Trigger trigger = effect.trigger();
    Phrasing phrasing = voice(effect).phrasing();
    String when = trigger.activated() ? "" : phrasing.when(trigger);
    return Effect.Occasion.of(
            when, effect.body() instanceof Body.Program program ? program.steps() : List.of())
        .ofKind(trigger.watch(), phrasing)
        .ofThings(trigger, phrasing);
  }

  private static Voice voice(Effect effect) {
    return Voice.of(effect.phrasing().of(effect.owner()));
  }

  /** Some steps, not a whole sentence. */
  static String of(List<Step> steps, Phrasing phrasing) {
    return new Sentence().steps(steps, Voice.of(phrasing));
  }

  /** The words of each branch of each choice, as a sentence without its full stop. */
  static Map<Step.Branch, String> branches(Effect effect) {
    Sentence sentence = new Sentence();
    if (effect.body() instanceof Body.Program program) {
      sentence.steps(program.steps(), voice(effect));
    }
    return sentence.branches;
  }

  /** The words of declining a choice, by choice. */
  static Map<Step.Choose, String> declined(Effect effect) {
    Sentence sentence = new Sentence();
    if (effect.body() instanceof Body.Program program) {
      sentence.steps(program.steps(), voice(effect));
    }
    return sentence.declined;
  }

  private String steps(List<Step> all, Voice voice) {
    List<Step> steps = inlined(reached(all), voice);
    Voice here = voice;
    StringBuilder text = new StringBuilder();
    boolean wide = false;
    boolean outside = followed;
    boolean bought = PaymentPhrase.areSure(steps, voice);
    int end = steps.size();
    for (int i = 0; i < end; i++) {
      Optional<Step.If> whole = withRest(steps, i);
      Step step = whole.isPresent() ? whole.get() : steps.get(i);
      end = whole.isPresent() ? i + 1 : end;
      List<Step.Do> alike =
          step instanceof Step.Do act
              ? PaymentPhrase.alike(act, steps.subList(i + 1, end), here)
              : List.of();
      i += Math.max(0, alike.size() - 1);
      followed = outside || i + 1 < end;
      String said = alike.isEmpty() ? step(step, outside, here) : PaymentPhrase.say(alike, here);
      here = (isOfOthers(step, here) ? here.behindOthers() : here).forgetting();
      if (!said.isEmpty()) {
        String joint = bought ? PaymentPhrase.aim(step, said, here) : wide ? "; then " : ", then ";
        bought &= text.isEmpty();
        text.append(text.isEmpty() ? "" : joint).append(said);
        wide = step instanceof Step.Perform ? Brackets.isBlock(said) : !(step instanceof Step.Do);
      }
    }
    followed = outside;
    return text.isEmpty() ? NOTHING : text.toString();
  }

  /**
   * The lines of a procedure are said from the side of a holder who is the reader's, and does it.
   */
  private List<Step> inlined(List<Step> steps, Voice voice) {
    return isOwn(voice) ? StepSentence.Called.inlined(steps, voice.phrasing(), followed) : steps;
  }

  private static boolean isOwn(Voice voice) {
    return !voice.isOfOthers() && !voice.isOfOpponent();
  }

  /** The steps up to the first that ends them. */
  private static List<Step> reached(List<Step> steps) {
    int before = (int) steps.stream().takeWhile(step -> !(step instanceof Step.Stop)).count();
    return steps.subList(0, Math.min(before + 1, steps.size()));
  }

  /** True if a step tells of things that are "it" there. */
  private static boolean isOfOthers(Step step, Voice voice) {
    return step.all().flatMap(Step::groups).anyMatch(voice::isOfThings);
  }

  /**
   * A branch of which one way stops, with what follows it in the other way: said behind it, that
   * would contradict the end.
   */
  private static Optional<Step.If> withRest(List<Step> steps, int at) {
    if (!(steps.get(at) instanceof Step.If branch) || at + 1 == steps.size()) {
      return Optional.empty();
    }
    List<Step> rest = steps.subList(at + 1, steps.size());
    if (stops(branch.then())) {
      return Optional.of(
          new Step.If(
              branch.condition(), branch.then(), both(branch.otherwise(), rest), branch.source()));
    }
    return stops(branch.otherwise())
        ? Optional.of(
            new Step.If(
                new Condition.Not(branch.condition()),
                branch.otherwise(),
                both(branch.then(), rest),
                branch.source()))
        : Optional.empty();
  }

  private static boolean stops(List<Step> way) {
    return way.stream().anyMatch(Step.Stop.class::isInstance);
  }

  /** Some steps with others behind them. */
  static List<Step> both(List<Step> some, List<Step> others) {
    return Stream.concat(some.stream(), others.stream()).toList();
  }

  /** The end of a program is said where something else would follow. */
  private static String stop(boolean outside, Voice voice) {
    String whom = voice.isEach() ? " for " + voice.who(Selector.Role.SELF).object() : "";
    return outside ? NO_MORE + whom : "";
  }

  /** The steps of a loop, which others follow. */
  private String again(List<Step> steps, Voice voice) {
    return followed(true, steps, voice);
  }

  /** The steps of each of a group, which a stop ends only for one. */
  private String apiece(List<Step> steps, Voice voice) {
    return followed(false, steps, voice);
  }

  /** The words of what each of a group does, who is its subject where it is only offered. */
  private String each(Step.OverGroup loop, String how, Voice voice) {
    String all = new GroupPhrase(voice).ranked(loop.group(), loop.ranking(), OptionalInt.empty());
    String each = all + how;
    String said = apiece(loop.body(), voice.each(loop.group()));
    String may = Pronoun.THEY.subject() + " may ";
    return said.startsWith(may)
        ? each + ", may " + said.substring(may.length())
        : each + ": " + said;
  }

  private String followed(boolean within, List<Step> steps, Voice voice) {
    boolean outside = followed;
    followed = within;
    String said = Brackets.within(steps(steps, voice.forgetting()));
    followed = outside;
    return said;
  }

  private String step(Step step, boolean outside, Voice voice) {
    if (step instanceof Step.Stop) {
      return stop(outside, voice);
    }
    if (step instanceof Step.If branch) {
      return conditional(branch, voice);
    }
    if (step instanceof Step.ForEach loop) {
      return forEach(loop, voice);
    }
    if (step instanceof Step.Draw draw) {
      return drawn(draw, voice);
    }
    if (step instanceof Step.Choose choose) {
      return choose(choose, voice);
    }
    if (step instanceof Step.InTurn turn) {
      GroupPhrase phrase = new GroupPhrase(voice);
      boolean ordered = phrase.isInTurnOrder(turn.group()) || phrase.isOfOne(turn.group());
      return each(turn, ordered ? "" : ", one after the other", voice);
    }
    if (step instanceof Step.AllAtOnce all) {
      return each(all, ", all at once", voice);
    }
    if (step instanceof Step.Repeat repeat) {
      return often(repeat.times(), voice) + ": " + again(repeat.body(), voice);
    }
    return perform((Step.Perform) step, voice);
  }

  /** The words for what is done with one drawn by chance, who is the subject if he does it. */
  private String drawn(Step.Draw draw, Voice voice) {
    GroupPhrase groups = new GroupPhrase(voice);
    if (groups.isOwner(draw.group())) {
      return steps(draw.body(), voice.forgetting().aiming(draw.group()));
    }
    String one = groups.one(draw.group());
    Optional<Step.Do> only = StepSentence.onlyOnTarget(draw.body(), one, draw.group(), voice);
    if (only.isEmpty()) {
      String body = steps(draw.body(), voice.forgetting().aiming(draw.group()));
      return CHOOSE + one + " at random: " + Brackets.within(body);
    }
    return new StepSentence(only.get(), voice).begins(Selector.Role.TARGET)
        ? StepSentence.say(only.get(), one + ", chosen at random,", draw.group(), voice)
        : StepSentence.say(only.get(), one, draw.group(), voice) + " at random";
  }

  /** {@code 3 times}; a number that is worked out stands behind, where its end can be read. */
  private static String often(Value times, Voice voice) {
    String number = new Amounts(voice).say(times);
    if (!(times instanceof Value.Constant)) {
      return "as many times as " + number;
    }
    return number.equals("1") ? "once" : number + " times";
  }

  private static String perform(Step.Perform perform, Voice voice) {
    String effect = perform.effect();
    String does = "do as " + effect + " does";
    Map<String, String> words = voice.phrasing().get(Phrasing.WORDS);
    String asThat = words.get(effect + " " + perform.as().name());
    if (asThat != null && isOwn(voice)) {
      return asThat;
    }
    if (isOwn(voice) && perform.as().equals(Selector.Role.SELF)) {
      return words.getOrDefault(effect, does);
    }
    String ofAny = words.getOrDefault(effect + " " + Phrasing.ANY, does + ",");
    Pronoun who = voice.who(perform.as()).plain();
    return who.insteadOfIt(ofAny).orElseGet(() -> ofAny + " for " + who.object());
  }

  private String conditional(Step.If branch, Voice voice) {
    boolean otherwise =
        branch.otherwise().stream().anyMatch(step -> followed || !(step instanceof Step.Stop));
    Voice knowing = voice.knowing(branch.condition());
    if (!otherwise
        && (voice.knows(branch.condition()) || PaymentPhrase.areAllOf(branch, knowing))) {
      return steps(branch.then(), knowing);
    }
    Voice behind = voice.behindClause();
    Voice then = knowing.behindClause();
    String text =
        "if "
            + new Clauses(voice).say(branch.condition())
            + ", "
            + (branch.then().isEmpty()
                ? NOTHING
                : Brackets.of(
                    branch.then(), steps(branch.then(), then), otherwise, voice.phrasing()));
    return otherwise
        ? text + "; otherwise " + Brackets.behind(steps(branch.otherwise(), behind), followed)
        : text;
  }

  private String forEach(Step.ForEach loop, Voice voice) {
    GroupPhrase groups = new GroupPhrase(voice);
    if (groups.isOwner(loop.group())) {
      return again(loop.body(), voice.aiming(loop.group()));
    }
    if (loop.asked().isPresent()) {
      return picked(loop, loop.asked().get(), voice);
    }
    String each = groups.ranked(loop.group(), loop.ranking(), loop.most());
    Optional<Step.Do> only = StepSentence.onlyOnTarget(loop.body(), each, loop.group(), voice);
    if (only.isPresent() && loop.ranking().isEmpty()) {
      boolean begins = new StepSentence(only.get(), voice).begins(Selector.Role.TARGET);
      String comma = begins && groups.isInTurnOrder(loop.group()) ? "," : "";
      return StepSentence.say(only.get(), each + comma, loop.group(), voice);
    }
    return "for " + each + ": " + again(loop.body(), voice.aiming(loop.group()));
  }

  /** The words of what is done with each of some that are chosen: {@code each of up to 2 units}. */
  private String picked(Step.ForEach loop, Selector.Asked asked, Voice voice) {
    String upTo = asked.optional() ? "up to " : "";
    String number = loop.most().isEmpty() ? "any number of" : upTo + loop.most().getAsInt();
    String of = loop.most().isEmpty() ? "" : "of ";
    String some = number + " " + new GroupPhrase(voice).counted(loop.group(), of);
    Optional<Step.Do> only = StepSentence.onlyOnTarget(loop.body(), some, loop.group(), voice);
    return chosenBy(asked.who(), picked(loop, some, only, voice), voice);
  }

  private String picked(Step.ForEach loop, String some, Optional<Step.Do> only, Voice voice) {
    if (only.isEmpty()) {
      return CHOOSE + some + "; for each: " + again(loop.body(), voice.aiming(loop.group()));
    }
    return new StepSentence(only.get(), voice).begins(Selector.Role.TARGET)
        ? CHOOSE + some + "; " + StepSentence.say(only.get(), "each of them", loop.group(), voice)
        : StepSentence.say(only.get(), "each of " + some, loop.group(), voice);
  }

  private String choose(Step.Choose choose, Voice voice) {
    Selector.Role chooser = chooser(choose.who(), voice);
    declined.put(choose, decline(choose, voice.offering(chooser).speaking()));
    Pronoun who = voice.asked(chooser);
    List<String> ways = new ArrayList<>();
    choose.branches().forEach(branch -> ways.add(branch(branch, voice.asking(chooser))));
    options(choose, chooser, voice);
    if (choose.branches().size() == 1 && !choose.optional()) {
      return chosenBy(choose, choose.branches().get(0), ways.get(0), voice);
    }
    // Whoever may do nothing may do the rest.
    boolean may = ways.size() > 1 && ways.removeIf(NO_WAY::equals) || choose.optional();
    if (ways.size() == 1) {
      String way = StepSentence.letting(choose.branches().get(0), ways.get(0), who, voice);
      return who.subject() + " may " + Brackets.within(way);
    }
    Optional<String> amount =
        may || chooser.equals(voice.doer()) ? PaymentPhrase.oneOf(ways) : Optional.empty();
    if (amount.isPresent()) {
      return (may ? who.subject() + " may " : "") + amount.get();
    }
    String must = chooser.equals(voice.doer()) ? "choose" : who.does("chooses");
    int last = ways.size() - 1;
    return (may ? who.subject() + " may choose" : must)
        + " one: "
        + String.join("; ", ways.subList(0, last))
        + "; or "
        + Brackets.within(ways.get(last));
  }

  /** Options are read by who is asked, who is "you" there, unlike in the sentence. */
  private void options(Step.Choose choose, Selector.Role chooser, Voice voice) {
    boolean opponent = chooser.equals(Selector.Role.OPPONENT);
    if (opponent || voice.isOfOthers() || !voice.addresses(chooser)) {
      Voice speaking = voice.offering(chooser).speaking();
      Voice asked = opponent ? speaking.ofOpponent() : speaking;
      choose
          .branches()
          .forEach(
              branch -> branches.put(branch, new Sentence().way(branch, offered(branch, asked))));
      declined.put(choose, decline(choose, asked.speaking()));
    }
  }

  /** A card's choice is made by its owner. */
  private static Selector.Role chooser(Selector.Role asked, Voice voice) {
    boolean self =
        asked.equals(Selector.Role.SELF) || voice.isEach() && voice.who(asked).equals(voice.self());
    return self && voice.isCard() ? Selector.Role.OWNER : asked;
  }

  /** The words of the only branch, with who chooses if it is neither the doer nor the holder. */
  private static String chosenBy(Step.Choose choose, Step.Branch branch, String way, Voice voice) {
    boolean entity = branch.options() instanceof Step.Options.Each;
    return entity ? chosenBy(choose.who(), way, voice) : way;
  }

  private static String chosenBy(Selector.Role asked, String way, Voice voice) {
    Selector.Role chooser = chooser(asked, voice);
    boolean usual =
        asked.equals(voice.doer())
            || asked.equals(Selector.Role.SELF)
            || asked.equals(Selector.Role.OWNER);
    boolean others = voice.isOfOthers() && !chooser.equals(voice.doer());
    if (usual && !others) {
      return way;
    }
    Pronoun who = voice.asked(chooser);
    return way.startsWith(CHOOSE)
        ? who.does("chooses") + " " + way.substring(CHOOSE.length())
        : way + ", which " + who.does("chooses");
  }

  /** The only branch named as briefly as possible: by its chooser or by its first step. */
  private String decline(Step.Choose choose, Voice voice) {
    List<Step.Branch> ways =
        choose.branches().stream().filter(branch -> !branch.body().isEmpty()).toList();
    if (ways.size() > 1) {
      return DECLINE + " all of these";
    }
    String way = ways.isEmpty() ? "" : brief(choose.prompt(), ways.get(0), voice);
    if (way.isEmpty()) {
      return DECLINE;
    }
    Pronoun who = voice.asked(chooser(choose.who(), voice));
    return DECLINE + " to " + StepSentence.letting(ways.get(0), way, who, voice);
  }

  private String brief(String question, Step.Branch branch, Voice voice) {
    Step first = branch.body().get(0);
    while (first instanceof Step.If test && !test.then().isEmpty()) {
      first = test.then().get(0);
    }
    if (!(branch.options() instanceof Step.Options.Each each)) {
      return first instanceof Step.Do act && new StepSentence(act, voice).commands()
          ? PaymentPhrase.say(act, branch.body(), voice)
          : "";
    }
    Selector.Group group = each.group();
    Optional<Step.Do> only = StepSentence.onlyOnTarget(branch.body());
    boolean told =
        only.isPresent() && !new StepSentence(only.get(), voice).begins(Selector.Role.TARGET);
    Selector.Group any = new Selector.Group(group.scope(), group.of(), List.of());
    return told
        ? way(branch, voice)
        : ordered(question, voice).orElseGet(() -> CHOOSE + new GroupPhrase(voice).one(any));
  }

  /** The order in a question with words of its own: {@code choose a rite to play}. */
  private static Optional<String> ordered(String question, Voice voice) {
    String usual = voice.phrasing().get(Phrasing.WORDS).get(Phrasing.USUAL_QUESTION);
    boolean own = usual != null && !question.equals(usual) && question.startsWith(CHOOSE);
    return own ? Optional.of(question.replaceFirst("^choose whether to ", "")) : Optional.empty();
  }

  private String branch(Step.Branch branch, Voice voice) {
    Voice offered = offered(branch, voice);
    String option = way(branch, offered);
    branches.put(branch, option);
    String way =
        branch.text().isEmpty()
            ? option
            : Brackets.behind(voice.phrasing().within(branch.text()), true);
    return branch
        .when()
        .filter(when -> !voice.knows(when) && !PaymentPhrase.begins(branch, when, offered))
        .map(when -> "if " + new Clauses(voice).say(when) + ", " + way)
        .orElse(way);
  }

  /** The context of an option, which is there only where its condition holds. */
  static Voice offered(Step.Branch branch, Voice voice) {
    return branch.when().map(voice::knowing).orElse(voice);
  }

  private String way(Step.Branch branch, Voice voice) {
    if (!branch.text().isEmpty()) {
      return branch.text();
    }
    if (!(branch.options() instanceof Step.Options.Each each)) {
      return branch.body().isEmpty()
          ? voice.phrasing().get(Phrasing.WORDS).getOrDefault(branch.name(), branch.name())
          : steps(branch.body(), voice);
    }
    GroupPhrase groups = new GroupPhrase(voice);
    if (groups.isOwner(each.group())) {
      return steps(branch.body(), voice.aiming(each.group()));
    }
    String one = groups.one(each.group());
    Optional<Step.Do> only = StepSentence.onlyOnTarget(branch.body(), one, each.group(), voice);
    if (only.isPresent() && !new StepSentence(only.get(), voice).begins(Selector.Role.TARGET)) {
      return StepSentence.say(only.get(), one, each.group(), voice);
    }
    String body = steps(branch.body(), voice.aiming(each.group()));
    return CHOOSE + one + ": " + Brackets.within(body);
  }
}
