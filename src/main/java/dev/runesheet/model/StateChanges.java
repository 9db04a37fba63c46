package dev.runesheet.model;

import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.ChangeNumber;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for changes of stats whose values have names: who gets 1 of {@code ready} is ready. */
final class StateChanges {

  private static final String STAT = "stat";

  private final States states;

  StateChanges(Phrasing phrasing) {
    this.states = new States(phrasing);
  }

  /** The state into which a step brings an entity; empty if it does no such thing. */
  Optional<Become> become(VerbSpec verb, Map<String, Argument> arguments) {
    StatWrite write = verb.writes().orElse(null);
    if (write == null || write.how() != Writes.How.SET) {
      return Optional.empty();
    }
    Argument value = arguments.get(write.amount());
    return value instanceof Value.Constant constant
        ? stat(verb, arguments, write)
            .flatMap(stat -> states.of(stat, constant.number()))
            .flatMap(to -> who(arguments.values(), to))
        : Optional.empty();
  }

  private static Optional<String> stat(
      VerbSpec verb, Map<String, Argument> arguments, StatWrite write) {
    return write.stat().isEmpty()
        ? verb.parameters().stream()
            .filter(parameter -> parameter.words().equals(STAT))
            .map(parameter -> arguments.get(parameter.name()))
            .filter(Argument.Word.class::isInstance)
            .map(word -> ((Argument.Word) word).word())
            .findFirst()
        : Optional.of(write.stat());
  }

  private static Optional<Become> who(Collection<Argument> arguments, String state) {
    List<Selector.Role> who =
        arguments.stream()
            .filter(Selector.Role.class::isInstance)
            .map(Selector.Role.class::cast)
            .toList();
    // Of several it would not be said whose stat it is.
    return who.size() == 1 ? Optional.of(new Become(who.get(0), state)) : Optional.empty();
  }

  /**
   * What somebody becomes.
   *
   * @param state the words for it: {@code ready}, {@code not ready}
   */
  record Become(Selector.Role who, String state) {

    /** A verb in the third person with the rest: {@code becomes ready}. */
    String does(Pronoun pronoun) {
      return state.startsWith(States.NOT)
          ? pronoun.does("is") + " no longer " + state.substring(States.NOT.length())
          : pronoun.does("becomes") + " " + state;
    }
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

    static Occasion of(Effect effect) {
      Trigger trigger = effect.trigger();
      String when = trigger.activated() ? "" : Sentence.voice(effect).phrasing().when(trigger);
      List<Step> steps =
          effect.body() instanceof Body.Program program ? program.steps() : List.of();
      return when.endsWith(CHANGES) && only(steps).isPresent()
          ? new Occasion(when, steps).moving(only(steps).get())
          : new Occasion(when, steps);
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

    /** The same with how far the number moves in the clause, if that is a condition of all. */
    private Occasion moving(Step.If branch) {
      List<Condition> parts =
          branch.condition() instanceof Condition.All all ? all.of() : List.of(branch.condition());
      for (Condition part : parts) {
        Optional<String> moves = moves(part);
        if (moves.isPresent()) {
          List<Condition> rest = parts.stream().filter(one -> one != part).toList();
          String said = when.substring(0, when.length() - CHANGES.length()) + moves.get();
          return new Occasion(said, rest.isEmpty() ? branch.then() : List.of(under(rest, branch)));
        }
      }
      return this;
    }

    private static Step under(List<Condition> rest, Step.If branch) {
      Condition left = rest.size() == 1 ? rest.get(0) : new Condition.All(rest);
      return new Step.If(left, branch.then(), List.of(), branch.source());
    }

    /** How far a number moves, as a condition asks: {@code falls by more than 1}. */
    private static Optional<String> moves(Condition condition) {
      boolean not = condition instanceof Condition.Not;
      Condition of = condition instanceof Condition.Not denied ? denied.of() : condition;
      if (!(of instanceof Condition.Comparison compared)
          || !(compared.left() instanceof Value.Payload change)
          || !change.key().equals(ChangeNumber.DELTA)
          || !(compared.right() instanceof Value.Constant bound)) {
        return Optional.empty();
      }
      boolean falls =
          compared.relation() == (not ? Condition.Relation.ABOVE : Condition.Relation.BELOW);
      boolean rises =
          compared.relation() == (not ? Condition.Relation.BELOW : Condition.Relation.ABOVE);
      double size = falls ? -bound.number() : bound.number();
      if (!falls && !rises || size < 0 || not && size == 0) {
        return Optional.empty();
      }
      String by = " by " + (not ? "at least " : "more than ") + Numerals.plain(size);
      return Optional.of((falls ? " falls" : " rises") + (size == 0 ? "" : by));
    }
  }
}
