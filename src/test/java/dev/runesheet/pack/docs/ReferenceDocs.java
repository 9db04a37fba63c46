package dev.runesheet.pack.docs;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.RecordRows;
import dev.runesheet.pack.entry.EntryRows;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.rows.RecordSheet;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** Writes the references in {@code docs} that follow from declarations. */
public final class ReferenceDocs {

  private ReferenceDocs() {}

  /** The table of diagnostic codes, as Markdown. */
  public static String codes() {
    StringBuilder text = new StringBuilder("# Diagnostic codes\n\n");
    text.append("Every finding names its place, a code, what was found and what was expected. ");
    text.append(
        "Codes never change their meaning. Of two severities the first is the usual one, and each ");
    text.append("finding tells its own.\n\n");
    text.append("| code | severity | meaning | what usually helps |\n|---|---|---|---|\n");
    for (FindingCode code : Packs.codes()) {
      text.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %s | %s |\n",
              code.id(),
              code.severities(),
              code.title(),
              code.fix()));
    }
    return text.toString();
  }

  /**
   * The sheets whose rows are records, such as cards, by game, as Markdown.
   *
   * @param files the files of each game
   */
  public static String sheets(Function<String, PackFiles> files) {
    StringBuilder text = new StringBuilder("# Sheets of cards\n\n");
    text.append("Written from the declarations of cards; a cell that must be filled is in bold. ");
    text.append("In declared games, numbers and properties are those of `kinds` and `words` in ");
    text.append("`data/<game>/game.yaml`.\n");
    for (String game : Packs.games()) {
      List<RecordSheet<?>> sheets =
          Packs.find(game).tableSources(files.apply(game), new Diagnostics()).stream()
              .flatMap(ReferenceDocs::sheets)
              .toList();
      text.append(sheets.isEmpty() ? "" : "\n## " + game + "\n");
      for (RecordSheet<?> sheet : sheets) {
        TableLayout layout = sheet.layout();
        text.append("\n").append(SourceLink.declaredIn(List.of(sheet.type())));
        text.append("\n| ").append(layout.title()).append(" | holds | meaning |\n|---|---|---|\n");
        layout.columns().forEach(column -> text.append(row(column)));
      }
    }
    return text.toString();
  }

  private static Stream<RecordSheet<?>> sheets(TableSources family) {
    if (family instanceof RecordRows<?> rows) {
      return rows.sheets().all().stream().map(Function.identity());
    }
    return family instanceof EntryRows<?> rows
        ? rows.sheets().all().stream().map(Function.identity())
        : Stream.of();
  }

  private static String row(Column column) {
    String label = column.required() ? "**" + column.label() + "**" : column.label();
    String note = column.note().replace("|", "\\|");
    return "| " + label + " | " + column.types().get(0).says() + " | " + note + " |\n";
  }
}
