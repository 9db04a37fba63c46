package dev.runesheet.language.formula;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Word;
import dev.runesheet.word.Extremum;
import dev.runesheet.word.Property;
import dev.runesheet.word.Rounding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;

/** The builder of the model of a parsed formula; it reports unknown names. */
final class FormulaBuilder extends FormulaBaseVisitor<Object> {

  private static final String NOT = "not";

  private static final String TOTAL = "total";

  private final FormulaNames names;
  private final SourceLocation place;
  private final Diagnostics findings;

  /** True within what is rounded. */
  private boolean rounded;

  FormulaBuilder(FormulaNames names, SourceLocation place, Diagnostics findings) {
    this.names = names;
    this.place = place;
    this.findings = findings;
  }

  Value value(FormulaParser.ValueContext parsed) {
    return (Value) visit(parsed);
  }

  Condition condition(FormulaParser.ConditionContext parsed) {
    return (Condition) visit(parsed);
  }

  @Override
  public Object visitNot(FormulaParser.NotContext not) {
    return new Condition.Not(condition(not.condition()));
  }

  @Override
  public Object visitAnd(FormulaParser.AndContext and) {
    return new Condition.All(and.condition().stream().map(this::condition).toList());
  }

  @Override
  public Object visitOr(FormulaParser.OrContext or) {
    return new Condition.Any(or.condition().stream().map(this::condition).toList());
  }

  @Override
  public Object visitWithin(FormulaParser.WithinContext within) {
    return condition(within.condition());
  }

  @Override
  public Object visitCompare(FormulaParser.CompareContext compare) {
    Value left = value(compare.value(0));
    Value right = value(compare.value(1));
    return switch (compare.COMPARE().getText()) {
      case "<" -> new Condition.Comparison(Relation.BELOW, left, right);
      case ">" -> new Condition.Comparison(Relation.ABOVE, left, right);
      case "=" -> new Condition.Comparison(Relation.EQUAL, left, right);
      case "<=" -> new Condition.Not(new Condition.Comparison(Relation.ABOVE, left, right));
      case ">=" -> new Condition.Not(new Condition.Comparison(Relation.BELOW, left, right));
      default -> new Condition.Not(new Condition.Comparison(Relation.EQUAL, left, right));
    };
  }

  @Override
  public Object visitIs(FormulaParser.IsContext is) {
    String property = property(is.name(0));
    Selector.Role who = role(is.name(1));
    return perhapsNot(is.IS(), new Condition.Is(who, inModel(property), word(is, property)));
  }

  @Override
  public Object visitSame(FormulaParser.SameContext same) {
    Condition.Same is =
        new Condition.Same(
            role(same.name(1)),
            inModel(property(same.name(0))),
            role(same.name(3)),
            inModel(property(same.name(2))));
    return perhapsNot(same.IS(), is);
  }

  @Override
  public Object visitHas(FormulaParser.HasContext has) {
    Selector.Role who = role(has.who());
    return new Condition.Has(who, known(has.name(), names.statuses(), Code.UNKNOWN_REFERENCE));
  }

  private static Condition perhapsNot(TerminalNode is, Condition condition) {
    return is.getText().endsWith("not") ? new Condition.Not(condition) : condition;
  }

  private String property(FormulaParser.NameContext name) {
    return known(name, names.words().keySet(), Code.UNKNOWN_REFERENCE);
  }

  private static String inModel(String property) {
    return property.equals("card") ? Property.DEFINITION : property;
  }

  /** A word of a property; one that is not made of plain words stands in quotes. */
  private String word(FormulaParser.IsContext is, String property) {
    Collection<String> words = names.words().getOrDefault(property, List.of());
    Token at = is.TEXT() == null ? is.name(2).getStart() : is.TEXT().getSymbol();
    String text =
        is.TEXT() == null
            ? text(is.name(2))
            : is.TEXT().getText().substring(1, is.TEXT().getText().length() - 1);
    if (!words.isEmpty() && !words.contains(text)) {
      findings.unknownWord(
          Code.UNKNOWN_REFERENCE, place.character(at.getStartIndex() + 1), text, words);
    }
    return text;
  }

  @Override
  public Object visitTurn(FormulaParser.TurnContext turn) {
    return new Value.Turn();
  }

  @Override
  public Object visitHeads(FormulaParser.HeadsContext heads) {
    return new Value.Heads(within(false, () -> value(heads.value())));
  }

  @Override
  public Object visitUntilTails(FormulaParser.UntilTailsContext coin) {
    return new Value.HeadsUntilTails();
  }

  @Override
  public Object visitProduct(FormulaParser.ProductContext product) {
    if (product.sign.getText().equals("/")) {
      return quotient(product);
    }
    return new Value.Arithmetic(
        Value.Operator.MULTIPLY, value(product.value(0)), value(product.value(1)));
  }

  /** A quotient, of which something around it says how it is rounded. */
  private Value quotient(FormulaParser.ProductContext quotient) {
    if (!rounded) {
      notRounded(quotient);
      return within(true, () -> quotient(quotient));
    }
    Value dividend = value(quotient.value(0));
    Value divisor = value(quotient.value(1));
    if (divisor.equals(Value.of(0))) {
      SourceLocation at = place.character(quotient.value(1).getStart().getStartIndex() + 1);
      findings.error(Code.OUT_OF_RANGE, at, "0", "a number other than 0");
    }
    return new Value.Arithmetic(Value.Operator.DIVIDE, dividend, divisor);
  }

  private void notRounded(FormulaParser.ProductContext quotient) {
    int from = quotient.getStart().getStartIndex();
    Interval whole = Interval.of(from, quotient.getStop().getStopIndex());
    String text = quotient.getStart().getInputStream().getText(whole);
    SourceLocation at = place.character(quotient.sign.getStartIndex() + 1);
    String none = "no quotient that is not rounded";
    String down = Words.quote("down(" + text + ")");
    String up = Words.quote("up(" + text + ")");
    findings.add(
        Diagnostic.of(Code.EXPRESSION, at, Words.quote("/"), none)
            .suggesting("write " + down + " or " + up));
  }

  @Override
  public Object visitRounded(FormulaParser.RoundedContext number) {
    boolean down = number.ROUNDED().getText().startsWith(Rounding.DOWN.word());
    Value of = within(true, () -> value(number.value()));
    return new Value.Rounded(down ? Rounding.DOWN : Rounding.UP, of);
  }

  /** Reads something where quotients are rounded, or where they are not. */
  private <T> T within(boolean rounding, Supplier<T> read) {
    boolean around = rounded;
    rounded = rounding;
    T found = read.get();
    rounded = around;
    return found;
  }

  @Override
  public Object visitSum(FormulaParser.SumContext sum) {
    boolean minus = sum.sign.getText().equals("-");
    return new Value.Arithmetic(
        minus ? Value.Operator.SUBTRACT : Value.Operator.ADD,
        value(sum.value(0)),
        value(sum.value(1)));
  }

  @Override
  public Object visitBound(FormulaParser.BoundContext bound) {
    boolean min = bound.side.getText().equals("min");
    return new Value.Arithmetic(
        min ? Value.Operator.MINIMUM : Value.Operator.MAXIMUM,
        value(bound.value(0)),
        value(bound.value(1)));
  }

  @Override
  public Object visitCount(FormulaParser.CountContext count) {
    return new Value.Count(group(count.name(), count.where()));
  }

  @Override
  public Object visitOfAll(FormulaParser.OfAllContext all) {
    Optional<String> word =
        WordsForNumbers.ofMany(text(all.name(0)), text(all.name(1)), names.words());
    String stat = number(all.name(0), names.stats(), word);
    Selector.Group group = group(all.name().subList(1, all.name().size()), all.where());
    String which = all.which.getText();
    return which.equals(TOTAL)
        ? new Value.Total(group, stat)
        : new Value.Extreme(Word.of(Extremum.class, which), group, stat);
  }

  /** A scope, and from whom it is seen if that is said. */
  private Selector.Group group(
      List<FormulaParser.NameContext> named, List<FormulaParser.WhereContext> where) {
    String scope = known(named.get(0), names.scopes(), Code.UNKNOWN_TARGET);
    Selector.Role from = named.size() == 1 ? Selector.Role.SELF : role(named.get(1));
    return new Selector.Group(
        scope,
        from,
        within(false, () -> where.stream().map(one -> condition(one.condition())).toList()));
  }

  @Override
  public Object visitPayload(FormulaParser.PayloadContext payload) {
    return new Value.Payload(known(payload.name(), names.payload(), Code.UNKNOWN_KEY));
  }

  @Override
  public Object visitStat(FormulaParser.StatContext stat) {
    boolean ofMany = names.scopes().contains(text(stat.name(1)));
    if (ofMany && !names.isRole(text(stat.name(1)))) {
      return ofMany(stat);
    }
    Optional<String> word =
        WordsForNumbers.ofOne(text(stat.name(0)), text(stat.name(1)), names.words());
    String name = number(stat.name(0), names.stats(), word);
    return new Value.StatOf(role(stat.name(1)), name);
  }

  /** A number of a scope: what is asked of it is misspelt, or stands for one entity. */
  private Value ofMany(FormulaParser.StatContext stat) {
    if (names.stats().contains(text(stat.name(0)))) {
      return new Value.StatOf(role(stat.name(1)), text(stat.name(0)));
    }
    List<String> valid = new ArrayList<>(List.of("count"));
    names.stats().forEach(one -> valid.add(TOTAL + " " + one));
    for (String end : Word.words(Extremum.class)) {
      names.stats().forEach(one -> valid.add(end + " " + one));
    }
    Optional<String> word =
        WordsForNumbers.ofMany(text(stat.name(0)), text(stat.name(1)), names.words());
    number(stat.name(0), valid, word);
    return new Value.Count(group(stat.name().subList(1, 2), List.of()));
  }

  @Override
  public Object visitDice(FormulaParser.DiceContext dice) {
    return new Value.Roll(sides(dice.getStart()));
  }

  @Override
  public Object visitConstant(FormulaParser.ConstantContext constant) {
    return Value.of(whole(constant.getText(), constant.getStart()));
  }

  @Override
  public Object visitNegative(FormulaParser.NegativeContext negative) {
    return Value.of(-whole(negative.INT().getText(), negative.getStart()));
  }

  @Override
  public Object visitGroup(FormulaParser.GroupContext group) {
    return value(group.value());
  }

  private Selector.Role role(ParserRuleContext name) {
    String text = text(name);
    if (!names.isRole(text)) {
      SourceLocation at = place.character(name.getStart().getStartIndex() + 1);
      Diagnostic unknown = Diagnostic.unknownWord(Code.UNKNOWN_TARGET, at, text, names.roles());
      findings.add(denied(text).map(unknown::meaning).orElse(unknown));
    }
    return new Selector.Role(text);
  }

  /** The role with the 'not' before it that is misspelt, as in {@code nott self}. */
  private Optional<String> denied(String text) {
    int end = text.indexOf(' ');
    boolean not = end > 0 && Words.nearest(text.substring(0, end), List.of(NOT)) != null;
    return not && names.isRole(text.substring(end + 1))
        ? Optional.of(NOT + text.substring(end))
        : Optional.empty();
  }

  private int sides(Token die) {
    int sides = whole(die.getText().substring(1), die);
    if (sides < 1) {
      findings.error(
          Code.OUT_OF_RANGE,
          place.character(die.getStartIndex() + 1),
          die.getText(),
          "a die with at least one side, such as d6");
    }
    return Math.max(1, sides);
  }

  private int whole(String digits, Token at) {
    try {
      return Integer.parseInt(digits);
    } catch (NumberFormatException tooLarge) {
      findings.error(
          Code.OUT_OF_RANGE,
          place.character(at.getStartIndex() + 1),
          digits,
          "at most " + Integer.MAX_VALUE);
      return 1;
    }
  }

  private static String text(ParserRuleContext name) {
    return name.children.stream().map(ParseTree::getText).collect(Collectors.joining(" "));
  }

  /**
   * The name of a number; if it is none, a finding with the advice for a property that is a word.
   */
  private String number(
      FormulaParser.NameContext name, Collection<String> valid, Optional<String> word) {
    String text = text(name);
    if (valid.contains(text) || word.isEmpty()) {
      return known(name, valid, Code.UNKNOWN_STAT);
    }
    SourceLocation at = place.character(name.getStart().getStartIndex() + 1);
    findings.add(Diagnostic.unknownWord(Code.UNKNOWN_STAT, at, text, valid).suggesting(word.get()));
    return text;
  }

  private String known(ParserRuleContext name, Collection<String> valid, Code unknown) {
    String text = text(name);
    if (!valid.contains(text)) {
      int character = name.getStart().getStartIndex() + 1;
      findings.unknownWord(unknown, place.character(character), text, valid);
    }
    return text;
  }
}
