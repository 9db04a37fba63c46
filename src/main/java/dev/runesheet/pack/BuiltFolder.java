package dev.runesheet.pack;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.built.PrecompiledRules;
import dev.runesheet.engine.built.RuleParts;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.DeclaredNames;
import dev.runesheet.engine.rules.RuleHash;
import dev.runesheet.engine.rules.RuleSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The folder of a game's built rules, beside the classes. */
record BuiltFolder(Path folder) {

  private static final String RULES = ".drl";
  private static final String PRECOMPILED = ".bin";

  /**
   * Writes all, and removes rules of an earlier build: a {@code KieBase} takes all that lie here.
   */
  void write(BuiltPack built) throws IOException {
    Files.createDirectories(folder);
    removeRules();
    for (Map.Entry<String, byte[]> file : files(built).entrySet()) {
      Files.write(folder.resolve(file.getKey()), file.getValue());
    }
  }

  /** The files of the folder, by name. */
  static Map<String, byte[]> files(BuiltPack built) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    String hash = RuleHash.of(built.rules(), built.catalog());
    DeclaredNames declared = DeclaredNames.of(built.rules());
    List<RuleSource> rules = new ArrayList<>();
    ObjectNode parts = JsonNodeFactory.instance.objectNode();
    List<String> names = new ArrayList<>(List.of("hash\t" + hash));
    for (RuleSource source : built.rules()) {
      String name =
          String.format(
              Locale.ROOT,
              "%03d-%s" + RULES,
              rules.size(),
              source.name().replaceAll("[^A-Za-z0-9]+", "-"));
      String drl = declared.below(BuiltPackages.of(built.game()), source.drl());
      files.put(name, drl.getBytes(StandardCharsets.UTF_8));
      rules.add(new RuleSource(source.name(), drl));
      names.add(name + "\t" + source.name());
      parts.set(name, RuleParts.of(source));
    }
    files.put(hash + PRECOMPILED, PrecompiledRules.write(rules));
    Map.of(
            "rules.list", String.join("\n", names),
            "parts.json", parts,
            "sources.json", built.notes().toJson(),
            "catalog.json", built.catalog())
        .forEach((name, text) -> files.put(name, (text + "\n").getBytes(StandardCharsets.UTF_8)));
    return files;
  }

  private void removeRules() throws IOException {
    try (Stream<Path> before = Files.list(folder)) {
      for (Path file : before.filter(BuiltFolder::isOfRules).toList()) {
        Files.delete(file);
      }
    }
  }

  private static boolean isOfRules(Path file) {
    return file.toString().endsWith(RULES) || file.toString().endsWith(PRECOMPILED);
  }
}
