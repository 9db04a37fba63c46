package dev.runesheet.model.diagnostic;

/**
 * The stable code of a finding. A code never changes its meaning and is never used again; no two
 * enums of codes share an id. {@link Code} has those of all games, a language or game may have
 * further ones of its own.
 */
public interface FindingCode {

  /** The code as printed, for example {@code RS012}. */
  String id();

  /** The mistake, in a few words. */
  String title();

  /** The usual remedy. */
  String fix();

  /** The severity of its findings. */
  Severity severity();
}
