package dev.runesheet.pack;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.source.RowSource;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TableLayout;
import java.util.List;
import java.util.Optional;

/**
 * A family of rows that is always written in workbooks, such as a game's global rules.
 *
 * @param family the family as {@code game.yaml} names it
 * @param files the names of its workbooks
 * @param forms its tables
 */
public record WorkbookRows(String family, List<String> files, List<PlainForm> forms)
    implements RowSources {

  /** Copies the lists. */
  public WorkbookRows {
    files = List.copyOf(files);
    forms = List.copyOf(forms);
  }

  /** The family with the home that a manifest names, and tables of these shapes. */
  public static WorkbookRows of(Manifest manifest, String family, List<TableLayout> layouts) {
    return new WorkbookRows(
        family,
        manifest.home(family).map(List::of).orElse(List.of()),
        layouts.stream().map(PlainForm::new).toList());
  }

  @Override
  public Optional<RowSource> read(String name, byte[] content, Diagnostics findings) {
    return noText(name, findings);
  }

  /** No source, with the finding that only workbooks are read. */
  public static <T> Optional<T> noText(String name, Diagnostics findings) {
    findings.error(Code.NOT_A_WORKBOOK, SourceLocation.file(name), "a text", "a workbook (.xlsx)");
    return Optional.empty();
  }
}
