package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A match begins in a position as it is given: nothing happens before the first choice. */
class PositionsAsGivenTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {moved: 5, counted: 5}
                bear: {red gem: 0}
                gem: {}
              words: {color: [red, green]}
              counts: {gem: color}
              zones:
                deck: {}
                hand: {seen by: owner}
                field: {in play: true}
              deck zone: deck
              phases:
                - {phase: main, actions: [attach, done]}
              actions:
                done: {ends: true}
                attach:
                  with: own hand
                  then:
                    - choose: own field
                      then: [{do: attach, target: self, host: target}]
              player rules:
                - when: moves
                  whose: ally
                  then: [{do: add-stat, target: self, stat: moved, delta: 1}]
                - when: red gem changes
                  whose: any
                  then: [{do: add-stat, target: self, stat: counted, delta: 1}]
              """,
              """
              cards:
                bear: {name: Bear, kind: bear}
                ruby: {name: Ruby, kind: gem, color: red}
              """,
              "decks: {all: {ruby: 2, bear: 2}}")
          .book();

  private static Match begun(Map<String, List<Placed>> zones) {
    Position position =
        new Position("main", 1, List.of(new Seat(Map.of(), zones), new Seat(Map.of(), Map.of())));
    return BOOK.newMatch(new DeclaredSetup(List.of("all", "all"), 0, position).toJson(), 1);
  }

  @Test
  void cardsThatAreAttachedRaiseNoEvents() {
    Placed told = new Placed("bear", Map.of("red gem", 3.0), List.of("ruby", "ruby"), List.of());
    Placed bear = new Placed("bear", Map.of(), List.of("ruby", "ruby"), List.of());
    try (Match match = begun(Map.of("field", List.of(told, bear)))) {
      assertThat(WrittenGame.of(match, 0, "moved")).isEqualTo(5);
      assertThat(WrittenGame.of(match, 0, "counted")).isEqualTo(5);
      assertThat(match.world().entities())
          .filteredOn(one -> one.getName().equals("Bear"))
          .extracting(one -> one.stat("red gem"))
          .containsExactly(3.0, 2.0);
      assertThat(match.happenings(0)).noneMatch(one -> one instanceof Happening.StatChanged);
    }
  }

  @Test
  void cardsThatAreAttachedLaterRaiseThem() {
    Placed bear = new Placed("bear", Map.of());
    Placed ruby = new Placed("ruby", Map.of());
    try (Match match = begun(Map.of("field", List.of(bear), "hand", List.of(ruby)))) {
      WrittenGame.choose(match, "attach Ruby");
      Decision host = match.pendingDecisions().get(0);
      match.choose(host.id(), host.options().get(0).id());
      assertThat(WrittenGame.of(match, 0, "moved")).isEqualTo(6);
      assertThat(WrittenGame.of(match, 0, "counted")).isEqualTo(6);
      assertThat(match.world().entities())
          .filteredOn(one -> one.getKind().equals("bear"))
          .extracting((Entity one) -> one.stat("red gem"))
          .containsExactly(1.0);
    }
  }
}
