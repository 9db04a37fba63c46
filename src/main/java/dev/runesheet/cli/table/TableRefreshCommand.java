package dev.runesheet.cli.table;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.ColumnMigration;
import dev.runesheet.table.write.WorkbookEditor;
import dev.runesheet.table.write.WorkbookRenewal;
import dev.runesheet.testing.sheet.ScenarioSheet;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Brings the sentences of workbooks up to date. */
@Command(
    name = "refresh",
    description = {
      "Rewrite the sentences of a workbook that are out of date.",
      "Only cells under 'In words' and 'Used by' change, hidden ones that plain Drools needs, and"
          + " the",
      "drop-downs of a sheet 'Tests'; the old workbook is kept as .bak. With a workbook of the"
          + " game,",
      "what other sheets of the game say of its effects is rewritten too. With --anew the tables"
          + " are",
      "written as this version lays them out."
    })
final class TableRefreshCommand extends AbstractTableCommand {

  @Parameters(arity = "1..*", paramLabel = "WORKBOOK", description = "Workbooks.")
  private List<String> named;

  @Option(
      names = "--anew",
      description = {
        "Write the tables and how the sheet 'Tests' looks anew, as this version does; colours and",
        "widths of your own go, other sheets stay."
      })
  private boolean anew;

  TableRefreshCommand(AbstractGameCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    Set<Path> done = new LinkedHashSet<>();
    named.forEach(word -> done.add(refresh(word)));
    if (!Collections.disjoint(done, files().paths())) {
      files().withWords().stream()
          .filter(file -> file.path() != null && !done.contains(file.path()))
          .forEach(this::retell);
    }
    return OK;
  }

  /** Rewrites only the sentences of a workbook: they say effects that stand elsewhere. */
  private void retell(TableFiles.Named file) {
    Diagnostics findings = new Diagnostics();
    WorkbookContent read =
        WorkbookContent.read(files().sources(), file.name(), file.content(), findings);
    new WorkbookEditor(file.name(), file.content(), findings)
        .refresh(read.forms(), this::words)
        .filter(edited -> !edited.cells().isEmpty() && !findings.hasErrors())
        .ifPresent(
            edited -> {
              SafeFile.write(file.path(), edited.content());
              String sentences = sentences(edited.cells().size(), edited.filled());
              terminal.out().println(file.name() + ": " + sentences + backup(file.name()));
            });
  }

  /** The words for a number of changed cells, of which some are only for plain Drools. */
  private static String sentences(int cells, int filled) {
    String rewritten = Text.count(cells - filled, "sentence") + " rewritten";
    return filled == 0
        ? rewritten
        : rewritten + ", " + Text.count(filled, "hidden cell") + " filled";
  }

  private static String backup(String name) {
    return "; the old one is " + name + ".bak";
  }

  /** Refreshes a workbook; returns where it stands. */
  private Path refresh(String word) {
    TableFiles.Named written = files().find(word);
    TableFiles.Named file = anew ? migrated(written) : written;
    String name = file.name();
    WorkbookContent read = workbook(file);
    Diagnostics findings = new Diagnostics();
    Optional<EditedWorkbook> edited =
        new WorkbookEditor(name, file.content(), findings).refresh(read.forms(), this::words);
    stopAtErrors(name + " cannot be refreshed", findings);
    String sentences =
        edited.map(one -> sentences(one.cells().size(), one.filled())).orElse(sentences(0, 0));
    byte[] content = edited.map(EditedWorkbook::content).orElse(file.content());
    byte[] listed =
        new WorkbookEditor(name, content, findings)
            .relist(notTabular(read))
            .map(EditedWorkbook::content)
            .orElse(content);
    byte[] used = used(name, listed, read, false);
    byte[] renewed = renewed(name, used, false);
    byte[] result = anew ? anew(name, listed, read) : renewed;
    boolean kept = !Arrays.equals(result, written.content()) && SafeFile.write(file.path(), result);
    String list = Arrays.equals(listed, content) ? "" : ", list of what is no row renewed";
    String users = Arrays.equals(used, listed) ? "" : ", users of effects renewed";
    String tests = Arrays.equals(renewed, used) ? "" : ", drop-downs of the tests renewed";
    String looks = anew ? ", tables written anew" : "";
    String backup = kept ? backup(name) : "";
    terminal.out().println(name + ": " + sentences + list + users + tests + looks + backup);
    return file.path();
  }

  /**
   * The workbook with the columns that its questions have now. If rows then lack something that a
   * new column needs, it is written before these cells are reported: only its author can fill them.
   */
  private TableFiles.Named migrated(TableFiles.Named file) {
    Diagnostics findings = new Diagnostics();
    List<TableForm> forms =
        files().sources().stream().<TableForm>flatMap(one -> one.forms().stream()).toList();
    Optional<byte[]> content = new ColumnMigration(file.name(), file.content(), findings).to(forms);
    stopAtErrors(file.name() + " cannot be written anew", findings);
    if (content.isEmpty()) {
      return file;
    }
    TableFiles.Named moved = new TableFiles.Named(file.name(), content.get(), file.path());
    Diagnostics lacking = new Diagnostics();
    WorkbookContent.read(files().sources(), moved.name(), moved.content(), lacking);
    if (lacking.hasErrors()
        && lacking.all().stream()
            .filter(Diagnostic::isError)
            .allMatch(one -> one.code() == Code.CELL_MISSING)) {
      String backup = SafeFile.write(moved.path(), moved.content()) ? backup(moved.name()) : "";
      terminal.out().println(moved.name() + ": new columns added; fill their cells" + backup);
    }
    return moved;
  }

  /** The workbook with what uses its effects beside them. */
  private byte[] used(String name, byte[] content, WorkbookContent read, boolean make) {
    return new WorkbookEditor(name, content, new Diagnostics())
        .users(read.forms(), form -> users(form, read.effects()), make)
        .filter(edited -> !edited.cells().isEmpty())
        .map(EditedWorkbook::content)
        .orElse(content);
  }

  /** The notes beside the effects of a table, by their ids. */
  private Optional<UnaryOperator<String>> users(TableForm form, List<Effect> effects) {
    Map<String, Effect> byId = new HashMap<>();
    effects.forEach(effect -> byId.put(effect.id(), effect));
    return files().sources().stream()
        .filter(EffectSources.class::isInstance)
        .map(EffectSources.class::cast)
        .filter(family -> form instanceof EffectForm one && family.forms().contains(one))
        .findFirst()
        .flatMap(EffectSources::users)
        .map(users -> id -> byId.containsKey(id) ? users.beside(byId.get(id), effects) : "");
  }

  /** The workbook with its tables, what uses their effects, and its tests as they look now. */
  private byte[] anew(String name, byte[] content, WorkbookContent read) {
    Diagnostics findings = new Diagnostics();
    Optional<byte[]> written =
        new WorkbookRenewal(name, content, findings).write(read.forms(), lacking(read));
    stopAtErrors(name + " cannot be written anew", findings);
    byte[] tables = written.orElse(content);
    return renewed(name, used(name, tables, read, true), true);
  }

  /** The tables of effects that a workbook lacks although it may have them. */
  private List<EffectForm> lacking(WorkbookContent read) {
    return files().sources().stream()
        .filter(EffectSources.class::isInstance)
        .map(EffectSources.class::cast)
        .filter(family -> family.book().partial() && read.has(family))
        .flatMap(family -> family.forms().stream())
        .filter(form -> !read.forms().contains(form))
        .distinct()
        .toList();
  }

  /** Why some contents of the text sources that the workbook has rows of are no rows. */
  private List<Diagnostic> notTabular(WorkbookContent read) {
    List<Diagnostic> notTabular = new ArrayList<>();
    for (TableFiles.Source source : files().texts()) {
      if (source.family() instanceof EffectSources family) {
        boolean named = read.effects().stream().anyMatch(source.effects()::owns);
        if (named && read.has(family)) {
          List<Effect> effects = source.effects().effects();
          notTabular.addAll(family.book().write(effects, "").notTabular());
        }
      } else if (hasRowsOf(read, source)) {
        notTabular.addAll(source.rows().tables().notTabular());
      }
    }
    return notTabular;
  }

  /**
   * True if a workbook has a row that a source has, too, by its name, or could if the source had
   * any: nothing of it is a row then.
   */
  private static boolean hasRowsOf(WorkbookContent read, TableFiles.Source source) {
    List<PlainForm> forms = ((RowSources) source.family()).forms();
    if (source.rows().tables().tables().stream().allMatch(table -> table.rows().isEmpty())) {
      return forms.stream().anyMatch(read.rows()::containsKey);
    }
    for (int i = 0; i < forms.size(); i++) {
      PlainForm form = forms.get(i);
      TypedTable own = source.rows().tables().tables().get(i);
      TypedTable there = read.rows().get(form);
      Set<String> names = new HashSet<>();
      own.rows().forEach(row -> names.add(form.key(own, row)));
      if (there != null
          && there.rows().stream().anyMatch(row -> names.contains(form.key(there, row)))) {
        return true;
      }
    }
    return false;
  }

  /** The workbook with the drop-downs of its sheet of tests, if it has one, as they must be now. */
  private byte[] renewed(String name, byte[] content, boolean looks) {
    if (!SheetScenarios.isIn(name, content)) {
      return content;
    }
    Diagnostics findings = new Diagnostics();
    Optional<EditedWorkbook> edited =
        ScenarioSheet.of(rules().book())
            .flatMap(
                sheet ->
                    looks
                        ? sheet.writeAnew(name, content, findings)
                        : sheet.write(name, content, findings));
    stopAtErrors(name + " cannot be refreshed", findings);
    return edited.map(EditedWorkbook::content).orElse(content);
  }

  /** The words of a row by the family of its table; null if it has none. */
  private String words(TypedTable table, TypedRow row) {
    return files().sources().stream()
        .filter(RowSources.class::isInstance)
        .map(RowSources.class::cast)
        .filter(family -> family.forms().stream().anyMatch(form -> is(form, table)))
        .findFirst()
        .flatMap(family -> Optional.ofNullable(family.words(table, row)))
        .orElse(null);
  }

  private static boolean is(PlainForm form, TypedTable table) {
    return form.layout().equals(table.layout());
  }
}
