package dev.runesheet.cli;

import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Workplace;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a command did.
 *
 * @param code its exit code
 * @param out what it printed
 * @param err its errors
 */
public record Ran(int code, String out, String err) {

  public static final String GAME = "math-battle";

  /** The shipped rules do not change while tests run. */
  private static final Workplace.Rules SHIPPED = new BooksOfProject();

  /** Runs a command in the project's folder. */
  public static Ran run(String... arguments) {
    return in(Path.of(""), "", arguments);
  }

  /** Runs a command in a folder, with what a person types. */
  public static Ran in(Path directory, String typed, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Runesheet.run(terminal(directory, typed, out, err), arguments);
    return new Ran(code, out.toString(), err.toString());
  }

  /** A terminal without colours in a folder. */
  public static Terminal terminal(
      Path directory, String typed, StringWriter out, StringWriter err) {
    return new Terminal(
        new PrintWriter(out),
        new PrintWriter(err),
        new BufferedReader(new StringReader(typed)),
        new Workplace(directory, SHIPPED),
        Paint.of(false),
        Paint.of(false),
        false);
  }

  public List<String> lines() {
    return out.lines().toList();
  }

  public String lastLine() {
    List<String> lines = lines();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
  }

  /** A copy of the project's rules, to be broken. */
  public static Path copyOfRules(Path folder) {
    for (String part : List.of("data", "rules", "decision-tables")) {
      copy(Path.of(part), folder.resolve(part));
    }
    return folder;
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Changes the first place of a text in a file. */
  public static void edit(Path file, String from, String to) {
    try {
      String text = Files.readString(file);
      if (!text.contains(from)) {
        throw new IllegalArgumentException(file + " does not contain " + from);
      }
      Files.writeString(file, text.replaceFirst(Pattern.quote(from), to));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
