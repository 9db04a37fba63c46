package dev.runesheet.why;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The outcomes of effects, by the step of the event that they could answer, or of their run. */
public final class Verdicts extends LineReasoning {

  private static final int SHOWN = 12;
  private static final int DETAILS = 4;

  private final Trace trace;
  private final String effect;
  private final Map<Integer, List<Candidate>> found;
  private final Optional<List<Integer>> entered;

  /**
   * Creates the outcomes of effects.
   *
   * @param effect the word that named them
   * @param found the result of {@link Why#not}
   */
  public Verdicts(Trace trace, String effect, Map<Integer, List<Candidate>> found) {
    this(trace, effect, found, Optional.empty());
  }

  /**
   * Creates the outcomes of effects.
   *
   * @param entered the steps at which effects that answer nothing came into play; empty if they
   *     answer events
   */
  Verdicts(
      Trace trace,
      String effect,
      Map<Integer, List<Candidate>> found,
      Optional<List<Integer>> entered) {
    this.trace = trace;
    this.effect = effect;
    this.entered = entered;
    this.found = Collections.unmodifiableMap(new LinkedHashMap<>(found));
  }

  /** The lines of the answer; equal sentences about several steps are joined. */
  @Override
  public List<Line> lines() {
    if (found.isEmpty() && entered.isPresent()) {
      return standing(entered.get());
    } else if (found.isEmpty()) {
      String never = "' answers ever happened, and nobody chose it.";
      return List.of(Line.sentence("Nothing that '" + effect + never));
    }
    Map<String, List<Integer>> steps = new LinkedHashMap<>();
    Map<String, String> places = new LinkedHashMap<>();
    found.forEach(
        (step, candidates) ->
            candidates.forEach(
                one -> {
                  steps.computeIfAbsent(one.sentence(), key -> new ArrayList<>()).add(step);
                  places.putIfAbsent(one.sentence(), one.writtenAt());
                }));
    List<Line> lines = new ArrayList<>();
    steps.forEach(
        (sentence, at) -> {
          lines.add(Line.sentence(sentence));
          boolean one = at.stream().distinct().count() == 1;
          lines.add(Line.detail(DETAILS, (one ? "at step " : "at steps ") + list(at)));
          if (!places.get(sentence).isEmpty()) {
            lines.add(Line.detail(DETAILS, "written at " + places.get(sentence)));
          }
        });
    return lines;
  }

  /** The lines about an effect that holds as long as it is in play. */
  private List<Line> standing(List<Integer> steps) {
    if (steps.isEmpty()) {
      return List.of(Line.sentence("'" + effect + "' was never in play."));
    }
    String holds = "' answers no event: it holds as long as it is in play.";
    String came = (steps.size() == 1 ? "came into play at step " : "came into play at steps ");
    return List.of(
        Line.sentence("'" + effect + holds),
        Line.detail(DETAILS, came + list(steps)),
        Line.detail(DETAILS, "whom it reaches is told at an event (--event, --on)"));
  }

  /** Each step once: what several holders of a name bring, or one brings again, says how often. */
  private static String list(List<Integer> steps) {
    Map<Integer, Integer> times = new LinkedHashMap<>();
    steps.forEach(step -> times.merge(step, 1, Integer::sum));
    String shown =
        times.entrySet().stream()
            .limit(SHOWN)
            .map(one -> one.getKey() + often(one.getValue()))
            .collect(Collectors.joining(", "));
    return shown + (times.size() > SHOWN ? ", … (" + times.size() + ")" : "");
  }

  private static String often(int times) {
    return times == 1 ? "" : " (" + times + " times)";
  }

  @Override
  public ObjectNode json() {
    StepWords words = new StepWords(trace);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("not", effect);
    ArrayNode events = json.putArray("events");
    found.forEach(
        (step, candidates) -> {
          ObjectNode event = events.addObject().put("step", step);
          event.put("what", words.line(trace.step(step)));
          ArrayNode all = event.putArray("candidates");
          candidates.forEach(one -> all.add(StepJson.of(one)));
        });
    return json;
  }
}
