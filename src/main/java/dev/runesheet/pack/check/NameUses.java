package dev.runesheet.pack.check;

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

  /** The number of uses in words. */
  public static String words(int count) {
    return count == 1 ? "1 place says" : count + " places say";
  }
}
