package dev.runesheet.pack.exchange;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.change.RowChange;
import dev.runesheet.pack.change.RowDiff;
import dev.runesheet.pack.source.RowSource;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.TypedTable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A source with the rows of a workbook.
 *
 * @param content the source's new bytes; those it had if nothing differs
 * @param changes the differences, row by row
 */
public record RowImport(byte[] content, List<RowChange> changes) {

  /** Copies the list. */
  public RowImport {
    changes = List.copyOf(changes);
  }

  /**
   * Makes a source say what the tables of a workbook say. What no row can say stays.
   *
   * @param file the source's name
   * @param tables the workbook's tables; those that it has not leave their part of the source
   * @return the source; empty after a finding
   */
  public static Optional<RowImport> of(
      RowSources family,
      String file,
      byte[] content,
      Map<PlainForm, TypedTable> tables,
      Diagnostics findings) {
    Optional<RowSource> source = family.read(file, content, findings);
    if (source.isEmpty() || findings.hasErrors()) {
      return Optional.empty();
    }
    TableSet own = source.get().tables();
    List<TypedTable> wanted = new ArrayList<>();
    List<RowChange> changes = new ArrayList<>();
    for (int i = 0; i < family.forms().size(); i++) {
      PlainForm form = family.forms().get(i);
      TypedTable table = tables.getOrDefault(form, own.tables().get(i));
      wanted.add(table);
      changes.addAll(RowDiff.between(form, own.tables().get(i), table));
    }
    return changes.isEmpty()
        ? Optional.of(new RowImport(content, changes))
        : source
            .get()
            .write(wanted, findings)
            .filter(text -> readsBack(family, file, text, wanted, findings))
            .map(text -> new RowImport(text.getBytes(StandardCharsets.UTF_8), changes));
  }

  /** Whether the written file reads back as the rows; each row that differs is a finding. */
  private static boolean readsBack(
      RowSources family, String file, String text, List<TypedTable> wanted, Diagnostics findings) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Optional<RowSource> again = family.read(file, bytes, findings);
    if (again.isEmpty() || findings.hasErrors()) {
      return false;
    }
    for (int i = 0; i < wanted.size(); i++) {
      TypedTable read = again.get().tables().tables().get(i);
      for (RowChange lost : RowDiff.between(family.forms().get(i), read, wanted.get(i))) {
        findings.add(
            Diagnostic.of(
                    Code.INEXPRESSIBLE,
                    lost.place(),
                    "'" + lost.id() + "'",
                    "a " + lost.noun() + " that " + file + " can hold")
                .suggesting(String.join(", ", lost.details())));
      }
    }
    return !findings.hasErrors();
  }
}
