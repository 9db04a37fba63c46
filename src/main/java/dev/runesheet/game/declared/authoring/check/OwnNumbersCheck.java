package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.NumberLine;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;

/** The check that a number which its owner alone sees, or all others, has one, and is told. */
public record OwnNumbersCheck(Declaration declared, Diagnostics findings) {

  private static final String ALL = "seen by: all, or the number under 'untold' alone";

  /** Reports those of the game, which nobody owns, and those of which no player is told. */
  public static void check(Declaration declared, Diagnostics findings) {
    OwnNumbersCheck check = new OwnNumbersCheck(declared, findings);
    declared
        .kinds()
        .forEach(
            (kind, numbers) ->
                numbers.forEach(
                    (stat, line) -> {
                      if (line.seenBy() != SeenBy.ALL) {
                        check.own(kind, stat, line);
                      }
                    }));
  }

  private void own(String kind, String stat, NumberLine line) {
    boolean ofNobody = kind.equals(DeclaredCatalog.GAME);
    if (ofNobody || declared.untold().contains(stat)) {
      String why = ofNobody ? "of the game, which nobody owns" : "which is untold";
      findings.error(
          Code.DECLARATION,
          line.place().field("seen by"),
          Words.quote(line.seenBy().word())
              + " for "
              + Words.quote(stat)
              + (ofNobody ? " " : ", ")
              + why,
          ALL);
    }
  }
}
