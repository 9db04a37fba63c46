package dev.runesheet.pack.exchange;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A search for mistakes that show only when a workbook's other mistakes are mended: each row with
 * one counts as its source has it, as long as there is such a row.
 */
final class FurtherMistakes {

  private final RowSources family;
  private final Map<String, byte[]> files;
  private final Collection<String> into;

  /** The rows of the sources by the form of their table and their id. */
  private final Map<PlainForm, Map<String, TypedRow>> sources = new HashMap<>();

  FurtherMistakes(RowSources family, Map<String, byte[]> files, Collection<String> into) {
    this.family = family;
    this.files = files;
    this.into = into;
    files.forEach(
        (name, content) ->
            family
                .read(name, content, new Diagnostics())
                .ifPresent(source -> rows(source.tables().tables())));
  }

  private void rows(List<TypedTable> tables) {
    for (int i = 0; i < tables.size(); i++) {
      rows(family.forms().get(i), tables.get(i));
    }
  }

  private void rows(PlainForm form, TypedTable table) {
    Map<String, TypedRow> byId = sources.computeIfAbsent(form, any -> new HashMap<>());
    table.rows().forEach(row -> byId.put(id(table, row), row));
  }

  private static String id(TypedTable table, TypedRow row) {
    return String.valueOf(table.text(row, new Binding.Name()));
  }

  /**
   * Adds what else is wrong in the rows of a workbook.
   *
   * @param findings the mistakes that are known
   */
  void find(Map<PlainForm, TypedTable> tables, Diagnostics findings) {
    List<String> mended = new ArrayList<>();
    Map<PlainForm, TypedTable> rows = tables;
    List<Diagnostic> last = List.copyOf(findings.all());
    while (true) {
      Optional<Map<PlainForm, TypedTable>> right = without(last, rows, mended);
      if (right.isEmpty()) {
        return;
      }
      rows = right.get();
      Diagnostics more = new Diagnostics();
      FamilyImport.of(family, files, into, rows, more);
      last = more.all().stream().filter(Diagnostic::isError).toList();
      last.stream()
          .filter(one -> isIn(tables, one) && !findings.all().contains(one))
          .filter(one -> !mended.contains(one.found()))
          .forEach(findings::add);
    }
  }

  private static boolean isIn(Map<PlainForm, TypedTable> tables, Diagnostic finding) {
    return tables.values().stream()
        .anyMatch(table -> table.workbook().equals(finding.location().file()));
  }

  /**
   * The tables with the rows of their sources in place of those with mistakes; empty if there is no
   * mistake, or one that is at no row which a source has.
   *
   * @param mended takes the words of the rows that are replaced, quoted, which others may name
   */
  private Optional<Map<PlainForm, TypedTable>> without(
      List<Diagnostic> mistakes, Map<PlainForm, TypedTable> tables, List<String> mended) {
    Map<PlainForm, TypedTable> all = new LinkedHashMap<>(tables);
    for (Diagnostic mistake : mistakes) {
      if (mistake.isError() && !replace(mistake, tables, all, mended)) {
        return Optional.empty();
      }
    }
    return Optional.of(all).filter(changed -> !changed.equals(tables));
  }

  private boolean replace(
      Diagnostic mistake,
      Map<PlainForm, TypedTable> tables,
      Map<PlainForm, TypedTable> all,
      List<String> mended) {
    for (Map.Entry<PlainForm, TypedTable> one : tables.entrySet()) {
      TypedTable table = one.getValue();
      for (int i = 0; i < table.rows().size(); i++) {
        TypedRow row = table.rows().get(i);
        TypedRow source = isAt(mistake, table, row) ? source(one.getKey(), table, row) : null;
        if (source != null) {
          List<TypedRow> rows = new ArrayList<>(all.get(one.getKey()).rows());
          rows.set(i, new TypedRow(row.number(), row.place(), source.cells(), true));
          all.put(one.getKey(), table.with(rows));
          row.cells().stream().map(TypedCell::text).map(Words::quote).forEach(mended::add);
          return true;
        }
      }
    }
    return false;
  }

  /** The row of a source for one of the workbook, also if its id is misspelt; null if none is. */
  private TypedRow source(PlainForm form, TypedTable table, TypedRow row) {
    Map<String, TypedRow> byId = sources.getOrDefault(form, Map.of());
    String id = id(table, row);
    Set<String> missing = new TreeSet<>(byId.keySet());
    table.rows().forEach(one -> missing.remove(id(table, one)));
    String meant = missing.size() == 1 ? missing.iterator().next() : Words.nearest(id, missing);
    return byId.containsKey(id) || meant == null ? byId.get(id) : byId.get(meant);
  }

  private static boolean isAt(Diagnostic mistake, TypedTable table, TypedRow row) {
    return IntStream.range(0, table.layout().columns().size())
        .mapToObj(column -> table.place(row.number() - 1, column))
        .anyMatch(mistake.location()::equals);
  }
}
