package dev.runesheet.model.verb;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a verb declares of itself.
 *
 * @param name its name, unique in a game
 * @param parameters its parameters in order
 * @param changes what it changes
 * @param writes how it changes a stat, if it says so
 * @param raises what events it can bring about besides those of the stat, if it says so
 * @param ends whether a program ends with it
 * @param yields whether what it causes comes before the next line of the program
 * @param readsDerived whether it reads what rules derive
 * @param says its words in a heading, parameters in braces
 * @param tells its words in a sentence
 * @param tellsBelowZero its words where a number is below zero; empty if they are the same
 * @param tellsAlike its words where all words of one list are the same; empty if there are none
 * @param doc one line of documentation
 * @param javaClass the class whose {@code perform} does it
 */
public record VerbSpec(
    String name,
    List<Parameter> parameters,
    Set<Verb.Change> changes,
    Optional<StatWrite> writes,
    List<EventRaise> raises,
    boolean ends,
    boolean yields,
    boolean readsDerived,
    String says,
    String tells,
    String tellsBelowZero,
    String tellsAlike,
    String doc,
    String javaClass) {

  /** Copies the lists. */
  public VerbSpec {
    parameters = List.copyOf(parameters);
    changes = Set.copyOf(changes);
    raises = List.copyOf(raises);
  }

  /** The class's name without its package. */
  public String simpleName() {
    return javaClass.substring(javaClass.lastIndexOf('.') + 1);
  }

  @Override
  public String toString() {
    return name;
  }
}
