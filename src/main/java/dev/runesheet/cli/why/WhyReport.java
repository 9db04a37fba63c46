package dev.runesheet.cli.why;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.why.Line;
import dev.runesheet.why.LineReasoning;
import dev.runesheet.why.Step;
import dev.runesheet.why.StepJson;
import dev.runesheet.why.StepWords;
import dev.runesheet.why.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The printed answers about a match, for people or programs. */
final class WhyReport {

  private final Terminal terminal;
  private final Paint paint;
  private final Trace trace;
  private final StepWords words;
  private final boolean json;

  WhyReport(Terminal terminal, Trace trace, boolean json) {
    this.terminal = terminal;
    this.paint = terminal.paint();
    this.trace = trace;
    this.words = new StepWords(trace);
    this.json = json;
  }

  /** Prints all steps, each below its cause. */
  void all() {
    if (json) {
      ObjectNode result = Json.object();
      result.put("steps", trace.steps().size()).set("trace", new StepJson(trace).all());
      print(Json.text(result));
      return;
    }
    List<Integer> path = new ArrayList<>();
    for (Step step : trace.steps()) {
      int depth = trace.chain(step.number()).size() - 1;
      boolean below = depth == 0 || depth <= path.size() && path.get(depth - 1) == step.parent();
      // A consequence of a step further up, such as an event that had to wait.
      String of = below ? "" : paint.faint(" ← " + step.parent());
      print(line(step, depth) + of);
      while (path.size() > depth) {
        path.remove(path.size() - 1);
      }
      while (path.size() < depth) {
        path.add(Step.NONE);
      }
      path.add(step.number());
    }
  }

  private String line(Step step, int depth) {
    String number = paint.faint(String.format(Locale.ROOT, "%5d ", step.number()));
    String text = "  ".repeat(depth) + words.line(step);
    return number + (step instanceof Step.Chosen ? paint.action(text) : text);
  }

  /** An answer. */
  void tell(LineReasoning answer) {
    if (json) {
      print(Json.text(answer.json()));
      return;
    }
    for (Line line : answer.lines()) {
      if (line.kind() == Line.Kind.DETAIL) {
        Text.wrapped(line.text(), terminal.width() - line.indent())
            .forEach(part -> print(line.lead() + paint.faint(part)));
      } else {
        int lead = line.lead().length();
        String number = paint.faint(line.lead());
        for (String part : Text.below(line.lead(), line.text(), terminal.width())) {
          print(number + painted(line.kind(), part.substring(lead)));
          number = " ".repeat(lead);
        }
      }
    }
  }

  private String painted(Line.Kind kind, String text) {
    return switch (kind) {
      case TOPIC -> paint.heading(text);
      case ANSWER -> paint.action(text);
      default -> text;
    };
  }

  private void print(String line) {
    terminal.out().println(line);
  }
}
