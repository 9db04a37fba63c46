package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.engine.RuleWords;
import dev.runesheet.game.mathbattle.DuelPosition;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.testing.EventCheck;
import dev.runesheet.testing.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The words of {@code then}: stats, active, turn, phase, passed, over, winner, options, events. */
final class DuelExpectations {

  /** The phases that a match can stand in, last the end. */
  static final List<String> PHASES = phases();

  private final List<String> attributes;
  private final EventCheck events;

  DuelExpectations(RuleWords rules, List<String> attributes) {
    this.attributes = attributes;
    this.events = new EventCheck(rules, attributes, DuelScenarios::player, DuelScenarios::player);
  }

  private static List<String> phases() {
    List<String> phases = new ArrayList<>(DuelPosition.PHASES);
    phases.add("over");
    return List.copyOf(phases);
  }

  /** Reports what is no word of a duel. */
  void check(Scenario scenario) {
    scenario.thenFields().ifPresent(this::check);
  }

  private void check(JsonFields then) {
    then.optional("stats").ifPresent(this::stats);
    then.optional("active").ifPresent(DuelScenarios::player);
    then.optional("turn").ifPresent(value -> value.whole(0, Integer.MAX_VALUE));
    then.optional("phase").ifPresent(value -> word(value, PHASES));
    then.optional("passed").ifPresent(DuelExpectations::flag);
    then.optional("over").ifPresent(DuelExpectations::flag);
    then.optional("winner")
        .filter(value -> !value.node().isNull())
        .ifPresent(DuelScenarios::player);
    then.optional("options")
        .flatMap(JsonValue::list)
        .ifPresent(list -> list.forEach(JsonValue::text));
    then.optional("events").flatMap(JsonValue::list).ifPresent(list -> list.forEach(events::check));
    then.noOthers();
  }

  private void stats(JsonValue value) {
    DuelGiven.stats(value, attributes, List.of(new LinkedHashMap<>(), new LinkedHashMap<>()));
  }

  private static void flag(JsonValue value) {
    if (!value.node().isBoolean()) {
      value.error(Code.WRONG_TYPE, value.found(), "true or false");
    }
  }

  private static void word(JsonValue value, List<String> valid) {
    if (value.text().isPresent() && !valid.contains(value.node().textValue())) {
      value.unknownWord(Code.UNKNOWN_WORD, valid);
    }
  }
}
