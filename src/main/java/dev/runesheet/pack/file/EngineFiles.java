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

  private static final String PACKAGE = "package ";
  private static final String RULE = "rule ";

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

  /** Reports each required file that is missing or has no rule, and rules that are generated. */
  public void check(Diagnostics diagnostics) {
    for (RuleSource generated : EngineScopeRules.all()) {
      rules.texts().forEach((file, text) -> checkWritten(file, text, generated, diagnostics));
    }
    for (String file : REQUIRED) {
      String text =
          rules
              .files()
              .read(file)
              .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
              .orElse("");
      if (!rules.names().contains(file) || text.lines().noneMatch(line -> line.startsWith(RULE))) {
        String topic = file.substring(FOLDER.length() + 1, file.lastIndexOf('.'));
        diagnostics.error(Code.ENGINE_RULES, SourceLocation.file(file), "", "rules about " + topic);
      }
    }
  }

  /** Reports the rules of a file that a generated one of its package has, too. */
  private static void checkWritten(
      String file, String text, RuleSource generated, Diagnostics diagnostics) {
    List<String> written = text.lines().map(line -> line.split(" when\\b")[0].strip()).toList();
    List<String> known = generated.drl().lines().filter(EngineFiles::isName).toList();
    if (known.stream().anyMatch(line -> line.startsWith(PACKAGE) && written.contains(line))) {
      for (int line = 0; line < written.size(); line++) {
        if (written.get(line).startsWith(RULE) && known.contains(written.get(line))) {
          SourceLocation place = SourceLocation.line(file, line + 1, 1);
          String expected = "it is left out here, since it is generated (" + generated.name() + ")";
          diagnostics.error(Code.DUPLICATE, place, written.get(line), expected);
        }
      }
    }
  }

  private static boolean isName(String line) {
    return line.startsWith(PACKAGE) || line.startsWith(RULE);
  }
}
