package dev.runesheet.cli.test;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.testing.Mismatch;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;

/** The printed results of scenarios: a line for each, more for those that fail. */
final class TestReport {

  private static final String DETAIL = "      ";

  private final Terminal terminal;
  private final Paint paint;
  private final boolean json;
  private final ArrayNode files = Json.list();

  TestReport(Terminal terminal, boolean json) {
    this.terminal = terminal;
    this.paint = terminal.paint();
    this.json = json;
  }

  void add(FileResult file) {
    if (json) {
      addJson(file);
      return;
    }
    if (file.scenarios().isEmpty() && file.findings().isEmpty()) {
      return;
    }
    terminal.out().println(paint.heading(file.file()));
    Findings.lines(Findings.sorted(file.findings()), paint).forEach(line -> print("  ", line));
    file.scenarios().forEach(this::print);
  }

  private void print(ScenarioResult result) {
    boolean passed = result.passed();
    String mark = passed ? paint.good("ok  ") : paint.bad("FAIL");
    print("  ", mark + " " + result.scenario().title());
    Findings.sorted(result.findings())
        .forEach(finding -> print(DETAIL, Findings.line(finding, paint)));
    for (Mismatch mismatch : result.mismatches()) {
      print(DETAIL, mismatch.where());
      print(DETAIL, "  expected " + mismatch.expected());
      print(DETAIL, "  actual   " + mismatch.actual());
    }
    if (!passed && !result.story().isEmpty()) {
      print(DETAIL, "What happened:");
      result.story().forEach(line -> print(DETAIL + "  ", paint.faint(line)));
    }
  }

  private void print(String indent, String line) {
    terminal.out().println(indent + line);
  }

  void summary(ScenarioSuite suite) {
    String counts = suite.passed() + " passed, " + suite.failed() + " failed";
    if (json) {
      ObjectNode result = Json.object();
      result.put("passed", suite.passed()).put("failed", suite.failed()).set("files", files);
      terminal.out().println(Json.text(result));
    } else {
      terminal.out().println(suite.failed() == 0 ? paint.good(counts) : paint.bad(counts));
    }
  }

  private void addJson(FileResult file) {
    ObjectNode one = files.addObject().put("file", file.file());
    one.set("findings", Findings.toJson(Findings.sorted(file.findings())));
    ArrayNode scenarios = one.putArray("scenarios");
    for (ScenarioResult result : file.scenarios()) {
      ObjectNode json = scenarios.addObject();
      json.put("name", result.scenario().name()).put("variant", result.scenario().variant());
      json.put("line", result.scenario().source().line()).put("passed", result.passed());
      json.set("findings", Findings.toJson(Findings.sorted(result.findings())));
      ArrayNode mismatches = json.putArray("mismatches");
      for (Mismatch mismatch : result.mismatches()) {
        mismatches
            .addObject()
            .put("place", mismatch.place())
            .put("what", mismatch.what())
            .put("expected", mismatch.expected())
            .put("actual", mismatch.actual());
      }
      ArrayNode story = json.putArray("story");
      result.story().forEach(story::add);
    }
  }
}
