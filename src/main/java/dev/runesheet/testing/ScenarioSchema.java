package dev.runesheet.testing;

import dev.runesheet.language.SchemaCheck;
import dev.runesheet.language.SchemaFiles;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The published schema of a game's scenarios: a second opinion on files that were read. */
public final class ScenarioSchema {

  /** What the schemas of all games share. */
  public static final String COMMON = "scenario-common";

  private static final Pattern SCENARIO = Pattern.compile("#/scenarios/(\\d+)(/.*)?");

  private final String name;
  private final SchemaCheck check;

  /**
   * Loads the schema of a game.
   *
   * @throws IllegalStateException if it is not on the class path
   */
  public ScenarioSchema(String game) {
    name = nameOf(game);
    check = SchemaCheck.of(List.of(SchemaFiles.load(COMMON), SchemaFiles.load(name)));
  }

  /** The name of a game's schema. */
  public static String nameOf(String game) {
    return "scenario-" + game;
  }

  /**
   * Reports violations of scenarios in which nothing else was found to those scenarios, others to
   * the file's findings.
   */
  public void check(ScenarioFile file, Diagnostics findings) {
    Diagnostics found = new Diagnostics();
    check.check(name, file.root().reportingTo(found));
    for (Diagnostic violation : found.all()) {
      Matcher place = SCENARIO.matcher(violation.location().place());
      if (!place.matches()) {
        findings.add(violation);
        continue;
      }
      String pointer = "/scenarios/" + place.group(1);
      for (Scenario scenario : file.scenarios()) {
        if (scenario.source().pointer().equals(pointer) && !scenario.findings().hasErrors()) {
          scenario.findings().add(violation);
        }
      }
    }
  }
}
