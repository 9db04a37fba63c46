package dev.runesheet.cli;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.GameTexts;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.check.EarlierVersionCheck;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.check.RenamedNames;
import dev.runesheet.pack.check.RuleCheck;
import dev.runesheet.pack.file.ComparedFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.RuleWords;
import dev.runesheet.testing.suite.DeletedTests;
import dev.runesheet.testing.suite.ScenarioCheck;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that checks all sources of a game. */
@Command(
    name = "check",
    description = {
      "Check all data, tables, rules and scenarios of a game and report all findings at once.",
      "Each has its place, a code ('runesheet codes' explains them), and what to write instead.",
      "With files, check the texts in them instead, such as roles of werewolf: .txt, .md or .jsonl."
    })
final class CheckCommand extends AbstractGameCommand {

  @Option(names = "--json", description = "Print the findings as a JSON list.")
  private boolean json;

  @Option(
      names = "--since",
      paramLabel = "FOLDER",
      description = {
        "Compare with an earlier version in a folder that has its data, decision-tables and rules:",
        "columns that its effects or tests used, and names that its scenarios use, must still be there."
      })
  private String since;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "FILE",
      description = "Texts in the game's own language, outside its data.")
  private List<String> files = List.of();

  @Option(
      names = "--lenient",
      description =
          "With files: accept notations that the language writes otherwise, each with a note.")
  private boolean lenient;

  CheckCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  public Integer call() {
    if (!files.isEmpty()) {
      return texts();
    }
    GameRules rules = rules();
    CompletableFuture.runAsync(RuleCompiler::prepare);
    Diagnostics found = new Diagnostics();
    PackFiles earlier = since == null ? null : rules.version(since).files();
    PackFiles compared = new ComparedFiles(rules.files(), earlier);
    PackContent content = PackBuilder.read(rules.pack(), compared, found);
    boolean scenarios = false;
    if (content == null) {
      ScenarioCheck.checkTexts(game(), rules.files(), found);
    } else {
      CompletableFuture<Diagnostics> doubts =
          CompletableFuture.supplyAsync(() -> analysed(rules, content));
      BuiltPack built = PackBuilder.build(game(), content, rules.files());
      Optional<RuleWords> words = RuleCheck.check(built, found);
      scenarios = words.isPresent();
      words.ifPresent(
          known -> ScenarioCheck.check(known, rules.pack().names(content), rules.files(), found));
      found.addAll(doubts.join());
      if (earlier != null) {
        PackContent before = content(rules, earlier);
        EarlierVersionCheck.check(rules.pack(), before, content, rules.files(), found);
        EarlierVersionCheck.order(before, content, rules.files(), found);
        EarlierVersionCheck.rows(rules.pack(), earlier, rules.files(), found);
        words.ifPresent(known -> DeletedTests.check(known, earlier, rules.files(), found));
      }
    }
    Diagnostics all = earlier == null ? found : renamed(found, scenarios, rules, earlier);
    return told(all, Findings.summary(all.all()));
  }

  /** The findings, where names that were changed are told at their source. */
  private static Diagnostics renamed(
      Diagnostics found, boolean scenarios, GameRules rules, PackFiles earlier) {
    String game = rules.pack().game();
    Diagnostics all = new Diagnostics();
    (scenarios
            ? RenamedNames.told(found.all(), game, earlier, rules.files())
            : RenamedNames.toldWithoutScenarios(found.all(), game, earlier, rules.files()))
        .forEach(all::add);
    return all;
  }

  private int texts() {
    GameTexts texts = TextFiles.of(game());
    Diagnostics found = new Diagnostics();
    List<GameTexts.TextFile> all =
        files.stream()
            .distinct()
            .map(file -> new GameTexts.TextFile(file, TextFiles.read(terminal, file)))
            .toList();
    GameTexts.Tally tally = texts.check(all, lenient, found);
    return told(found, tally.toString());
  }

  private int told(Diagnostics found, String summary) {
    List<Diagnostic> findings = Findings.sorted(found.all());
    if (json) {
      terminal.out().println(Json.text(Findings.toJson(findings)));
    } else {
      Paint paint = terminal.paint();
      Findings.lines(findings, paint).forEach(terminal.out()::println);
      terminal.out().println(found.hasErrors() ? paint.bad(summary) : paint.good(summary));
    }
    return found.hasErrors() ? FOUND : OK;
  }

  /** The sources of the earlier version, which must be without errors. */
  private PackContent content(GameRules rules, PackFiles earlier) {
    Diagnostics wrong = new Diagnostics();
    PackContent content = PackBuilder.read(rules.pack(), earlier, wrong);
    if (content == null) {
      throw CommandFailure.of(
          "The version in " + since + " has errors itself: " + Findings.summary(wrong.all()) + ".",
          wrong.all());
    }
    return content;
  }

  private static Diagnostics analysed(GameRules rules, PackContent content) {
    Diagnostics doubts = new Diagnostics();
    PackAnalysis.check(rules.pack(), content, rules.files(), doubts);
    return doubts;
  }
}
