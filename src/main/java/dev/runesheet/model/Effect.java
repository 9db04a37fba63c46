package dev.runesheet.model;

import dev.runesheet.spelling.Slug;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.Property;
import dev.runesheet.word.Watch;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * An effect of a card, role, hero or global rule.
 *
 * @param id unique in its game, for example {@code fire-mage/fireball}; see {@link Slug}
 * @param name its name as people call it
 * @param owner the definition that brings it into play: a hero, a card, or the game's global rules
 * @param trigger its trigger; {@link Trigger#ACTIVATED} for abilities and continuous effects
 * @param body its program, or its change
 * @param priority higher goes first among effects that answer one event
 * @param duration its duration
 * @param stacking its combination with others of its type
 * @param source the place of its source
 * @param phrasing the words of its game
 * @param text its sentence in its author's words; empty for effects written as parts
 */
public record Effect(
    String id,
    String name,
    String owner,
    Trigger trigger,
    Body body,
    int priority,
    Duration duration,
    Stacking stacking,
    SourceLocation source,
    Phrasing phrasing,
    String text) {

  /** Checks that nothing is missing. */
  public Effect {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(trigger, "trigger");
    Objects.requireNonNull(body, "body");
    Objects.requireNonNull(duration, "duration");
    Objects.requireNonNull(stacking, "stacking");
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(phrasing, "phrasing");
    Objects.requireNonNull(text, "text");
    if (!(body instanceof Body.Program) && !trigger.activated()) {
      throw new Mistake(
          source,
          "effect ("
              + id
              + ") is continuous and answers "
              + trigger.event()
              + ". Maybe these are two effects.");
    }
  }

  /** Parts that do not fit together, refused where they become an effect or a line of one. */
  public static final class Mistake extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient SourceLocation source;

    Mistake(SourceLocation source, String message) {
      super(message);
      this.source = source;
    }

    /** The place of the effect or the line; {@link SourceLocation#NONE} if it has none. */
    public SourceLocation source() {
      return Objects.requireNonNullElse(source, SourceLocation.NONE);
    }
  }

  /** An effect whose sentence is made of its parts. */
  public Effect(
      String id,
      String name,
      String owner,
      Trigger trigger,
      Body body,
      int priority,
      Duration duration,
      Stacking stacking,
      SourceLocation source,
      Phrasing phrasing) {
    this(id, name, owner, trigger, body, priority, duration, stacking, source, phrasing, "");
  }

  /** An effect whose words are said as they are written. */
  public Effect(
      String id,
      String name,
      String owner,
      Trigger trigger,
      Body body,
      int priority,
      Duration duration,
      Stacking stacking,
      SourceLocation source) {
    this(id, name, owner, trigger, body, priority, duration, stacking, source, Phrasing.PLAIN);
  }

  /** An effect with a program, of normal priority, as long as its source is in play. */
  public static Effect program(
      String id,
      String name,
      String owner,
      Trigger trigger,
      Body.Program body,
      SourceLocation source) {
    return new Effect(
        id, name, owner, trigger, body, 0, Duration.WHILE_IN_PLAY, Stacking.ADDITIVE, source);
  }

  /** The effect in one English sentence. */
  public String sentence() {
    return text.isEmpty() ? Sentence.of(this) : text;
  }

  /** The words behind "until" for when it answers, and for the condition of all that it does. */
  public String occasion() {
    return Sentence.occasion(this).until(phrasing);
  }

  /** All steps of its program, also those inside of others; none if it has no program. */
  public Stream<Step> steps() {
    return body instanceof Body.Program program
        ? program.steps().stream().flatMap(Step::all)
        : Stream.empty();
  }

  /** All calls of verbs in its program. */
  public Stream<Step.Do> calls() {
    return steps().filter(Step.Do.class::isInstance).map(Step.Do.class::cast);
  }

  /** The words of one of its steps, with the steps inside; not a whole sentence. */
  public String say(Step step) {
    return Sentence.of(List.of(step), phrasing.of(owner));
  }

  /** The words of one of its conditions, as they stand after "if". */
  public String say(Condition condition) {
    return phrasing.say(condition);
  }

  /** The words of one of its numbers, as a noun. */
  public String say(Value number) {
    return new Amounts(Voice.of(phrasing)).say(number);
  }

  /** The words of each branch of its choices, by branch; not whole sentences. */
  public Map<Step.Branch, String> ways() {
    return Sentence.branches(this);
  }

  /** The words of declining each of its choices, by choice. */
  public Map<Step.Choose, String> declined() {
    return Sentence.declined(this);
  }

  /** The same effect with the words of a game. */
  public Effect saidWith(Phrasing words) {
    return new Effect(
        id, name, owner, trigger, body, priority, duration, stacking, source, words, text);
  }

  /** The same effect at another place, for comparing effects read from different sources. */
  public Effect from(SourceLocation place) {
    return new Effect(
        id, name, owner, trigger, body, priority, duration, stacking, place, phrasing, text);
  }

  /** An effect with another body that is otherwise the same, without its place and words. */
  public Effect bare(Body other) {
    return new Effect(
        id, name, owner, trigger, other, priority, duration, stacking, SourceLocation.NONE);
  }

  /** The same effect in its author's words. */
  public Effect saying(String words) {
    return new Effect(
        id, name, owner, trigger, body, priority, duration, stacking, source, phrasing, words);
  }

  /**
   * When an effect answers an event.
   *
   * @param when the clause for it: {@code when your health falls by at least 2}; empty if nothing
   *     starts it
   * @param steps its steps, without a condition that the clause says
   */
  record Occasion(String when, List<Step> steps) {

    private static final String CHANGES = StatEvent.of("");
    private static final String WHEN = "when ";

    /** The occasion with how far a number moves in its clause, if that is a condition of all. */
    static Occasion of(String when, List<Step> steps) {
      Occasion plain = new Occasion(when, steps);
      return when.endsWith(CHANGES) ? only(steps).map(plain::moving).orElse(plain) : plain;
    }

    /** The occasion of a number that is several things: {@code when your coins change}. */
    Occasion ofThings(Trigger trigger, Phrasing phrasing) {
      Optional<String> stat = StatEvent.stat(trigger.event());
      return stat.isPresent() && phrasing.unit(stat.get()).isCounted()
          ? new Occasion(when.replaceFirst(" (change|rise|fall)s(?=$| by )", " $1"), steps)
          : this;
    }

    /** The occasion with the kind of the card that it is about, if that is a condition of all. */
    Occasion ofKind(Watch watch, Phrasing phrasing) {
      Map<String, String> words = phrasing.get(Phrasing.WORDS);
      String card = WHEN + words.get(Phrasing.EVENT_CARD + watch) + " ";
      if (!when.startsWith(card)) {
        return this;
      }
      String happens = " " + when.substring(card.length());
      String ofKind = words.get(Phrasing.EVENT_KIND + watch);
      Function<String, String> clause =
          kind -> WHEN + English.a(ofKind.replace(Phrasing.ANY, phrasing.title(kind))) + happens;
      return only(steps)
          .map(branch -> without(branch, part -> kind(part).map(clause)))
          .orElse(this);
    }

    private static Optional<String> kind(Condition condition) {
      return condition instanceof Condition.Is is
              && is.who().equals(Selector.Role.SUBJECT)
              && is.property().equals(Property.KIND)
          ? Optional.of(is.word())
          : Optional.empty();
    }

    /** The clause and what follows it. */
    String before(String what) {
      String joint = what.startsWith("if ") ? ": " : ", ";
      return when.isEmpty() ? what : when + joint + what;
    }

    /** The clause behind "until", with the condition of all that is done. */
    String until(Phrasing phrasing) {
      return when.replaceFirst("^when ", "")
          + only(steps).map(branch -> " and " + phrasing.say(branch.condition())).orElse("");
    }

    private static Optional<Step.If> only(List<Step> steps) {
      return steps.size() == 1
              && steps.get(0) instanceof Step.If branch
              && branch.otherwise().isEmpty()
          ? Optional.of(branch)
          : Optional.empty();
    }

    private Occasion moving(Step.If branch) {
      String begins = when.substring(0, Math.max(0, when.length() - CHANGES.length()));
      return without(branch, part -> StateChanges.moves(part).map(moves -> begins + moves));
    }

    /**
     * The occasion with a clause that says a condition of all that is done, which is then left out.
     *
     * @param saying the clause that says a condition; empty if none does
     */
    private Occasion without(Step.If branch, Function<Condition, Optional<String>> saying) {
      List<Condition> parts =
          branch.condition() instanceof Condition.All all ? all.of() : List.of(branch.condition());
      for (Condition part : parts) {
        Optional<String> said = saying.apply(part);
        if (said.isPresent()) {
          List<Condition> rest = parts.stream().filter(one -> one != part).toList();
          return new Occasion(
              said.get(), rest.isEmpty() ? branch.then() : List.of(under(rest, branch)));
        }
      }
      return this;
    }

    private static Step under(List<Condition> rest, Step.If branch) {
      return new Step.If(Condition.together(rest), branch.then(), List.of(), branch.source());
    }
  }
}
