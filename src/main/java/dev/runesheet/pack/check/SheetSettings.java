package dev.runesheet.pack.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.layout.TypedTable;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The check of the settings beside the workbooks that tell plain Drools which sheets are tables.
 * Runesheet does not use them, so a missing sheet would go unnoticed.
 */
final class SheetSettings {

  private static final String ENDING = ".drl.xlsx";
  private static final String SHEETS = "sheets";

  private final PackFiles files;
  private final Diagnostics findings;

  SheetSettings(PackFiles files, Diagnostics findings) {
    this.files = files;
    this.findings = findings;
  }

  /** Checks the settings of all workbooks of some tables that have any. */
  void check(List<PackContent.Table> tables) {
    Map<String, List<TypedTable>> workbooks = new LinkedHashMap<>();
    for (PackContent.Table table : tables) {
      String workbook = table.table().workbook();
      if (workbook.endsWith(ENDING)) {
        workbooks.computeIfAbsent(workbook, any -> new ArrayList<>()).add(table.table());
      }
    }
    workbooks.forEach(
        (workbook, sheets) -> {
          String name = workbook + ".properties";
          files.read(name).ifPresent(bytes -> check(name, bytes, sheets));
        });
  }

  private void check(String name, byte[] bytes, List<TypedTable> tables) {
    List<String> named = named(bytes);
    List<String> titles = tables.stream().map(table -> table.layout().title()).toList();
    for (String sheet : named) {
      if (!titles.contains(sheet)) {
        String nearest = Words.nearest(sheet, titles);
        Diagnostic finding = finding(name, Words.quote(sheet), Words.oneOf(titles));
        findings.add(finding.meaning(nearest));
      }
    }
    for (TypedTable table : tables) {
      String title = table.layout().title();
      if (!table.rows().isEmpty() && !named.contains(title)) {
        findings.add(finding(name, "", "also " + Words.quote(title) + ", which has rows"));
      }
    }
  }

  private static Diagnostic finding(String name, String found, String expected) {
    return Diagnostic.of(
        Code.SHEETS_UNSAID, SourceLocation.file(name), found, SHEETS + "=… with " + expected);
  }

  private static List<String> named(byte[] bytes) {
    Properties settings = new Properties();
    try {
      settings.load(new StringReader(new String(bytes, StandardCharsets.UTF_8)));
    } catch (IllegalArgumentException damaged) {
      return List.of();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return Arrays.stream(settings.getProperty(SHEETS, "").split(","))
        .map(String::strip)
        .filter(sheet -> !sheet.isEmpty())
        .toList();
  }
}
