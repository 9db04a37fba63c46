package dev.runesheet.testing.suite;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.check.NameUses;
import dev.runesheet.pack.check.RepeatedWords;
import dev.runesheet.pack.check.UnreadFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.golden.GoldenReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The check of the words of a game's scenarios, without playing them. */
public final class ScenarioCheck {

  private ScenarioCheck() {}

  /**
   * Checks a game's scenarios: in files, and in sheets of its workbooks.
   *
   * @param names the names that scenarios use, by the place of their definition
   */
  public static void check(
      RuleWords rules, Map<String, SourceLocation> names, PackFiles files, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    check(rules, files, own);
    String game = rules.gameId();
    checkNames(game, files, findings);
    List<Diagnostic> found = new ArrayList<>(own.all());
    if (findings.hasErrors() || !found.stream().allMatch(MatchLog::isOfSetup)) {
      found.removeIf(MatchLog::isOfSetup);
    }
    NameCheck renamed = new NameCheck(names, name -> isUsed(name, game, files));
    List<Diagnostic> told = RepeatedWords.inScenarios(renamed.told(found));
    new SourceLines(files).add(told, findings);
  }

  /** Checks as much of the files of scenarios as is wrong whatever the words of the game are. */
  public static void checkTexts(String game, PackFiles files, Diagnostics findings) {
    checkNames(game, files, findings);
    ScenarioFiles.namesOf(game, files).stream()
        .filter(ScenarioFiles::isText)
        .flatMap(name -> checked(name, files, null, scenario -> {}).all().stream())
        .filter(one -> !one.location().isIn(game(one.location()))) // It may be called otherwise.
        .forEach(findings::add);
  }

  private static SourceLocation game(SourceLocation inFile) {
    return inFile.fieldOfFile("game");
  }

  private static void checkNames(String game, PackFiles files, Diagnostics findings) {
    UnreadFiles.check(
        "data/" + game + "/scenarios",
        ScenarioFile::counts,
        List.of("scenarios"),
        "a name that ends with .yaml or .json",
        files,
        findings);
  }

  private static boolean isUsed(String name, String game, PackFiles files) {
    return ScenarioFiles.namesOf(game, files).stream()
        .anyMatch(file -> NameUses.count(name, file, files) > 0);
  }

  private static void check(RuleWords rules, PackFiles files, Diagnostics findings) {
    String game = rules.gameId();
    Optional<ScenarioKit> kit = ScenarioKits.find(game);
    if (kit.isEmpty()) {
      return;
    }
    ScenarioFiles.namesOf(game, files).parallelStream()
        .map(
            name -> checked(name, files, rules, one -> ScenarioRunner.check(kit.get(), rules, one)))
        .toList()
        .forEach(findings::addAll);
  }

  /**
   * The findings of a file.
   *
   * @param rules null if the words of the game are not known
   */
  private static Diagnostics checked(
      String name, PackFiles files, RuleWords rules, Consumer<Scenario> words) {
    Diagnostics findings = new Diagnostics();
    byte[] content = files.read(name).orElse(new byte[0]);
    String text = new String(content, StandardCharsets.UTF_8);
    if (GoldenReader.isGolden(name, text)) {
      GoldenReader.read(name, text, findings)
          .filter(golden -> rules != null)
          .ifPresent(golden -> golden.log().checkSetup(rules, findings));
    } else {
      ScenarioFiles.read(name, content, any -> rules, findings)
          .ifPresent(file -> check(file, words, findings));
    }
    return findings;
  }

  private static void check(ScenarioFile file, Consumer<Scenario> words, Diagnostics findings) {
    // A scenario of several variants has the same findings in each.
    Set<Diagnostic> found = new LinkedHashSet<>();
    for (Scenario scenario : file.scenarios()) {
      words.accept(scenario);
      found.addAll(scenario.findings().all());
    }
    found.forEach(findings::add);
  }
}
