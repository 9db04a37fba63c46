package dev.runesheet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonText;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.source.RowSource;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.rows.RowIds;
import dev.runesheet.schema.Placed;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A family whose rows are records: workbooks, or also lists in JSON of objects with their ids. A
 * file's entries without an id are about the list itself. Files of another form are only read.
 *
 * @param family the family as {@code game.yaml} names it
 * @param files the names of its files
 * @param sheets the sheets of its workbooks
 * @param list reads a list in JSON; empty if there are only workbooks
 * @param said the sentence of a record
 * @param <T> the record of a row
 */
public record RecordRows<T extends Placed>(
    String family,
    List<String> files,
    RecordSheets<T> sheets,
    Optional<Homes.Text<List<T>>> list,
    Function<T, String> said)
    implements RowSources {

  private static final String ID = "id";

  /** Copies the list. */
  public RecordRows {
    files = List.copyOf(files);
  }

  @Override
  public List<PlainForm> forms() {
    return sheets.forms();
  }

  @Override
  public String words(TypedTable table, TypedRow row) {
    return sheets.read(table, row, new Diagnostics()).map(said).orElse("");
  }

  @Override
  public Optional<byte[]> blank() {
    return list.map(any -> "[]\n".getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public Optional<RowSource> read(String name, byte[] content, Diagnostics findings) {
    if (list.isEmpty()) {
      return WorkbookRows.noText(name, findings);
    }
    String text = new String(content, StandardCharsets.UTF_8);
    Optional<JsonDocument> document = JsonDocument.parseByName(name, text, findings);
    return document.map(
        found -> new Source(name, found.root().node(), list.get().read(name, text, findings)));
  }

  private final class Source implements RowSource {
    private final String name;
    private final JsonNode root;
    private final List<T> records;

    Source(String name, JsonNode root, List<T> records) {
      this.name = name;
      this.root = root;
      this.records = List.copyOf(records);
    }

    @Override
    public TableSet tables() {
      return sheets.tables(name, records, said);
    }

    /**
     * Writes the rows; entries with the same content as before stay as they were written, with
     * further fields.
     */
    @Override
    public Optional<Written> write(List<TypedTable> tables, Diagnostics findings) {
      if (!root.isArray()) {
        String found = "things by their names";
        findings.error(
            Code.INEXPRESSIBLE, SourceLocation.file(name), found, "a list, or a workbook");
        return Optional.empty();
      }
      Map<String, T> rows = byId(tables, findings);
      Map<String, T> drawn = byId(tables().tables(), findings);
      ArrayNode written = JsonNodeFactory.instance.arrayNode();
      for (JsonNode entry : root) {
        T row = rows.remove(id(entry));
        T own = drawn.get(id(entry));
        boolean stays = own == null || own.equals(row);
        if (stays || row != null) {
          written.add(stays ? entry : sheets.json(row));
        }
      }
      rows.values().forEach(row -> written.add(sheets.json(row)));
      return findings.hasErrors()
          ? Optional.empty()
          : Optional.of(new Written(JsonText.pretty(written), tables));
    }

    private Map<String, T> byId(List<TypedTable> tables, Diagnostics findings) {
      Map<String, T> byId = new LinkedHashMap<>();
      for (TypedTable table : tables) {
        TypedTable meant = RowIds.meant(table, findings);
        for (TypedRow row : meant.rows()) {
          sheets
              .read(meant, row, findings)
              .ifPresent(one -> byId.putIfAbsent(id(sheets.json(one)), one));
        }
      }
      return byId;
    }
  }

  private static String id(JsonNode entry) {
    return entry.path(ID).asText();
  }
}
