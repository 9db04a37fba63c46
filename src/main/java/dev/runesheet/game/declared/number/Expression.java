package dev.runesheet.game.declared.number;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Numbers;
import dev.runesheet.spi.setup.RecordJson;
import dev.runesheet.word.Extremum;
import dev.runesheet.word.Rounding;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.Stream;

/**
 * A formula as data, evaluated in Java at points where no rule could answer: conditions of
 * modifiers, and parts of calculations.
 */
public sealed interface Expression {

  /** The formulas that it is made of, in order; of a number about a scope the conditions. */
  default List<? extends Expression> parts() {
    return List.of();
  }

  /** A condition as a text that {@link #test} reads, for effects that are registered. */
  static String text(Test test) {
    return RecordJson.write(test).toString();
  }

  /**
   * The condition of such a text.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Test test(String text) {
    try {
      return RecordJson.read(new ObjectMapper().readTree(text), Test.class);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException("condition (" + text + ") is not readable.", wrong);
    }
  }

  /**
   * The roles of an evaluation.
   *
   * @param match the match
   * @param self the viewer
   * @param target the other entity; self if there is none
   */
  record Roles(Changes match, Entity self, Entity target) {

    /** The roles with another target. */
    Roles about(Entity other) {
      return new Roles(match, self, other);
    }
  }

  /** A number. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Constant.class, name = "constant"),
    @JsonSubTypes.Type(value = StatOf.class, name = "stat"),
    @JsonSubTypes.Type(value = Turn.class, name = "turn"),
    @JsonSubTypes.Type(value = Sum.class, name = "sum"),
    @JsonSubTypes.Type(value = Count.class, name = "count"),
    @JsonSubTypes.Type(value = Total.class, name = "total"),
    @JsonSubTypes.Type(value = Extreme.class, name = "extreme"),
    @JsonSubTypes.Type(value = Rounded.class, name = "rounded")
  })
  sealed interface Number extends Expression {

    /** The number as it is now. */
    double of(Roles roles);
  }

  /** A number as written. */
  record Constant(double number) implements Number {
    @Override
    public double of(Roles roles) {
      return number;
    }
  }

  /** A stat of an entity. */
  record StatOf(Role role, String stat) implements Number {
    @Override
    public double of(Roles roles) {
      Entity entity = role.in(roles);
      return entity.has(stat) ? entity.stat(stat) : 0;
    }
  }

  /** The number of the turn. */
  record Turn() implements Number {
    @Override
    public double of(Roles roles) {
      return roles.match().turn();
    }
  }

  /** The ways to join two numbers, by the names that operators of the model have. */
  enum Operator {
    ADD(Double::sum),
    SUBTRACT((first, second) -> first - second),
    MULTIPLY((first, second) -> first * second),
    DIVIDE(Numbers::divide),
    MINIMUM(Math::min),
    MAXIMUM(Math::max);

    private final DoubleBinaryOperator joined;

    Operator(DoubleBinaryOperator joined) {
      this.joined = joined;
    }
  }

  /** Two numbers joined. */
  record Sum(Operator how, Number left, Number right) implements Number {
    @Override
    public double of(Roles roles) {
      return how.joined.applyAsDouble(left.of(roles), right.of(roles));
    }

    @Override
    public List<Number> parts() {
      return List.of(left, right);
    }
  }

  /** A number made whole. */
  record Rounded(Rounding how, Number number) implements Number {
    @Override
    public double of(Roles roles) {
      return how.of(number.of(roles));
    }

    @Override
    public List<Number> parts() {
      return List.of(number);
    }
  }

  /** A number about the entities of a scope, seen from one, that fulfil a condition as target. */
  sealed interface OfScope extends Number {

    /** The scope. */
    String scope();

    /** From whom it is seen. */
    Role from();

    /** The conditions that each of them fulfils. */
    List<Test> where();

    @Override
    default List<Test> parts() {
      return where();
    }

    /** The entities as they are now. */
    default Stream<Entity> found(Roles roles) {
      return roles.match().scope(scope(), from().in(roles)).stream()
          .filter(one -> isFulfilled(roles.about(one)));
    }

    private boolean isFulfilled(Roles inside) {
      return where().stream().allMatch(test -> test.holds(inside));
    }
  }

  /** The number of the entities. */
  record Count(String scope, Role from, List<Test> where) implements OfScope {
    @Override
    public double of(Roles roles) {
      return found(roles).count();
    }
  }

  /** The sum of a stat over the entities. */
  record Total(String scope, Role from, String stat, List<Test> where) implements OfScope {
    @Override
    public double of(Roles roles) {
      return found(roles).filter(one -> one.has(stat)).mapToDouble(one -> one.stat(stat)).sum();
    }
  }

  /** The largest or smallest of a stat of those entities that have it; 0 if there are none. */
  record Extreme(Extremum end, String scope, Role from, String stat, List<Test> where)
      implements OfScope {
    @Override
    public double of(Roles roles) {
      return Numbers.extreme(end, found(roles).toList(), stat);
    }
  }

  /** A condition. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Compare.class, name = "compare"),
    @JsonSubTypes.Type(value = Is.class, name = "word"),
    @JsonSubTypes.Type(value = Same.class, name = "same"),
    @JsonSubTypes.Type(value = Has.class, name = "has"),
    @JsonSubTypes.Type(value = Not.class, name = "not"),
    @JsonSubTypes.Type(value = All.class, name = "all"),
    @JsonSubTypes.Type(value = Any.class, name = "any")
  })
  sealed interface Test extends Expression {

    /** True if it holds now. */
    boolean holds(Roles roles);
  }

  /** The relations of two numbers, by the names that those of the model have. */
  enum Relation {
    BELOW(-1),
    EQUAL(0),
    ABOVE(1);

    /** The result of comparing numbers of this relation. */
    private final int sign;

    Relation(int sign) {
      this.sign = sign;
    }
  }

  /** Compares two numbers. */
  record Compare(Relation how, Number left, Number right) implements Test {
    @Override
    public boolean holds(Roles roles) {
      return Double.compare(left.of(roles), right.of(roles)) == how.sign;
    }

    @Override
    public List<Number> parts() {
      return List.of(left, right);
    }
  }

  /** The condition that a property is a word. */
  record Is(Role role, String property, String word) implements Test {
    @Override
    public boolean holds(Roles roles) {
      return role.in(roles).carries(property, word);
    }
  }

  /** The condition that two properties are the same word. */
  record Same(Role role, String property, Role as, String ofOther) implements Test {
    @Override
    public boolean holds(Roles roles) {
      return role.in(roles).shares(property, as.in(roles), ofOther);
    }
  }

  /** The condition that an entity has a status. */
  record Has(Role role, String status) implements Test {
    @Override
    public boolean holds(Roles roles) {
      return role.in(roles).hasStatus(status);
    }
  }

  /** The negation of a test. */
  record Not(Test of) implements Test {
    @Override
    public boolean holds(Roles roles) {
      return !of.holds(roles);
    }

    @Override
    public List<Test> parts() {
      return List.of(of);
    }
  }

  /** A test that holds if all its parts do. */
  record All(List<Test> of) implements Test {
    @Override
    public boolean holds(Roles roles) {
      return of.stream().allMatch(one -> one.holds(roles));
    }

    @Override
    public List<Test> parts() {
      return of;
    }
  }

  /** A test that holds if at least one of its parts does. */
  record Any(List<Test> of) implements Test {
    @Override
    public boolean holds(Roles roles) {
      return of.stream().anyMatch(one -> one.holds(roles));
    }

    @Override
    public List<Test> parts() {
      return of;
    }
  }
}
