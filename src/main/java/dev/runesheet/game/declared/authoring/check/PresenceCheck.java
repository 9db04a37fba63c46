package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Presence;
import java.util.Optional;

/**
 * The check of how many entities an effect asks for while it is in force: that its bounds bound
 * something.
 */
public record PresenceCheck(Diagnostics findings) {

  /** Checks an effect. */
  public void check(EffectLine effect) {
    asked(effect).ifPresent(this::check);
  }

  private static Optional<EffectLine.While> asked(EffectLine effect) {
    if (effect instanceof EffectLine.Change change) {
      return change.presence();
    }
    return effect instanceof EffectLine.Suppress suppress ? suppress.presence() : Optional.empty();
  }

  private void check(EffectLine.While asked) {
    Presence bounds = asked.presence();
    SourceLocation least = asked.place().field("at least");
    SourceLocation most = asked.place().field("at most");
    boolean misspelt =
        findings.misspelt(asked.place(), "at least") || findings.misspelt(asked.place(), "at most");
    if (misspelt || findings.areAt(least) || findings.areAt(most)) {
      return; // One that was not read is not missing.
    }
    if (asked.atLeast().isEmpty() && asked.atMost().isEmpty()) {
      findings.error(
          Code.MISSING_FIELD, asked.place(), "", "the field 'at least' or 'at most', or both");
    } else if (bounds.atMost() < bounds.atLeast()) {
      String found = "at most " + bounds.atMost() + " and at least " + bounds.atLeast();
      findings.error(Code.DECLARATION, most, found, "a number from " + bounds.atLeast());
    } else if (asked.scope().equals(HolderScope.SELF)) {
      ofItself(asked, bounds.atLeast() <= 1 && bounds.atMost() >= 1);
    }
  }

  /** The check of an effect that counts itself alone: it is always in force, or never. */
  private void ofItself(EffectLine.While asked, boolean always) {
    findings.error(
        always ? Code.NO_CHANGE : Code.NEVER_FIRES,
        asked.place().field("of"),
        "'self', which is always one",
        "a scope of which there can be more or fewer" + (always ? ", or no 'while'" : ""));
  }
}
