package dev.runesheet;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.spi.Decision;

/** Plays a match in a process of its own and says nothing but by its exit code. */
final class SilentMatch {

  /** The exit code of a match that was played to its end. */
  static final int OVER = 42;

  private SilentMatch() {}

  public static void main(String[] arguments) {
    RuleBook book = RuleBook.load("math-battle");
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 42)) {
      while (!match.over()) {
        Decision decision = match.pendingDecisions().get(0);
        match.choose(decision.id(), decision.options().get(0).id());
      }
    }
    System.exit(OVER);
  }
}
