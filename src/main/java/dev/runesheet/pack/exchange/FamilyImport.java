package dev.runesheet.pack.exchange;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.change.RowChange;
import dev.runesheet.pack.source.RowSource;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Files of a family with the rows of one workbook: each row goes to the file that has its entry, a
 * new one to that of a row beside it.
 *
 * @param contents the new contents of the files that were asked for, by name
 * @param changes the differences, row by row
 * @param elsewhere what no longer fits in other files of the game, such as decks
 */
public record FamilyImport(
    Map<String, byte[]> contents, List<RowChange> changes, List<Diagnostic> elsewhere) {

  /** Keeps the orders. */
  public FamilyImport {
    contents = new LinkedHashMap<>(contents);
    changes = List.copyOf(changes);
    elsewhere = List.copyOf(elsewhere);
  }

  /**
   * Makes files say what the tables of a workbook say. A file of which the workbook has no row
   * stays as it is, unless it is the only one.
   *
   * @param files the contents of all files of the family, by name
   * @param into the files that may change
   * @return the files; empty after a finding
   */
  public static Optional<FamilyImport> of(
      RowSources family,
      Map<String, byte[]> files,
      Collection<String> into,
      Map<PlainForm, TypedTable> tables,
      Diagnostics findings) {
    Map<String, Map<PlainForm, TypedTable>> parts =
        files.size() == 1
            ? Map.of(files.keySet().iterator().next(), tables)
            : parts(family, files, into, tables, findings);
    if (findings.hasErrors()) {
      return Optional.empty();
    }
    Map<String, RowImport> made = new LinkedHashMap<>();
    for (String file : into) {
      Optional<RowImport> one =
          Optional.ofNullable(parts.get(file))
              .flatMap(rows -> RowImport.of(family, file, files.get(file), rows, findings));
      one.ifPresent(rows -> made.put(file, rows));
    }
    if (made.isEmpty() && !findings.hasErrors()) {
      SourceLocation place = SourceLocation.file(String.join(", ", into));
      findings.error(Code.UNKNOWN_REFERENCE, place, "no row", "a row for one of its entries");
    }
    return findings.hasErrors() ? Optional.empty() : checked(family, made, findings);
  }

  /**
   * Adds the mistakes in the rows of a workbook that show only when those that are known are
   * mended.
   *
   * @param findings what is wrong with the workbook so far
   */
  public static void addFurther(
      RowSources family,
      Map<String, byte[]> files,
      Collection<String> into,
      Map<PlainForm, TypedTable> tables,
      Diagnostics findings) {
    new FurtherMistakes(family, files, into).find(tables, findings);
  }

  private static Optional<FamilyImport> checked(
      RowSources family, Map<String, RowImport> made, Diagnostics findings) {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    List<RowChange> changes = new ArrayList<>();
    made.forEach(
        (file, one) -> {
          contents.put(file, one.content());
          changes.addAll(one.changes());
        });
    Diagnostics found = new Diagnostics();
    if (!changes.isEmpty()) {
      family.check(contents, found);
    }
    List<Diagnostic> elsewhere = new ArrayList<>();
    for (Diagnostic one : found.all()) {
      RowImport of = made.get(one.location().file());
      if (of == null) {
        elsewhere.add(one);
      } else {
        findings.add(family.atCell(one, of.rows()));
      }
    }
    return findings.hasErrors()
        ? Optional.empty()
        : Optional.of(new FamilyImport(contents, changes, elsewhere));
  }

  /** The tables of each file. */
  private static Map<String, Map<PlainForm, TypedTable>> parts(
      RowSources family,
      Map<String, byte[]> files,
      Collection<String> into,
      Map<PlainForm, TypedTable> tables,
      Diagnostics findings) {
    Map<String, String> owners = owners(family, files, findings);
    Map<String, Map<PlainForm, TypedTable>> parts = new LinkedHashMap<>();
    tables.forEach(
        (form, table) -> {
          Map<String, List<TypedRow>> rows = split(family, table, owners, into);
          rows.keySet().forEach(file -> parts.computeIfAbsent(file, any -> new LinkedHashMap<>()));
          rows.forEach((file, own) -> parts.get(file).put(form, table.with(own)));
        });
    // A file with rows on some sheets has none on the others.
    parts
        .values()
        .forEach(
            own -> tables.forEach((form, table) -> own.putIfAbsent(form, table.with(List.of()))));
    return parts;
  }

  private static Map<String, List<TypedRow>> split(
      RowSources family, TypedTable table, Map<String, String> owners, Collection<String> into) {
    Map<String, List<TypedRow>> rows = new LinkedHashMap<>();
    List<String> entries =
        table.rows().stream().map(row -> family.entry(table, row).orElse("")).toList();
    for (int i = 0; i < entries.size(); i++) {
      if (!owners.containsKey(entries.get(i))) {
        owners.put(entries.get(i), neighbour(entries, i, owners, List.copyOf(into)));
      }
      String file = owners.get(entries.get(i));
      rows.computeIfAbsent(file, any -> new ArrayList<>()).add(table.rows().get(i));
    }
    return rows;
  }

  /**
   * The file of a new row: the one that was asked for alone; else that of the row above it, or of
   * the next one that a file has if its name is more like the new one; the last file if there are
   * neither.
   */
  private static String neighbour(
      List<String> entries, int row, Map<String, String> owners, List<String> into) {
    String own = entries.get(row);
    String above = row == 0 ? null : entries.get(row - 1);
    String below =
        entries.stream().skip(row + 1L).filter(owners::containsKey).findFirst().orElse(null);
    if (into.size() == 1 || above == null && below == null) {
      return into.get(into.size() - 1);
    }
    boolean up = below == null || above != null && alike(own, above) >= alike(own, below);
    return owners.get(up ? above : below);
  }

  /** The number of signs with which both texts begin. */
  private static int alike(String one, String other) {
    int same = 0;
    while (same < Math.min(one.length(), other.length())
        && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    return same;
  }

  private static Map<String, String> owners(
      RowSources family, Map<String, byte[]> files, Diagnostics findings) {
    Map<String, String> owners = new HashMap<>();
    files.forEach(
        (file, content) -> {
          Optional<RowSource> source = family.read(file, content, findings);
          source.ifPresent(
              one ->
                  one.tables().tables().stream()
                      .flatMap(table -> table.rows().stream().map(row -> family.entry(table, row)))
                      .flatMap(Optional::stream)
                      .forEach(entry -> owners.putIfAbsent(entry, file)));
        });
    return owners;
  }
}
