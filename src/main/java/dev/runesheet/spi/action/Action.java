package dev.runesheet.spi.action;

import java.util.List;

/**
 * The meaning of an option: what a player does who chooses it. A game declares its actions as
 * sealed interfaces of records with a {@link TextForm}, from which the ids of options follow; equal
 * records are the same action.
 */
public interface Action {

  /**
   * The ids of the entities that it names, such as a card that is played; none if it does not say
   * otherwise. A player to whom it is offered knows where they are, also if he does not see them:
   * forks for him leave them there.
   */
  default List<Integer> entities() {
    return List.of();
  }

  /** The ids of the definitions that it names, such as those of cards; by default none. */
  default List<String> definitions() {
    return List.of();
  }

  /** The words of options with it that give no others; by default its text. */
  default String wording() {
    return ActionCodec.of(getClass()).write(this);
  }

  /** True of a pass: it does nothing and names nothing, so that all may know of it. */
  default boolean isPass() {
    return false;
  }
}
