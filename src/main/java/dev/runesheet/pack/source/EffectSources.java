package dev.runesheet.pack.source;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectForm;
import java.util.List;
import java.util.Optional;

/** A family of effects. */
public non-sealed interface EffectSources extends TableSources {

  /** The tables that its effects are rows of. */
  EffectBook book();

  @Override
  default List<EffectForm> forms() {
    return book().forms();
  }

  /**
   * Reads one file of the family, also one that stands elsewhere, such as an older version.
   *
   * @return the source; empty if it cannot be read. If there are errors, it may lack effects
   */
  Optional<EffectSource> read(String name, byte[] content, Diagnostics findings);

  /**
   * What a file of the family says that is not there yet.
   *
   * @return a source without effects; empty if a file holds more than effects
   */
  default Optional<byte[]> blank() {
    return Optional.empty();
  }

  /** Whether a workbook can be one of its files: one of cards, say, whose cells tell effects. */
  default boolean isWorkbook() {
    return false;
  }

  /** What stands beside its effects, for people; empty if the family does not tell. */
  default Optional<EffectUsers> users() {
    return Optional.empty();
  }

  /** The same family, with what its files need of others taken from a folder, if it is there. */
  default EffectSources among(PackFiles folder) {
    return this;
  }
}
