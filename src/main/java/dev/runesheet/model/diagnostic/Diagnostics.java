package dev.runesheet.model.diagnostic;

import static java.util.Objects.requireNonNull;

import dev.runesheet.model.SourceLocation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/** Collects the findings of one run over one or more sources, in the order they were met. */
public final class Diagnostics {

  private final List<Diagnostic> findings = new ArrayList<>();
  private int errors;
  private ToldPlaces places = new ToldPlaces();

  /** Adds a finding. */
  public void add(Diagnostic finding) {
    findings.add(requireNonNull(finding, "finding must not be null."));
    errors += finding.isError() ? 1 : 0;
  }

  /** Takes the latest error of a place back which another finding there explains. */
  public void withdraw(FindingCode code, SourceLocation location, String expected) {
    for (int i = findings.size() - 1; i >= 0; i--) {
      Diagnostic finding = findings.get(i);
      if (finding.code() == code
          && finding.location().equals(location)
          && finding.expected().equals(expected)) {
        findings.remove(i);
        places = new ToldPlaces();
        errors--;
        return;
      }
    }
  }

  /** Takes back all findings that another one explains. */
  public void removeIf(Predicate<Diagnostic> explained) {
    findings.removeIf(requireNonNull(explained, "explained must not be null."));
    places = new ToldPlaces();
    errors = (int) findings.stream().filter(Diagnostic::isError).count();
  }

  /** Adds all findings of another collection. */
  public void addAll(Diagnostics others) {
    findings.addAll(requireNonNull(others, "others must not be null.").findings);
    errors += others.errors;
  }

  /** Adds an error: the place, the text found and the text expected. */
  public void error(FindingCode code, SourceLocation location, String found, String expected) {
    add(Diagnostic.of(code, location, found, expected));
  }

  /** Adds an error about a word of the source. */
  public void errorAbout(FindingCode code, SourceLocation location, String word, String expected) {
    add(Diagnostic.about(code, location, word, expected));
  }

  /** Adds an error about an unknown word, with the nearest of the valid ones. */
  public void unknownWord(
      FindingCode code, SourceLocation location, String found, Collection<String> valid) {
    add(Diagnostic.unknownWord(code, location, found, valid));
  }

  /** All findings. */
  public List<Diagnostic> all() {
    return Collections.unmodifiableList(findings);
  }

  /** True if something is found at a place, or at a part of what stands there. */
  public synchronized boolean areAt(SourceLocation place) {
    return places().areAt(place);
  }

  /** The places of all findings; those that came since the last question are added now. */
  private ToldPlaces places() {
    findings.subList(places.added(), findings.size()).forEach(places::add);
    return places;
  }

  /** True if there is a finding on the sheet of a cell. */
  public boolean areOnSheetOf(SourceLocation cell) {
    return all().stream().anyMatch(one -> one.location().isOnSheetOf(cell));
  }

  /**
   * True if an unknown field of an entry is told that may mean this one: it is near to no other.
   */
  public synchronized boolean misspelt(SourceLocation entry, String field) {
    return places().unknownFields(entry).stream()
        .anyMatch(one -> one.meant().map(field::equals).orElse(true));
  }

  /** True if a field of an entry is told to be wrong or misspelt: it is not known what it says. */
  public boolean isWrong(SourceLocation entry, String field) {
    return misspelt(entry, field) || areAt(entry.field(field));
  }

  /** True if one of them is an error. */
  public boolean hasErrors() {
    return errors > 0;
  }

  /** The number of errors; warnings do not prevent use. */
  public int errors() {
    return errors;
  }

  /** The number of findings. */
  public int size() {
    return findings.size();
  }

  /** The findings as the command line prints them, one on a line. */
  @Override
  public String toString() {
    return String.join("\n", findings.stream().map(Diagnostic::message).toList());
  }

  /**
   * Throws if there is an error.
   *
   * @throws InvalidSourceException with all findings
   */
  public void throwIfErrors() {
    if (hasErrors()) {
      throw new InvalidSourceException(findings);
    }
  }
}
