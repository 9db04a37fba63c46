package dev.runesheet.model.diagnostic;

import java.util.List;
import java.util.stream.Collectors;

/** The exception of sources with errors, with all findings; nothing was built from them. */
public final class InvalidSourceException extends RuntimeException {

  private final transient List<Diagnostic> findings;

  /** Creates the exception from all findings, warnings included. */
  public InvalidSourceException(List<Diagnostic> findings) {
    super(findings.stream().map(Diagnostic::message).collect(Collectors.joining("\n")));
    this.findings = List.copyOf(findings);
  }

  /** All findings, errors and others, in the order they were met. */
  public List<Diagnostic> findings() {
    return findings;
  }
}
