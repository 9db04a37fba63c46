package dev.runesheet.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.why.Candidate;
import dev.runesheet.why.Step;
import dev.runesheet.why.StepWords;
import dev.runesheet.why.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Prints answers about a match, for people or programs. */
final class WhyReport {

  private static final int SHOWN = 12;

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

  /** All steps, each below what it came of. */
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
      // What came of a step further up, such as an event that had to wait.
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
    String number = paint.faint(String.format("%5d ", step.number()));
    String text = "  ".repeat(depth) + words.line(step);
    return number + (step instanceof Step.Chosen ? paint.action(text) : text);
  }

  /** A step, all that it came of, and what came of it. */
  void chain(Step step) {
    List<Step> chain = trace.chain(step.number());
    List<Step> caused = trace.causedBy(step.number());
    if (json) {
      StepJson steps = new StepJson(trace);
      ObjectNode result = Json.object();
      result.put("step", step.number());
      ArrayNode came = result.putArray("cameOf");
      chain.forEach(one -> came.add(steps.of(one)));
      ArrayNode results = result.putArray("caused");
      caused.forEach(one -> results.add(steps.of(one)));
      print(Json.text(result));
      return;
    }
    for (int i = 0; i < chain.size(); i++) {
      String heading = words.line(chain.get(i));
      print(line(chain.get(i), 0).replace(heading, i == 0 ? paint.heading(heading) : heading));
      details(chain.get(i));
    }
    print("");
    if (caused.isEmpty()) {
      print("Nothing came of it.");
    } else {
      print("What came of it:");
      caused.forEach(this::withDetails);
    }
  }

  private void withDetails(Step step) {
    print(line(step, 0));
    details(step);
  }

  private void details(Step step) {
    for (String detail : words.details(step)) {
      for (String part : Text.wrapped(detail, Terminal.WIDTH - 10)) {
        print("          " + paint.faint(part));
      }
    }
  }

  /** What became of effects, by the step of the event. */
  void everywhere(String effect, Map<Integer, List<Candidate>> found) {
    if (json) {
      print(Json.text(toJson(effect, found)));
      return;
    }
    if (found.isEmpty()) {
      print("Nothing that '" + effect + "' answers ever happened, and nobody chose it.");
      return;
    }
    Map<String, List<Integer>> bySentence = new LinkedHashMap<>();
    Map<String, String> places = new LinkedHashMap<>();
    found.forEach(
        (step, candidates) ->
            candidates.forEach(
                one -> {
                  bySentence.computeIfAbsent(one.sentence(), key -> new ArrayList<>()).add(step);
                  places.putIfAbsent(one.sentence(), one.writtenAt());
                }));
    bySentence.forEach(
        (sentence, steps) -> {
          print(sentence);
          print("    " + paint.faint("at step" + (steps.size() == 1 ? " " : "s ") + list(steps)));
          if (!places.get(sentence).isEmpty()) {
            print("    " + paint.faint("written at " + places.get(sentence)));
          }
        });
  }

  private static String list(List<Integer> steps) {
    List<String> shown = steps.stream().limit(SHOWN).map(String::valueOf).toList();
    String more = steps.size() > SHOWN ? ", … (" + steps.size() + ")" : "";
    return String.join(", ", shown) + more;
  }

  private ObjectNode toJson(String effect, Map<Integer, List<Candidate>> found) {
    ObjectNode result = Json.object().put("not", effect);
    ArrayNode events = result.putArray("events");
    found.forEach(
        (step, candidates) -> {
          ObjectNode event = events.addObject().put("step", step);
          event.put("what", words.line(trace.step(step)));
          ArrayNode all = event.putArray("candidates");
          candidates.forEach(one -> all.add(StepJson.of(one)));
        });
    return result;
  }

  private void print(String line) {
    terminal.out().println(line);
  }
}
