package dev.runesheet.pack.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The word that a finding says: one that nothing knows, or a name. */
final class SaidWord {

  /** The codes of words of an effect string that the game's own cards and tables give. */
  private static final Set<Code> OF_STRINGS =
      EnumSet.of(
          Code.STRING_NAME,
          Code.STRING_AREA,
          Code.STRING_TYPE,
          Code.STRING_FLAG,
          Code.STRING_ROLE,
          Code.STRING_VERB);

  /** A word in quotes; it may have an apostrophe itself. */
  private static final Pattern QUOTED = Pattern.compile("'(.+?)'(, also on card (.*))?");

  /** A word in quotes before more words. */
  private static final Pattern FIRST_QUOTED = Pattern.compile("'(.+?)'(, as .*)?");

  /** An attribute without which a verb cannot be. */
  private static final Pattern NEEDED = Pattern.compile("the attribute '(.+)' in .*");

  /** The name in an entry of {@code accepted}, behind the code of the finding. */
  private static final Pattern ACCEPTED = Pattern.compile("(RS\\d+) of '(.+)'");

  /** A word behind what it names, or alone. */
  private static final Pattern LAST_QUOTED = Pattern.compile("(\\w+ )?'(.+)'");

  private static final Pattern MEANT = Pattern.compile(".* which means '(.+)'");

  private static final Set<Code> UNKNOWN = EnumSet.copyOf(MisspeltNames.UNKNOWN);

  static {
    UNKNOWN.add(Code.UNKNOWN_WORD);
    UNKNOWN.addAll(OF_STRINGS);
  }

  private SaidWord() {}

  /** The word of a finding that nothing knows; empty if it is about something else. */
  static Optional<String> unknown(Diagnostic one) {
    if (one.code() == Code.ACCEPTED_LEFT) {
      return accepted(one).map(entry -> entry.group(2));
    }
    if (one.severity() != Severity.ERROR) {
      return Optional.empty();
    }
    if (one.code() == Code.UNKNOWN_ANSWER) {
      return Optional.of(one.found());
    }
    return implied(one)
        .or(() -> UNKNOWN.contains(one.code()) ? in(QUOTED, one.found()) : Optional.empty());
  }

  /** The name that an error is about without a word at its place, which only implies it. */
  private static Optional<String> implied(Diagnostic one) {
    return switch (one.code()) {
      case MISSING_FIELD -> in(MEANT, one.found());
      case UNKNOWN_STAT -> in(NEEDED, one.expected());
      default -> Optional.empty();
    };
  }

  /** The code that an entry accepts, if it accepts nothing as its effect is called otherwise. */
  static Optional<String> acceptedCode(Diagnostic one) {
    return one.code() == Code.ACCEPTED_LEFT
        ? accepted(one).map(entry -> entry.group(1))
        : Optional.empty();
  }

  private static Optional<MatchResult> accepted(Diagnostic left) {
    Matcher entry = ACCEPTED.matcher(left.found());
    return entry.matches() ? Optional.of(entry.toMatchResult()) : Optional.empty();
  }

  /** True if the place of an error has the word that nothing knows. */
  static boolean isSaid(Diagnostic one) {
    return implied(one).isEmpty();
  }

  /** The number of places that say it, which may be several cards of one finding. */
  static int places(Diagnostic one) {
    Matcher several = QUOTED.matcher(one.found());
    return several.matches() && several.group(3) != null
        ? 1 + several.group(3).split(", ").length
        : 1;
  }

  /** The word that a finding has found, behind what it names, such as a poll, or alone. */
  static Optional<String> named(Diagnostic one) {
    Matcher word = LAST_QUOTED.matcher(one.found());
    return word.matches() ? Optional.of(word.group(2)) : Optional.empty();
  }

  /** The word that is all a finding has found. */
  static Optional<String> found(Diagnostic one) {
    return in(QUOTED, one.found());
  }

  /** The word that a finding expects, as so many say. */
  static Optional<String> expected(Diagnostic one) {
    return in(FIRST_QUOTED, one.expected());
  }

  private static Optional<String> in(Pattern pattern, String text) {
    Matcher word = pattern.matcher(text);
    return word.matches() ? Optional.of(word.group(1)) : Optional.empty();
  }
}
