package dev.runesheet.why;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** A step with the chain of its causes and its direct consequences. */
public final class Chain extends LineReasoning {

  private static final int DETAILS = 10;

  private final Trace trace;
  private final int number;

  /**
   * A step's chain.
   *
   * @throws IllegalArgumentException if there is no such step
   */
  public Chain(Trace trace, int number) {
    this.trace = trace;
    this.number = trace.step(number).number();
  }

  /** The step and the chain of its causes, from the step back to the first cause. */
  public List<Step> steps() {
    return trace.chain(number);
  }

  /** The direct consequences, in order. */
  public List<Step> caused() {
    return trace.causedBy(number);
  }

  @Override
  public List<Line> lines() {
    StepWords words = new StepWords(trace);
    List<Line> lines = new ArrayList<>();
    steps().forEach(step -> add(step, words, lines));
    lines.add(Line.sentence(""));
    lines.add(Line.sentence(caused().isEmpty() ? "It caused nothing." : "It caused:"));
    caused().forEach(step -> add(step, words, lines));
    return lines;
  }

  private void add(Step step, StepWords words, List<Line> lines) {
    Line.Kind kind =
        step.number() == number
            ? Line.Kind.TOPIC
            : step instanceof Step.Chosen ? Line.Kind.ANSWER : Line.Kind.STEP;
    lines.add(Line.of(kind, step, words.line(step)));
    words.details(step).forEach(detail -> lines.add(Line.detail(DETAILS, detail)));
  }

  @Override
  public ObjectNode json() {
    StepJson steps = new StepJson(trace);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("step", number);
    ArrayNode came = json.putArray("cameOf");
    steps().forEach(one -> came.add(steps.of(one)));
    ArrayNode results = json.putArray("caused");
    caused().forEach(one -> results.add(steps.of(one)));
    return json;
  }
}
