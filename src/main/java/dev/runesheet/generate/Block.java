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
 */
record Block(
    String rule, String block, List<String> guards, List<String> statements, boolean branch) {

  Block {
    guards = List.copyOf(guards);
    statements = List.copyOf(statements);
  }
}
