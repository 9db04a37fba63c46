package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.runesheet.spelling.ThirdPerson;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.action.Pick;
import java.util.List;
import java.util.function.Supplier;

/**
 * One legal answer to a decision: an action, with a stable id for logs and clients, unique within
 * the decision, and words for people. Id and words are made when they are first read: most options
 * are never shown to anybody.
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 */
@JsonPropertyOrder({"id", "words"})
public final class Option {

  /** The id of the option of effects to choose nothing. */
  private static final String NONE = "none";

  private static final String DECLINE = "decline";

  private final Action action;
  private final Supplier<String> wordsMaker;

  /** The parts of its words, each with the name of an entity; one if it is not known where. */
  private final List<String> parts;

  /** Any thread may make them; all make the same. */
  private volatile String id;

  private volatile String unnumbered;

  private volatile String words;

  /** The options from which it is told apart by its words; null if from none. */
  private DistinctOptions among;

  /**
   * An option whose id is the text of its action.
   *
   * @param words for people; made when they are read, so they must not depend on what changes
   */
  public Option(Action action, Supplier<String> words) {
    this(given(action, "action"), given(words, "words"), List.of());
  }

  /**
   * An option whose id is the text of its action, and whose words are the action's own.
   *
   * @throws NullPointerException if the action is null; it names it
   */
  public Option(Action action) {
    this(given(action, "action"), action::wording);
  }

  /**
   * An option whose id is the text of its action, and whose words are these parts with blanks
   * between them. Each part ends with the name of the entity that the action names at its place, so
   * that it can be told from others of that name: {@code evolve Ivysaur}, {@code on Bulbasaur}.
   */
  public Option(Action action, List<String> parts) {
    this(given(action, "action"), () -> String.join(" ", parts), givenAll(parts, "parts"));
  }

  private Option(Action action, Supplier<String> words, List<String> parts) {
    this.action = action;
    this.wordsMaker = words;
    this.parts = parts;
  }

  /** An option that is a word. */
  @JsonCreator
  public Option(@JsonProperty("id") String id, @JsonProperty("words") String words) {
    this(given(id, "id"), given(words, "words"), Pick.of(id));
  }

  /** An option whose id is known. */
  public Option(String id, String words, Action action) {
    this.action = given(action, "action");
    this.wordsMaker = null;
    this.parts = List.of();
    this.id = given(id, "id");
    this.unnumbered = given(words, "words");
  }

  /**
   * Options made for one question, told apart: those with equal words, such as two equal cards, get
   * numbers from 1 behind them, in their order, when the words are read. Those that name several
   * entities get a number behind each name of which there are several. A number with which they
   * would be called as another option is, such as a card whose name ends with it, is left out.
   *
   * @param options none of which is offered by another question, too
   */
  public static List<Option> toldApart(List<Option> options) {
    List<Option> all = List.copyOf(given(options, "options"));
    DistinctOptions among = new DistinctOptions(all);
    all.forEach(option -> option.among = among);
    return all;
  }

  /** The action that the player takes by choosing it. */
  @JsonIgnore
  public Action action() {
    return action;
  }

  /** The id: a stable text, unique within the decision. */
  @JsonProperty
  public String id() {
    String known = id;
    if (known == null) {
      known = ActionCodec.of(action.getClass()).write(action);
      id = known;
    }
    return known;
  }

  /**
   * True if another option has the same id. Equal actions have, unless an id was given, so that ids
   * need not be made.
   */
  public boolean hasIdOf(Option other) {
    boolean made = wordsMaker != null && given(other, "other").wordsMaker != null;
    return this == other || made && action.equals(other.action) || id().equals(other.id());
  }

  /** The id, if it has been made; otherwise null. */
  public String knownId() {
    return id;
  }

  /** True if it is the one to choose nothing. */
  @JsonIgnore
  public boolean isDeclining() {
    return id().equals(NONE) && unnumbered().startsWith(DECLINE);
  }

  /**
   * The words for what somebody did by choosing it: {@code declined to choose one of their cards},
   * or that it was chosen.
   */
  public String chosen() {
    return isDeclining()
        ? "declined" + ThirdPerson.of(unnumbered().substring(DECLINE.length()))
        : "chose " + words();
  }

  /** The words that people read. */
  @JsonProperty
  public String words() {
    String known = words;
    if (known == null) {
      known = among == null ? unnumbered() : among.words(this);
      words = known;
    }
    return known;
  }

  /** The words without the number that tells it from others with the same. */
  public String unnumbered() {
    String known = unnumbered;
    if (known == null) {
      known = wordsMaker.get();
      if (known == null) { // Not by given(), whose message would be made for each option.
        throw new NullPointerException(
            "words of option ("
                + id()
                + "), an action of "
                + action.getClass().getName()
                + ", must not be null.");
      }
      unnumbered = known;
    }
    return known;
  }

  /** The parts of its words that each name an entity; none if it is not known which do. */
  List<String> parts() {
    return parts;
  }

  /**
   * True if a text means this option: its id, its words, those without their number, which mean
   * each of several, those with the number of its place among these behind them, or, of the only
   * one with its words, those with the number 1.
   *
   * @throws NullPointerException if the text is null; it names it
   */
  public boolean isCalled(String text) {
    return given(text, "text").equals(id())
        || text.equals(words())
        || text.equals(unnumbered())
        || isNumbered(text)
        || isOnly(text);
  }

  /**
   * True if an option of a save is this one: it has the same id, and its words, or those that saves
   * have had for it, with a number behind them.
   *
   * @throws NullPointerException if the option is null; it names it
   */
  public boolean isSavedAs(Option saved) {
    return id().equals(given(saved, "saved").id())
        && (words().equals(saved.words()) || isNumbered(saved.words()));
  }

  private boolean isNumbered(String text) {
    return among != null && text.startsWith(unnumbered() + " ") && among.isNumbered(this, text);
  }

  private boolean isOnly(String text) {
    return text.equals(unnumbered() + " 1")
        && among != null
        && among.called(unnumbered()) == 1
        && among.called(text) == 0;
  }

  /** True if the other has the same id and words. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Option option
            && id().equals(option.id())
            && words().equals(option.words());
  }

  @Override
  public int hashCode() {
    return id().hashCode();
  }

  @Override
  public String toString() {
    return words() + " [" + id() + "]";
  }
}
