package dev.runesheet.pack;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.EffectFamily;
import java.util.List;
import java.util.Optional;

/**
 * A family of a game's sources whose effects can be edited as a table. A game names its families in
 * {@link AuthoringPack#effectSources}; export, import and comparing work for all of them.
 */
public interface EffectSources {

  /** The family as {@code game.yaml} names it. */
  String family();

  /** The names of its files, sorted. */
  List<String> files();

  /** The table that its effects are rows of. */
  EffectFamily table();

  /**
   * Reads one file of the family, also one that stands elsewhere, such as an older version.
   *
   * @return the source; empty if it cannot be read. If there are errors, it may lack effects
   */
  Optional<EffectSource> read(String name, byte[] content, Diagnostics findings);
}
