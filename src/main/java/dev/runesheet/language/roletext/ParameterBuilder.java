package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.game.werewolf.word.Relation;
import dev.runesheet.language.roletext.tree.Operand;
import dev.runesheet.language.roletext.tree.Parameters;
import dev.runesheet.language.roletext.tree.Parameters.Compulsion;
import dev.runesheet.language.roletext.tree.Restriction;
import dev.runesheet.language.roletext.tree.Scaling;
import dev.runesheet.language.roletext.tree.Target;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.antlr.v4.runtime.Token;

/** Makes restrictions, compulsions and scaling of a line that was parsed. */
final class ParameterBuilder extends RoleTextBaseVisitor<Restriction> {

  private static final int LARGEST = 999;

  private final Notes notes;
  private final TargetBuilder targets;
  private final ConditionBuilder conditions;

  ParameterBuilder(TargetBuilder targets, ConditionBuilder conditions) {
    this.notes = targets.notes();
    this.targets = targets;
    this.conditions = conditions;
  }

  Parameters parameters(RoleTextParser.ParametersContext parsed) {
    List<Restriction> restrictions = new ArrayList<>();
    for (RoleTextParser.RestrictionsContext list : parsed.restrictions()) {
      list.restriction().forEach(one -> add(restrictions, one));
    }
    List<Compulsion> compulsions = new ArrayList<>();
    for (RoleTextParser.CompulsionsContext list : parsed.compulsions()) {
      list.compulsion().forEach(one -> compulsions.add(compulsion(one)));
    }
    List<RoleTextParser.ScalingContext> scalings = parsed.scaling();
    if (scalings.size() > 1) {
      notes.error(Code.DUPLICATE, scalings.get(1).start, "a second scaling", "one at most");
    }
    return new Parameters(
        restrictions, compulsions, scalings.stream().findFirst().map(this::scaling));
  }

  private void add(List<Restriction> restrictions, RoleTextParser.RestrictionContext parsed) {
    Restriction restriction = visit(parsed);
    boolean conditional = restriction instanceof Restriction.Conditional;
    boolean twice =
        restrictions.stream()
            .anyMatch(
                one ->
                    one.equals(restriction)
                        || !conditional
                            && one.getClass() == restriction.getClass()
                            && !(one instanceof Restriction.Attribute)
                            && !(one instanceof Restriction.Said)
                            && !(one instanceof Restriction.Succession));
    if (twice) {
      notes.error(
          Code.DUPLICATE, parsed.start, "'" + TargetBuilder.text(parsed) + "'", "each once");
    }
    restrictions.add(restriction);
  }

  // ---- restrictions

  @Override
  public Restriction visitTemporal(RoleTextParser.TemporalContext temporal) {
    Daytime daytime =
        Daytime.NIGHT.title().equals(temporal.getChild(2).getText()) ? Daytime.NIGHT : Daytime.DAY;
    if (temporal.number() == null) {
      notes.otherwise(RoleTextCode.RESTRICTION, temporal.start, "the number of the phase");
      return new Restriction.Temporal(daytime, OptionalInt.empty(), false);
    }
    int first = daytime == Daytime.NIGHT ? 1 : 0;
    int number = number(temporal.number(), first);
    boolean later = temporal.getStop().getText().equals("+");
    return new Restriction.Temporal(daytime, OptionalInt.of(number), later);
  }

  @Override
  public Restriction visitHasAttribute(RoleTextParser.HasAttributeContext has) {
    boolean present = has.children.stream().anyMatch(child -> child.getText().equals("has"));
    return new Restriction.Attribute(
        Optional.ofNullable(has.target()).map(targets::player),
        present,
        targets.attribute(has.attribute()));
  }

  @Override
  public Restriction visitSuccession(RoleTextParser.SuccessionContext succession) {
    return succession.getChildCount() > 4
        ? Restriction.Succession.NO_TARGET_SUCCESSION
        : Restriction.Succession.NO_SUCCESSION;
  }

  @Override
  public Restriction visitQuantity(RoleTextParser.QuantityContext quantity) {
    return new Restriction.Quantity(number(quantity.number(), 1));
  }

  @Override
  public Restriction visitOnCondition(RoleTextParser.OnConditionContext on) {
    notes.otherwise(RoleTextCode.RESTRICTION, on.start, "");
    return new Restriction.Conditional(conditions.condition(on.condition()));
  }

  @Override
  public Restriction visitRestricted(RoleTextParser.RestrictedContext restricted) {
    String words = TargetBuilder.informal(restricted);
    notes.otherwise(RoleTextCode.RESTRICTION, notes.place(restricted.start), words, "");
    return new Restriction.Said(words);
  }

  @Override
  public Restriction visitStatus(RoleTextParser.StatusContext status) {
    notes.otherwise(RoleTextCode.RESTRICTION, status.start, "");
    String word = targets.bare(status.name(), RoleTextCode.QUOTES);
    return notes.constant(Restriction.Status.ANY, word, status.name().start);
  }

  @Override
  public Restriction visitCounter(RoleTextParser.CounterContext counter) {
    notes.otherwise(RoleTextCode.RESTRICTION, counter.start, "");
    String value =
        counter.INT() == null
            ? TargetBuilder.inner(counter.TEXT().getText())
            : counter.INT().getText();
    return new Restriction.Conditional(
        ConditionBuilder.compare(
            new Target.Property(Target.SELF, "Counter"),
            counter.relation() == null ? Relation.EQUAL : Relation.of(counter.relation().getText()),
            new Operand.Text(value)));
  }

  private int number(RoleTextParser.NumberContext number, int least) {
    String text = number.getText();
    int value = text.length() > 4 ? LARGEST + 1 : Integer.parseInt(text);
    if (value < least || value > LARGEST) {
      notes.error(
          Code.OUT_OF_RANGE, number.start, text, "a number from " + least + " to " + LARGEST);
    }
    return value;
  }

  private int number(Token digits) {
    int value = digits.getText().length() > 3 ? 0 : Integer.parseInt(digits.getText());
    if (value < 1 || value > PlayerCount.MOST) {
      String expected = "a number from 1 to " + PlayerCount.MOST + ", the most players of a game";
      notes.error(Code.OUT_OF_RANGE, digits, digits.getText(), expected);
    }
    return Math.max(1, value);
  }

  // ---- compulsion and scaling

  private Compulsion compulsion(RoleTextParser.CompulsionContext parsed) {
    Compulsion.Kind kind =
        notes.constant(Compulsion.Kind.FORCED, parsed.start.getText(), parsed.start);
    Optional<Operand> byDefault = Optional.ofNullable(parsed.operand()).map(targets::operand);
    if (kind != Compulsion.Kind.FORCED || byDefault.isPresent()) {
      notes.otherwise(RoleTextCode.RESTRICTION, parsed.start, "");
    }
    return new Compulsion(kind, byDefault);
  }

  private Scaling scaling(RoleTextParser.ScalingContext parsed) {
    if (parsed.start.getText().equals("⟨") || parsed.stop.getText().equals("⟩")) {
      notes.otherwise(RoleTextCode.SCALING, parsed, "<" + TargetBuilder.text(parsed.scale()) + ">");
    }
    if (parsed.scale() instanceof RoleTextParser.OddEvenContext phases) {
      return new Scaling.OddEven(steps(phases.odd, 0), steps(phases.even, 0));
    }
    if (parsed.scale() instanceof RoleTextParser.ScaledContext scaled) {
      String words = TargetBuilder.informal(scaled);
      notes.otherwise(RoleTextCode.SCALING, notes.place(scaled.start), words, "");
      return new Scaling.Said(words);
    }
    return steps(((RoleTextParser.SimpleContext) parsed.scale()).steps(), 1);
  }

  private Scaling steps(RoleTextParser.StepsContext parsed, int least) {
    List<RoleTextParser.StepContext> steps = parsed.step();
    if (steps.size() == 1 && steps.get(0) instanceof RoleTextParser.ShareContext share) {
      return new Scaling.PerPlayers(
          count(share.COUNT().getText()), number(share.INT().getSymbol()));
    }
    if (steps.size() == 1 && steps.get(0) instanceof RoleTextParser.FixedContext fixed) {
      return new Scaling.Times(times(fixed.times(), least));
    }
    return new Scaling.Steps(steps.stream().map(one -> step(one, least)).toList());
  }

  private Scaling.Step step(RoleTextParser.StepContext parsed, int least) {
    if (parsed instanceof RoleTextParser.TestedContext tested) {
      if (tested.COUNT() == null) {
        notes.otherwise(RoleTextCode.SCALING, tested.start, "$living");
      }
      PlayerCount count =
          tested.COUNT() == null ? PlayerCount.LIVING : count(tested.COUNT().getText());
      Scaling.Test test =
          new Scaling.Test(
              count, Relation.of(tested.relation().getText()), number(tested.INT().getSymbol()));
      return new Scaling.Step(Optional.of(test), times(tested.times(), 0));
    }
    if (parsed instanceof RoleTextParser.FixedContext fixed) {
      return new Scaling.Step(Optional.empty(), times(fixed.times(), least));
    }
    notes.error(RoleTextCode.TEXT, parsed.start, "'" + parsed.getText() + "'", "a share alone");
    return new Scaling.Step(Optional.empty(), 1);
  }

  private int times(RoleTextParser.TimesContext times, int least) {
    if (times.INT() != null) {
      notes.otherwise(RoleTextCode.SCALING, times.start, "x" + times.getText());
      return number(times.start);
    }
    String digits = times.getText().substring(1);
    int value = digits.length() > 3 ? -1 : Integer.parseInt(digits);
    if (value < least || value > PlayerCount.MOST) {
      String most = "x" + PlayerCount.MOST + ", one for each of the most players of a game";
      String expected = "from x" + least + " to " + most;
      notes.error(Code.OUT_OF_RANGE, times.start, times.getText(), expected);
    }
    return Math.max(least, value);
  }

  private static PlayerCount count(String text) {
    return text.equals(PlayerCount.TOTAL.word()) ? PlayerCount.TOTAL : PlayerCount.LIVING;
  }
}
