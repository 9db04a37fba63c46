package dev.runesheet.why;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Event;
import java.util.Locale;

/** Steps of a trace as JSON; {@code docs/testers.md} describes the fields. */
public final class StepJson {

  private final Trace trace;
  private final StepWords words;

  /** Writes the steps of a trace. */
  public StepJson(Trace trace) {
    this.trace = trace;
    this.words = new StepWords(trace);
  }

  /** All steps in order. */
  public ArrayNode all() {
    ArrayNode steps = JsonNodeFactory.instance.arrayNode();
    trace.steps().forEach(step -> steps.add(of(step)));
    return steps;
  }

  /** A step. */
  public ObjectNode of(Step step) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("step", step.number()).put("parent", step.parent()).put("kind", kind(step));
    json.put("words", words.line(step));
    if (step instanceof Step.Changed changed) {
      json.put("change", changed.change()).put("verb", changed.verb()).put("rule", changed.rule());
      stat(json, changed.what());
    } else if (step instanceof Step.Raised raised) {
      event(json, raised);
    } else if (step instanceof Step.Ran ran) {
      json.put("effect", ran.effect()).put("of", trace.name(ran.self()));
      json.put("withheld", ran.withheld());
      if (!ran.suppressedBy().isEmpty()) {
        ArrayNode suppressors = json.putArray("suppressedBy");
        ran.suppressedBy().forEach(suppressors::add);
      }
    } else if (step instanceof Step.Block block) {
      json.put("block", block.block());
      ArrayNode rules = json.putArray("rules");
      block.rules().forEach(rule -> rules.add(of(rule)));
    } else if (step instanceof Step.Chosen chosen) {
      json.put("player", chosen.decision().player()).put("option", chosen.option().id());
    } else if (step instanceof Step.Called called) {
      json.put("verb", called.verb()).put("rule", called.rule());
      ObjectNode arguments = json.putObject("arguments");
      called.arguments().forEach(one -> arguments.put(one.name(), one.value()));
    } else if (step instanceof Step.Asked asked) {
      ArrayNode rules = json.putArray("rules");
      asked.rules().forEach(rule -> rules.add(rule.rule()));
    } else if (step instanceof Step.Moment moment) {
      ArrayNode rules = json.putArray("rules");
      moment.rules().forEach(rule -> rules.add(rule.rule()));
    }
    return json;
  }

  private static String kind(Step step) {
    if (step instanceof Step.Asked) {
      return "moment";
    }
    if (step instanceof Step.Changed changed
        && (changed.what() instanceof Happening.PhaseEnded
            || changed.what() instanceof Happening.Asked)) {
      return "phases";
    }
    return step.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  private void stat(ObjectNode json, Happening what) {
    if (what instanceof Happening.StatChanged change) {
      json.put("entity", change.entity()).put("stat", change.stat());
      json.put("before", change.before()).put("after", change.after());
    } else if (what instanceof Happening.Modified modified) {
      json.put("entity", modified.entity()).put("stat", modified.stat());
      json.put("after", modified.now());
    }
  }

  private void event(ObjectNode json, Step.Raised raised) {
    Event event = raised.event();
    json.put("trigger", event.getTrigger()).put("lost", raised.lost());
    if (!event.isAboutNobody()) {
      json.put("subject", trace.name(event.getSubject()));
    }
    ArrayNode answers = json.putArray("answers");
    for (Step.Answering one : raised.answers()) {
      answers.addObject().put("effect", one.effect()).put("of", trace.name(one.holder()));
    }
  }

  private static ObjectNode of(EvaluatedRule rule) {
    ObjectNode json =
        JsonNodeFactory.instance.objectNode().put("rule", rule.rule()).put("fired", rule.fired());
    json.put("source", rule.writtenAt());
    ArrayNode guards = json.putArray("guards");
    for (EvaluatedGuard guard : rule.guards()) {
      ObjectNode one = guards.addObject().put("text", guard.text()).put("holds", guard.holds());
      ObjectNode values = one.putObject("values");
      guard.values().forEach(value -> values.put(value.of(), value.was()));
    }
    return json;
  }

  /** The outcome of an effect. */
  public static ObjectNode of(Candidate candidate) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("effect", candidate.effect());
    json.put("name", candidate.name()).put("of", candidate.holderName());
    json.put("reason", candidate.reason().word()).put("words", candidate.reason().sentence());
    return json.put("source", candidate.writtenAt());
  }
}
