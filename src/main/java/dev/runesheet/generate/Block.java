package dev.runesheet.generate;

import java.util.List;

/**
 * One rule of a program, with its match and its consequence.
 *
 * @param rule the rule's name, unique in the game
 * @param block the name of the block it matches
 * @param guards further constraints on the reaction, one a condition
 * @param statements the consequence, one statement a line
 * @param branch whether it is one of several rules on a block, exactly one of which fires
 * @param steps the places of its steps' sources, in order
 * @param condition the place of the condition that its guards express; empty if they negate one, or
 *     no author wrote them
 */
record Block(
    String rule,
    String block,
    List<String> guards,
    List<String> statements,
    boolean branch,
    List<String> steps,
    String condition) {

  Block {
    guards = List.copyOf(guards);
    statements = List.copyOf(statements);
    steps = List.copyOf(steps);
  }

  Block(String rule, String block, List<String> guards, List<String> statements, boolean branch) {
    this(rule, block, guards, statements, branch, List.of(), "");
  }

  /** Whether the effect begins with it. */
  boolean begins(String effect) {
    return block.equals(effect);
  }

  /** The same block with the places of its source. */
  Block writtenAt(List<String> steps, String condition) {
    return new Block(rule, block, guards, statements, branch, steps, condition);
  }
}
