package dev.runesheet.cli.console;

import static java.util.regex.Matcher.quoteReplacement;

import dev.runesheet.spelling.Excerpt;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The streams and the folder of a command.
 *
 * @param out the results
 * @param err errors and progress
 * @param in the user's input
 * @param place the working folder
 * @param paint colours of {@code out}
 * @param errPaint colours of {@code err}
 * @param watched whether a person reads {@code err} and wants to see progress
 * @param width the number of columns that lines of {@code out} may have
 * @param clearing clears the screen at which a person types; null if input or output is none
 */
public record Terminal(
    PrintWriter out,
    PrintWriter err,
    BufferedReader in,
    Workplace place,
    Paint paint,
    Paint errPaint,
    boolean watched,
    int width,
    Runnable clearing) {

  /** Texts longer than the paths of files are. */
  private static final Pattern LONG = Pattern.compile("[^\\s']{1000,}|(?<=')[^']{1000,}(?=')");

  /** Clears a screen and what was scrolled out of it; or scrolls all out of one that cannot. */
  private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

  private static final String BLANK = "\n".repeat(100);

  /** The line width of text that no terminal shows: it is the same everywhere. */
  private static final int WIDTH = 100;

  private static final int PROCESS_IN = 0;
  private static final int PROCESS_OUT = 1;
  private static final int PROCESS_ERR = 2;

  /** Creates a terminal whose output cannot contain control characters. */
  public Terminal {
    out = new PrintWriter(new CleanWriter(out, paint));
    err = new PrintWriter(new CleanWriter(err, errPaint));
  }

  /** Streams at which no person types. */
  public Terminal(
      PrintWriter out,
      PrintWriter err,
      BufferedReader in,
      Workplace place,
      Paint paint,
      Paint errPaint,
      boolean watched) {
    this(out, err, in, place, paint, errPaint, watched, WIDTH, null);
  }

  /** The streams of this process. */
  public static Terminal ofProcess() {
    Charset charset = charset();
    PrintWriter out = writer(new FileOutputStream(FileDescriptor.out), charset);
    boolean typed = Tty.isTerminal(PROCESS_IN) && Tty.isTerminal(PROCESS_OUT);
    return new Terminal(
        out,
        writer(new FileOutputStream(FileDescriptor.err), charset),
        new BufferedReader(new InputStreamReader(System.in, charset)),
        Workplace.ofProcess(),
        Paint.of(Tty.showsColours(PROCESS_OUT)),
        Paint.of(Tty.showsColours(PROCESS_ERR)),
        Tty.isSmart(PROCESS_ERR),
        Tty.width(PROCESS_OUT).orElse(WIDTH),
        typed ? () -> out.print(Tty.isSmart(PROCESS_OUT) ? CLEAR : BLANK) : null);
  }

  /**
   * The character set of output: the code page of a Windows console, UTF-8 everywhere else,
   * whatever a bare locale says.
   */
  private static Charset charset() {
    String console =
        System.getProperty("os.name").startsWith("Windows")
            ? System.getProperty("sun.stdout.encoding", System.getProperty("native.encoding"))
            : null;
    return console != null && Charset.isSupported(console)
        ? Charset.forName(console)
        : StandardCharsets.UTF_8;
  }

  private static PrintWriter writer(OutputStream stream, Charset charset) {
    return new PrintWriter(new BufferedWriter(new SafeWriter(stream, charset)));
  }

  /** Replaces non-ASCII characters on terminals that cannot show them. */
  private static final class SafeWriter extends OutputStreamWriter {
    private final boolean plain;

    SafeWriter(OutputStream stream, Charset charset) {
      super(stream, charset);
      plain = !charset.newEncoder().canEncode('→');
    }

    @Override
    public void write(char[] text, int from, int count) throws IOException {
      if (plain) {
        String safe = new String(text, from, count).replace("→", "->").replace("–", "-");
        super.write(safe.toCharArray(), 0, safe.length());
      } else {
        super.write(text, from, count);
      }
    }
  }

  /** Prints a line to {@code err}, after all that was printed to {@code out}. */
  public void complain(String line) {
    out.flush();
    err.println(line);
    err.flush();
  }

  /** Prints an error: one line for people. What was typed at length is not repeated at length. */
  public void error(String message) {
    String line =
        LONG.matcher(message).replaceAll(one -> quoteReplacement(Excerpt.of(one.group())));
    complain(errPaint.bad("error:") + " " + line);
  }

  /** Waits for Enter and clears the screen; false if no person types there. */
  public boolean clearAfterEnter() {
    if (clearing == null) {
      return false;
    }
    out.print("  Press Enter: ");
    out.flush();
    try {
      in.readLine();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    clearing.run();
    return true;
  }

  public void flush() {
    out.flush();
    err.flush();
  }

  /** The working directory; relative if it is that of the process. */
  public Path directory() {
    return place.directory();
  }

  /** A file that the user named. */
  public Path file(String name) {
    return directory().resolve(name);
  }
}
