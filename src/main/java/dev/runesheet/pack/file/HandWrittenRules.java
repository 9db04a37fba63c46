package dev.runesheet.pack.file;

import dev.runesheet.engine.rules.RuleSource;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The hand-written rules that count for a folder of packs: its own, or, if it has none at all where
 * they lie, those that came with Runesheet.
 *
 * @param files the folder of the files
 * @param names their names
 */
public record HandWrittenRules(PackFiles files, List<String> names) {

  /** The ending of the names of files that are read, in small letters, as KIE reads them. */
  public static final String ENDING = ".drl";

  /** Copies the names. */
  public HandWrittenRules {
    names = List.copyOf(names);
  }

  /**
   * The rules of one folder of a pack.
   *
   * @param folder where they lie, for example {@code rules/engine}
   * @param shipped the names of those that came with Runesheet
   */
  public static HandWrittenRules of(PackFiles pack, String folder, List<String> shipped) {
    List<String> own = pack.list(folder);
    // By their names, not as the class path lists them: a jar made of several jars may hold the
    // list of another one.
    return own.isEmpty() && !shipped.isEmpty()
        ? new HandWrittenRules(new ResourceFiles(), shipped)
        : new HandWrittenRules(pack, own);
  }

  /** True if a file is read as rules, as the ending of its name says. */
  public static boolean isOfRules(String name) {
    return name.endsWith(ENDING);
  }

  /** The files in Drools' rule language, in the order of the names. */
  public List<RuleSource> sources() {
    List<RuleSource> sources = new ArrayList<>();
    texts().forEach((name, text) -> sources.add(new RuleSource(name, text)));
    return sources;
  }

  /** The texts of the files in Drools' rule language, by name, in the order of the names. */
  public Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    names.stream()
        .filter(HandWrittenRules::isOfRules)
        .forEach(
            name ->
                files
                    .read(name)
                    .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                    .ifPresent(text -> texts.put(name, text)));
    return texts;
  }
}
