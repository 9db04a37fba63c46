package dev.runesheet.pack.file;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The line and column of findings that have only a JSON pointer, such as those of the analyst, who
 * sees the model and not the text. A file is read again only if it has such a finding.
 */
public final class SourceLines {

  private final PackFiles files;
  private final Map<String, Optional<JsonDocument>> documents = new HashMap<>();

  /** Finds lines in these files. */
  public SourceLines(PackFiles files) {
    this.files = files;
  }

  /** Adds findings to others, with their lines. */
  public void add(Collection<Diagnostic> findings, Diagnostics to) {
    findings.forEach(finding -> to.add(placed(finding)));
  }

  /** A place as people find it: a JSON pointer with its line and column. */
  public String readable(SourceLocation place) {
    Diagnostic finding = placed(Diagnostic.of(Code.MUTATION_SURVIVORS, place, "", ""));
    return finding.line().isEmpty()
        ? place.toString()
        : place.file() + ":" + finding.line() + " " + place.place();
  }

  /** The line of a place, from 1; 0 if it is not known. */
  public int line(SourceLocation place) {
    return place.place().line() > 0
        ? place.place().line()
        : document(place).map(document -> document.line(place)).orElse(0);
  }

  /** A finding with its line, if its place is a JSON pointer and the file has one. */
  public Diagnostic placed(Diagnostic finding) {
    boolean pointer =
        finding.line().isEmpty() && finding.location().place().plain() instanceof Place.Pointer;
    return pointer
        ? document(finding.location()).map(document -> document.placed(finding)).orElse(finding)
        : finding;
  }

  /** The text at a JSON pointer as it is written there; empty where there is none. */
  public String text(SourceLocation place) {
    return place.place().plain() instanceof Place.Pointer
        ? document(place).map(document -> document.text(place)).orElse("")
        : "";
  }

  private Optional<JsonDocument> document(SourceLocation place) {
    return documents.computeIfAbsent(place.file(), this::read);
  }

  private Optional<JsonDocument> read(String file) {
    return files
        .read(file)
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
        .flatMap(
            text ->
                file.endsWith(".yaml")
                    ? JsonDocument.parseYaml(file, text, new Diagnostics()).map(EntryLists::within)
                    : JsonDocument.parse(file, text, new Diagnostics()));
  }
}
