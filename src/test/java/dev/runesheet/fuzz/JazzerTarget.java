package dev.runesheet.fuzz;

import dev.runesheet.model.diagnostic.Diagnostics;

/**
 * The entry of Jazzer, which looks for inputs by the branches they reach and for whatever opens,
 * loads or starts what an input names. {@code -Dfuzz.target} names the {@link FuzzTarget}.
 */
public final class JazzerTarget {

  private static final FuzzTarget TARGET =
      FuzzTarget.named(System.getProperty("fuzz.target", "role-text"));

  private JazzerTarget() {}

  /** Called by Jazzer for each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    TARGET.read(input, new Diagnostics());
  }
}
