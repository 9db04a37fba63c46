package dev.runesheet.model.diagnostic;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.place.Place;
import dev.runesheet.spelling.Blanks;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spelling.Word;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * One finding about a source.
 *
 * @param code the kind of finding; stable
 * @param severity its severity
 * @param location the place: the innermost field, character or cell
 * @param line line and column of a text source ({@code "12:5"}), or empty where the location says
 *     all
 * @param found the text found, shortened; empty if there is none
 * @param expected the text expected, in words
 * @param suggestion the nearest valid word, or a fix; empty if there is none
 * @param subject the word of the source that it is about
 */
public record Diagnostic(
    FindingCode code,
    Severity severity,
    SourceLocation location,
    String line,
    String found,
    String expected,
    String suggestion,
    Subject subject) {

  private static final int LONGEST_QUOTATION = 500;
  private static final String MEANT = "did you mean '";
  private static final String MEANT_END = "'?";

  /** Checks the parts and shortens the found text to one readable line. */
  public Diagnostic {
    Objects.requireNonNull(code, "code");
    Objects.requireNonNull(severity, "severity");
    Objects.requireNonNull(location, "location");
    Objects.requireNonNull(subject, "subject");
    expected = Objects.requireNonNullElse(expected, "");
    suggestion = Objects.requireNonNullElse(suggestion, "");
    found = Objects.requireNonNullElse(found, "");
    found = Excerpt.of(found, longest(code)) + Blanks.remark(found, expected + " " + suggestion);
    line = Objects.requireNonNullElse(line, "");
  }

  /**
   * Messages of the compiler of rules begin with the rule, and end with what is wrong in it; those
   * of classes begin with the class, and end with what may mend it; others say a condition or an
   * effect in words, or name a scenario, which its whole name tells.
   */
  private static final Set<FindingCode> TOLD_IN_FULL =
      Set.of(
          Code.DRL,
          Code.UNTRIGGERED_RULE,
          Code.RULES_UNFIT,
          Code.INEXPRESSIBLE,
          Code.IMPOSSIBLE,
          Code.SHADOWED,
          Code.NO_CHANGE,
          Code.MUTATION_BASE);

  /** True if it prevents use; a warning or a note does not. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  private static int longest(FindingCode code) {
    return TOLD_IN_FULL.contains(code) ? LONGEST_QUOTATION : Excerpt.LONGEST;
  }

  /** A finding with the code's own severity. */
  public static Diagnostic of(
      FindingCode code, SourceLocation location, String found, String expected) {
    return new Diagnostic(code, code.severity(), location, "", found, expected, "", Subject.NONE);
  }

  /**
   * The finding about an effect that cannot be, as code made it.
   *
   * @param otherwise the place if the effect has none
   */
  public static Diagnostic of(Effect.Mistake wrong, SourceLocation otherwise) {
    boolean placed = !wrong.source().equals(SourceLocation.NONE);
    return of(Code.RULES_UNFIT, placed ? wrong.source() : otherwise, wrong.getMessage(), "");
  }

  /** A finding about a word of the source, which it repeats in quotes. */
  public static Diagnostic about(
      FindingCode code, SourceLocation location, String word, String expected) {
    return of(code, location, Words.quote(word), expected).about(Subject.written(word));
  }

  /** A finding about a named thing of the source; the kind of thing stands before its name. */
  public static Diagnostic about(
      FindingCode code, SourceLocation location, String kind, String name, String expected) {
    String found = kind + " " + Words.quote(name);
    return of(code, location, found, expected).about(Subject.written(name));
  }

  /** The error that a text is no id, with the one that may be meant. */
  public static Diagnostic unknownId(
      FindingCode code, SourceLocation location, String found, IdHints hints) {
    return about(code, location, found, hints.expected()).suggesting(hints.of(found));
  }

  /** The error about an unknown word, with the nearest of the valid ones. */
  public static Diagnostic unknownWord(
      FindingCode code, SourceLocation location, String found, Collection<String> valid) {
    return about(code, location, found, Words.oneOf(valid)).meaning(Words.nearest(found, valid));
  }

  /** The same finding, which is about a word. */
  public Diagnostic about(Subject word) {
    return new Diagnostic(code, severity, location, line, found, expected, suggestion, word);
  }

  /** The same finding with a suggestion. */
  public Diagnostic suggesting(String word) {
    return new Diagnostic(code, severity, location, line, found, expected, word, subject);
  }

  /** The same finding with the word that is probably meant; without any if that is null. */
  public Diagnostic meaning(String word) {
    return word == null ? this : suggesting(meant(word));
  }

  private static String meant(String word) {
    return MEANT + word + MEANT_END;
  }

  /** The word that is probably meant; empty if none is near. */
  public Optional<String> meant() {
    return suggestion.startsWith(MEANT) && suggestion.endsWith(MEANT_END)
        ? Optional.of(
            suggestion.substring(MEANT.length(), suggestion.length() - MEANT_END.length()))
        : Optional.empty();
  }

  /** The same finding in other words. */
  public Diagnostic worded(UnaryOperator<String> words) {
    return new Diagnostic(
        code,
        severity,
        location,
        line,
        words.apply(found),
        words.apply(expected),
        words.apply(suggestion),
        subject);
  }

  /** The same finding of another severity. */
  public Diagnostic as(Severity other) {
    return new Diagnostic(code, other, location, line, found, expected, suggestion, subject);
  }

  /** The same finding at another place. */
  public Diagnostic movedTo(SourceLocation other) {
    return new Diagnostic(code, severity, other, "", found, expected, suggestion, subject);
  }

  /** The same finding with line and column of the text source. */
  public Diagnostic at(int lineNumber, int column) {
    String at = lineNumber + ":" + column;
    return new Diagnostic(code, severity, location, at, found, expected, suggestion, subject);
  }

  /** Place, code and sentence on one line, as the command line prints it. */
  public String message() {
    StringBuilder text = new StringBuilder();
    text.append(Excerpt.visible(location.file()));
    if (!line.isEmpty()) {
      text.append(':').append(line);
    }
    text.append(
        location.place().equals(Place.WHOLE)
            ? ""
            : (line.isEmpty() ? "" : " ") + Excerpt.visible(location.place().toString()));
    text.append(": ").append(Word.said(severity));
    text.append(' ').append(code.id()).append(": ").append(sentence());
    return text.toString();
  }

  /** The finding in words, without its place. */
  public String sentence() {
    StringBuilder text = new StringBuilder(code.title());
    if (!found.isEmpty()) {
      text.append(": found ").append(found);
    }
    if (!expected.isEmpty()) {
      text.append(found.isEmpty() ? ": expected " : ", expected ").append(expected);
    }
    if (!suggestion.isEmpty()) {
      text.append("; ").append(suggestion);
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return message();
  }
}
