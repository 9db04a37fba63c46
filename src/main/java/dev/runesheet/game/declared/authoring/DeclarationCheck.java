package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.DeclaredCatalog;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Set;

/** Checks what the entries of a declaration have to do with each other. */
final class DeclarationCheck {

  private final Declaration declared;
  private final Diagnostics findings;

  DeclarationCheck(Declaration declared, Diagnostics findings) {
    this.declared = declared;
    this.findings = findings;
  }

  /** Checks kinds and phases. */
  void game(SourceLocation file) {
    if (!declared.kinds().containsKey(DeclaredCatalog.PLAYER)) {
      findings.error(
          Code.DECLARATION, file, "no kind 'player'", "a kind 'player' with its numbers");
    }
    for (Declaration.PhaseLine phase : declared.phases()) {
      boolean end = phase.actions().stream().map(declared.actions()::get).anyMatch(this::always);
      if (!phase.actions().isEmpty() && !end) {
        findings.error(
            Code.DECLARATION,
            phase.place(),
            "phase '" + phase.phase() + "' in which a player may have no legal action",
            "an action without 'with' and 'if' that ends the phase");
      }
    }
  }

  private boolean always(Declaration.ActionLine action) {
    return action.ends() && action.scope().isEmpty() && action.test().isEmpty();
  }

  /** Checks that cards have no number that their kinds have not. */
  void cards(Declaration.Cards cards) {
    for (Declaration.CardLine card : cards.cards().values()) {
      Set<String> stats = declared.kinds().get(card.kind()).keySet();
      card.stats().keySet().stream()
          .filter(stat -> !stats.contains(stat))
          .forEach(stat -> findings.unknownWord(Code.UNKNOWN_STAT, at(card, stat), stat, stats));
    }
  }

  private static SourceLocation at(Declaration.CardLine card, String stat) {
    return new SourceLocation(card.place().file(), card.place().place() + "/" + stat);
  }
}
