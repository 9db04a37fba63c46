package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Stacking;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Numbers that many cards change are the same as if all changes were added up anew. */
class ManyAurasTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds: {player: {}, unit: {power: 1, speed: 1}}
              zones: {deck: {}, field: {in play: true}}
              deck zone: deck
              scopes:
                own units: {kinds: [unit], zone: field, whose: own}
              phases: [{phase: main, actions: [all, some, done]}]
              actions:
                all: {then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
                some:
                  then:
                    - {for each: own units, at most: 7, then: [{do: leave, target: target, zone: deck}]}
                done: {ends: true}
              """,
              """
              cards:
                chief: {name: Chief, kind: unit, effects: [{changes: power, of: own units, by: 2}]}
                drum:
                  name: Drum
                  kind: unit
                  effects: [{changes: speed, of: own units, by: 0.1}, {changes: power, of: own units, by: 1}]
                flag: {name: Flag, kind: unit, effects: [{changes: speed, of: own units, by: 3}]}
              """,
              "decks: {all: {chief: 9, flag: 8, drum: 3}}\n")
          .book();

  @Test
  void theyFollowWhatComesAndGoes() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      areAddedUp(match, "all", 20);
      areAddedUp(match, "some", 13);
      areAddedUp(match, "some", 6);
      areAddedUp(match, "all", 20);
    }
  }

  private static void areAddedUp(Match match, String action, int units) {
    List<Happening> told = new ArrayList<>();
    match.onHappening(told::add);
    WrittenGame.choose(match, action);
    List<Entity> field =
        match.world().entities().stream()
            .filter(one -> one.getZone().equals("field") && one.getController() == 0)
            .toList();
    assertThat(field).hasSize(units);
    for (Entity unit : field) {
      for (String stat : List.of("power", "speed")) {
        List<Contribution> all = unit.contributions();
        assertThat(unit.stat(stat)).isEqualTo(Stacking.apply(1, all, stat));
      }
    }
    Map<List<Object>, Double> latest = new HashMap<>();
    for (Happening one : told) {
      if (one instanceof Happening.Modified modified) {
        latest.put(List.of(modified.entity(), modified.stat()), modified.now());
      }
    }
    for (Entity unit : field) {
      Double power = latest.getOrDefault(List.of(unit.getId(), "power"), unit.stat("power"));
      assertThat(unit.stat("power")).isEqualTo(power);
    }
  }
}
