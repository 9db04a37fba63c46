package dev.runesheet.language.roletext;

import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line that is not understood, being mended where it fails first: a misspelt word becomes the
 * nearest of those that can stand there; if none is near, the ability, restriction, scaling,
 * condition or event around it is marked as words that are only kept.
 */
final class Repair {

  /** The most places of a line that are mended. */
  static final int MOST = 6;

  /** Words shorter than this are near to too many. */
  private static final int SHORTEST = 4;

  private static final Pattern NEAREST = Pattern.compile("[\\p{L} -]{3,}");
  private static final Pattern WORD = Pattern.compile("[\\p{L}]{3,}");
  private static final Pattern WORDS = Pattern.compile("\\p{L}+(?: \\p{L}+)+");
  private static final Pattern NAME =
      Pattern.compile("[\\p{L}0-9 ]*[\\p{L}0-9](?= *(?:$|[\\[({<⟨]))");
  private static final Pattern QUOTED =
      Pattern.compile("`[^`]*`|(?<=\\w)['’]s(?!\\w)|(?<!\\w)'[^']*'(?!\\w)");
  private static final Pattern STRAY = Pattern.compile("[`'‘’]");
  private static final Pattern BULLET = Pattern.compile("\\s*[" + RoleTextWriter.BULLETS + "]\\s*");
  private static final Pattern TRIGGER = Pattern.compile(LineLexer.TRIGGER + "[^:]*:");
  private static final Pattern SCALING = Pattern.compile("<(?=[x$0-9OE][^<>]*[^<>]*>)");
  private static final String INFORMAL = LineReader.INFORMAL;

  private String text;

  Repair(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  /** Mends what a finding is about; whether that was possible. */
  boolean mend(Diagnostic finding) {
    int at = finding.location().place().lastNumber() - 1;
    return at >= 0
        && at <= text.length()
        && (respell(finding, at) || close(finding, at) || keep(at));
  }

  /** Closes a text in quotes at the end of the line, or before what is in brackets. */
  private boolean close(Diagnostic finding, int at) {
    if (!finding.suggestion().startsWith("close the text")) {
      return false;
    }
    Matcher words = NAME.matcher(text).region(at + 1, text.length());
    boolean name = words.lookingAt();
    text =
        name
            ? text.substring(0, words.end()) + text.charAt(at) + text.substring(words.end())
            : text;
    return name;
  }

  private boolean respell(Diagnostic finding, int at) {
    String nearest = finding.meant().filter(meant -> NEAREST.matcher(meant).matches()).orElse("");
    Pattern some = nearest.contains(" ") ? WORDS : WORD;
    Matcher word = some.matcher(text).region(at, text.length());
    if (nearest.isEmpty() || !word.lookingAt() || word.group().equals(nearest)) {
      return false;
    } else if (Math.max(word.group().length(), nearest.length()) < SHORTEST) {
      return false;
    } else if (!Notes.isSlip(word.group(), nearest)) {
      return false;
    }
    text = text.substring(0, at) + nearest + text.substring(word.end());
    return true;
  }

  /** Marks what stands around a place as words that are only kept. */
  private boolean keep(int at) {
    int bullet = end(BULLET, 0);
    int trigger = end(TRIGGER, bullet);
    int open = open(at);
    if (at < trigger && text.startsWith("On ", bullet)) {
      return mark(bullet + 3);
    } else if (open >= 0) {
      boolean scale = text.charAt(open) == '<' || text.charAt(open) == '⟨';
      int comma = scale ? -1 : text.lastIndexOf(',', at - 1);
      return text.charAt(open) != '{' && mark(Math.max(open, comma) + 1);
    } else if (trigger > bullet) {
      return at >= trigger && mark(behind(trigger, at));
    }
    // An ability or a condition of its own, below a trigger.
    return bullet > 0 && mark(behind(bullet, at));
  }

  /** Behind the condition if the ability after it is what fails. */
  private int behind(int from, int at) {
    int colon = text.indexOf(": ", from);
    boolean condition = colon >= 0 && text.startsWith("@", from) || text.startsWith("(", from);
    return condition && colon >= 0 && colon < at ? colon + 2 : from;
  }

  private int end(Pattern pattern, int from) {
    Matcher matcher = pattern.matcher(text).region(from, text.length());
    return matcher.lookingAt() ? matcher.end() : from;
  }

  /** The bracket around a place that is not closed before it; -1 for none. */
  private int open(int at) {
    int open = -1;
    boolean quoted = false;
    for (int i = 0; i < Math.min(at, text.length()); i++) {
      char sign = text.charAt(i);
      quoted ^= sign == '`';
      if (!quoted
          && ("[{⟨".indexOf(sign) >= 0
              || SCALING.matcher(text).region(i, text.length()).lookingAt())) {
        open = i;
      } else if (!quoted && "]}⟩".indexOf(sign) >= 0) {
        open = -1;
      }
    }
    return open;
  }

  private boolean mark(int at) {
    String rest = text.substring(at).stripLeading();
    boolean quoted = STRAY.matcher(QUOTED.matcher(text).replaceAll("")).find();
    if (quoted || rest.isEmpty() || rest.startsWith(INFORMAL.strip())) {
      return false;
    }
    text = text.substring(0, at) + (text.startsWith(" ", at) ? " " : "") + INFORMAL + rest;
    return true;
  }
}
