package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.tree.Ability;
import dev.runesheet.language.roletext.tree.Action;
import dev.runesheet.language.roletext.tree.Action.AbilityUse;
import dev.runesheet.language.roletext.tree.Action.Branch;
import dev.runesheet.language.roletext.tree.Action.Outcome;
import dev.runesheet.language.roletext.tree.Action.When;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.TriggeredAbility;
import dev.runesheet.language.roletext.tree.Written;
import dev.runesheet.language.roletext.write.Quotes;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ParserRuleContext;

/** Makes the action of a trigger from its line and those below. Each line has its own findings. */
final class ActionBuilder {

  private final boolean lenient;
  private final boolean poll;
  private final SourceLocation text;
  private final Diagnostics findings;
  private final Selections selections = new Selections();
  private KnownTargets scope;

  ActionBuilder(
      boolean lenient,
      boolean poll,
      SourceLocation text,
      KnownTargets scope,
      Diagnostics findings) {
    this.lenient = lenient;
    this.poll = poll;
    this.text = text;
    this.scope = scope;
    this.findings = findings;
  }

  /** The builders of the parts of one line. */
  record Builders(
      Notes notes,
      TargetBuilder targets,
      ConditionBuilder conditions,
      ParameterBuilder parameters,
      TriggerBuilder triggers,
      AbilityBuilder abilities) {}

  Notes notes(Outline line) {
    return new Notes(lenient, text.line(line.number()), findings);
  }

  Builders builders(Outline line) {
    Notes notes = notes(line);
    TargetBuilder targets = new TargetBuilder(notes, scope, selections);
    ConditionBuilder conditions = new ConditionBuilder(targets);
    ParameterBuilder parameters = new ParameterBuilder(targets, conditions);
    TriggerBuilder triggers = new TriggerBuilder(targets, poll);
    return new Builders(
        notes, targets, conditions, parameters, triggers, new AbilityBuilder(targets, conditions));
  }

  // ---- triggers

  /** The ability of a line with a trigger; empty after a finding that leaves nothing of it. */
  Optional<TriggeredAbility> triggered(Outline line, RoleTextParser.TriggeredContext parsed) {
    Builders make = builders(line);
    Trigger trigger = make.triggers().visit(parsed.trigger());
    scope = scope.at(trigger);
    colon(make.notes(), parsed.COLON() != null, parsed.trigger());
    Parameters before = before(builders(line), parsed.before);
    SourceLocation place = make.notes().place(parsed.start);
    Optional<Action> action;
    if (trigger instanceof Trigger.Compound) {
      misplaced(make.notes(), parsed.uses());
      action = compound(line, before);
    } else {
      action = action(line, parsed.uses(), before);
    }
    selections.check(line, make.notes());
    return action.map(found -> new TriggeredAbility(trigger, found, place));
  }

  private static void colon(Notes notes, boolean there, ParserRuleContext trigger) {
    if (!there) {
      String text = TargetBuilder.text(trigger);
      notes.otherwise(RoleTextCode.STRAY, notes.place(trigger.start), text, text + ":");
    }
  }

  private static void misplaced(Notes notes, ParserRuleContext use) {
    if (use != null) {
      notes.error(
          RoleTextCode.PLACE,
          use.start,
          "'" + TargetBuilder.text(use) + "'",
          "lines behind • below");
    }
  }

  /** Parameters before the ability that they are about. */
  private Parameters before(Builders make, RoleTextParser.ParametersContext parsed) {
    if (parsed.getChildCount() > 0) {
      make.notes().otherwise(RoleTextCode.PARAMETERS, parsed, "them behind each ability");
    }
    return make.parameters().parameters(parsed);
  }

  private Optional<Action> action(
      Outline line, RoleTextParser.UsesContext uses, Parameters before) {
    if (uses == null) {
      return line.below().isEmpty() ? missing(line) : items(line, before);
    }
    line.below().forEach(this::stray);
    return Optional.of(new Action.Abilities(uses(builders(line), uses, before)));
  }

  /** Abilities on one line; several belong on lines of their own. */
  private List<AbilityUse> uses(
      Builders make, RoleTextParser.UsesContext parsed, Parameters before) {
    if (parsed.use().size() > 1) {
      make.notes().otherwise(RoleTextCode.COMPLEX, parsed, "each behind • on a line of its own");
    }
    return parsed.use().stream().map(one -> use(make, one).within(before)).toList();
  }

  private <T> Optional<T> missing(Outline line) {
    SourceLocation end = notes(line).line().character(line.text().stripTrailing().length() + 1);
    findings.error(RoleTextCode.TEXT, end, "the end", "an ability, or lines behind • below");
    return Optional.empty();
  }

  void stray(Outline line) {
    Notes notes = notes(line);
    findings.error(
        RoleTextCode.PLACE,
        notes.line().character(1),
        "'" + line.text().strip() + "'",
        "a line of its own trigger, since the one above has its ability already");
  }

  private Optional<Action> compound(Outline line, Parameters before) {
    List<Action.Part> parts = new ArrayList<>();
    for (Outline below : line.below()) {
      Parameters whole = parts.isEmpty() ? before : Parameters.NONE;
      boolean first = below.equals(line.below().get(0));
      read(below, RoleTextParser::part)
          .flatMap(one -> part(below, one, first, whole))
          .ifPresent(parts::add);
    }
    return line.below().isEmpty() ? missing(line) : Optional.of(new Action.Compound(parts));
  }

  private Optional<Action.Part> part(
      Outline line, RoleTextParser.PartContext parsed, boolean first, Parameters whole) {
    Trigger trigger = builders(line).triggers().visit(parsed.trigger());
    scope = first ? scope.at(trigger) : scope.then(trigger);
    Builders make = builders(line);
    if (trigger instanceof Trigger.Compound) {
      make.notes()
          .error(RoleTextCode.PLACE, parsed.trigger().start, "'Compound'", "another trigger");
    }
    colon(make.notes(), parsed.COLON() != null, parsed.trigger());
    Parameters before = whole.and(before(make, parsed.before));
    SourceLocation place = make.notes().place(parsed.trigger().start);
    if (parsed.uses() == null) {
      List<AbilityUse> uses = uses(line.below(), before);
      return uses.isEmpty() && line.below().isEmpty()
          ? missing(line)
          : Optional.of(new Action.Part(trigger, uses, place));
    }
    line.below().forEach(this::stray);
    return Optional.of(new Action.Part(trigger, uses(make, parsed.uses(), before), place));
  }

  // ---- items

  private Optional<Action> items(Outline line, Parameters before) {
    Items items = new Items(before);
    for (Outline below : line.below()) {
      read(below, RoleTextParser::item).ifPresent(one -> items.add(below, one));
    }
    return Optional.of(items.action());
  }

  /** The lines below a trigger, sorted until all are known. */
  private final class Items {

    private final List<AbilityUse> process = new ArrayList<>();
    private final List<Branch> branches = new ArrayList<>();
    private Parameters whole;
    private boolean evaluated;

    Items(Parameters whole) {
      this.whole = whole;
    }

    void add(Outline line, RoleTextParser.ItemContext item) {
      Builders make = builders(line);
      if (item instanceof RoleTextParser.ProcessContext parsed) {
        process(line, make, parsed);
      } else if (item instanceof RoleTextParser.EvaluateContext parsed) {
        evaluate(line, make, parsed);
      } else if (item instanceof RoleTextParser.ActionLineContext parsed) {
        make.notes()
            .otherwise(RoleTextCode.PARAMETERS, parsed.start, "the parameters behind each ability");
        whole = whole.and(make.parameters().parameters(parsed.parameters()));
      } else if (item instanceof RoleTextParser.ForEachContext parsed) {
        AbilityUse use = forEach(line, make, parsed);
        branches.add(new Branch(new When.Always(), new Outcome.Use(List.of(use)), use.place()));
      } else {
        branch(line, make, ((RoleTextParser.LineContext) item).branch()).ifPresent(branches::add);
      }
    }

    private void process(Outline line, Builders make, RoleTextParser.ProcessContext parsed) {
      Parameters before = before(make, parsed.before);
      if (parsed.use() != null) {
        form(make.notes(), parsed.use());
        process.add(use(make, parsed.use()).within(before));
      }
      int above = process.size();
      process.addAll(uses(line.below(), before));
      evaluated = true;
      // Results of lines that are not understood are no mistakes of those who use them.
      scope = scope.withResults(Math.max(process.size(), above + line.below().size()));
    }

    private void evaluate(Outline line, Builders make, RoleTextParser.EvaluateContext parsed) {
      boolean known = parsed.children.stream().anyMatch(one -> one.getText().equals("Evaluate"));
      if (!known || process.isEmpty() && scope.results() == 0) {
        String write = known ? "a Process: with abilities before it" : "Evaluate:";
        make.notes().otherwise(RoleTextCode.COMPLEX, parsed.start, write);
      }
      if (parsed.branch() != null) {
        form(make.notes(), parsed.branch());
        branch(line, make, parsed.branch()).ifPresent(branches::add);
      } else if (line.below().isEmpty()) {
        missing(line);
      } else {
        for (Outline below : line.below()) {
          read(below, RoleTextParser::item)
              .flatMap(one -> branch(below, one))
              .ifPresent(branches::add);
        }
      }
      evaluated = true;
    }

    Action action() {
      boolean plain =
          !evaluated
              && branches.stream().allMatch(one -> one.when() instanceof When.Always)
              && branches.stream().allMatch(one -> one.outcome() instanceof Outcome.Use);
      if (plain) {
        return new Action.Abilities(
            branches.stream()
                .flatMap(one -> ((Outcome.Use) one.outcome()).abilities().stream())
                .map(one -> one.within(whole))
                .toList());
      }
      Branches.check(branches, lenient, findings);
      return process.isEmpty()
          ? new Action.Complex(whole, process, branches)
          : new Action.Complex(
              Parameters.NONE, process.stream().map(one -> one.within(whole)).toList(), branches);
    }
  }

  /** An ability or a condition on the line of Process or Evaluate. */
  private static void form(Notes notes, ParserRuleContext parsed) {
    notes.otherwise(RoleTextCode.COMPLEX, parsed, "it behind ‣ on a line of its own");
  }

  private Optional<Branch> branch(Outline line, RoleTextParser.ItemContext item) {
    if (item instanceof RoleTextParser.LineContext parsed) {
      return branch(line, builders(line), parsed.branch());
    }
    Notes notes = notes(line);
    notes.error(
        RoleTextCode.PLACE,
        item.start,
        "'" + TargetBuilder.text(item) + "'",
        "a condition or Otherwise");
    return Optional.empty();
  }

  private Optional<Branch> branch(
      Outline line, Builders make, RoleTextParser.BranchContext parsed) {
    Written place = make.notes().written(parsed);
    When when = new When.Always();
    RoleTextParser.OutcomeContext outcome;
    if (parsed instanceof RoleTextParser.ConditionalContext conditional) {
      when = new When.If(make.conditions().condition(conditional.condition()));
      outcome = conditional.outcome();
    } else if (parsed instanceof RoleTextParser.OtherwiseContext otherwise) {
      if (otherwise.start.getText().equals("Feedback")) {
        make.notes().otherwise(RoleTextCode.COMPLEX, otherwise.start, "Otherwise");
      }
      when = new When.Otherwise();
      outcome = otherwise.outcome();
    } else {
      outcome = ((RoleTextParser.AlwaysContext) parsed).outcome();
    }
    if (outcome == null) {
      When condition = when;
      return line.below().isEmpty()
          ? missing(line)
          : Optional.of(
              new Branch(condition, new Outcome.Use(uses(line.below(), Parameters.NONE)), place));
    }
    if (!line.below().isEmpty() && line.text().strip().indexOf("Evaluate") < 0) {
      line.below().forEach(this::stray);
    }
    return Optional.of(new Branch(when, outcome(make, outcome), place));
  }

  private Outcome outcome(Builders make, RoleTextParser.OutcomeContext parsed) {
    if (parsed.use() != null) {
      return new Outcome.Use(List.of(use(make, parsed.use())));
    } else if (parsed.target() != null) {
      return new Outcome.Told(make.targets().target(parsed.target()));
    } else if (parsed.TEXT() != null) {
      return new Outcome.Feedback(make.targets().quoted(parsed.TEXT()));
    }
    make.notes().otherwise(RoleTextCode.QUOTES, parsed.start, Quotes.put(parsed.getText()));
    return new Outcome.Feedback(parsed.getText());
  }

  // ---- abilities

  private List<AbilityUse> uses(List<Outline> lines, Parameters whole) {
    List<AbilityUse> uses = new ArrayList<>();
    for (Outline line : lines) {
      read(line, RoleTextParser::item)
          .ifPresent(one -> use(line, one).map(use -> use.within(whole)).forEach(uses::add));
    }
    return uses;
  }

  private Stream<AbilityUse> use(Outline line, RoleTextParser.ItemContext item) {
    Builders make = builders(line);
    if (item instanceof RoleTextParser.ForEachContext each) {
      return Stream.of(forEach(line, make, each));
    }
    if (item instanceof RoleTextParser.LineContext parsed
        && parsed.branch() instanceof RoleTextParser.AlwaysContext always
        && always.outcome().use() != null) {
      line.below().forEach(this::stray);
      return Stream.of(use(make, always.outcome().use()));
    }
    make.notes()
        .error(RoleTextCode.PLACE, item.start, "'" + TargetBuilder.text(item) + "'", "an ability");
    return Stream.empty();
  }

  private AbilityUse forEach(Outline line, Builders make, RoleTextParser.ForEachContext parsed) {
    make.notes().otherwise(RoleTextCode.ABILITY, parsed.start, "");
    Target target = make.targets().target(parsed.target());
    List<AbilityUse> uses = new ArrayList<>();
    if (parsed.use() != null) {
      uses.add(use(make, parsed.use()));
    }
    uses.addAll(uses(line.below(), Parameters.NONE));
    if (uses.isEmpty()) {
      missing(line);
    }
    SourceLocation place = make.notes().place(parsed.start);
    return new AbilityUse(new Ability.ForEach(target, uses), Parameters.NONE, place);
  }

  private AbilityUse use(Builders make, RoleTextParser.UseContext parsed) {
    return new AbilityUse(
        make.abilities().visit(parsed.ability()),
        make.parameters().parameters(parsed.parameters()),
        make.notes().written(parsed));
  }

  private <T extends ParserRuleContext> Optional<T> read(
      Outline line, Function<RoleTextParser, T> rule) {
    Notes notes = notes(line);
    Optional<T> parsed = LineReader.read(line.text(), notes, rule);
    if (parsed.isEmpty()) {
      selections.addUnknown();
      readBelow(line);
    } else if (!line.orderly()) {
      Outline.Stray stray = line.stray();
      notes.otherwise(stray.code(), notes.line().character(1), stray.found(), stray.write());
    }
    return parsed;
  }

  /** Reads lines below one that was not understood, so that what is wrong there is told too. */
  void readBelow(Outline line) {
    line.below().forEach(this::read);
  }

  private void read(Outline line) {
    scope = scope.withResults(Integer.MAX_VALUE);
    if (isRead(line, RoleTextParser::part) && !isRead(line, RoleTextParser::item)) {
      read(line, RoleTextParser::part).flatMap(part -> part(line, part, true, Parameters.NONE));
      return;
    }
    read(line, RoleTextParser::item).ifPresent(item -> new Items(Parameters.NONE).add(line, item));
  }

  private boolean isRead(Outline line, Function<RoleTextParser, ? extends ParserRuleContext> rule) {
    Diagnostics trial = new Diagnostics();
    Notes notes = new Notes(lenient, notes(line).line(), trial);
    return LineReader.read(line.text(), notes, rule).isPresent() && !trial.hasErrors();
  }
}
