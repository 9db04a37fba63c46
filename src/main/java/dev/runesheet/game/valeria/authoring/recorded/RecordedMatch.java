package dev.runesheet.game.valeria.authoring.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.pack.change.JsonDifference;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.setup.RecordJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The replay of one recorded game, compared with the record after each step. */
public final class RecordedMatch {

  private final JsonNode setup;
  private final List<JsonNode> steps;
  private final JsonNode end;
  private final ObjectNode expected;
  private final List<String> differences = new ArrayList<>();

  /** The place of what is being played. */
  private String place = "/state";

  /**
   * A recorded game.
   *
   * @param end its last line; missing if the record stops before
   */
  public RecordedMatch(JsonNode setup, List<JsonNode> steps, JsonNode end) {
    this.setup = setup;
    this.steps = List.copyOf(steps);
    this.end = end;
    this.expected = setup.path("state").deepCopy();
  }

  public List<String> differences(RuleBook book) {
    try (Match match =
        book.newMatch(
            new RecordedDeal(setup, book.catalog(ValeriaCatalog.class)).deal().toJson(),
            Chance.scripted(outcomes()))) {
      differences.addAll(JsonDifference.between("/state", expected, StateRecord.of(match)));
      RecordedQuestions questions = new RecordedQuestions(match);
      for (int i = 0; i < steps.size() && differences.isEmpty(); i++) {
        place = "/step " + steps.get(i).path("k").asText();
        step(match, questions, steps.get(i));
      }
      if (differences.isEmpty() && !end.isMissingNode()) {
        differences.addAll(RecordedEnd.differences(match, setup, end));
      }
    } catch (ActionFailedException failed) {
      differences.add((failed.isOfChance() ? place + "/chance: " : "") + failed.getMessage());
    } catch (IllegalArgumentException refused) {
      differences.add(refused.getMessage());
    }
    return differences;
  }

  /** The outcomes of chance in the order in which a match draws them. */
  private int[] outcomes() {
    List<Integer> outcomes = new ArrayList<>();
    for (JsonNode step : steps) {
      for (JsonNode one : step.path("chance")) {
        boolean pick = one.path(0).asText().equals("pick");
        for (int i = pick ? 2 : 1; i < one.size(); i++) {
          outcomes.add(one.path(i).asInt() + (pick ? 1 : 0));
        }
      }
    }
    return outcomes.stream().mapToInt(Integer::intValue).toArray();
  }

  private void step(Match match, RecordedQuestions questions, JsonNode step) {
    RecordedQuestions.Asked asked = questions.of(step.path("who").asText());
    List<String> recorded = RecordJson.texts(step.path("opts"));
    if (!asked.prompt().equals(step.path("prompt").asText())) {
      differences.add(
          place + ": recorded prompt " + step.path("prompt").asText() + ", asked " + asked);
      return;
    }
    options(new HashSet<>(recorded), asked.options());
    if (!differences.isEmpty()) {
      return;
    }
    questions.choose(asked, recorded.get(step.path("pick").asInt()));
    set(step.path("set"));
    differences.addAll(
        JsonDifference.between(place + "/res", step.path("res"), StateRecord.resources(match)));
    differences.addAll(JsonDifference.between(place + "/state", expected, StateRecord.of(match)));
    if (!differences.isEmpty()) {
      differences.add(place + ": asked now " + questions.all());
    }
  }

  private void options(Set<String> recorded, Set<String> asked) {
    List<String> missing = recorded.stream().filter(one -> !asked.contains(one)).sorted().toList();
    List<String> more = asked.stream().filter(one -> !recorded.contains(one)).sorted().toList();
    if (!missing.isEmpty() || !more.isEmpty()) {
      differences.add(place + "/opts: not offered " + missing + ", offered besides " + more);
    }
  }

  private void set(JsonNode changes) {
    changes
        .properties()
        .forEach(
            change -> {
              if (change.getValue().isNull()) {
                expected.remove(change.getKey());
              } else {
                expected.set(change.getKey(), change.getValue());
              }
            });
  }
}
