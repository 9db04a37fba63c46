package dev.runesheet.pack.source;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectForm;
import java.util.List;
import java.util.Optional;

/** A family of effects. */
public non-sealed interface EffectSources extends TableSources {

  /** The tables that its effects are rows of; a command asks for them once. */
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
   * The content of a new file of the family.
   *
   * @return a source without effects; empty if a file holds other things as well
   */
  default Optional<byte[]> blank() {
    return Optional.empty();
  }

  /** True if a workbook can be one of its files: one of cards, say, whose cells tell effects. */
  default boolean isWorkbook() {
    return false;
  }

  /** The workbooks of its tables that {@code game.yaml} names; empty if it can name none. */
  default Optional<TableHomes> tables() {
    return isWorkbook() ? Optional.empty() : Optional.of(TableHomes.among(family(), files()));
  }

  /** The notes beside its effects, for people; empty if the family has none. */
  default Optional<EffectUsers> users() {
    return Optional.empty();
  }

  /** The same family, with other files that it needs taken from a folder if it has them. */
  default EffectSources among(PackFiles folder) {
    return this;
  }
}
