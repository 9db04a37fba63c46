package dev.runesheet.pack.source;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.effect.EffectBook;
import java.util.List;
import java.util.Optional;

/**
 * A family of effects that gives the same book at each call: tables are told apart as objects, and
 * the family of a project may make others each time.
 *
 * @param of the family itself
 * @param book the book that it gave first
 */
public record OneBook(EffectSources of, EffectBook book) implements EffectSources {

  /** The same families, each of effects with one book. */
  public static List<TableSources> each(List<TableSources> families) {
    return families.stream()
        .map(one -> one instanceof EffectSources effects ? of(effects) : one)
        .toList();
  }

  private static TableSources of(EffectSources family) {
    return new OneBook(family, family.book());
  }

  @Override
  public String family() {
    return of.family();
  }

  @Override
  public List<String> files() {
    return of.files();
  }

  @Override
  public Optional<EffectSource> read(String name, byte[] content, Diagnostics findings) {
    return of.read(name, content, findings);
  }

  @Override
  public Optional<byte[]> blank() {
    return of.blank();
  }

  @Override
  public boolean isWorkbook() {
    return of.isWorkbook();
  }

  @Override
  public Optional<TableHomes> tables() {
    return of.tables();
  }

  @Override
  public Optional<EffectUsers> users() {
    return of.users();
  }

  @Override
  public EffectSources among(PackFiles folder) {
    EffectSources near = of.among(folder);
    return near == of ? this : near;
  }
}
