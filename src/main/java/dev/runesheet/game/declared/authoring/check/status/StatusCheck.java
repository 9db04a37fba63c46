package dev.runesheet.game.declared.authoring.check.status;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Continuous;
import dev.runesheet.game.declared.verb.NumberVerbs;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.fact.EffectDefinition;

/** The check that a status has its number from one place: its own, or the line that gives it. */
public record StatusCheck(DeclaredCatalog catalog, PartPlaces places, Diagnostics findings) {

  private static final String STATUS = "effect";

  /** Checks a line of a program. */
  public void check(Effect effect, Step.Do act) {
    if (!(act.arguments().get(STATUS) instanceof Argument.Word status)) {
      return;
    }
    Continuous change = catalog.extras().continuous().get(EffectDefinition.statusId(status.word()));
    boolean open = change != null && change.amount() == null;
    String verb = act.verb().name();
    SourceLocation place = places.argument(effect, act, STATUS);
    if (verb.equals(Grant.NAME) && open) {
      wrong(place, status.word(), "which says no number", "the verb 'give', or a status with 'by'");
    } else if (verb.equals(NumberVerbs.GIVE) && !open) {
      String expected = "the verb 'grant', or a status that changes a number without 'by'";
      wrong(place, status.word(), "which takes no number", expected);
    }
  }

  private void wrong(SourceLocation place, String status, String why, String expected) {
    findings.error(Code.DECLARATION, place, Words.quote(status) + ", " + why, expected);
  }
}
