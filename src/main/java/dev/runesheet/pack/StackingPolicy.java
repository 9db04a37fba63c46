package dev.runesheet.pack;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.StackingPolicyTable;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import java.util.List;
import java.util.Optional;

/** The table that decides how continuous effects combine; one for all games, or a game's own. */
public final class StackingPolicy {

  /** The family's name in a manifest. */
  public static final String FAMILY = "stacking policy";

  private StackingPolicy() {}

  /** The table's shape. */
  public static TableLayout layout() {
    return StackingPolicyTable.layout("Stacking policy", "rules.engine.stacking", List.of());
  }

  /** The family, for tools that edit tables. */
  public static TableSources sources(Manifest manifest) {
    return WorkbookRows.of(manifest, FAMILY, List.of(layout()));
  }

  /** Reads the table that a manifest names; empty after a finding. */
  public static Optional<PackContent.Table> read(
      Manifest manifest, PackFiles files, Diagnostics diagnostics) {
    return manifest
        .home(FAMILY)
        .flatMap(
            home ->
                Manifest.bytes(home, files, diagnostics)
                    .map(bytes -> read(home, bytes, files, diagnostics)));
  }

  private static PackContent.Table read(
      String home, byte[] bytes, PackFiles files, Diagnostics diagnostics) {
    TypedTable table =
        files
            .readings()
            .of(
                home,
                bytes,
                layout(),
                diagnostics,
                findings -> new WorkbookReader(home, bytes, findings).read(layout()));
    return table == null ? null : PackContent.Table.of(table);
  }
}
