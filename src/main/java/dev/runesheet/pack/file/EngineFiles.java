package dev.runesheet.pack.file;

import dev.runesheet.engine.built.EngineRules;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The files of the engine's own rules. A folder of packs may bring them, then it must bring all;
 * without any, those that came with Runesheet are used.
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

  /** The files with their folder. */
  public HandWrittenRules rules() {
    return rules;
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
