package dev.runesheet.pack.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Subject;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** The word that a finding is about because nothing knows it. */
final class UnknownWord {

  /** The common codes of words that nothing gives: names and answers. */
  private static final Set<Code> CODES = EnumSet.copyOf(MisspeltNames.UNKNOWN);

  static {
    CODES.addAll(EnumSet.of(Code.UNKNOWN_WORD, Code.UNKNOWN_ANSWER));
  }

  private UnknownWord() {}

  /** The word of a finding that nothing knows; empty if it is about something else. */
  static Optional<String> of(Diagnostic one) {
    Subject subject = one.subject();
    boolean unknown =
        CODES.contains(one.code()) || one.code().isUnknownWord() || !subject.written();
    boolean told = one.code() == Code.ACCEPTED_LEFT || unknown && one.isError();
    return told ? Optional.of(subject.word()).filter(word -> !word.isEmpty()) : Optional.empty();
  }
}
