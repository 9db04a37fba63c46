package dev.runesheet.testing.mutation;

import java.util.Locale;

/** The kind of a mutant's change. */
public enum MutationKind {
  /** A number, by one. */
  NUMBER,
  /** A relation of a comparison, or the operator that joins conditions. */
  COMPARISON,
  /** A scope, a role, or the subject of events. */
  SCOPE,
  /** A trigger, stat, layer, policy, resource, or another word of a list. */
  WORD,
  /** A row, step or cell that is not there any more. */
  ROW;

  /** The kind in lower case, as reports say it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
