package dev.runesheet.game.declared.authoring.declaration;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Continuous;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Listed;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Menu;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Offer;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.game.declared.verb.StatusVerbs;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.English;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Layers;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Makes effects of the model from lines that were read without errors. */
public final class EffectBuilder {

  private final DeclaredNames names;
  private final Phrasing phrasing;
  private final Set<String> ids = new HashSet<>();
  private final Map<String, Menu> menus = new LinkedHashMap<>();
  private final Map<String, Continuous> continuous = new LinkedHashMap<>();
  private final Map<String, Listed> listed = new LinkedHashMap<>();

  public EffectBuilder(DeclaredNames names) {
    this(names, names.phrasing());
  }

  public EffectBuilder(DeclaredNames names, Phrasing phrasing) {
    this.names = names;
    this.phrasing = phrasing;
  }

  /** The effects of an owner, in order. */
  public List<Effect> effects(String owner, List<EffectLine> lines) {
    List<Effect> effects = new ArrayList<>();
    lines.stream()
        .filter(this::does)
        .map(line -> said(said(effect(owner, line)), line))
        .forEach(effects::add);
    return effects;
  }

  /** The effect with the words for its owner and for what it answers. */
  public Effect said(Effect effect) {
    return ProcedureWords.said(
        effect.saidWith(names.phrasing(phrasing, effect.owner(), effect.trigger())));
  }

  private Effect said(Effect effect, EffectLine line) {
    if (line.says().isEmpty() && line instanceof EffectLine.Ability ability) {
      Body.Program program = (Body.Program) effect.body();
      List<Condition> tests =
          ability.tests().stream().map(one -> test(one.test(), one.place())).toList();
      return effect.saying(AbilityText.of(ability, effect, program, tests));
    }
    return effect.saying(line.says().orElse(""));
  }

  /**
   * True of what is an effect of its card: of abilities without lines of their own, for which a use
   * runs the program of their kind, only those that are in force as long as their card is.
   */
  public boolean does(EffectLine line) {
    return !(line instanceof EffectLine.Ability ability
        && ability.then().isEmpty()
        && !names.usuallyInForce(ability.kind().orElse("")));
  }

  /** The menus that the programs made so far offer, by name. */
  public Map<String, Menu> menus() {
    return menus;
  }

  /** The continuous effects of the changes so far, by effect. */
  public Map<String, Continuous> continuous() {
    return continuous;
  }

  /** The further things that programs can ask for, by effect. */
  public Map<String, Listed> listed() {
    return listed;
  }

  private Effect effect(String owner, EffectLine line) {
    String name = line.name().orElseGet(() -> Slug.of(title(line)));
    return effect(id(id(owner, name)), owner, name, line);
  }

  private Effect effect(String id, String owner, String name, EffectLine line) {
    if (line instanceof EffectLine.Answer answer) {
      if (answer.type().isPresent() || answer.trigger().isPresent()) {
        String type = answer.type().orElse("");
        listed.put(id, new Listed(type, answer.trigger().orElse(""), "", false));
      }
      return answer(id, name, owner, answer);
    }
    if (line instanceof EffectLine.Ability ability) {
      boolean inForce = ability.kind().map(names::inForce).orElse(true);
      Trigger used = inForce ? Trigger.own(DeclaredEvents.use(id)) : Trigger.ACTIVATED;
      Body.Program program = new Body.Program(doing(ability));
      return Effect.program(id, name, owner, used, program, line.place());
    }
    if (line instanceof EffectLine.Change change) {
      Stacking stacking = new Stacking(change.stacking(), change.key().orElse(""));
      return continuous(
          id, name, owner, modify(id, line.name().orElse(name), change), stacking, line.place());
    }
    EffectLine.Suppress suppress = (EffectLine.Suppress) line;
    String called = line.name().orElse(name);
    listed.put(
        id,
        new Listed(
            suppress.type().orElse(called),
            suppress.trigger().orElse(""),
            suppress.suppresses(),
            !suppress.statuses()));
    Body body =
        new Body.Suppress(
            called,
            suppress.suppresses(),
            suppress.statuses(),
            suppress.presence().map(EffectLine.While::presence));
    return continuous(id, name, owner, body, Stacking.ADDITIVE, line.place());
  }

  /** The lines of an ability: its own, or, as an effect in play, what its kind usually does. */
  public List<Step> doing(EffectLine.Ability ability) {
    if (!ability.then().isEmpty()) {
      return steps(ability.then());
    }
    String usual = id(RuleOwners.KINDS, ability.kind().orElse("") + DeclaredNames.USUAL);
    return List.of(new Step.Perform(usual, Selector.Role.SELF, ability.place()));
  }

  private Body.Modify modify(String id, String called, EffectLine.Change change) {
    List<Condition> when =
        change.test().map(text -> List.of(test(text, change.place()))).orElse(List.of());
    Body.Modify body =
        new Body.Modify(
            change.type().orElse(called),
            change.changes(),
            change.how(),
            change.by().orElse(Body.Modify.GIVEN),
            change.scope(),
            change.per().orElse(""),
            change.zone().orElse(""),
            when,
            change.presence().map(EffectLine.While::presence));
    continuous.put(id, asked(body, change.trigger().orElse("")));
    return body;
  }

  /**
   * A change as programs ask for it.
   *
   * @param trigger the moment at which they do; empty if not declared
   */
  public static Continuous asked(Body.Modify change, String trigger) {
    List<Condition> when = change.when();
    return new Continuous(
        change.type(),
        trigger,
        change.scope(),
        change.stat(),
        Layers.Layer.valueOf(change.layer().name()),
        change.given() ? null : change.amount(),
        change.zone(),
        when.isEmpty() ? null : FormulaExpressions.test(when.get(0)).orElseThrow(),
        change.per());
  }

  /** A status, which is in play only where it is granted, and what ends it if its line says so. */
  public List<Effect> status(String name, EffectLine line) {
    String id = EffectDefinition.statusId(name);
    Effect status = said(effect(id, RuleOwners.STATUSES, name, line));
    return line.until()
        .map(until -> ending(status, until))
        .map(end -> List.of(status.saying(line.says().orElse(until(status, end))), end))
        .orElse(List.of(status.saying(line.says().orElse(""))));
  }

  /** The end of a status: an answer that its holder has together with it. */
  private Effect ending(Effect status, EffectLine.Until until) {
    Step lift =
        new Step.Do(
            names.verbs().get(StatusVerbs.LIFT),
            Map.of("target", Selector.Role.SELF, "effect", new Argument.Word(status.name())),
            until.place());
    Trigger trigger =
        new Trigger(until.when(), until.whose(), Need.usual(until.when(), until.whose()));
    List<Step> steps = guarded(until.test(), List.of(lift), until.place());
    return said(
        Effect.program(
            status.id() + "/until",
            "end of " + status.name(),
            status.id(),
            trigger,
            new Body.Program(steps),
            until.place()));
  }

  /** The sentence of a status with its end. */
  private static String until(Effect status, Effect end) {
    String sentence = status.sentence().replaceFirst("\\.$", "");
    // Behind several clauses, what lasts until then is all of them.
    boolean several = sentence.matches(".*(?:[,;]| if ).*");
    return sentence + (several ? ", until " : " until ") + end.occasion() + ".";
  }

  /** A program that the phases start. */
  public Effect action(
      String id, String name, String owner, List<Step> steps, SourceLocation place) {
    Body.Program program = new Body.Program(steps);
    return Effect.program(id, name, owner, Trigger.ACTIVATED, program, place).saidWith(phrasing);
  }

  private static Effect continuous(
      String id, String name, String owner, Body body, Stacking stacking, SourceLocation place) {
    return new Effect(
        id, name, owner, Trigger.ACTIVATED, body, 0, Duration.WHILE_IN_PLAY, stacking, place);
  }

  private Effect answer(String id, String name, String owner, EffectLine.Answer line) {
    Watch watch = line.whose();
    Need need = Need.usual(line.when(), watch);
    List<Step> steps = guarded(line.test(), steps(line.then()), line.place());
    return Effect.program(
        id,
        name,
        owner,
        new Trigger(line.when(), watch, need),
        new Body.Program(steps),
        line.place());
  }

  /** The steps, under a condition if there is one. */
  private List<Step> guarded(Optional<String> test, List<Step> steps, SourceLocation place) {
    return test.map(text -> (Step) new Step.If(test(text, place), steps, List.of(), place))
        .map(List::of)
        .orElse(steps);
  }

  /** The id of an effect by its owner and name, if no other of the owner has that name. */
  public static String id(String owner, String name) {
    return Slug.id(owner, name);
  }

  private static String title(EffectLine line) {
    if (line instanceof EffectLine.Answer answer) {
      return answer.when();
    }
    return line instanceof EffectLine.Change change ? change.changes() : "suppression";
  }

  private String id(String wanted) {
    String id = wanted;
    for (int again = 2; !ids.add(id); again++) {
      id = wanted + "-" + again;
    }
    return id;
  }

  /** A condition that was read before. */
  public Condition test(String text, SourceLocation place) {
    return names.formulas().test(text, place, new Diagnostics()).orElseThrow();
  }

  /** The steps of a program. */
  public List<Step> steps(List<Op> ops) {
    return ops.stream().map(this::step).toList();
  }

  private Step step(Op op) {
    if (op instanceof Op.Do act) {
      return new Step.Do(names.verbs().get(act.verb()), act.arguments(), act.place());
    }
    if (op instanceof Op.If branch) {
      return new Step.If(
          test(branch.test(), branch.place()),
          steps(branch.then()),
          steps(branch.otherwise()),
          branch.place());
    }
    if (op instanceof Op.ForEach each) {
      return new Step.ForEach(
          group(each.scope(), each.of(), each.where(), each.place()),
          each.ranking(),
          each.most().map(OptionalInt::of).orElse(OptionalInt.empty()),
          Optional.empty(),
          steps(each.then()),
          each.place());
    }
    if (op instanceof Op.AtRandom random) {
      return new Step.Draw(
          group(random.scope(), random.of(), random.where(), random.place()),
          steps(random.then()),
          random.place());
    }
    if (op instanceof Op.Choose choose) {
      return choice(choose);
    }
    return op instanceof Op.OneOf ways ? oneOf(ways) : further(op);
  }

  private Step choice(Op.Choose choose) {
    Selector.Role asks = new Selector.Role(choose.asks());
    Selector.Group group = group(choose.scope(), choose.of(), choose.where(), choose.place());
    List<Step> body = steps(choose.then());
    Step.Asking asking = choose.optional() ? Step.Asking.OPTIONAL : Step.Asking.ALWAYS;
    if (!choose.ofSeveral()) {
      return Step.Choose.pick(asks, choose.question(), group, body, asking, choose.place());
    }
    OptionalInt most = choose.number().map(OptionalInt::of).orElse(OptionalInt.empty());
    boolean fewer = choose.optional() || choose.free();
    Optional<Selector.Asked> asked =
        Optional.of(new Selector.Asked(asks, choose.question(), fewer));
    return new Step.ForEach(group, Optional.empty(), most, asked, body, choose.place());
  }

  private Step further(Op op) {
    if (op instanceof Op.Run run) {
      String effect =
          run.run().equals(Step.Perform.USED)
              ? run.run()
              : names.procedures().id(run.run(), run.given());
      return new Step.Perform(effect, new Selector.Role(run.as()), run.place());
    }
    if (op instanceof Op.InTurn each) {
      return new Step.InTurn(
          group(each.scope(), each.of(), each.where(), each.place()),
          each.ranking(),
          steps(each.then()),
          each.place());
    }
    if (op instanceof Op.Repeat repeat) {
      return new Step.Repeat(
          number(repeat.repeat(), repeat.place()), steps(repeat.then()), repeat.place());
    }
    if (op instanceof Op.Use use) {
      Map<String, Argument> arguments = new LinkedHashMap<>();
      arguments.put("ability", new Argument.Answer(ability(use)));
      arguments.put("met", Value.of(use.met() ? 1 : 0));
      Menu menu = new Menu(Offer.ABILITIES, use.kind(), use.of());
      return offer(
          use.kind() + " of " + use.of(),
          menu,
          use.question(),
          AnswerVerbs.USE_ABILITY,
          arguments,
          Step.Asking.ALWAYS,
          use.place());
    }
    if (op instanceof Op.Pay pay) {
      Map<String, Argument> arguments = new LinkedHashMap<>();
      arguments.put("target", Selector.Role.SELF);
      arguments.put("payment", new Argument.Answer(pay.pay()));
      arguments.put("with", new Argument.Word(pay.with()));
      arguments.put("zone", new Argument.Word(pay.to()));
      Menu menu = new Menu(Offer.PAYMENTS, pay.pay(), pay.with());
      return offer(
          "pay " + pay.pay() + " with " + pay.with(),
          menu,
          pay.question(),
          AnswerVerbs.PAY_WITH,
          arguments,
          Step.Asking.UNLESS_ALONE,
          pay.place());
    }
    return new Step.Stop(((Op.Stop) op).place());
  }

  /** The words for an ability that is to be chosen. */
  private static String ability(Op.Use use) {
    String one = English.a(use.kind() + " ability") + " of {" + use.of() + "}";
    return use.met() ? one + ", if its user has what it needs" : one;
  }

  /** A question whose options the game works out; the verb carries out the answer. */
  private Step offer(
      String name,
      Menu menu,
      String question,
      String verb,
      Map<String, Argument> arguments,
      Step.Asking asking,
      SourceLocation place) {
    menus.put(name, menu);
    Step.Branch branch =
        new Step.Branch(
            "",
            Optional.empty(),
            new Step.Options.Menu(name, Selector.Role.SELF),
            List.of(new Step.Do(names.verbs().get(verb), arguments, place)));
    return new Step.Choose(Selector.Role.SELF, question, List.of(branch), asking, place);
  }

  /** A number that was read before. */
  public Value number(String text, SourceLocation place) {
    return names.number(text, place);
  }

  private Step oneOf(Op.OneOf ways) {
    List<Step.Branch> branches = new ArrayList<>();
    ways.ways().forEach((name, way) -> branches.add(way(name, way)));
    return new Step.Choose(
        new Selector.Role(ways.asks()),
        ways.question(),
        branches,
        Step.Asking.ALWAYS,
        ways.place());
  }

  private Step.Branch way(String name, Op.Way way) {
    Step.Branch branch = new Step.Branch(name, steps(way.then())).saying(way.says().orElse(""));
    return way.test().map(text -> branch.onlyWhen(test(text, way.place()))).orElse(branch);
  }

  private Selector.Group group(
      String scope, String of, Optional<String> where, SourceLocation place) {
    return new Selector.Group(
        scope,
        new Selector.Role(of),
        where.map(text -> List.of(test(text, place))).orElse(List.of()));
  }
}
