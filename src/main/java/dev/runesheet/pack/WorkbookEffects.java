package dev.runesheet.pack;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.table.effect.EffectBook;
import java.util.List;
import java.util.Optional;

/**
 * A family of effects that is always written in workbooks.
 *
 * @param family the family as {@code game.yaml} names it
 * @param files the names of its workbooks
 * @param book its tables
 */
public record WorkbookEffects(String family, List<String> files, EffectBook book)
    implements EffectSources {

  /** Copies the list. */
  public WorkbookEffects {
    files = List.copyOf(files);
  }

  @Override
  public Optional<EffectSource> read(String name, byte[] content, Diagnostics findings) {
    return WorkbookRows.noText(name, findings);
  }
}
