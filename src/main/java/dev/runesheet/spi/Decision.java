package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.fact.Event;
import java.util.List;

/**
 * A question to a player, with all legal answers.
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 *
 * @param id unique in the match
 * @param player the player who answers, from 0
 * @param prompt a stable word for the question, for example {@code ability}
 * @param options all legal answers, in a stable order; players are shown none without
 * @param standing whether it is an offer: it may be answered again until the game closes it, and
 *     the match does not wait for it
 * @param effect the effect whose program asks; empty if the phases ask
 * @param holder the entity whose program asks, or {@link Event#NOBODY}
 */
public record Decision(
    String id,
    int player,
    String prompt,
    List<Option> options,
    boolean standing,
    String effect,
    int holder) {

  /** Copies the options. */
  public Decision {
    given(id, "id");
    given(prompt, "prompt");
    given(effect, "effect");
    try {
      options = List.copyOf(given(options, "options"));
    } catch (NullPointerException none) {
      throw options == null ? none : new NullPointerException("an option must not be null.");
    }
  }

  /** A question of the phases. */
  public static Decision ofPhases(
      String id, int player, String prompt, List<Option> options, boolean standing) {
    return new Decision(id, player, prompt, options, standing, "", Event.NOBODY);
  }

  /** The same decision with other options. */
  public Decision with(List<Option> others) {
    return new Decision(id, player, prompt, given(others, "others"), standing, effect, holder);
  }

  /** The same decision with another id of its holder. */
  public Decision heldBy(int other) {
    return new Decision(id, player, prompt, options, standing, effect, other);
  }

  /**
   * True if the answers are actions of a type; false if there are none, as of an offer that rests.
   */
  public boolean asksFor(Class<? extends Action> type) {
    given(type, "type");
    return !options.isEmpty() && type.isInstance(options.get(0).action());
  }

  /** The option of an id, or null. */
  public Option option(String optionId) {
    given(optionId, "optionId");
    for (Option option : options) {
      if (option.id().equals(optionId)) {
        return option;
      }
    }
    return null;
  }

  /** Looks at the id first: those of one match differ in it, and options are dear to compare. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Decision one
            && id.equals(one.id)
            && player == one.player
            && standing == one.standing
            && holder == one.holder
            && prompt.equals(one.prompt)
            && effect.equals(one.effect)
            && options.equals(one.options);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
