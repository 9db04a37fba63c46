package dev.runesheet.pack.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The uses of a name, as a whole word, in scenarios and the like, but not in texts for readers. */
public final class NameUses {

  private static final List<String> TEXTS = List.of(".yaml", ".yml", ".json");

  private NameUses() {}

  /** The number of uses of a name in a file; 0 if the file is not text. */
  public static int count(String name, String file, PackFiles files) {
    return in(file, name, files).size();
  }

  /** A finding at each use of a name in files; texts for readers are no uses. */
  static List<Diagnostic> of(String name, List<String> names, PackFiles files) {
    Diagnostic unknown = Diagnostic.about(Code.UNKNOWN_WORD, SourceLocation.NONE, name, "");
    return names.stream()
        .flatMap(file -> in(file, name, files).stream())
        .map(use -> use.at().apply(unknown))
        .toList();
  }

  private static List<WrittenNames.Written> in(String file, String name, PackFiles files) {
    boolean says =
        TEXTS.stream().anyMatch(file::endsWith)
            && files
                .read(file)
                .filter(bytes -> new String(bytes, StandardCharsets.UTF_8).contains(name))
                .isPresent();
    return says ? WrittenNames.of(List.of(file), files).uses(name) : List.of();
  }

  /** The finding that a name is called otherwise by several, at the name. */
  public static Diagnostic misspelt(
      String name, SourceLocation place, String called, List<Diagnostic> users) {
    int count = users.stream().map(Diagnostic::subject).mapToInt(Subject::places).sum();
    return changed(name, place, called, count, ", such as " + place(users.get(0)))
        .as(Severity.ERROR)
        .meaning(called);
  }

  /** The place of a finding: its line if that is known. */
  static String place(Diagnostic one) {
    String at = one.line().isEmpty() ? one.location().place().toString() : ":" + one.line();
    return one.location().file() + at;
  }

  /** The finding that a name is called otherwise by so many, at the name. */
  static Diagnostic changed(
      String name, SourceLocation place, String called, int count, String such) {
    String expected = Words.quote(called) + ", as " + words(count) + such;
    return Diagnostic.about(Code.NAME_CHANGED, place, name, expected)
        .about(Subject.written(name).instead(called));
  }

  /** The number of uses in words. */
  private static String words(int count) {
    return count == 1 ? "1 place says" : count + " places say";
  }
}
