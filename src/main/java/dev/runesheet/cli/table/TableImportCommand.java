package dev.runesheet.cli.table;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.watch.ChangeReport;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.exchange.FamilyImport;
import dev.runesheet.pack.exchange.TableImport;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.RowSources;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts the effects of a workbook back into their source. */
@Command(
    name = "import",
    description = {
      "Put the effects of a workbook back into their source.",
      "Effects that no row can say, and all that is no effect, stay as they are. The old file is",
      "kept as .bak. Exit code 1 if nothing was written because of errors, or if what other files",
      "of the game say, such as decks and scenarios, no longer fits."
    })
final class TableImportCommand extends AbstractTableCommand {

  @Parameters(index = "0", paramLabel = "WORKBOOK", description = "The workbook.")
  private String workbook;

  @Parameters(
      index = "1",
      paramLabel = "SOURCE",
      description = "The source: a file, or its short name such as fire_mage.")
  private String named;

  @WritesOutput(mayReplaceInput = true)
  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Write this file; the source stays as it is.")
  private String to;

  TableImportCommand(AbstractGameCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    WorkbookContent rows = whole(files().find(workbook));
    List<String> words = files().names(named);
    TableFiles.Named file =
        files()
            .look(words.get(0))
            .or(() -> PackFiles.isWorkbook(named) ? Optional.empty() : files().blank(named, rows))
            .orElseGet(() -> files().find(named));
    if (file.isWorkbook() && !files().isSource(file)) {
      throw CommandFailure.usage(
          "The rows of '"
              + named
              + "' stand in a workbook themselves: edit "
              + file.name()
              + ", or put "
              + workbook
              + " in its place.");
    }
    Diagnostics findings = new Diagnostics();
    TableFiles.Source source = source(rows, file, findings);
    stopAtErrors(file.name() + " cannot be read", findings);
    if (source.family() instanceof EffectSources family) {
      return effects(family, file, words, rows.effects()) ? OK : FOUND;
    }
    return rows((RowSources) source.family(), file, words, rows) ? OK : FOUND;
  }

  private WorkbookContent whole(TableFiles.Named file) {
    Diagnostics findings = new Diagnostics();
    WorkbookContent read =
        WorkbookContent.readWhole(files().sources(), file.name(), file.content(), findings);
    if (findings.hasErrors()) {
      further(read, findings);
    }
    stopAtErrors(file.name() + " cannot be used", findings);
    return read;
  }

  /** Adds what else is wrong in a workbook with mistakes, if it is known where its rows belong. */
  private void further(WorkbookContent rows, Diagnostics findings) {
    List<String> words = files().names(named);
    Optional<TableFiles.Named> first = files().look(words.get(0));
    Optional<TableFiles.Source> found = first.map(file -> source(rows, file, new Diagnostics()));
    if (found.isPresent() && found.get().family() instanceof RowSources family) {
      Map<String, byte[]> contents = new LinkedHashMap<>();
      files()
          .texts(family, first.get())
          .forEach((name, file) -> contents.put(name, file.content()));
      FamilyImport.addFurther(
          family, contents, into(words, first.get(), contents), rows.rows(), findings);
    }
  }

  /** The files of those that were named into which rows are put. */
  private static List<String> into(
      List<String> words, TableFiles.Named first, Map<String, byte[]> contents) {
    return words.size() > 1
        ? words.stream().filter(contents::containsKey).toList()
        : List.of(first.name());
  }

  /** The source; of several families that a file holds, the one that the workbook has tables of. */
  private TableFiles.Source source(
      WorkbookContent rows, TableFiles.Named file, Diagnostics findings) {
    List<TableFiles.Source> all = files().sources(file, null, findings);
    return all.stream()
        .filter(one -> rows.has(one.family()))
        .findFirst()
        .orElseGet(() -> all.isEmpty() ? null : all.get(0));
  }

  /**
   * Puts the effects into each file of those that were named that has one owner of effects; false
   * if what other files of the game say is wrong then.
   */
  private boolean effects(
      EffectSources family, TableFiles.Named first, List<String> words, List<Effect> rows) {
    List<TableFiles.Named> into =
        words.stream()
            .flatMap(word -> files().look(word).stream())
            .filter(file -> TableImport.concerns(family, file.name(), file.content(), rows))
            .toList();
    if (words.size() < 2 || into.isEmpty()) {
      into = List.of(first);
    }
    if (to != null && into.size() > 1) {
      throw severalFiles();
    }
    Diagnostics findings = new Diagnostics();
    Map<TableFiles.Named, TableImport> made = new LinkedHashMap<>();
    for (TableFiles.Named file : into) {
      TableImport.of(family, file.name(), file.content(), rows, findings)
          .ifPresent(one -> made.put(file, one));
    }
    stopAtErrors(workbook + " cannot be put into " + named, findings);
    new ChangeReport(terminal)
        .print(made.values().stream().flatMap(one -> one.changes().stream()).toList());
    Map<String, byte[]> contents = new LinkedHashMap<>();
    made.forEach((file, one) -> contents.put(file.name(), one.content()));
    boolean same = made.values().stream().allMatch(one -> one.changes().isEmpty());
    Set<Diagnostic> wrong = wrong(same, contents, List.of());
    made.forEach((file, one) -> save(file, one.content(), one.changes().isEmpty()));
    return othersFit(wrong);
  }

  /**
   * The findings of the game once files have these contents, which they do not have yet.
   *
   * @param same whether they say what they said
   * @param known what is known to be found then
   */
  private Set<Diagnostic> wrong(
      boolean same, Map<String, byte[]> contents, List<Diagnostic> known) {
    Set<Diagnostic> wrong = new LinkedHashSet<>(known);
    if (!same) {
      wrong.addAll(OtherFiles.errors(rules(), contents));
    }
    return wrong;
  }

  /** Tells what is wrong after files were written; false if it is an error. */
  private boolean othersFit(Set<Diagnostic> wrong) {
    Findings.lines(Findings.sorted(wrong), terminal.errPaint()).forEach(terminal::complain);
    return wrong.stream().noneMatch(Diagnostic::isError);
  }

  private CommandFailure severalFiles() {
    return CommandFailure.usage("'--to' is for one file; '" + named + "' has several.");
  }

  /**
   * Puts the rows into the files that were named; false if what other files of the game say is
   * wrong then.
   */
  private boolean rows(
      RowSources family, TableFiles.Named first, List<String> words, WorkbookContent rows) {
    Map<String, TableFiles.Named> texts = files().texts(family, first);
    Map<String, byte[]> contents = new LinkedHashMap<>();
    texts.forEach((name, file) -> contents.put(name, file.content()));
    List<String> into = into(words, first, contents);
    if (to != null && into.size() > 1) {
      throw severalFiles();
    }
    Diagnostics findings = new Diagnostics();
    if (rows.rows().values().stream().allMatch(table -> table.rows().isEmpty())) {
      SourceLocation place = SourceLocation.file(workbook);
      String all = "the rows of " + named;
      findings.add(Diagnostic.of(Code.TABLE_EMPTY, place, "no row", all).as(Severity.ERROR));
      stopAtErrors(workbook + " cannot be put into " + named, findings);
    }
    FamilyImport made = FamilyImport.of(family, contents, into, rows.rows(), findings).orElse(null);
    if (made == null) {
      FamilyImport.addFurther(family, contents, into, rows.rows(), findings);
    }
    stopAtErrors(workbook + " cannot be put into " + named, findings);
    new ChangeReport(terminal).printRows(made.changes());
    Set<Diagnostic> wrong = wrong(made.changes().isEmpty(), made.contents(), made.elsewhere());
    made.contents()
        .forEach(
            (name, content) -> {
              boolean same = Arrays.equals(content, texts.get(name).content());
              save(texts.get(name), content, same);
            });
    return othersFit(wrong);
  }

  private void save(TableFiles.Named file, byte[] content, boolean same) {
    if (to == null && same) {
      return;
    }
    Path target = to == null ? file.path() : terminal.file(to);
    if (target == null) {
      throw CommandFailure.usage(
          "'" + file.name() + "' came with Runesheet; name a file with --to.");
    }
    boolean kept = SafeFile.write(target, content);
    String name = to == null ? file.name() : to;
    terminal.complain("Written: " + name + (kept ? "; the old one is " + name + ".bak" : ""));
  }
}
