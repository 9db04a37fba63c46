package dev.runesheet.engine;

import static dev.runesheet.engine.Given.given;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.runesheet.engine.action.Action;
import dev.runesheet.engine.action.ActionCodec;
import dev.runesheet.engine.action.Pick;
import java.util.function.Supplier;

/**
 * One legal answer to a decision: an action, with a stable id for logs and clients, unique within
 * the decision, and words for people. Id and words are made when they are first read: most options
 * are never shown to anybody.
 */
@JsonPropertyOrder({"id", "words"})
public final class Option {

  private final Action action;
  private final Supplier<String> wordsMaker;

  /** Any thread may make them; all make the same. */
  private volatile String id;

  private volatile String words;

  /**
   * An option whose id is the text of its action.
   *
   * @param words for people; made when they are read, so they must not depend on what changes
   * @throws NullPointerException if a parameter is null; it names it
   */
  public Option(Action action, Supplier<String> words) {
    this.action = given(action, "action");
    this.wordsMaker = given(words, "words");
  }

  /**
   * An option that is a word.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  @JsonCreator
  public Option(@JsonProperty("id") String id, @JsonProperty("words") String words) {
    this(given(id, "id"), given(words, "words"), Pick.of(id));
  }

  public Option(String id, String words, Action action) {
    this.action = action;
    this.wordsMaker = null;
    this.id = id;
    this.words = words;
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

  /** The id, if it has been made; otherwise null. */
  public String knownId() {
    return id;
  }

  /** The words that people read. */
  @JsonProperty
  public String words() {
    String known = words;
    if (known == null) {
      known = wordsMaker.get();
      words = known;
    }
    return known;
  }

  /** Whether the other has the same id and words. */
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
