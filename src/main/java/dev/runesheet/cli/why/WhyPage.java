package dev.runesheet.cli.why;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.cli.console.Json;
import dev.runesheet.document.JsonNumbers;
import dev.runesheet.document.Resources;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.why.Step;
import dev.runesheet.why.StepJson;
import dev.runesheet.why.StepWords;
import dev.runesheet.why.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All steps of a match as one page to filter and step through. */
final class WhyPage {

  private static final String TEMPLATE = "/runesheet/why/page.html";

  private final Trace trace;
  private final ObjectNode data = Json.object();

  /**
   * A page.
   *
   * @param end the match as it stands after all steps
   */
  WhyPage(Trace trace, Match end, String title) {
    this.trace = trace;
    data.put("title", title);
    data.set("entities", entities(end));
    StepJson steps = new StepJson(trace);
    StepWords words = new StepWords(trace);
    ArrayNode all = data.putArray("steps");
    for (Step step : trace.steps()) {
      ObjectNode json = steps.of(step);
      words.details(step).forEach(json.putArray("details")::add);
      all.add(json);
    }
  }

  /** The stats as they were at the start: at the end, with all changes taken back. */
  private ArrayNode entities(Match end) {
    List<Map<String, Double>> start = new ArrayList<>();
    for (Entity entity : end.world().entities()) {
      Map<String, Double> stats = new LinkedHashMap<>();
      entity.schema().names().forEach(stat -> stats.put(stat, entity.stat(stat)));
      start.add(stats);
    }
    Set<String> changing = new HashSet<>();
    for (int i = trace.steps().size() - 1; i >= 0; i--) {
      if (trace.steps().get(i) instanceof Step.Changed changed
          && changed.what() instanceof Happening.StatChanged change) {
        start.get(change.entity()).put(change.stat(), change.before());
        changing.add(change.entity() + change.stat());
      } else if (trace.steps().get(i) instanceof Step.Changed changed
          && changed.what() instanceof Happening.Modified modified) {
        changing.add(modified.entity() + modified.stat());
      }
    }
    ArrayNode entities = Json.list();
    for (int i = 0; i < start.size(); i++) {
      int number = i;
      ObjectNode stats = entities.addObject().put("name", trace.name(i)).putObject("stats");
      start
          .get(i)
          .forEach(
              (stat, value) -> {
                if (value != 0 || changing.contains(number + stat)) {
                  stats.set(stat, JsonNumbers.write(value));
                }
              });
    }
    return entities;
  }

  /** The page; whatever texts the data hold, they cannot leave their element. */
  String text() {
    String json =
        data.toString().replace("<", "\\u003c").replace("\u2028", "").replace("\u2029", "");
    return Resources.text(WhyPage.class, TEMPLATE).replace("@DATA@", json);
  }
}
