package dev.runesheet.studio.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Workplace;
import dev.runesheet.cli.test.ScenarioOutput;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.studio.desk.Desk;
import dev.runesheet.studio.desk.Refusal;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.golden.GoldenWriter;
import dev.runesheet.testing.recording.ScenarioRecorder;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The recorder of tests of matches, as the command {@code record} makes them. */
record TestRecorder(Desk desk) {

  private static final String GOLDEN = "golden";
  private static final int LONGEST = 60;

  /** Writes a test, and gives the file that it stands in. */
  ObjectNode keep(Table table, String as, String name) {
    if (name.isBlank() || name.length() > LONGEST) {
      throw Refusal.wrong("A test needs a name of at most " + LONGEST + " letters.");
    }
    MatchLog log = table.log();
    RuleBook book = table.match().book();
    String file = as.equals(GOLDEN) ? golden(log, book, name) : scenario(log, table, name);
    return Json.object().put("file", file);
  }

  private String golden(MatchLog log, RuleBook book, String name) {
    String file = "data/" + desk.game() + "/golden/" + Slug.of(name) + ".json";
    Path path = desk.root().resolve(file);
    if (Files.exists(path)) {
      throw Refusal.conflict("There is a golden game '" + name + "' already; choose another name.");
    }
    Diagnostics findings = new Diagnostics();
    String text =
        GoldenWriter.write(log, book, name, findings)
            .orElseThrow(() -> Refusal.conflict(findings.all().get(0).sentence()));
    SafeFile.write(path, text.getBytes(StandardCharsets.UTF_8));
    return file;
  }

  private String scenario(MatchLog log, Table table, String name) {
    int last = log.answers().size();
    if (last == 0) {
      return written(new Positions(desk).scenario(table.match(), name), table.match().book());
    }
    RuleBook book = table.match().book();
    String answer = log.answers().get(last - 1);
    try (Match before = Table.replay(log, table.match(), last - 1)) {
      Decision decision =
          before.pendingDecisions().stream()
              .filter(one -> answer.startsWith(one.id() + "="))
              .findFirst()
              .orElseThrow();
      Option option = decision.option(answer.substring(answer.indexOf('=') + 1));
      ObjectNode scenario =
          ScenarioKits.find(desk.game())
              .flatMap(
                  kit -> new ScenarioRecorder(kit, book).record(before, decision, option, name))
              .orElseThrow(Positions::unsaid);
      return written(scenario, book);
    }
  }

  private String written(ObjectNode scenario, RuleBook book) {
    String file = "data/" + desk.game() + "/scenarios/studio.yaml";
    new ScenarioOutput(silent(), book).write(scenario, file);
    return file;
  }

  /** A terminal that discards what the command prints. */
  private Terminal silent() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    return new Terminal(
        nowhere,
        nowhere,
        new BufferedReader(Reader.nullReader()),
        new Workplace(desk.root(), Packs::book),
        Paint.of(false),
        Paint.of(false),
        false);
  }
}
