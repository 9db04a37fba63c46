package dev.runesheet.pack.source;

import dev.runesheet.table.effect.TableForm;
import java.util.List;

/**
 * A family of a game's sources that can be edited as tables. A game names its families in {@link
 * dev.runesheet.pack.AuthoringPack#tableSources}; export, import and comparing work for all of
 * them.
 */
public sealed interface TableSources permits EffectSources, RowSources {

  /** The family as {@code game.yaml} names it. */
  String family();

  /** The names of its files, sorted; workbooks among them are its tables themselves. */
  List<String> files();

  /** The tables that its contents are rows of. */
  List<? extends TableForm> forms();
}
