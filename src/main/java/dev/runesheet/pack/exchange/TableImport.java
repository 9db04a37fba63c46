package dev.runesheet.pack.exchange;

import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.analysis.change.EffectChange;
import dev.runesheet.analysis.change.EffectDiff;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.table.effect.EffectBook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A source with the effects of a workbook.
 *
 * @param content the source's new bytes; those it had if nothing differs
 * @param changes the differences, effect by effect
 */
public record TableImport(byte[] content, List<EffectChange> changes) {

  /** Copies the list. */
  public TableImport {
    changes = List.copyOf(changes);
  }

  /**
   * Puts the rows that belong to a source into it: changed effects are replaced, new ones are added
   * at the end, and effects that could be rows but have none any more are removed. Effects that fit
   * in no row stay as they are.
   *
   * @param file the source's name
   * @param content the source's bytes
   * @param rows the effects of the workbook
   * @return the source; empty after a finding
   */
  public static Optional<TableImport> of(
      EffectSources family, String file, byte[] content, List<Effect> rows, Diagnostics findings) {
    Optional<EffectSource> source = family.read(file, content, findings);
    if (source.isEmpty() || findings.hasErrors()) {
      return Optional.empty();
    }
    List<Effect> own = rows.stream().filter(source.get()::owns).toList();
    if (own.isEmpty()) {
      findings.add(
          Diagnostic.of(
              Code.UNKNOWN_REFERENCE,
              SourceLocation.file(file),
              "no row"
                  + source.get().owner().map(who -> " that belongs to '" + who + "'").orElse(""),
              "a row for at least one of its effects"));
      return Optional.empty();
    }
    List<Effect> before = source.get().effects();
    List<Effect> after = merged(family.book(), before, own);
    List<EffectChange> changes = EffectDiff.between(before, after);
    return changes.isEmpty()
        ? Optional.of(new TableImport(content, changes))
        : written(family, file, source.get(), after, findings)
            .map(bytes -> new TableImport(bytes, changes));
  }

  /**
   * True if a source is one of a single owner for which a workbook has rows, or that has effects
   * which could be rows.
   */
  public static boolean concerns(
      EffectSources family, String file, byte[] content, List<Effect> rows) {
    return family
        .read(file, content, new Diagnostics())
        .filter(source -> source.owner().isPresent())
        .filter(
            source ->
                rows.stream().anyMatch(source::owns)
                    || !TableExport.tabular(family.book(), source.effects()).isEmpty())
        .isPresent();
  }

  private static List<Effect> merged(EffectBook book, List<Effect> before, List<Effect> rows) {
    Map<String, Effect> byId = new LinkedHashMap<>();
    rows.forEach(row -> byId.put(row.id(), row));
    Set<String> tabular = TableExport.tabular(book, before);
    List<Effect> merged = new ArrayList<>();
    for (Effect effect : before) {
      Effect row = byId.remove(effect.id());
      if (row != null) {
        merged.add(NormalizedEffects.same(effect, row) ? effect : row);
      } else if (!tabular.contains(effect.id())) {
        merged.add(effect);
      }
    }
    merged.addAll(byId.values());
    return merged;
  }

  /**
   * Writes the source and reads it back; effects that its language reads differently are findings.
   */
  private static Optional<byte[]> written(
      EffectSources family,
      String file,
      EffectSource source,
      List<Effect> effects,
      Diagnostics findings) {
    byte[] bytes = source.write(effects, findings).orElse(null);
    if (bytes == null) {
      return Optional.empty();
    }
    Optional<EffectSource> again = family.read(file, bytes, findings);
    List<Effect> read = again.map(EffectSource::effects).orElse(List.of());
    for (EffectChange lost : EffectDiff.between(effects, read)) {
      if (lost.before() != null) {
        findings.add(
            Diagnostic.of(
                    Code.INEXPRESSIBLE,
                    lost.before().source(),
                    "'" + lost.before().id() + "'",
                    "an effect that " + file + " can hold")
                .suggesting(
                    lost.after() == null
                        ? "it would be lost"
                        : "it would be read with " + String.join(", ", lost.details())));
      }
    }
    return findings.hasErrors() ? Optional.empty() : Optional.of(bytes);
  }
}
