package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Presence;
import java.util.Optional;
import java.util.function.Function;

/**
 * The check of how many entities an effect asks for while it is in force: that its bounds bound
 * something.
 */
public record PresenceCheck(Diagnostics findings) {

  /** Checks an effect. */
  public void check(EffectLine effect) {
    asked(effect)
        .filter(this::isBounded)
        .ifPresent(asked -> check(asked.presence(), asked.place()::field));
  }

  private static Optional<EffectLine.While> asked(EffectLine effect) {
    if (effect instanceof EffectLine.Change change) {
      return change.presence();
    }
    return effect instanceof EffectLine.Suppress suppress ? suppress.presence() : Optional.empty();
  }

  /** True if a bound is there and those that are were read. */
  private boolean isBounded(EffectLine.While asked) {
    SourceLocation least = asked.place().field("at least");
    SourceLocation most = asked.place().field("at most");
    boolean misspelt =
        findings.misspelt(asked.place(), "at least") || findings.misspelt(asked.place(), "at most");
    if (misspelt || findings.areAt(least) || findings.areAt(most)) {
      return false; // One that was not read is not missing.
    }
    boolean none = asked.atLeast().isEmpty() && asked.atMost().isEmpty();
    if (none) {
      findings.error(
          Code.MISSING_FIELD, asked.place(), "", "the field 'at least' or 'at most', or both");
    }
    return !none;
  }

  /**
   * Checks bounds that were read.
   *
   * @param places the places of its parts, by their names in game files
   */
  public void check(Presence bounds, Function<String, SourceLocation> places) {
    if (bounds.atMost() < bounds.atLeast()) {
      String found = "at most " + bounds.atMost() + " and at least " + bounds.atLeast();
      String expected = "a number from " + bounds.atLeast();
      findings.error(Code.DECLARATION, places.apply("at most"), found, expected);
    } else if (bounds.scope().equals(HolderScope.SELF)) {
      ofItself(places.apply("of"), bounds.atLeast() <= 1 && bounds.atMost() >= 1);
    }
  }

  /** The check of an effect that counts itself alone: it is always in force, or never. */
  private void ofItself(SourceLocation of, boolean always) {
    findings.error(
        always ? Code.NO_CHANGE : Code.NEVER_FIRES,
        of,
        "'self', which is always one",
        "a scope of which there can be more or fewer" + (always ? ", or no 'while'" : ""));
  }
}
