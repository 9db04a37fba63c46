package dev.runesheet.cli.test;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.console.TextTable;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.testing.mutation.Mutant;
import dev.runesheet.testing.mutation.MutantResult;
import dev.runesheet.testing.mutation.MutationKind;
import dev.runesheet.testing.mutation.MutationReport;
import java.util.List;
import java.util.function.Function;

/**
 * The report of mutation testing, as text and as JSON.
 *
 * @param place a place as people find it, for example with its line
 */
record MutationText(MutationReport report, Function<SourceLocation, String> place) {

  void print(Terminal terminal, boolean all) {
    Paint paint = terminal.paint();
    kinds().print(terminal);
    terminal.out().println();
    List<MutantResult> listed = all ? report.results() : report.survivors();
    for (MutantResult result : listed) {
      String mark = result.survived() ? paint.bad("survived") : paint.good("noticed ");
      terminal.out().println(mark + " " + line(result));
    }
    if (!listed.isEmpty()) {
      terminal.out().println();
    }
    terminal.out().println(summary());
  }

  /**
   * The line of a result, for example {@code effects.drl.xlsx!Enhance!E12: 3 → 4 – 6 scenarios ran,
   * none noticed}.
   */
  String line(MutantResult result) {
    Mutant mutant = result.mutant();
    return place(mutant)
        + " ("
        + mutant.subject()
        + "): "
        + mutant.words()
        + " – "
        + result.words();
  }

  String place(Mutant mutant) {
    return place.apply(mutant.place());
  }

  String summary() {
    int survived = report.survivors().size();
    return Text.count(report.results().size(), "mutant")
        + " of "
        + Text.count(report.places(), "place")
        + ", seed "
        + report.seed()
        + ": "
        + Text.number(report.results().size() - survived)
        + " noticed, "
        + Text.number(survived)
        + " survived ("
        + Text.fixed(report.survivingPercent(), 1)
        + " %); not counted: "
        + Text.number(report.equal())
        + (report.equal() == 1 ? " that changes nothing, " : " that change nothing, ")
        + Text.number(report.invalid())
        + " that 'check' refuses";
  }

  private TextTable kinds() {
    TextTable table = new TextTable("lrrr", "change of a", "mutants", "noticed", "survived");
    for (MutationKind kind : MutationKind.values()) {
      List<MutantResult> of = of(kind);
      long survived = of.stream().filter(MutantResult::survived).count();
      table.row(
          kind.word(),
          Text.number(of.size()),
          Text.number(of.size() - survived),
          Text.number(survived));
    }
    return table;
  }

  List<MutantResult> of(MutationKind kind) {
    return report.results().stream().filter(one -> one.mutant().kind() == kind).toList();
  }

  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("game", report.game()).put("seed", report.seed()).put("places", report.places());
    json.put("mutants", report.results().size()).put("survived", report.survivors().size());
    json.put("equal", report.equal()).put("invalid", report.invalid());
    ArrayNode results = json.putArray("results");
    for (MutantResult result : report.results()) {
      Mutant mutant = result.mutant();
      ObjectNode one = results.addObject();
      one.put("place", place(mutant)).put("subject", mutant.subject());
      one.put("kind", mutant.kind().word());
      one.put("before", mutant.before()).put("after", mutant.after());
      one.put("outcome", result.outcome().word()).put("ran", result.ran());
      one.put("noticedBy", result.noticed());
    }
    return json;
  }
}
