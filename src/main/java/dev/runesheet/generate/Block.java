package dev.runesheet.generate;

import java.util.ArrayList;
import java.util.List;

/**
 * One rule of a program, with its match and its consequence.
 *
 * @param rule the rule's name, unique in the game
 * @param place the place of the step that it begins with; that of the effect at its beginning
 * @param block the name of the block it matches
 * @param guards further constraints on the reaction, one a condition
 * @param statements the consequence, one statement a line
 * @param branch whether it is one of several rules on a block, exactly one of which fires
 * @param otherwise the block to go on with if its guards do not hold; empty if nothing follows, or
 *     another rule says so
 * @param steps the places of its steps' sources, in order
 * @param condition the place of the condition that its guards express; empty if they negate one, or
 *     no author wrote them
 */
record Block(
    String rule,
    String place,
    String block,
    List<String> guards,
    List<String> statements,
    boolean branch,
    String otherwise,
    List<String> steps,
    String condition) {

  Block {
    guards = List.copyOf(guards);
    statements = List.copyOf(statements);
    steps = List.copyOf(steps);
  }

  Block(
      String rule,
      String place,
      String block,
      List<String> guards,
      List<String> statements,
      boolean branch) {
    this(rule, place, block, guards, statements, branch, "", List.of(), "");
  }

  /** True if the effect begins with it. */
  boolean begins(String effect) {
    return block.equals(effect);
  }

  /** The places of its constraints, that on its block's name first. */
  List<String> conditions() {
    List<String> places = new ArrayList<>(List.of(""));
    guards.forEach(guard -> places.add(condition));
    return places;
  }

  /** The same block with the places of its source. */
  Block writtenAt(List<String> steps, String condition) {
    return new Block(rule, place, block, guards, statements, branch, otherwise, steps, condition);
  }

  /** The same match as the only one of its block, with the block that follows where it fails. */
  Block orElse(String following) {
    return new Block(rule, place, block, guards, statements, false, following, steps, condition);
  }
}
