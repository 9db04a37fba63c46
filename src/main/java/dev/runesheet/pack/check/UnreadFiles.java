package dev.runesheet.pack.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.HandWrittenRules;
import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The check for files that begin as a game's files do, lie beside them, and are not read. */
public final class UnreadFiles {

  /** The number of bytes within which a file says what it is. */
  private static final int HEAD = 4_000;

  /** The beginning of a file in Drools' rule language, behind comments. */
  private static final Pattern RULES =
      Pattern.compile(
          "\\A\\uFEFF?+(?:\\s++|//[^\\n]*+|/\\*(?s:.*?)\\*/)*+"
              + "(package|import|global|declare|function|query|rule)\\s++[\\w'\"]");

  private UnreadFiles() {}

  /**
   * Warns of files that nobody reads.
   *
   * @param folder where the files are
   * @param read whether a file is read, by its name
   * @param keys the outermost keys of files that should be
   * @param helps what would make them so
   */
  public static void check(
      String folder,
      Predicate<String> read,
      List<String> keys,
      String helps,
      PackFiles files,
      Diagnostics findings) {
    if (findings.all().stream().anyMatch(UnreadFiles::isAboutAFile)) {
      return; // One of them may be the file meant there.
    }
    String any = String.join("|", keys.stream().map(Pattern::quote).toList());
    Pattern outermost =
        Pattern.compile(
            "(?:\\A\\uFEFF?\\s*\\{\\s*\"|^\"?)(" + any + ")\"?\\s*:", Pattern.MULTILINE);
    check(folder, read, outermost, helps, files, findings);
  }

  /** Warns of files among a game's rules that begin as these do, and have another ending. */
  static void ofRules(String game, PackFiles files, Diagnostics findings) {
    check(
        "rules/" + game,
        HandWrittenRules::isOfRules,
        RULES,
        "a name that ends with " + HandWrittenRules.ENDING,
        files,
        findings);
  }

  private static void check(
      String folder,
      Predicate<String> read,
      Pattern begins,
      String helps,
      PackFiles files,
      Diagnostics findings) {
    for (String name : files.list(folder)) {
      if (!read.test(name)) {
        Matcher key = begins.matcher(head(name, files));
        if (key.find()) {
          String found = Words.quote(key.group(1)) + " of a file that is not read";
          findings.error(Code.UNUSED, SourceLocation.file(name), found, helps);
        }
      }
    }
  }

  /** True of a file that is missing, and of a home that there is not, which may name one. */
  private static boolean isAboutAFile(Diagnostic finding) {
    return finding.code() == Code.FILE_MISSING
        || finding.code() == Code.UNKNOWN_FIELD
            && finding.location().place().isBelow(Manifest.HOMES);
  }

  private static String head(String name, PackFiles files) {
    byte[] content = files.read(name).orElse(new byte[0]);
    return new String(content, 0, Math.min(content.length, HEAD), StandardCharsets.UTF_8);
  }
}
