package dev.runesheet.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonValue;
import dev.runesheet.language.SchemaCheck;
import dev.runesheet.language.SchemaFiles;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The published schema of a game's scenarios: a second opinion on files that were read. */
public final class ScenarioSchema {

  /** What the schemas of all games share. */
  public static final String COMMON = "scenario-common";

  private static final Pattern SCENARIO = Pattern.compile("(/scenarios/\\d+)(/.*)?");

  private static final Map<String, ScenarioSchema> KNOWN = new ConcurrentHashMap<>();

  private final String name;
  private final SchemaCheck check;

  private ScenarioSchema(String game) {
    name = nameOf(game);
    check = SchemaCheck.of(List.of(SchemaFiles.load(COMMON), SchemaFiles.load(name)));
  }

  /**
   * The schema of a game, loaded once.
   *
   * @throws IllegalStateException if it is not on the class path
   */
  public static ScenarioSchema of(String game) {
    return KNOWN.computeIfAbsent(game, ScenarioSchema::new);
  }

  /** The name of a game's schema. */
  public static String nameOf(String game) {
    return "scenario-" + game;
  }

  /** The schema of a kit; empty if it follows from declarations, which need no second opinion. */
  public static java.util.Optional<ScenarioSchema> of(ScenarioKit kit) {
    return kit.schema() == null
        ? java.util.Optional.of(of(kit.game()))
        : java.util.Optional.empty();
  }

  /**
   * Reports violations of scenarios in which nothing else was found to those scenarios, others to
   * the file's findings.
   */
  public void check(ScenarioFile file, Diagnostics findings) {
    Diagnostics found = new Diagnostics();
    JsonNode root = file.root().node();
    check.check(name, JsonDocument.of(file.name(), "", root, found).root());
    for (Diagnostic violation : found.all()) {
      String pointer = violation.location().place().substring(1);
      Matcher place = SCENARIO.matcher(pointer);
      if (!place.matches()) {
        report(file.root().reportingTo(findings), pointer, violation);
        continue;
      }
      for (Scenario scenario : file.scenarios()) {
        JsonValue source = scenario.source();
        if (source.pointer().equals(place.group(1)) && !scenario.findings().hasErrors()) {
          report(source, pointer, violation);
        }
      }
    }
  }

  /** Reports a violation where the value was written, which may be a cell. */
  private static void report(JsonValue within, String pointer, Diagnostic violation) {
    JsonValue value = new JsonValue(within.document(), pointer, MissingNode.getInstance());
    value.report(
        Diagnostic.of(violation.code(), value.location(), violation.found(), violation.expected())
            .suggesting(violation.suggestion()));
  }
}
