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
import java.util.Set;

/**
 * A source with the rows of a workbook.
 *
 * @param content the source's new bytes; those it had if nothing differs
 * @param changes the differences, row by row
 * @param rows its rows
 */
public record RowImport(byte[] content, List<RowChange> changes, List<TypedTable> rows) {

  /** Copies the lists. */
  public RowImport {
    changes = List.copyOf(changes);
    rows = List.copyOf(rows);
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
    for (int i = 0; i < family.forms().size(); i++) {
      PlainForm form = family.forms().get(i);
      TypedTable there = own.tables().get(i);
      wanted.add(tables.containsKey(form) ? family.usual(tables.get(form)) : there);
    }
    List<RowChange> changes = changes(family, own.tables(), wanted);
    return changes.isEmpty()
        ? Optional.of(new RowImport(content, changes, wanted))
        : source
            .get()
            .write(wanted, findings)
            .filter(made -> readsBack(family, file, made, findings))
            .map(made -> new RowImport(bytes(made), changes, made.tables()));
  }

  private static List<RowChange> changes(
      RowSources family, List<TypedTable> before, List<TypedTable> after) {
    Map<String, String> renamed = family.renamed(before, after);
    List<RowChange> changes = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      PlainForm form = family.forms().get(i);
      changes.addAll(RowDiff.between(form, before.get(i), after.get(i), Set.of(), renamed));
    }
    return changes;
  }

  private static byte[] bytes(RowSource.Written made) {
    return made.text().getBytes(StandardCharsets.UTF_8);
  }

  /** True if the written file reads back as the rows; each row that differs is a finding. */
  private static boolean readsBack(
      RowSources family, String file, RowSource.Written made, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    Optional<RowSource> again = family.read(file, bytes(made), own);
    own.all().forEach(one -> findings.add(family.atCell(one, made.tables())));
    if (again.isEmpty() || findings.hasErrors()) {
      return false;
    }
    for (int i = 0; i < made.tables().size(); i++) {
      TypedTable read = again.get().tables().tables().get(i);
      for (RowChange lost : RowDiff.between(family.forms().get(i), read, made.tables().get(i))) {
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
