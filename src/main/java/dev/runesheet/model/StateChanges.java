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

/**
 * The words for what becomes of somebody: for changes of stats whose values have names, as who gets
 * 1 of {@code ready} is ready, and for events of a game's own that happen to him.
 */
final class StateChanges {

  private final States states;
  private final Map<String, String> words;

  StateChanges(Phrasing phrasing) {
    this.words = phrasing.get(Phrasing.WORDS);
    this.states = new States(phrasing);
  }

  /** The change of an entity by a step; empty if it does no such thing. */
  Optional<Become> become(VerbSpec verb, Map<String, Argument> arguments) {
    return word(verb, arguments, WordList.EVENT)
        .map(event -> words.get(Phrasing.HAPPENS + event))
        .flatMap(does -> who(arguments.values(), does))
        .or(() -> state(verb, arguments));
  }

  private Optional<Become> state(VerbSpec verb, Map<String, Argument> arguments) {
    StatWrite write = verb.writes().orElse(null);
    if (write == null || write.how() != Writes.How.SET) {
      return Optional.empty();
    }
    Argument value = arguments.get(write.amount());
    return value instanceof Value.Constant constant
        ? stat(verb, arguments, write)
            .flatMap(stat -> states.of(stat, constant.number()))
            .flatMap(to -> who(arguments.values(), becomes(to)))
        : Optional.empty();
  }

  private static Optional<String> stat(
      VerbSpec verb, Map<String, Argument> arguments, StatWrite write) {
    return write.stat().isEmpty()
        ? word(verb, arguments, WordList.STAT)
        : Optional.of(write.stat());
  }

  /** The word of a list that a step is given. */
  private static Optional<String> word(
      VerbSpec verb, Map<String, Argument> arguments, String list) {
    return verb.parameters().stream()
        .filter(parameter -> parameter.words().equals(list))
        .map(parameter -> arguments.get(parameter.name()))
        .filter(Argument.Word.class::isInstance)
        .map(word -> ((Argument.Word) word).word())
        .findFirst();
  }

  private static String becomes(String state) {
    return state.startsWith(States.NOT)
        ? "is no longer " + state.substring(States.NOT.length())
        : "becomes " + state;
  }

  private static Optional<Become> who(Collection<Argument> arguments, String predicate) {
    List<Selector.Role> who =
        arguments.stream()
            .filter(Selector.Role.class::isInstance)
            .map(Selector.Role.class::cast)
            .toList();
    // Of several it would not be said whose stat it is.
    return who.size() == 1 ? Optional.of(new Become(who.get(0), predicate)) : Optional.empty();
  }

  /**
   * The predicate of an entity that a step changes, in words.
   *
   * @param predicate a verb in the third person with the rest: {@code becomes ready}
   */
  record Become(Selector.Role who, String predicate) {

    /** The predicate behind its subject. */
    String does(Pronoun pronoun) {
      return pronoun.does(predicate);
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
