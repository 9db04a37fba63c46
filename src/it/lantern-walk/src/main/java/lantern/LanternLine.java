package lantern;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of a file of lanterns, which is read word by word; the first mistake is a finding. */
final class LanternLine {

  private static final Pattern WORD =
      Pattern.compile("#.*|\"[^\"]*\"|[A-Za-z][A-Za-z0-9-]*|[+-]?[0-9]+|\\S");

  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,6}");

  private final SourceLocation start;
  private final int end;
  private final Matcher words;
  private final Diagnostics findings;
  private boolean there;
  private boolean wrong;

  LanternLine(String file, int number, String text, Diagnostics findings) {
    this.start = SourceLocation.line(file, number, 1);
    this.end = text.length();
    this.words = WORD.matcher(text);
    this.findings = findings;
    next();
  }

  private void next() {
    there = words.find() && !words.group().startsWith("#");
  }

  /** The place of the next word; the end of the line if there is none. */
  SourceLocation here() {
    return start.further(there ? words.start() : end);
  }

  boolean isEmpty() {
    return !there;
  }

  boolean isWrong() {
    return wrong;
  }

  /** Takes the next word if it is this one. */
  boolean takes(String word) {
    boolean same = there && !wrong && words.group().equals(word);
    if (same) {
      next();
    }
    return same;
  }

  void expect(String word) {
    if (!wrong && !takes(word)) {
      refuse(LanternCode.NOT_A_LINE, "'" + word + "'");
    }
  }

  /** A word of a form, such as an id; an empty text after a finding. */
  String expect(Pattern form, String expected) {
    if (wrong || !there || !form.matcher(words.group()).matches()) {
      refuse(LanternCode.NOT_A_LINE, expected);
      return "";
    }
    String word = words.group();
    next();
    return word;
  }

  /** One of several words, perhaps of two parts; an empty text after a finding. */
  String expect(List<String> all, FindingCode unknown) {
    String first = there ? words.group() : "";
    for (String word : all) {
      String[] parts = word.split(" ");
      if (parts[0].equals(first) && takes(first)) {
        if (parts.length == 2) {
          expect(parts[1]);
        }
        return word;
      }
    }
    if (!wrong) {
      findings.unknownWord(unknown, here(), first, all);
      wrong = true;
    }
    return "";
  }

  int number(int least, int most) {
    SourceLocation place = here();
    String expected = "a whole number from " + least + " to " + most;
    String word = expect(NUMBER, expected);
    int number = word.isEmpty() ? least : Integer.parseInt(word);
    if (number < least || number > most) {
      findings.error(Code.OUT_OF_RANGE, place, word, expected);
      wrong = true;
    }
    return number;
  }

  void refuse(FindingCode code, String expected) {
    if (!wrong) {
      findings.error(code, here(), there ? words.group() : "the end of the line", expected);
      wrong = true;
    }
  }
}
