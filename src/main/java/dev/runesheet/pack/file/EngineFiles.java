package dev.runesheet.pack.file;

import dev.runesheet.engine.built.EngineRules;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.generate.EngineScopeRules;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The files of the engine's own rules. A folder of packs may bring those written by hand, then it
 * must bring all; without any, those that came with Runesheet are used. The others are generated
 * from declarations.
 */
public final class EngineFiles {

  private static final String FOLDER = "rules/engine";

  private static final List<String> REQUIRED =
      EngineRules.TOPICS.stream().map(topic -> FOLDER + "/" + topic + ".drl").toList();

  private final HandWrittenRules rules;

  private EngineFiles(HandWrittenRules rules) {
    this.rules = rules;
  }

  /** The files that count for a folder of packs. */
  public static EngineFiles of(PackFiles pack) {
    return new EngineFiles(HandWrittenRules.of(pack, FOLDER, REQUIRED));
  }

  /** The files: those written by hand, then those that are generated. */
  public List<RuleSource> sources() {
    List<RuleSource> sources = new ArrayList<>(rules.sources());
    sources.addAll(EngineScopeRules.all());
    return sources;
  }

  /** True if a file of this name holds rules of the engine. */
  public static boolean has(String name) {
    return name.startsWith(FOLDER + "/") || name.startsWith(EngineScopeRules.FOLDER);
  }

  /** Reports each required file that is missing or has no rule. */
  public void check(Diagnostics diagnostics) {
    for (String file : REQUIRED) {
      String text =
          rules
              .files()
              .read(file)
              .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
              .orElse("");
      if (!rules.names().contains(file)
          || text.lines().noneMatch(line -> line.startsWith("rule "))) {
        String topic = file.substring(FOLDER.length() + 1, file.lastIndexOf('.'));
        diagnostics.error(Code.ENGINE_RULES, SourceLocation.file(file), "", "rules about " + topic);
      }
    }
  }
}
