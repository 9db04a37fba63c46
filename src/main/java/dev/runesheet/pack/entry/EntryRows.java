package dev.runesheet.pack.entry;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.source.RowSource;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.schema.Placed;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A family of files in JSON or YAML whose entries, by their keys, are rows together with other
 * content. Edits change single values of the files; see {@link EntryWriting}.
 *
 * @param family the family as {@code game.yaml} names it
 * @param files the names of its files
 * @param sheets the sheets of its workbooks
 * @param entries reads the rows of a file
 * @param <T> the record of a row
 */
public record EntryRows<T extends Placed>(
    String family, List<String> files, RecordSheets<T> sheets, Entries<T> entries)
    implements RowSources {

  /** Copies the list. */
  public EntryRows {
    files = List.copyOf(files);
  }

  @Override
  public List<PlainForm> forms() {
    return sheets.forms();
  }

  @Override
  public String words(TypedTable table, TypedRow row) {
    return sheets.read(table, row, new Diagnostics()).map(entries::said).orElse("");
  }

  @Override
  public Optional<String> entry(TypedTable table, TypedRow row) {
    return sheets.read(table, row, new Diagnostics()).flatMap(entries::place).map(RowPlace::entry);
  }

  @Override
  public Optional<RowSource> read(String name, byte[] content, Diagnostics findings) {
    String text = new String(content, StandardCharsets.UTF_8);
    Diagnostics own = new Diagnostics();
    Optional<Entries.Read<T>> read = entries.read(name, text, own);
    findings.addAll(own);
    return read.map(rows -> new Source(name, text, rows));
  }

  @Override
  public boolean inCatalog() {
    return true;
  }

  @Override
  public Map<String, String> renamed(List<TypedTable> before, List<TypedTable> after) {
    Map<String, EntryLine<T>> old = lines(before);
    Map<String, String> keys = new EntryRenames<>(entries).of(old, lines(after));
    Map<String, String> renamed = new LinkedHashMap<>();
    old.forEach(
        (id, line) -> {
          EntryLine<T> now = EntryRenames.follow(line, keys);
          if (now != line) {
            renamed.put(id, now.place().id());
          }
        });
    return renamed;
  }

  private Map<String, EntryLine<T>> lines(List<TypedTable> rows) {
    return new EntryLines<>(sheets, entries, rows, new Diagnostics()).byId();
  }

  @Override
  public TypedTable usual(TypedTable table) {
    return sheets.usual(table);
  }

  @Override
  public void check(Map<String, byte[]> contents, Diagnostics findings) {
    entries.check(contents, findings);
  }

  @Override
  public Diagnostic atCell(Diagnostic finding, List<TypedTable> rows) {
    return new EntryCells<>(sheets, entries, rows)
        .cell(finding.location())
        .map(finding::movedTo)
        .orElse(finding);
  }

  private final class Source implements RowSource {
    private final String name;
    private final String text;
    private final TableSet tables;

    Source(String name, String text, Entries.Read<T> read) {
      this.name = name;
      this.text = text;
      TableSet rows = sheets.tables(name, read.rows(), entries::said);
      List<Diagnostic> left = new ArrayList<>(read.left());
      left.addAll(rows.notTabular());
      tables = new TableSet(rows.tables(), left);
    }

    @Override
    public TableSet tables() {
      return tables;
    }

    @Override
    public Optional<Written> write(List<TypedTable> wanted, Diagnostics findings) {
      EntryLines<T> before = new EntryLines<>(sheets, entries, tables.tables(), findings);
      EntryLines<T> after = new EntryLines<>(sheets, entries, wanted, findings);
      if (findings.hasErrors()) {
        return Optional.empty();
      }
      EntryWriting<T> writing = new EntryWriting<>(entries, name, text, findings);
      String written = writing.write(before, after);
      return findings.hasErrors()
          ? Optional.empty()
          : Optional.of(new Written(written, after.tables()));
    }
  }
}
