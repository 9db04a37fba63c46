package dev.runesheet.pack.change;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.DeletedRows;
import dev.runesheet.table.read.WorkbookReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The rows of a game's sources that are no effects, such as cards, for telling what differs. */
public final class PackRows {

  private final Map<Place, TypedTable> tables = new LinkedHashMap<>();

  private final Map<Place, RowSources> families = new HashMap<>();

  /** A table of a file. */
  private record Place(PlainForm form, String file) {}

  /** No rows. */
  public PackRows() {}

  /** Reads the rows of sources that are known to have no error. */
  public PackRows(AuthoringPack pack, PackFiles files) {
    for (TableSources family : pack.tableSources(files, new Diagnostics())) {
      if (family instanceof RowSources rows) {
        rows.files().stream()
            .filter(file -> PackFiles.isWorkbook(file) || !rows.inCatalog())
            .forEach(file -> read(rows, file, files));
      }
    }
  }

  private void read(RowSources family, String file, PackFiles files) {
    Optional<byte[]> content = files.read(file);
    if (content.isPresent()) {
      Map<PlainForm, TypedTable> read =
          files
              .readings()
              .of(
                  file,
                  content.get(),
                  List.of("rows", family.family()),
                  new Diagnostics(),
                  findings -> read(family, file, content.get(), findings));
      read.forEach((form, table) -> put(new Place(form, file), table, family));
    }
  }

  private void put(Place place, TypedTable table, RowSources family) {
    tables.put(place, table);
    families.put(place, family);
  }

  /** The tables by their forms: of two that differ in the rows that count, both are of one form. */
  private static Map<PlainForm, TypedTable> read(
      RowSources family, String file, byte[] content, Diagnostics findings) {
    List<PlainForm> forms = family.forms();
    Map<PlainForm, TypedTable> tables = new LinkedHashMap<>();
    if (PackFiles.isWorkbook(file)) {
      Map<TableForm, TypedTable> present =
          new WorkbookReader(file, content, findings).readPresent(forms);
      forms.stream()
          .filter(present::containsKey)
          .forEach(form -> tables.put(form, present.get(form)));
    } else {
      family
          .read(file, content, findings)
          .map(source -> source.tables().tables())
          .ifPresent(
              read ->
                  IntStream.range(0, forms.size())
                      .forEach(i -> tables.put(forms.get(i), read.get(i))));
    }
    return tables;
  }

  /** Reports tables that have lost all rows; those whose rows are rules are reported as rules. */
  public void reportGone(PackRows after, Diagnostics findings) {
    Diagnostics gone = new Diagnostics();
    after.tables.forEach(
        (place, table) -> {
          TypedTable before = tables.get(place);
          if (before != null && before != table) {
            DeletedRows.check(before, table, gone);
          }
        });
    gone.all().stream().filter(one -> !findings.all().contains(one)).forEach(findings::add);
  }

  /** The differences of another version, table by table. */
  public List<RowChange> changes(PackRows after) {
    List<RowChange> changes = new ArrayList<>();
    after.tables.forEach(
        (place, table) -> {
          TypedTable before = tables.get(place);
          if (before != null && before != table) {
            Map<String, String> renamed =
                after.families.get(place).renamed(List.of(before), List.of(table));
            changes.addAll(RowDiff.between(place.form(), before, table, Set.of(), renamed));
          }
        });
    return changes;
  }
}
