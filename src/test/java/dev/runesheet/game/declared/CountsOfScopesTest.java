package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.check.ScopeCounts;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known of the numbers of entities in scopes is so wherever a match goes. */
class CountsOfScopesTest {

  private static final String GAME =
      """
      players: %s
      kinds:
        player: {}
        ship: {power: 1}
      zones:
        deck: {}
        near: {in play: true}
        far: {in play: true}
      deck zone: deck
      scopes:
        fleet: {kinds: [ship], zone: far, whose: own}
        beside it: {same zone: true, others: true, whose: own}
        enemy player: {kinds: [player], whose: enemy}
        own side: {kinds: [ship, player], whose: own}
        both sides: {kinds: [ship, player], others: true}
        other people: {kinds: [player], others: true}
        oneself: {kinds: [player], whose: own}
        first two: {kinds: [ship], first: 2}
        first anyone: {kinds: [ship, player], first: 1}
        cargo: {kinds: [ship], attached to: fleet}
      phases:
        - {phase: main, actions: [near, far, load, back, end]}
      actions:
        near: {with: own deck, then: [{do: enter, target: self, zone: near}]}
        far: {with: own deck, then: [{do: enter, target: self, zone: far}]}
        load: {with: own deck, on: fleet, then: [{do: attach, target: self, host: target}]}
        back: {with: allies, then: [{do: leave, target: self, zone: deck}]}
        end: {ends: true}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: ship}}\n";

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void everyoneAlwaysSeesSoMany(int players) {
    everyoneSeesSoMany("" + players, players, Range.at(players));
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 4", "2, 1, 4", "4, 1, 4", "2, 2, 3", "3, 2, 3"})
  void everyoneAlwaysSeesAsManyAsMayPlay(int players, int least, int most) {
    everyoneSeesSoMany(least + " to " + most, players, new Range(least, most));
  }

  private static void everyoneSeesSoMany(String declared, int players, Range all) {
    String decks = "decks: {all: {scout: 4}}\n";
    RuleBook book = new WrittenGame(GAME.formatted(declared), CARDS, decks).book();
    Map<String, Range> ranges = new ScopeCounts(book.catalog(DeclaredCatalog.class)).ranges();
    assertThat(ranges)
        .containsEntry(Knowledge.count("players"), all)
        .containsKeys(Knowledge.count("other people"), Knowledge.count("first two"))
        .doesNotContainKeys(Knowledge.count("fleet"), Knowledge.count("cargo"));
    Random choices = new Random(players);
    try (Match match = WrittenGame.match(book, players)) {
      for (int step = 0; step < 60 && !match.over(); step++) {
        match.update(context -> hold(context, ranges));
        Decision asked = match.pendingDecisions().get(0);
        match.choose(asked, asked.options().get(choices.nextInt(asked.options().size())));
      }
    }
  }

  private static void hold(MatchContext match, Map<String, Range> ranges) {
    for (Entity viewer : match.world().entities()) {
      for (String scope :
          DeclaredScopes.all(match.book().catalog(DeclaredCatalog.class)).keySet()) {
        Range range = ranges.get(Knowledge.count(scope));
        if (range != null) {
          assertThat((double) match.scope(scope, viewer).size())
              .as("%s seen from %s", scope, viewer)
              .isBetween(range.low(), range.high());
        }
      }
    }
  }
}
