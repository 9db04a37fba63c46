package dev.runesheet.cli.command;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.document.DecodedText;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.testing.golden.GoldenReader;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;

/** Files that hold matches: saved ones, and logs from which a match can be played again. */
public final class MatchFiles {

  private MatchFiles() {}

  /**
   * Reads a file.
   *
   * @param name as the user named it
   */
  public static String read(Path file, String name) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException missing) {
      throw noFile(file, name);
    } catch (IOException broken) {
      if (Files.isDirectory(file)) {
        throw noFile(file, name);
      }
      throw CommandFailure.of(
          "The file '"
              + name
              + "' cannot be read"
              + (broken instanceof FileSystemException
                  ? ": " + SafeFile.why(broken)
                  : " as text."));
    }
  }

  /** The failure of a command that was to read what is a folder, or is not there. */
  public static CommandFailure noFile(Path path, String name) {
    return CommandFailure.usage(
        Files.isDirectory(path)
            ? "'" + name + "' is a folder; name a file."
            : "There is no file '" + name + "'.");
  }

  public static void write(Path file, String name, String text) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text.endsWith("\n") ? text : text + "\n");
    } catch (IOException broken) {
      throw CommandFailure.of("The file '" + name + "' cannot be written: " + SafeFile.why(broken));
    }
  }

  /**
   * Goes on with a saved match; fails if these rules cannot, or with all findings if it is no JSON.
   *
   * @param text the content of the file
   * @param anyRules whether they may be other rules than those of the match
   */
  public static Match restore(RuleBook book, String text, String name, boolean anyRules) {
    String json = DecodedText.unmarked(text);
    try {
      return anyRules ? book.restoreUnderAnyRules(json) : book.restore(json);
    } catch (IllegalArgumentException wrong) {
      Diagnostics findings = new Diagnostics();
      if (JsonDocument.parse(name, json, findings).isEmpty()) {
        throw CommandFailure.of("Cannot go on with '" + name + "'.", findings.all());
      }
      String how = !anyRules && goesOn(book, json) ? " --any-rules goes on with it." : "";
      throw CommandFailure.of("Cannot go on with '" + name + "': " + wrong.getMessage() + how);
    }
  }

  /** True if a saved match can go on although the rules have changed. */
  private static boolean goesOn(RuleBook book, String json) {
    try {
      book.restoreUnderAnyRules(json).close();
      return true;
    } catch (IllegalArgumentException wrong) {
      return false;
    }
  }

  /** Set-up, chance and answers: all that is needed to play a match again by the same rules. */
  public static String log(Match match) {
    try {
      return Json.text(MatchLog.of(match).toJson(match));
    } catch (IllegalStateException unknown) {
      throw CommandFailure.of("This match has no log: it does not say how it began.");
    }
  }

  /** Reads a log, a golden game or a saved match; fails with all findings if it is none of them. */
  public static MatchLog log(Terminal terminal, String name) {
    Diagnostics findings = new Diagnostics();
    String text = read(terminal.file(name), name);
    Optional<MatchLog> log =
        GoldenReader.isGolden(name, text)
            ? GoldenReader.log(name, text, findings)
            : MatchLog.read(name, SavedLog.of(name, text).orElse(text), findings);
    if (log.isEmpty()) {
      throw CommandFailure.of("'" + name + "' is no log of a match.", findings.all());
    }
    return log.get();
  }

  /** The title of a golden game; empty for a log, which has none. */
  public static String about(Terminal terminal, String name) {
    return GoldenReader.about(name, read(terminal.file(name), name));
  }

  /**
   * Plays a log again; fails with all findings if these rules do not allow it.
   *
   * @param until when to stop before all answers are given
   */
  public static Match replay(
      Terminal terminal, MatchLog log, RuleBook book, Predicate<Match> until) {
    Diagnostics findings = new Diagnostics();
    Optional<Match> match = log.replay(book, until, findings);
    if (match.isEmpty()) {
      throw CommandFailure.of("'" + log.name() + "' cannot be played again.", findings.all());
    }
    Paint paint = terminal.errPaint();
    Findings.lines(findings.all(), paint).forEach(terminal::complain);
    return match.get();
  }
}
