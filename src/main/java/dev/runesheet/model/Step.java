package dev.runesheet.model;

import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spelling.Slug;
import dev.runesheet.word.WordList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** One line of a program. */
public sealed interface Step {

  /** The place of its source. */
  SourceLocation source();

  /** The line in words, with what depends on it; not a whole sentence. */
  default String sentence() {
    return Sentence.of(List.of(this), Phrasing.PLAIN);
  }

  /** The programs inside, by the names that their blocks are called after, in order. */
  default Map<String, List<Step>> bodies() {
    return Map.of();
  }

  /** The arguments of a call, or the values that a branch compares; none of other lines. */
  default Stream<? extends Argument> values() {
    return Stream.empty();
  }

  /** The groups of whose entities it takes each, or one, in order. */
  default Stream<Selector.Group> groups() {
    return Stream.empty();
  }

  /** The number by which it orders those that it takes; empty if they keep the usual order. */
  default Optional<Selector.Ranking> ranking() {
    return Optional.empty();
  }

  /** True if no line behind it is ever reached. */
  default boolean ends() {
    return this instanceof Stop || this instanceof Do act && act.verb().ends();
  }

  /** True if each of a group is {@code self} in the lines inside of it. */
  default boolean turnsSelf() {
    return this instanceof AllAtOnce || this instanceof InTurn;
  }

  /** This step and all steps of the programs inside, each before those inside of it. */
  default Stream<Step> all() {
    Stream<Step> inside = bodies().values().stream().flatMap(List::stream).flatMap(Step::all);
    return Stream.concat(Stream.of(this), inside);
  }

  /** The same step at another place, with every program inside replaced. */
  Step with(UnaryOperator<List<Step>> inside, SourceLocation place);

  /** A call of a verb with its arguments, in the verb's order of parameters. */
  record Do(VerbSpec verb, Map<String, Argument> arguments, SourceLocation source) implements Step {
    /** Copies the arguments in their order. */
    public Do {
      arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
    }

    /**
     * A call with the first arguments of a verb, in the order of its parameters.
     *
     * @throws Effect.Mistake if there are more than the verb has parameters
     */
    public static Do of(VerbSpec verb, SourceLocation source, Argument... first) {
      int most = verb.parameters().size();
      if (first.length > most) {
        String found = first.length + " arguments of verb (" + verb.name() + "), which has " + most;
        throw new Effect.Mistake(source, found + ". Maybe another verb is meant.");
      }
      Map<String, Argument> arguments = new LinkedHashMap<>();
      for (int i = 0; i < first.length; i++) {
        arguments.put(verb.parameters().get(i).name(), first[i]);
      }
      return new Do(verb, arguments, source);
    }

    /** The words of a list that it names, such as zones, by the verb's parameters in order. */
    public Map<String, String> naming(String list) {
      Map<String, String> named = new LinkedHashMap<>();
      for (Parameter parameter : verb.parameters()) {
        if (parameter.words().equals(list)
            && arguments.get(parameter.name()) instanceof Argument.Word word) {
          named.put(parameter.name(), word.word());
        }
      }
      return named;
    }

    /** The number that it changes: that of its verb, or the one that it names; empty for none. */
    public Optional<String> stat() {
      String fixed = verb.writes().map(StatWrite::stat).orElse("");
      return fixed.isEmpty()
          ? naming(WordList.STAT).values().stream().findFirst()
          : Optional.of(fixed);
    }

    @Override
    public Stream<? extends Argument> values() {
      return arguments.values().stream();
    }

    @Override
    public Step with(UnaryOperator<List<Step>> inside, SourceLocation place) {
      return new Do(verb, arguments, place);
    }
  }

  /** A branch on a condition; both parts go on with the next line unless they stop. */
  record If(Condition condition, List<Step> then, List<Step> otherwise, SourceLocation source)
      implements Step {
    /** Copies both ways. */
    public If {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }

    @Override
    public Map<String, List<Step>> bodies() {
      Map<String, List<Step>> ways = new LinkedHashMap<>();
      ways.put("then", then);
      ways.put("else", otherwise);
      return ways;
    }

    @Override
    public Stream<? extends Argument> values() {
      return condition.values();
    }

    @Override
    public Step with(UnaryOperator<List<Step>> inside, SourceLocation place) {
      return new If(condition, inside.apply(then), inside.apply(otherwise), place);
    }
  }

  /** The end of the whole program. */
  record Stop(SourceLocation source) implements Step {
    @Override
    public Step with(UnaryOperator<List<Step>> inside, SourceLocation place) {
      return new Stop(place);
    }
  }

  /** A step that runs a body with entities of a group. */
  sealed interface OverGroup extends Step {

    /** The entities that it is about. */
    Selector.Group group();

    /** The steps run for each entity. */
    List<Step> body();

    /** The part of a block's id that names the body. */
    String part();

    /** The same step at another place with another body. */
    Step with(List<Step> newBody, SourceLocation place);

    @Override
    default Map<String, List<Step>> bodies() {
      return Map.of(part(), body());
    }

    @Override
    default Stream<Selector.Group> groups() {
      return Stream.of(group());
    }

    @Override
    default Step with(UnaryOperator<List<Step>> inside, SourceLocation place) {
      return with(inside.apply(body()), place);
    }
  }

  /**
   * A loop that runs the body once for each entity of a group, which is fixed when the loop starts.
   *
   * @param ranking the number in whose order it takes them
   * @param most the largest number of entities, the first of the group; all if it is empty
   * @param asked the question by which a player chooses them before; empty for the first
   */
  record ForEach(
      Selector.Group group,
      Optional<Selector.Ranking> ranking,
      OptionalInt most,
      Optional<Selector.Asked> asked,
      List<Step> body,
      SourceLocation source)
      implements OverGroup {
    /** Copies the body. */
    public ForEach {
      body = List.copyOf(body);
    }

    /** Creates the step for all entities of the group, in the usual order. */
    public ForEach(Selector.Group group, List<Step> body, SourceLocation source) {
      this(group, Optional.empty(), OptionalInt.empty(), Optional.empty(), body, source);
    }

    @Override
    public String part() {
      return "each.body";
    }

    @Override
    public Step with(List<Step> newBody, SourceLocation place) {
      return new ForEach(group, ranking, most, asked, newBody, place);
    }
  }

  /**
   * A random draw: runs the body with a random entity of the group; not at all if there is none.
   */
  record Draw(Selector.Group group, List<Step> body, SourceLocation source) implements OverGroup {
    /** Copies the body. */
    public Draw {
      body = List.copyOf(body);
    }

    @Override
    public String part() {
      return "each.body";
    }

    @Override
    public Step with(List<Step> newBody, SourceLocation place) {
      return new Draw(group, newBody, place);
    }
  }

  /** A loop that runs the body a number of times, one after the other. */
  record Repeat(Value times, List<Step> body, SourceLocation source) implements Step {
    /** Copies the body. */
    public Repeat {
      body = List.copyOf(body);
    }

    @Override
    public Map<String, List<Step>> bodies() {
      return Map.of("each.body", body);
    }

    @Override
    public Step with(UnaryOperator<List<Step>> inside, SourceLocation place) {
      return new Repeat(times, inside.apply(body), place);
    }
  }

  /**
   * A choice of a player among several branches. All options are fixed when the question arises; if
   * there are none, the program goes on.
   *
   * @param who the role whose controller is asked
   * @param prompt a stable word for the question, for example {@code choose player}
   * @param branches the branches; each gives options
   * @param asking whether there must be an answer
   */
  record Choose(
      Selector.Role who, String prompt, List<Branch> branches, Asking asking, SourceLocation source)
      implements Step {
    /** Copies the branches; there is something to choose from. */
    public Choose {
      branches = List.copyOf(branches);
      if (branches.isEmpty()) {
        throw new Effect.Mistake(source, "branches (" + branches + ") must not be empty");
      }
    }

    /** A choice of one entity of a group; the body runs with it as {@code target}. */
    public static Choose pick(
        Selector.Role who,
        String prompt,
        Selector.Group group,
        List<Step> body,
        Asking asking,
        SourceLocation source) {
      return new Choose(who, prompt, List.of(Branch.each("", group, body)), asking, source);
    }

    /** True if none is a legal answer. */
    public boolean optional() {
      return asking == Asking.OPTIONAL;
    }

    @Override
    public Stream<Selector.Group> groups() {
      return branches.stream().flatMap(branch -> branch.picks().stream());
    }

    @Override
    public Map<String, List<Step>> bodies() {
      Map<String, List<Step>> ways = new LinkedHashMap<>();
      for (Branch branch : branches) {
        String name = branch.name().isEmpty() ? "picked" : Slug.of(branch.name());
        String part = name;
        for (int again = 2; ways.containsKey(part); again++) {
          part = name + "-" + again;
        }
        ways.put(part, branch.body());
      }
      return ways;
    }

    @Override
    public Step with(UnaryOperator<List<Step>> inside, SourceLocation place) {
      List<Branch> replaced =
          branches.stream().map(branch -> branch.doing(inside.apply(branch.body()))).toList();
      return new Choose(who, prompt, replaced, asking, place);
    }
  }

  /** The obligation to answer a question. */
  enum Asking {
    /** One of the options must be chosen, also if there is only one. */
    ALWAYS,
    /** One of the options must be chosen; if there is only one, it is taken without asking. */
    UNLESS_ALONE,
    /** Declining is a legal answer too; without another option nothing is asked. */
    OPTIONAL
  }

  /**
   * A simultaneous loop: starts the body once for each entity of a group, each as {@code self}; the
   * next line follows when all have ended, in whatever order players answered.
   */
  record AllAtOnce(Selector.Group group, List<Step> body, SourceLocation source)
      implements OverGroup {
    /** Copies the body. */
    public AllAtOnce {
      body = List.copyOf(body);
    }

    @Override
    public String part() {
      return "all";
    }

    @Override
    public Step with(List<Step> newBody, SourceLocation place) {
      return new AllAtOnce(group, newBody, place);
    }
  }

  /**
   * A sequential loop: runs the body once for each entity of a group, which is fixed now, each as
   * {@code self}; the next line follows when all have ended.
   *
   * @param ranking the number in whose order it takes them
   */
  record InTurn(
      Selector.Group group,
      Optional<Selector.Ranking> ranking,
      List<Step> body,
      SourceLocation source)
      implements OverGroup {
    /** Copies the body. */
    public InTurn {
      body = List.copyOf(body);
    }

    /** Creates the step with the usual order. */
    public InTurn(Selector.Group group, List<Step> body, SourceLocation source) {
      this(group, Optional.empty(), body, source);
    }

    @Override
    public String part() {
      return "turn";
    }

    @Override
    public Step with(List<Step> newBody, SourceLocation place) {
      return new InTurn(group, ranking, newBody, place);
    }
  }

  /**
   * A call of another effect's program as a child; goes on when it has ended.
   *
   * @param effect the effect, or {@link #USED}
   * @param as the selector of the child's self
   */
  record Perform(String effect, Selector.Role as, SourceLocation source) implements Step {

    /** The placeholder for the ability whose use started the program. */
    public static final String USED = "the ability";

    /** A procedure performed with the same self. */
    public Perform(String effect, SourceLocation source) {
      this(effect, Selector.Role.SELF, source);
    }

    @Override
    public Step with(UnaryOperator<List<Step>> inside, SourceLocation place) {
      return new Perform(effect, as, place);
    }
  }

  /**
   * One branch of a {@link Choose}.
   *
   * @param name stable within the choice; with {@link Options.One} it is the option itself, with
   *     others it may be empty
   * @param when the condition, evaluated when the question arises, that opens the branch; empty if
   *     it is always open
   * @param options the options that lead here
   * @param body the steps that follow
   * @param text its author's words for it; empty for those of its steps
   */
  record Branch(
      String name, Optional<Condition> when, Options options, List<Step> body, String text) {
    /** Copies the body. */
    public Branch {
      body = List.copyOf(body);
    }

    /** A way in the words of its steps. */
    public Branch(String name, Optional<Condition> when, Options options, List<Step> body) {
      this(name, when, options, body, "");
    }

    /** A way that is one option, always open. */
    public Branch(String name, List<Step> body) {
      this(name, Optional.empty(), new Options.One(), body);
    }

    /** A way with an option for each entity of a group, which becomes the target. */
    public static Branch each(String name, Selector.Group group, List<Step> body) {
      return new Branch(name, Optional.empty(), new Options.Each(group), body);
    }

    /** The group of which an entity is chosen; empty if the options are others. */
    public Optional<Selector.Group> picks() {
      return options instanceof Options.Each each ? Optional.of(each.group()) : Optional.empty();
    }

    /** Its author's words, or those of its steps; the branch's name if it has neither. */
    public String words() {
      String said = body.isEmpty() ? name : Sentence.of(body, Phrasing.PLAIN);
      return text.isEmpty() ? said : text;
    }

    /** The same branch with other steps. */
    Branch doing(List<Step> steps) {
      return new Branch(name, when, options, steps, text);
    }

    /** The same branch, open only under a condition. */
    public Branch onlyWhen(Condition condition) {
      return new Branch(name, Optional.of(condition), options, body, text);
    }

    /** The same branch in its author's words. */
    public Branch saying(String words) {
      return new Branch(name, when, options, body, words);
    }
  }

  /** The options that lead to a branch. */
  sealed interface Options {

    /** The way itself. */
    record One() implements Options {}

    /** Each entity of a group, which becomes the target. */
    record Each(Selector.Group group) implements Options {}

    /**
     * A list that the game works out, such as all exact payments; the chosen option's id is the
     * {@link Argument.Answer}.
     *
     * @param menu the list's name in the game
     * @param about the entity it is about
     */
    record Menu(String menu, Selector.Role about) implements Options {}
  }
}
