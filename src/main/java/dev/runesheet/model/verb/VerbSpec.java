package dev.runesheet.model.verb;

import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.StandardVerb;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The specification of a verb, read from its declaration.
 *
 * @param name its name, unique in a game
 * @param like the verb whose bounds of use it has: the one declared, or itself
 * @param parameters its parameters in order
 * @param changes the parts of a match that it changes
 * @param writes its change of a stat, if declared
 * @param raises the events it can cause besides those of the stat, if declared
 * @param signals the word that it signals to the phases; empty for none
 * @param ends whether a program ends with it
 * @param yields whether its consequences come before the next line of the program
 * @param readsDerived whether it reads derived facts
 * @param says its words in a heading, parameters in braces
 * @param tells its words in a sentence
 * @param tellsBelowZero its words where a number is below zero; empty if they are the same
 * @param tellsAlike its words where all words of one list are the same; empty if there are none
 * @param doc one line of documentation
 * @param javaClass the class with its method
 * @param javaMethod the name of the method that carries it out
 */
public record VerbSpec(
    String name,
    String like,
    List<Parameter> parameters,
    Set<Verb.Change> changes,
    Optional<StatWrite> writes,
    List<EventRaise> raises,
    String signals,
    boolean ends,
    boolean yields,
    boolean readsDerived,
    String says,
    String tells,
    String tellsBelowZero,
    String tellsAlike,
    String doc,
    String javaClass,
    String javaMethod) {

  /** Copies the lists. */
  public VerbSpec {
    parameters = List.copyOf(parameters);
    changes = Set.copyOf(changes);
    raises = List.copyOf(raises);
  }

  /** True if it came with Runesheet; what verbs of others do besides what they say is not known. */
  public boolean isShipped() {
    return javaClass.startsWith("dev.runesheet.");
  }

  /**
   * True if a game can use it in which somebody has some roles: only where each player has an
   * opponent is it clear who wins when one loses.
   */
  public boolean isFor(Collection<String> roles) {
    return !like.equals(StandardVerb.LOSE) || roles.contains(GivenRole.OPPONENT.word());
  }

  /** The same verb with other words in sentences. */
  public VerbSpec telling(String words) {
    return with(changes, words);
  }

  /** The same verb in a game whose scopes ask for numbers: what changes one changes their reach. */
  public VerbSpec reaching() {
    Set<Verb.Change> more = new HashSet<>(changes);
    if (changes.contains(Verb.Change.STAT)) {
      more.add(Verb.Change.REACH);
    }
    return with(more, tells);
  }

  private VerbSpec with(Set<Verb.Change> otherChanges, String otherTells) {
    return new VerbSpec(
        name,
        like,
        parameters,
        otherChanges,
        writes,
        raises,
        signals,
        ends,
        yields,
        readsDerived,
        says,
        otherTells,
        tellsBelowZero,
        tellsAlike,
        doc,
        javaClass,
        javaMethod);
  }

  /** The class's name as rules import it. */
  public String imported() {
    return javaClass.replace('$', '.');
  }

  /** The method as rules call it: by its class, without the package and the classes around it. */
  public String called() {
    return imported().substring(imported().lastIndexOf('.') + 1) + "." + javaMethod;
  }

  /** The class alone if it is this verb, or else the method as rules call it. */
  public String shortName() {
    return called().replaceFirst("\\.perform$", "");
  }

  @Override
  public String toString() {
    return name;
  }
}
