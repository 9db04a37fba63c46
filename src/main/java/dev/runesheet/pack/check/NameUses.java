package dev.runesheet.pack.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** The uses of a name, as a whole word, in texts such as those of scenarios. */
public final class NameUses {

  private static final List<String> TEXTS = List.of(".yaml", ".yml", ".json");

  private NameUses() {}

  /** The number of uses of a name in a file; 0 if the file is not text. */
  public static int count(String name, String file, PackFiles files) {
    if (TEXTS.stream().noneMatch(file::endsWith)) {
      return 0;
    }
    Pattern word = Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])");
    return files
        .read(file)
        .map(
            bytes ->
                (int) word.matcher(new String(bytes, StandardCharsets.UTF_8)).results().count())
        .orElse(0);
  }

  /** The finding that a name is called otherwise by several, at the name. */
  public static Diagnostic misspelt(
      String name, SourceLocation place, String called, List<Diagnostic> users) {
    Diagnostic first = users.get(0);
    String at = first.line().isEmpty() ? first.location().place() : ":" + first.line();
    return new Diagnostic(
        Code.NAME_CHANGED,
        Severity.ERROR,
        place,
        "",
        Words.quote(name),
        Words.quote(called)
            + ", as "
            + words(users.size())
            + ", such as "
            + first.location().file()
            + at,
        "did you mean '" + called + "'?");
  }

  /** The number of uses in words. */
  public static String words(int count) {
    return count == 1 ? "1 place says" : count + " places say";
  }
}
