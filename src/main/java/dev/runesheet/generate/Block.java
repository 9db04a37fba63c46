package dev.runesheet.generate;

import java.util.List;

/**
 * One rule of a program: what it matches and what it does.
 *
 * @param rule the rule's name, unique in the game
 * @param block the name of the block it matches
 * @param guards further constraints on the reaction, one a condition
 * @param statements the consequence, one statement a line
 * @param branch whether it is one of several rules on the block of which exactly one fires
 * @param steps the places of the steps it carries out, in order
 * @param condition the place of the condition that its guards are; empty if they are the opposite
 *     of one, or no author's
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

  /** The same block, with what is known of its places. */
  Block writtenAt(List<String> steps, String condition) {
    return new Block(rule, block, guards, statements, branch, steps, condition);
  }
}
