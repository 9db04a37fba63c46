package dev.runesheet.cli.console;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A writer that shows control characters instead of sending them to the terminal: names, cells and
 * texts of files may contain any. The program's own control sequences pass: colours of {@link
 * Paint} where there are any, and the line that {@link Progress} rewrites.
 */
final class CleanWriter extends FilterWriter {

  /** Colours and what clears a line; or one sign that steers, or turns the direction of text. */
  private static final Pattern STEERING =
      Pattern.compile(
          "(\\r\\u001b\\[K|\\r\\n)|\\u001b\\[([0-9;]{1,8})m"
              + "|[\\p{Cc}\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069&&[^\\n\\t]]");

  private final Paint paint;

  CleanWriter(Writer to, Paint paint) {
    super(to);
    this.paint = paint;
  }

  @Override
  public void write(int sign) throws IOException {
    write(String.valueOf((char) sign), 0, 1);
  }

  @Override
  public void write(char[] text, int from, int count) throws IOException {
    write(new String(text, from, count), 0, count);
  }

  @Override
  public void write(String text, int from, int count) throws IOException {
    String part = text.substring(from, from + count);
    Matcher found = STEERING.matcher(part);
    out.write(found.replaceAll(one -> Matcher.quoteReplacement(clean(one))));
  }

  private String clean(MatchResult found) {
    boolean own = found.group(1) != null || found.group(2) != null && paint.isOwn(found.group(2));
    return own ? found.group() : shown(found.group().charAt(0)) + found.group().substring(1);
  }

  private static String shown(char sign) {
    return String.format(Locale.ROOT, "\\u%04x", (int) sign);
  }
}
