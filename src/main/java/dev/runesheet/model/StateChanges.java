package dev.runesheet.model;

import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.ChangeNumber;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words for changes of stats whose values have names: who gets 1 of {@code ready} is ready. */
final class StateChanges {

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
            .filter(parameter -> parameter.words().equals(WordList.STAT))
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
   * The state that somebody comes to, in words.
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

  /** The distance that a number moves, as a condition asks: {@code falls by more than 1}. */
  static Optional<String> moves(Condition condition) {
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
