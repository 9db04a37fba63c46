package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers that their owner alone sees, in a game that is declared. */
class NumbersOfOwnersTest {

  private static final String GAME =
      """
      players: 2
      turns: 6
      kinds:
        player:
          coins: 10
          bid: {seen by: owner}
          favours: {begins at: 2, seen by: owner}
          wealth: 0
          shown bid: 0
        scout:
          power: 1
          health: {begins at: 4, seen by: owner}
      sums: {wealth: [coins, favours]}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        camp: {}
      deck zone: hand
      scopes:
        own units: {zone: field, whose: own}
        enemy units: {zone: field, whose: enemy}
      statuses:
        warded: {changes: health, by: 3, of: self}
      phases:
        - {phase: secret, who: each, actions: [bid]}
        - {phase: main, who: each, actions: [march, ward, strike, take, end]}
        - {phase: showing, event: bids are shown}
      actions:
        bid:
          then:
            - one of:
                none: {says: no bid, then: [{do: set-stat, target: self, stat: bid, value: 0}]}
                low: {says: a low bid, then: [{do: set-stat, target: self, stat: bid, value: 1}]}
                high: {says: a high bid, then: [{do: set-stat, target: self, stat: bid, value: 5}]}
              question: choose your bid
            - {do: add-stat, target: self, stat: favours, delta: bid of self}
          ends: true
        end: {ends: true}
        march: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        ward: {with: own units, then: [{do: grant, target: self, effect: warded, turns: 2}]}
        strike:
          with: own units
          on: enemy units
          then: [{do: damage, target: target, amount: bid of owner}]
        take:
          with: enemy units
          if: coins of owner >= 10
          because: only the rich take
          then:
            - {do: add-stat, target: opponent, stat: coins, delta: 1}
            - {do: take, player: opponent, target: self, zone: camp}
      rules:
        - when: bids are shown
          whose: any
          then:
            - as each: players
              then: [{do: set-stat, target: self, stat: shown bid, value: bid of self}]
      player rules:
        - when: favours changes
          whose: own
          then: [{do: set-stat, target: self, stat: shown bid, value: 0}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: scout}
        giant: {name: Giant, kind: scout, health: 9}
      """;

  private static final WrittenGame WRITTEN =
      new WrittenGame(GAME, CARDS, "decks: {all: {scout: 2, giant: 1}}\n");

  private static final RuleBook BOOK = WRITTEN.book();

  private static final GameTools TOOLS =
      new DeclaredGames().part(GameTools.class, "written").orElseThrow();

  @Test
  void theOwnerAloneSeesThemInHisView() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      for (int viewer = 0; viewer < 2; viewer++) {
        PlayerView view = match.view(viewer);
        assertThat(view.entities().get(viewer).stats())
            .containsOnlyKeys("coins", "bid", "favours", "wealth", "shown bid");
        assertThat(view.entities().get(1 - viewer).stats()).containsOnlyKeys("coins", "shown bid");
      }
    }
  }

  /** Whoever has a card sees them: they go with it. */
  @Test
  void aCardThatChangesHandsShowsThemToItsNewOwner() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      play(match, "bid", "a low bid", "bid", "a low bid", "march Scout", "end");
      Entity scout =
          match.world().entities().stream()
              .filter(one -> one.getZone().equals("field"))
              .findFirst()
              .orElseThrow();
      assertThat(seen(match, 0, scout)).containsOnlyKeys("power", "health");
      assertThat(seen(match, 1, scout)).containsOnlyKeys("power");
      play(match, "take Scout");
      assertThat(scout.getController()).isEqualTo(1);
      assertThat(seen(match, 0, scout)).containsOnlyKeys("power");
      assertThat(seen(match, 1, scout)).containsOnlyKeys("power", "health");
    }
  }

  private static Map<String, Double> seen(Match match, int viewer, Entity entity) {
    return match.view(viewer).entities().stream()
        .filter(one -> one.id() == entity.getId())
        .findFirst()
        .orElseThrow()
        .stats();
  }

  private static final String[] LATER = {
    "march Scout", "march Giant", "ward Scout", "end", "march Scout", "ward Scout"
  };

  /** The second player bids otherwise in one of two matches, or nothing; else they are alike. */
  @ParameterizedTest
  @CsvSource({"a high bid, 7", "no bid, 2"})
  void theOtherGetsTheSameWhateverTheNumberIs(String bid, double favours) {
    try (WhatAPlayerReads one = new WhatAPlayerReads(BOOK, 0);
        WhatAPlayerReads other = new WhatAPlayerReads(BOOK, 0)) {
      one.play("bid", "a low bid", "bid", "a low bid").play(LATER);
      other.play("bid", "a low bid", "bid", bid).play(LATER);
      assertThat(WrittenGame.of(one.match(), 1, "favours")).isEqualTo(3);
      assertThat(WrittenGame.of(other.match(), 1, "favours")).isEqualTo(favours);
      assertThat(other.read()).isEqualTo(one.read());
      assertThat(one.play("end").read()).isNotEqualTo(other.play("end").read()); // It is shown.
    }
  }

  @Test
  void aStatusThatChangesOneIsToldToTheOwnerAlone() {
    try (WhatAPlayerReads both = new WhatAPlayerReads(BOOK, 0)) {
      both.match().happenings(1); // His stream begins.
      both.play("bid", "a low bid", "bid", "a low bid").play(LATER);
      assertThat(both.match().happenings()).filteredOn(this::isWard).hasSize(2);
      assertThat(both.match().happenings(0)).filteredOn(this::isWard).hasSize(1);
      assertThat(both.match().happenings(1)).filteredOn(this::isWard).hasSize(1);
    }
  }

  /** The same open change follows from each way, in it or in a procedure that it runs. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{run: bid %s}",
        "{do: set-stat, target: self, stat: bid, value: %d},"
            + " {do: add-stat, target: self, stat: coins, delta: 1}"
      })
  void whatAWayOfASecretChoiceRunsOrChangesDoesNotTellTheWay(String lines) {
    String set = "{do: set-stat, target: self, stat: bid, value: %d}";
    String open = "{do: add-stat, target: self, stat: coins, delta: 1}";
    String written = GAME + "procedures:\n";
    for (int bid : List.of(1, 5)) {
      String one = set.replace("%d", "" + bid);
      String name = bid == 1 ? "low" : "high";
      written = written.replace(one, lines.replace("%s", name).replace("%d", "" + bid));
      written += "  bid " + name + ": [" + one + ", " + open + "]\n";
    }
    RuleBook book = new WrittenGame(written, CARDS, "decks: {all: {scout: 2, giant: 1}}\n").book();
    try (WhatAPlayerReads low = new WhatAPlayerReads(book, 0);
        WhatAPlayerReads high = new WhatAPlayerReads(book, 0);
        WhatAPlayerReads chooser = new WhatAPlayerReads(book, 1)) {
      low.play("bid", "a low bid", "bid", "a low bid").play(LATER);
      high.play("bid", "a low bid", "bid", "a high bid").play(LATER);
      chooser.play("bid", "a low bid", "bid", "a high bid").play(LATER);
      assertThat(high.read()).isEqualTo(low.read());
      assertThat(String.join("\n", chooser.read())).contains("a high bid");
    }
  }

  private boolean isWard(Happening one) {
    return one instanceof Happening.EffectEntered entered
        && entered.effect().getEffect().equals("statuses/warded");
  }

  /** A status that came unseen does not appear when it is taken out of force. */
  @Test
  void thatSuchAStatusIsSuppressedIsToldToTheOwnerAlone() {
    String given =
        "march: {with: own hand, then: [{do: enter, target: self, zone: field}, {if: bid of owner ="
            + " 5, then: [{do: grant, target: self, effect: warded, turns: 9}]}]}";
    String entering = "march: {with: own hand, then: [{do: enter, target: self, zone: field}]}";
    RuleBook book =
        new WrittenGame(
                GAME.replace(entering, given),
                CARDS + "  monk: {name: Monk, kind: scout, effects: [{suppresses: enemy units}]}\n",
                "decks: {all: {scout: 1, monk: 1}}\n")
            .book();
    String[] later = {"march Monk", "end", "march Scout"};
    try (WhatAPlayerReads plain = new WhatAPlayerReads(book, 0);
        WhatAPlayerReads warded = new WhatAPlayerReads(book, 0);
        WhatAPlayerReads owner = new WhatAPlayerReads(book, 1)) {
      plain.play("bid", "a low bid", "bid", "a low bid").play(later);
      warded.play("bid", "a low bid", "bid", "a high bid").play(later);
      owner.play("bid", "a low bid", "bid", "a high bid").play(later);
      assertThat(warded.match().happenings()).anyMatch(Happening.Suppressed.class::isInstance);
      assertThat(warded.read()).isEqualTo(plain.read());
      assertThat(String.join("\n", owner.read())).contains("warded is suppressed by Monk");
    }
  }

  @Test
  void theOwnerReadsThem() {
    try (WhatAPlayerReads high = new WhatAPlayerReads(BOOK, 1)) {
      high.play("bid", "a low bid", "bid", "a high bid").play(LATER);
      assertThat(String.join("\n", high.read()))
          .contains("all 2's bid 0 → 5", "all 2's favours 2 → 7", "\"stat\":\"favours\"")
          .contains("all 2  bid 5, favours 7, wealth 17", "all 2  field: Scout (health 7, warded")
          .doesNotContain("all 1's bid", "all 1's favours 2");
    }
  }

  /** At one terminal each finds his own below the board when it is his turn to choose. */
  @ParameterizedTest
  @ValueSource(strings = {"", "0 1"})
  void whoOnlyWatchesAndWhoReadTogetherAreToldNoNumberThatNotAllOfThemSee(String readers) {
    List<Integer> all = readers.isEmpty() ? List.of() : List.of(0, 1);
    try (Match match = WrittenGame.match(BOOK, 2)) {
      Narrator narrator = TOOLS.narrator(match, all);
      play(match, "bid", "a low bid", "bid", "a high bid", "march Scout", "ward Scout");
      String story =
          match.happenings().stream()
              .flatMap(one -> narrator.tell(one).stream())
              .map(Narrator.Told::words)
              .collect(Collectors.joining("\n"));
      assertThat(story).contains("all 1: Scout goes from hand to field");
      assertThat(story).doesNotContain("bid 0", "favours 2", "warded");
      assertThat(TOOLS.draw(match, (owner, text) -> text))
          .contains("field: Scout (power 1)")
          .doesNotContain("bid", "favours", "wealth", "health", "warded");
    }
  }

  /** Nothing says what else they could be. */
  @Test
  void aForkForABotKeepsThemAndShowsThemToItsPlayerNoMore() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      play(match, "bid", "a low bid", "bid", "a high bid", "march Scout");
      try (Match fork = match.forkFor(0, 3);
          Match restored = BOOK.restore(match.save())) {
        for (Match one : List.of(fork, restored)) {
          assertThat(WrittenGame.of(one, 1, "favours")).isEqualTo(7);
          assertThat(WhatAPlayerReads.json(one.view(0).entities()))
              .isEqualTo(WhatAPlayerReads.json(match.view(0).entities()));
        }
        assertThat(fork.view(0).entities().get(1).stats()).containsOnlyKeys("coins", "shown bid");
      }
    }
  }

  private static void play(Match match, String... choices) {
    for (String choice : choices) {
      WrittenGame.choose(match, choice);
    }
  }

  /** What is wrong is told at its place. */
  @Test
  void wrongDeclarationsAreFound() {
    assertThat(WRITTEN.mistakes()).isEmpty();
    assertThat(seenBy("bid: {seen by: ownr}"))
        .containsExactly("RS018 | kinds/player/bid/seen by | ownr | owner");
    assertThat(seenBy("bid: {seen by: nobody}"))
        .containsExactly("RS018 | kinds/player/bid/seen by | nobody | -");
    assertThat(seenBy("bid: {sen by: owner}"))
        .containsExactly("RS007 | kinds/player/bid/sen by | sen by | seen by");
    assertThat(seenBy("bid: owner")).containsExactly("RS005 | kinds/player/bid | owner | -");
  }

  private static List<String> seenBy(String bid) {
    return WRITTEN.mistakes("bid: {seen by: owner}", bid);
  }

  @Test
  void oneThatNobodyOwnsOrOfWhichNobodyIsToldHasNoOwnerToSeeIt() {
    assertThat(WRITTEN.mistakes("kinds:", "untold: [bid]\nkinds:"))
        .containsExactly("RS201 | kinds/player/bid/seen by | owner for bid, which is untold | -");
    assertThat(WRITTEN.mistakes("kinds:", "kinds:\n  game: {pot: {seen by: owner}}"))
        .containsExactly(
            "RS201 | kinds/game/pot/seen by | owner for pot of the game, which nobody owns | -");
  }

  @Test
  void aCatalogKeepsThem() {
    DeclaredCatalog catalog = BOOK.catalog(DeclaredCatalog.class);
    assertThat(DeclaredCatalog.of(catalog.toJson()).kinds().get("player").own())
        .containsExactly("bid", "favours");
  }
}
