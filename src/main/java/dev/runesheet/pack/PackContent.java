package dev.runesheet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.analysis.Finding;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.check.RowsCheck;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.Sentences;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.grid.DroolsSheet;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.DeletedColumns;
import dev.runesheet.table.read.DeletedRows;
import dev.runesheet.table.read.WorkbookReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The content of a game's sources.
 *
 * @param groups effects whose rules are generated, by file
 * @param tables decision tables, with the effects of those whose rows are effects
 * @param catalog the catalog that matches are set up from
 * @param findings the warnings of the game's own checks, for {@code PackAnalysis}; no errors
 * @param trusted decision tables with code of their author's own, taken as they are
 * @param rules rules generated from declarations, such as those of scopes
 * @param given the values that are filled into templates, by the places that effects have for what
 *     these become
 */
public record PackContent(
    List<Group> groups,
    List<Table> tables,
    JsonNode catalog,
    List<Finding> findings,
    List<DroolsSheet> trusted,
    List<RuleSource> rules,
    Map<SourceLocation, FilledValues> given) {

  /** Copies the lists. */
  public PackContent {
    groups = List.copyOf(groups);
    tables = List.copyOf(tables);
    findings = List.copyOf(findings);
    trusted = List.copyOf(trusted);
    rules = List.copyOf(rules);
    given = Map.copyOf(given);
  }

  /** Sources that no check of the game's own doubts. */
  public PackContent(List<Group> groups, List<Table> tables, JsonNode catalog) {
    this(groups, tables, catalog, List.of(), List.of(), List.of(), Map.of());
  }

  /** The same content with the warnings of the game's own checks. */
  public PackContent with(List<Finding> doubts) {
    return new PackContent(groups, tables, catalog, doubts, trusted, rules, given);
  }

  /** The same content with rules generated from declarations. */
  public PackContent withRules(List<RuleSource> declared) {
    return new PackContent(groups, tables, catalog, findings, trusted, declared, given);
  }

  /** The same content with the values that are filled into templates. */
  public PackContent given(Map<SourceLocation, FilledValues> values) {
    return new PackContent(groups, tables, catalog, findings, trusted, rules, values);
  }

  /** A finding about effects where an author wrote what it is about. */
  public Diagnostic written(Diagnostic finding) {
    return Optional.ofNullable(given.get(finding.location()))
        .flatMap(values -> values.meantBy(finding))
        .map(finding::movedTo)
        .orElse(finding);
  }

  /** The same content with other tables, and with trusted tables. */
  PackContent with(List<Table> others, List<DroolsSheet> sheets) {
    return new PackContent(groups, others, catalog, findings, sheets, rules, given);
  }

  /**
   * Effects of one source file.
   *
   * @param rulePackage the package of their rules
   * @param file the name of the rules' file
   */
  public record Group(String rulePackage, String file, List<Effect> effects) {}

  /** The same content with other effects and tables, and a catalog that fits them. */
  public PackContent with(List<Group> others, List<Table> otherTables, JsonNode otherCatalog) {
    return new PackContent(others, otherTables, otherCatalog, findings, trusted, rules, given);
  }

  /** The reading of a table's effects from its rows; unreadable rows become findings. */
  @FunctionalInterface
  public interface Reading {

    /** The reading of tables without effects. */
    Reading NOTHING = (table, findings) -> List.of();

    /** The effects of a table whose cells were understood. */
    List<Effect> read(TypedTable table, Diagnostics findings);
  }

  /**
   * A decision table.
   *
   * @param table its rows
   * @param effects the effects its rows make up; empty for tables of other rules
   * @param reading the reading of its effects
   */
  public record Table(TypedTable table, List<Effect> effects, Reading reading) {

    /** True if its rows are effects; those of others answer questions. */
    public boolean hasEffects() {
      return reading != Reading.NOTHING;
    }

    /** A table of effects; findings go to the diagnostics. */
    public static Table of(TypedTable table, Reading reading, Diagnostics findings) {
      return new Table(table, reading.read(table, findings), reading);
    }

    /** A table of effects as its author wrote it: its sentences are checked, too. */
    public static Table written(TypedTable table, Reading reading, Diagnostics findings) {
      Table read = of(table, reading, findings);
      new Sentences(table, read.effects()).check(findings);
      return read;
    }

    /** A table of rules that are no effects. */
    public static Table of(TypedTable table) {
      return new Table(table, List.of(), Reading.NOTHING);
    }

    /**
     * The same table with other rows, checked as a workbook's are; findings go to the diagnostics.
     */
    public Table edited(TypedTable other, Diagnostics findings) {
      new RowsCheck(other, findings).check();
      return of(other, reading, findings);
    }

    /** The tables of a workbook of effects; what does not fit is a finding. */
    public static List<Table> read(
        EffectBook book, String home, byte[] content, Diagnostics findings) {
      return read(book, home, content, Table::written, findings);
    }

    /**
     * Reads the tables without their sentences, where the names that these use for other things are
     * unknown.
     */
    public static List<Table> readRows(
        EffectBook book, String home, byte[] content, Diagnostics findings) {
      return read(book, home, content, Table::of, findings);
    }

    private static List<Table> read(
        EffectBook book, String home, byte[] content, Maker maker, Diagnostics findings) {
      List<Table> tables = new ArrayList<>();
      Map<TableForm, TypedTable> read = new WorkbookReader(home, content, findings).readAll(book);
      boolean some = book.partial() && read.values().stream().anyMatch(Table::hasRows);
      read.forEach(
          (form, table) -> {
            if (hasRows(table) || !some && book.needs(form.title())) {
              tables.add(maker.table(table, ((EffectForm) form)::read, findings));
            }
          });
      return tables;
    }

    private static boolean hasRows(TypedTable table) {
      return !table.rows().isEmpty();
    }

    /** Builds a table of effects from its rows. */
    @FunctionalInterface
    private interface Maker {

      Table table(TypedTable table, Reading reading, Diagnostics findings);
    }
  }

  /** Reports columns and rows that effects of an earlier version used and that are gone. */
  public void compareTables(PackContent before, Diagnostics findings) {
    sheetsOfBoth(
        before,
        (old, present) -> {
          DeletedColumns.check(old, present, findings);
          DeletedRows.check(old, present, findings);
        });
    goneTables(before, findings);
  }

  /** Gives each sheet that an earlier version has, too: as it was, then as it is. */
  public void sheetsOfBoth(PackContent before, BiConsumer<TypedTable, TypedTable> sheet) {
    for (Table table : tables) {
      before.tables.stream()
          .filter(other -> named(other).equals(named(table)))
          .forEach(other -> sheet.accept(other.table(), table.table()));
    }
  }

  /** Reports tables without rows that are none any more, since other sheets have rows. */
  private void goneTables(PackContent before, Diagnostics findings) {
    Set<List<String>> here = new HashSet<>();
    tables.forEach(table -> here.add(named(table)));
    Set<String> workbooks = new HashSet<>();
    tables.forEach(table -> workbooks.add(table.table().workbook()));
    for (Table gone : before.tables) {
      if (workbooks.contains(gone.table().workbook()) && !here.contains(named(gone))) {
        DeletedRows.check(gone.table(), gone.table().with(List.of()), findings);
      }
    }
  }

  private static List<String> named(Table table) {
    return List.of(table.table().workbook(), table.table().layout().title());
  }

  /** All effects, those of tables first. */
  public List<Effect> effects() {
    List<Effect> all = new ArrayList<>();
    tables.forEach(table -> all.addAll(table.effects()));
    groups.forEach(group -> all.addAll(group.effects()));
    return all;
  }
}
