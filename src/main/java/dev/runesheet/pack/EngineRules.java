package dev.runesheet.pack;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The engine's own rules. A folder of packs may bring them, then it must bring all; without any,
 * those that came with Runesheet are used.
 */
final class EngineRules {

  /** Where they are. */
  static final String FOLDER = "rules/engine";

  private static final List<String> FILES =
      List.of(
          "attempts",
          "calculations",
          "expiry",
          "registration",
          "routing",
          "scoping",
          "stacking",
          "suppression");

  private EngineRules() {}

  /** The files that hold the engine's rules. */
  static PackFiles files(PackFiles pack) {
    return pack.list(FOLDER).isEmpty() ? new ResourceFiles() : pack;
  }

  /** Reports each of the engine's files that is missing or has no rule. */
  static void check(PackFiles pack, Diagnostics diagnostics) {
    PackFiles files = files(pack);
    for (String name : FILES) {
      String file = FOLDER + "/" + name + ".drl";
      String text =
          files.read(file).map(bytes -> new String(bytes, StandardCharsets.UTF_8)).orElse("");
      if (text.lines().noneMatch(line -> line.startsWith("rule "))) {
        diagnostics.error(Code.ENGINE_RULES, SourceLocation.file(file), "", "rules about " + name);
      }
    }
  }
}
