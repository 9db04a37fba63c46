package dev.runesheet.model;

import java.util.Optional;

/** The words of computed numbers. */
final class Amounts {

  private final Voice voice;
  private final GroupPhrase groups;

  Amounts(Voice voice) {
    this.voice = voice;
    this.groups = new GroupPhrase(voice);
  }

  /** An amount per entity of a kind, as the form of a value. */
  record PerEach(double number, String each) {}

  /** A value as an amount per entity of a kind; empty if it has another form. */
  Optional<PerEach> perEach(Value value) {
    if (voice.phrasing().formula(value).isPresent()) {
      return Optional.empty();
    }
    if (value instanceof Value.Count count && !groups.isOwner(count.group())) {
      return Optional.of(new PerEach(1, groups.each(count.group())));
    }
    if (value instanceof Value.Total total && isThing(total.stat())) {
      String unit = voice.phrasing().unit(total.stat()).one();
      return Optional.of(new PerEach(1, unit + " on " + groups.all(total.group())));
    }
    if (value instanceof Value.Arithmetic product
        && product.operator() == Value.Operator.MULTIPLY
        && product.right() instanceof Value.Constant times) {
      return perEach(product.left())
          .map(one -> new PerEach(one.number() * times.number(), one.each()));
    }
    return Optional.empty();
  }

  /** True for numbers of things, such as signs: of a strength there is no "each". */
  private boolean isThing(String stat) {
    return voice.phrasing().get(Phrasing.THINGS).containsKey(stat);
  }

  /** A value as a noun. */
  String say(Value value) {
    return voice.phrasing().formula(value).orElseGet(() -> worked(value));
  }

  private String worked(Value value) {
    if (value instanceof Value.StatOf stat) {
      return stat(stat);
    }
    if (value instanceof Value.Payload payload) {
      String known = voice.phrasing().get(Phrasing.STATS).get(payload.key());
      return known == null ? payload.toString() : known;
    }
    if (value instanceof Value.Roll roll) {
      return "the roll of a die with " + roll.sides() + " sides";
    }
    if (value instanceof Value.Turn) {
      return "the number of the turn";
    }
    if (value instanceof Value.Heads heads) {
      return heads.coins() instanceof Value.Constant one && one.number() == 1
          ? "the heads of a coin"
          : "the heads of " + say(heads.coins()) + " coins";
    }
    if (value instanceof Value.Count count) {
      return groups.isOwner(count.group()) ? "1" : "the number of " + groups.counted(count.group());
    }
    if (value instanceof Value.Total total) {
      return of("total ", total.stat(), " of ", total.group());
    }
    if (value instanceof Value.Extreme extreme) {
      boolean counted = voice.phrasing().unit(extreme.stat()).isCounted();
      String end = extreme.end().word() + (counted ? " number of " : " ");
      return of(end, extreme.stat(), " among ", extreme.group());
    }
    if (value instanceof Value.Rounded rounded) {
      return rounded(rounded);
    }
    if (value instanceof Value.Absolute absolute) {
      return "the size of " + say(absolute.of());
    }
    return value instanceof Value.Arithmetic arithmetic ? arithmetic(arithmetic) : value.toString();
  }

  /** A number of several, or of the only one there is: {@code the armor of the enemy hero}. */
  private String of(String which, String stat, String joint, Selector.Group group) {
    String number = voice.phrasing().unit(stat).many();
    if (groups.isOwner(group)) {
      return voice.owner(group.of()).whose() + " " + number;
    }
    return groups.noun(group).isSole()
        ? "the " + number + " of " + groups.all(group)
        : "the " + which + number + joint + groups.all(group);
  }

  /** A value as a noun with its verb: {@code your coins are}. */
  String being(Value value) {
    String verb = value instanceof Value.StatOf stat ? voice.phrasing().be(stat.stat()) : "is";
    return say(value) + " " + verb;
  }

  /** A stat that begins with an article is said without its owner. */
  private String stat(Value.StatOf stat) {
    String name =
        voice.phrasing().get(Phrasing.THINGS).containsKey(stat.stat())
            ? voice.phrasing().unit(stat.stat()).many()
            : voice.phrasing().stat(stat.stat());
    return name.startsWith("the ") ? name : voice.who(stat.who()).whose() + " " + name;
  }

  /** Commas around "rounded down" would part it from what it belongs to. */
  private String rounded(Value.Rounded value) {
    boolean joined =
        value.of() instanceof Value.Arithmetic of && of.operator() != Value.Operator.DIVIDE;
    String said = say(value.of());
    return (joined ? "(" + said + ")" : said) + " (rounded " + value.how().word() + ")";
  }

  private String arithmetic(Value.Arithmetic value) {
    String left = operand(value.left(), value.operator(), true);
    String right = operand(value.right(), value.operator(), false);
    return switch (value.operator()) {
      case ADD -> left + " plus " + right;
      case SUBTRACT -> left + " minus " + right;
      case MULTIPLY -> left + " times " + right;
      case DIVIDE ->
          value.right().equals(Value.of(2)) ? "half of " + left : left + " divided by " + right;
      case MINIMUM -> "the smaller of " + left + " and " + right;
      case MAXIMUM -> "the larger of " + left + " and " + right;
    };
  }

  /** Parentheses stand only where the order of working out would not be clear without. */
  private String operand(Value part, Value.Operator of, boolean left) {
    String said = say(part);
    if (voice.phrasing().formula(part).isPresent()) {
      return said;
    }
    if (part instanceof Value.Rounded) {
      return left || of != Value.Operator.MULTIPLY ? said : "(" + said + ")";
    }
    if (!(part instanceof Value.Arithmetic inner)) {
      return said;
    }
    boolean sum =
        inner.operator() == Value.Operator.ADD || inner.operator() == Value.Operator.SUBTRACT;
    boolean product = inner.operator() == Value.Operator.MULTIPLY;
    boolean clear =
        switch (of) {
          case DIVIDE -> false;
          case MINIMUM, MAXIMUM -> left && (sum || product); // Behind "and" its end is open.
          case ADD -> product || sum;
          case SUBTRACT -> product || sum && left;
          case MULTIPLY -> product;
        };
    return clear ? said : "(" + said + ")";
  }

  /** The words of a condition about its left value: {@code at most 2}. */
  String size(Condition condition) {
    boolean not = condition instanceof Condition.Not;
    Condition.Comparison compared = compared(condition);
    String relation =
        switch (compared.relation()) {
          case ABOVE -> not ? "at most " : "above ";
          case BELOW -> not ? "at least " : "below ";
          case EQUAL -> not ? "not " : "";
        };
    return relation + (isAlike(compared) ? "equal to " : "") + say(compared.right());
  }

  /** True if a number is to be as large as another one, which it cannot be itself. */
  private static boolean isAlike(Condition.Comparison compared) {
    Value right = compared.right();
    boolean named = right instanceof Value.Constant || right instanceof Value.Extreme;
    return compared.relation() == Condition.Relation.EQUAL && !named;
  }

  /** A number with its bound, as cards say it: {@code attack 3 or more}. */
  String sized(String number, Condition condition) {
    boolean not = condition instanceof Condition.Not;
    Condition.Comparison compared = compared(condition);
    if (!(compared.right() instanceof Value.Constant)) {
      return number + (not ? " of " : " ") + size(condition);
    }
    String value = say(compared.right());
    return number
        + " "
        + switch (compared.relation()) {
          case EQUAL -> (not ? "other than " : "") + value;
          case ABOVE -> not ? value + " or less" : size(condition);
          case BELOW -> not ? value + " or more" : size(condition);
        };
  }

  /** The turns at which a condition holds: {@code turn 3 or later}. */
  String turn(Condition condition) {
    boolean not = condition instanceof Condition.Not;
    String turn = "turn " + say(compared(condition).right());
    return switch (compared(condition).relation()) {
      case EQUAL -> (not ? "not " : "") + turn;
      case ABOVE -> not ? turn + " or earlier" : "after " + turn;
      case BELOW -> not ? turn + " or later" : "before " + turn;
    };
  }

  /** The comparison that a condition is, or denies; null if it is another. */
  static Condition.Comparison compared(Condition condition) {
    Condition of = condition instanceof Condition.Not not ? not.of() : condition;
    return of instanceof Condition.Comparison comparison ? comparison : null;
  }

  /** The comparison that a condition denies: a bound of a number; null if it is another. */
  static Condition.Comparison bound(Condition one, Condition.Relation relation) {
    Condition.Comparison compared = compared(one);
    boolean fits =
        one instanceof Condition.Not && compared != null && compared.relation() == relation;
    return fits ? compared : null;
  }
}
