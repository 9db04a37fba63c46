package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.tree.Written;
import dev.runesheet.language.roletext.write.Quotes;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spelling.Titled;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;

/**
 * Findings about one line of role text. What only departs from the guide is a note in lenient
 * texts, and an error in strict ones.
 */
record Notes(boolean lenient, SourceLocation line, Diagnostics findings) {

  /** The number of letters of a word that make up for a wrong one. */
  private static final int SURE = 4;

  private static final Pattern SIGN = Pattern.compile("^[@#~$]");

  SourceLocation place(Token at) {
    return line.character(at.getStartIndex() + 1);
  }

  /** The parsed text, as it stands in the line. */
  Written written(ParserRuleContext parsed) {
    Interval all = new Interval(parsed.start.getStartIndex(), parsed.stop.getStopIndex());
    return new Written(place(parsed.start), parsed.start.getInputStream().getText(all));
  }

  /** Something that the guide has otherwise, and what to write instead; empty if nothing. */
  void otherwise(FindingCode code, Token at, String write) {
    otherwise(code, place(at), at.getText(), write);
  }

  /** The same of several tokens. */
  void otherwise(FindingCode code, ParserRuleContext at, String write) {
    otherwise(code, place(at.start), TargetBuilder.informal(at), write);
  }

  void otherwise(FindingCode code, SourceLocation place, String found, String write) {
    boolean quoted = write.equals(Quotes.put(found)); // What is found is told in quotes anyway.
    String how = quoted ? "write it with apostrophes, " : "write ";
    String fix = write.isEmpty() ? "" : how + write;
    findings.add(Diagnostic.about(code, place, found, "").suggesting(fix).as(severity()));
  }

  /** Something of later guides, for which this guide has some words. */
  void later(FindingCode code, Token at, String found, List<String> ofGuide) {
    Diagnostic later = Diagnostic.about(code, place(at), found, Words.oneOf(ofGuide));
    findings.add(later.as(severity()));
  }

  private Severity severity() {
    return lenient ? Severity.NOTE : Severity.ERROR;
  }

  void error(FindingCode code, Token at, String found, String expected) {
    findings.error(code, place(at), found, expected);
  }

  /**
   * A word that is none of those that can stand there: an error. In lenient texts the nearest of
   * them is taken, if one is near.
   */
  Optional<String> unknown(FindingCode code, Token at, String found, List<String> valid) {
    Optional<String> nearest = slip(place(at), found, valid);
    if (nearest.isEmpty()) {
      findings.unknownWord(code, place(at), found, valid);
    }
    return nearest;
  }

  /** The word that is meant by one that is nearly it, which is noted; in lenient texts only. */
  Optional<String> slip(SourceLocation at, String found, List<String> valid) {
    Optional<String> nearest =
        lenient
            ? Optional.ofNullable(Words.nearest(found, valid)).filter(word -> isSlip(found, word))
            : Optional.empty();
    nearest.ifPresent(word -> otherwise(RoleTextCode.STRAY, at, found, word));
    return nearest;
  }

  /** True if somebody can have meant a word: no other one, such as Dance, that is near as well. */
  static boolean isSlip(String written, String meant) {
    String from = SIGN.matcher(written).replaceFirst("").toLowerCase(Locale.ROOT);
    String to = SIGN.matcher(meant).replaceFirst("").toLowerCase(Locale.ROOT);
    int edits = NearestWord.distance(from, to);
    boolean same = !from.isEmpty() && !to.isEmpty() && from.charAt(0) == to.charAt(0);
    return edits <= 1 || same && to.startsWith(from) || same && edits <= to.length() / SURE;
  }

  /** The constant of a word; other capitals only stray. An unknown word is an error. */
  <E extends Enum<E> & Titled> E constant(E byDefault, String text, Token at) {
    return constant(byDefault, List.of(byDefault.getDeclaringClass().getEnumConstants()), text, at);
  }

  /** The same of a word that only some constants have. */
  <E extends Enum<E> & Titled> E constant(E byDefault, List<E> all, String text, Token at) {
    for (E one : all) {
      if (one.title().equals(text)) {
        return one;
      }
    }
    for (E one : all) {
      if (one.title().equalsIgnoreCase(text)) {
        otherwise(RoleTextCode.STRAY, at, one.title());
        return one;
      }
    }
    return unknown(Code.UNKNOWN_WORD, at, text, all.stream().map(Titled::title).toList())
        .flatMap(word -> all.stream().filter(one -> one.title().equals(word)).findFirst())
        .orElse(byDefault);
  }
}
