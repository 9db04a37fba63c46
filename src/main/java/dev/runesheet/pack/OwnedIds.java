package dev.runesheet.pack;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Slug;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;

/**
 * The check of the ids of rows of effects: stories and scenarios tell effects by them, so that none
 * may begin with another owner's name than that of its row.
 *
 * @param owners the names with which ids of others begin
 */
public record OwnedIds(List<String> owners) {

  /** Copies the list. */
  public OwnedIds {
    owners = List.copyOf(owners);
  }

  /** Reports each row whose id is another owner's. */
  public void check(TypedTable table, Diagnostics findings) {
    for (TypedRow row : table.rows()) {
      String owner = table.text(row, new Binding.Owner());
      String id = table.text(row, new Binding.Block());
      String named = id == null || !id.contains("/") ? "" : id.substring(0, id.indexOf('/'));
      if (owner != null && !named.equals(inId(owner)) && owners.contains(named)) {
        report(table, row, owner, id, named, findings);
      }
    }
  }

  private static void report(
      TypedTable table, TypedRow row, String owner, String id, String named, Diagnostics findings) {
    String begins = "an id that begins with " + Words.quote(inId(owner) + "/");
    String ofOther = Words.quote(id) + ", an effect of " + named;
    boolean made = id.equals(named + "/" + table.text(row, new Binding.Name()));
    // An id that the tool made of owner and name stands in a column that authors do not see.
    findings.error(
        Code.UNKNOWN_REFERENCE,
        table.place(row, made ? new Binding.Owner() : new Binding.Block()),
        made ? Words.quote(owner) + " of the row of " + ofOther : ofOther,
        made ? Words.quote(named) + ", or in column Effect " + begins : begins);
  }

  /** An owner as ids begin with it: one that has a blank cannot stand in an id. */
  private static String inId(String owner) {
    return Literals.isId(owner) ? owner : Slug.of(owner);
  }
}
