package dev.runesheet.table.effect;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;

/**
 * Effects as rows.
 *
 * @param table those that fit
 * @param notTabular the reasons why others do not, each with its place
 */
public record EffectSheet(TypedTable table, List<Diagnostic> notTabular) {

  /** Copies the findings. */
  public EffectSheet {
    notTabular = List.copyOf(notTabular);
  }
}
