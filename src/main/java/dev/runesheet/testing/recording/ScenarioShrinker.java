package dev.runesheet.testing.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.testing.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The removal of all from a recorded scenario that it does not need, running it again each time.
 *
 * @param entered the effects that come into play by its actions, such as statuses: what has them
 *     stays, since expectations of a position have no words for them
 */
record ScenarioShrinker(Trial trial, List<String> entered) {

  /**
   * The shrinker of a scenario.
   *
   * @param whole a scenario that passes
   */
  static ScenarioShrinker of(Trial trial, ObjectNode whole) {
    return new ScenarioShrinker(
        trial, trial.play(whole).map(Trial.Outcome::entered).orElse(List.of()));
  }

  /** Takes away what can be missed: whole parts first, then their parts. */
  ObjectNode smaller(ObjectNode scenario) {
    ObjectNode given = (ObjectNode) scenario.path("given");
    shrink(scenario, given);
    if (given.path(Scenario.CHANCE).isEmpty()) {
      given.remove(Scenario.CHANCE);
    }
    if (scenario.path("given").isEmpty()) {
      scenario.remove("given");
      if (!trial.passes(scenario)) {
        scenario.putObject("given");
      }
    }
    return scenario;
  }

  private void shrink(ObjectNode scenario, ObjectNode part) {
    List<String> names = new ArrayList<>();
    part.fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      JsonNode before = part.get(name);
      part.remove(name);
      if (!isEnough(scenario)) {
        restore(part, names, name, before);
        if (before instanceof ObjectNode object) {
          shrink(scenario, object);
        } else if (before instanceof ArrayNode list) {
          shrink(scenario, list);
        }
        if (before.isContainerNode() && before.isEmpty()) {
          part.remove(name);
          if (!isEnough(scenario)) {
            restore(part, names, name, before);
          }
        }
      }
    }
  }

  /**
   * Shrinks a list from the end, since earlier entries need later ones least. An entry may also go
   * from what is expected, such as another card of a hand. Of those that stay, numbers may go.
   */
  private void shrink(ObjectNode scenario, ArrayNode list) {
    List<String> happens = trial.happenings(scenario);
    for (int i = list.size() - 1; i >= 0; i--) {
      if (i < list.size()) { // Outcomes that nothing draws go with what drew them.
        JsonNode before = list.remove(i);
        if (isEnough(scenario)) {
          happens = trial.happenings(scenario);
        } else if (!EntryChanges.isEntry(before) || !isEnoughAnew(scenario, happens)) {
          list.insert(i, before);
          shrinkNumbers(scenario, before);
        }
      }
    }
  }

  private void shrinkNumbers(ObjectNode scenario, JsonNode entry) {
    if (entry instanceof ObjectNode fields) {
      List<String> names = new ArrayList<>();
      fields.fieldNames().forEachRemaining(names::add);
      for (String name : names) {
        JsonNode before = fields.get(name);
        if (before.isNumber()) {
          fields.remove(name);
          if (!isEnough(scenario)) {
            restore(fields, names, name, before);
          }
        }
      }
    }
  }

  /** True if the same happens and changes the same fields, whose new values are expected then. */
  private boolean isEnoughAnew(ObjectNode scenario, List<String> happens) {
    JsonNode before = scenario.get("then");
    Optional<Trial.Outcome> outcome =
        trial.play(scenario).filter(one -> one.happenings().equals(happens));
    outcome.ifPresent(one -> scenario.set("then", one.then()));
    boolean enough =
        outcome.isPresent() && Trial.holds(before, scenario.get("then")) && isEnough(scenario);
    if (!enough) {
      scenario.set("then", before);
    }
    return enough;
  }

  /** True if a scenario still shows what it did; outcomes that it needs no more are gone then. */
  private boolean isEnough(ObjectNode scenario) {
    JsonNode chance = scenario.path("given").path(Scenario.CHANCE);
    JsonNode before = chance.deepCopy();
    boolean enough = trial.shows(scenario, entered);
    if (!enough && chance instanceof ArrayNode outcomes) {
      outcomes.removeAll();
      before.forEach(outcomes::add);
    }
    return enough;
  }

  /** Puts a field back where it stood. */
  private static void restore(ObjectNode part, List<String> order, String name, JsonNode value) {
    ObjectNode copy = part.deepCopy();
    part.removeAll();
    for (String each : order) {
      if (each.equals(name)) {
        part.set(each, value);
      } else if (copy.has(each)) {
        part.set(each, copy.get(each));
      }
    }
  }
}
