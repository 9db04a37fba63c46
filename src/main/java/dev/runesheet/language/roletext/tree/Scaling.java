package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.PlayerCount;
import dev.runesheet.game.werewolf.word.Relation;
import java.util.List;
import java.util.Optional;

/** The number of uses that one action carries. */
public sealed interface Scaling {

  /** Always so many: {@code x3}. */
  record Times(int times) implements Scaling {}

  /** One for each so many players, rounded down, at least one: {@code $living/5}. */
  record PerPlayers(PlayerCount count, int divisor) implements Scaling {}

  /** The last step that holds; none of those that do not: {@code x1, $living>15 ⇒ x2}. */
  record Steps(List<Step> steps) implements Scaling {}

  /**
   * A number of uses.
   *
   * @param test when; empty is always
   */
  record Step(Optional<Test> test, int times) {}

  /** A test of a number of players. */
  record Test(PlayerCount count, Relation relation, int players) {}

  /** A scaling by the number of the phase: {@code Odd: x1, Even: x2}. */
  record OddEven(Scaling odd, Scaling even) implements Scaling {}

  /** A scaling that is not understood, kept word for word. */
  record Said(String words) implements Scaling {}
}
