package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.DeclaredGames;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hands and numbers that all players see but the one whose they are, as in games of hints. */
class SeenByOthersTest {

  private static final int FORKS = 20;

  private static final String GAME =
      """
      players: 2
      turns: 20
      lists: {slot: {left: {}, right: {}}}
      kinds:
        player: {hints: 8, luck: {begins at: 1, seen by: others}, glow: {seen by: others}, worth: 0}
        lamp: {power: 1, light: {begins at: 2, seen by: others}}
      sums: {worth: [hints, luck]}
      zones:
        deck: {seen by: nobody}
        <slot>: {seen by: others}
        field: {in play: true}
        heap: {}
      deck zone: deck
      statuses:
        lit: {changes: light, by: 3, of: self}
      phases:
        - {phase: main, actions: [lay <slot>, toss <slot>, hint, shine, swap, end]}
      actions:
        lay <slot>:
          then:
            - {for each: own <slot>, then: [{do: enter, target: target, zone: field}]}
            - {do: draw, target: self, amount: 1, from: deck, to: <slot>}
        toss <slot>:
          then: [{for each: own <slot>, then: [{do: move, target: target, zone: heap}]}]
        hint:
          with: enemy left
          then: [{do: add-stat, target: opponent, stat: hints, delta: power of self - 2}]
        shine: {with: enemies, then: [{do: grant, target: self, effect: lit, turns: 9}]}
        swap:
          then:
            - {do: add-stat, target: self, stat: luck, delta: 1}
            - {do: add-stat, target: opponent, stat: luck, delta: 1}
        end: {ends: true}
      player rules:
        - when: luck changes
          whose: own
          then: [{do: set-stat, target: self, stat: glow, value: luck of self}]
      """;

  private static final String CARDS =
      """
      cards:
        ant: {name: Ant, kind: lamp}
        bee: {name: Bee, kind: lamp, power: 2}
        cat: {name: Cat, kind: lamp, power: 3, light: 5}
        dog: {name: Dog, kind: lamp}
      """;

  private static final WrittenGame WRITTEN =
      new WrittenGame(GAME, CARDS, "decks: {all: {ant: 2, bee: 2}}\n");

  private static final RuleBook BOOK = WRITTEN.book();

  private static final GameTools TOOLS =
      new DeclaredGames().part(GameTools.class, "written").orElseThrow();

  /**
   * Both hold a Dog at the left and have one in play; the first holds another card at the right.
   */
  private static Match match(String right, double luck) {
    Seat first =
        new Seat(
            Map.of("luck", luck),
            Map.of(
                "deck", placed("ant", "bee", "cat"),
                "left", placed("dog"),
                "right", placed(right),
                "field", placed("dog")));
    Seat second =
        new Seat(
            Map.of(), Map.of("deck", placed("ant"), "left", placed("dog"), "field", placed("dog")));
    Position position = new Position("main", 1, List.of(first, second));
    return BOOK.newMatch(new DeclaredSetup(List.of("all", "all"), 0, position).toJson(), 1);
  }

  private static List<Placed> placed(String... cards) {
    return Stream.of(cards).map(card -> new Placed(card, Map.of())).toList();
  }

  private static Set<String> cards(Match match, int viewer, int owner, String zone) {
    return match.view(viewer).entities().stream()
        .filter(one -> one.controller() == owner && one.zone().equals(zone))
        .map(PlayerView.Seen::definition)
        .collect(Collectors.toSet());
  }

  @Test
  void allButTheOwnerSeeThem() {
    try (Match match = match("cat", 4)) {
      assertThat(cards(match, 0, 0, "right")).isEmpty();
      assertThat(match.view(0).hidden()).containsEntry("right", 1);
      assertThat(cards(match, 1, 0, "right")).containsExactly("cat");
      assertThat(match.view(0).entities().get(0).stats()).containsOnlyKeys("hints");
      assertThat(match.view(1).entities().get(0).stats())
          .containsOnlyKeys("hints", "luck", "glow", "worth");
      assertThat(lights(match, 0)).isEqualTo(List.of(1));
      assertThat(lights(match, 1)).isEqualTo(List.of(0));
    }
  }

  /** The owners of the cards in play whose light a player sees. */
  private static List<Integer> lights(Match match, int viewer) {
    return match.view(viewer).entities().stream()
        .filter(one -> one.zone().equals("field") && one.stats().containsKey("light"))
        .map(PlayerView.Seen::controller)
        .toList();
  }

  private static final String[] PLAYED = {
    "hint Dog", "lay left", "swap", "end", "swap", "shine Dog"
  };

  /** The first player holds another card, or has another number, in one of two matches. */
  @ParameterizedTest
  @CsvSource({"bee, 4", "cat, 1", "cat, 0"})
  void theOwnerGetsTheSameWhateverItIs(String right, double luck) {
    try (WhatAPlayerReads one = new WhatAPlayerReads(match("cat", 4), 0);
        WhatAPlayerReads other = new WhatAPlayerReads(match(right, luck), 0)) {
      assertThat(other.play(PLAYED).read()).isEqualTo(one.play(PLAYED).read());
      assertThat(String.join("\n", one.read()))
          .contains("2's luck 1 → 2", "Dog (light 2)")
          .doesNotContain("lit", "1's luck");
    }
    try (WhatAPlayerReads one = new WhatAPlayerReads(match("cat", 4), 1);
        WhatAPlayerReads other = new WhatAPlayerReads(match(right, luck), 1)) {
      assertThat(other.play(PLAYED).read()).isNotEqualTo(one.play(PLAYED).read());
    }
  }

  @Test
  void theOthersReadThem() {
    try (WhatAPlayerReads second = new WhatAPlayerReads(match("cat", 4), 1)) {
      second.play(PLAYED);
      assertThat(String.join("\n", second.read()))
          .contains("1's luck 4 → 5", "right: Cat", "Dog (light 5, lit")
          .doesNotContain("2's luck");
    }
  }

  /** It is laid where all see it. */
  @Test
  void theOwnerSeesWhatLeavesHisHand() {
    try (WhatAPlayerReads first = new WhatAPlayerReads(match("cat", 4), 0)) {
      first.play("toss right");
      assertThat(cards(first.match(), 0, 0, "heap")).containsExactly("cat");
      assertThat(String.join("\n", first.read())).contains("Cat goes from right to heap");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0 1"})
  void whoOnlyWatchesAndWhoReadTogetherAreToldNothingThatNotAllOfThemSee(String readers) {
    List<Integer> all = readers.isEmpty() ? List.of() : List.of(0, 1);
    try (Match match = match("cat", 4)) {
      Narrator narrator = TOOLS.narrator(match, all);
      for (String choice : PLAYED) {
        WrittenGame.choose(match, choice);
      }
      String story =
          match.happenings().stream()
              .flatMap(one -> narrator.tell(one).stream())
              .map(Narrator.Told::words)
              .collect(Collectors.joining("\n"));
      assertThat(story).contains("Dog goes").doesNotContain("luck", "lit", "Ant", "Cat");
      assertThat(TOOLS.draw(match, (owner, text) -> text))
          .contains("right: 1 card")
          .doesNotContain("luck", "light", "worth", "lit", "Ant", "Cat");
    }
  }

  @Test
  void aForkForTheOwnerDealsThemAnewAndOneForOthersKeepsThem() {
    try (Match match = match("cat", 4)) {
      Set<String> ofOwner = new HashSet<>();
      Set<String> ofOther = new HashSet<>();
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(0, seed);
            Match other = match.forkFor(1, seed)) {
          ofOwner.add(right(fork).getDefinition());
          ofOther.add(right(other).getDefinition());
          assertThat(cards(fork, 0, 0, "right")).isEmpty();
          assertThat(WrittenGame.of(fork, 0, "luck")).isEqualTo(4);
        }
      }
      assertThat(ofOwner).hasSizeGreaterThan(1);
      assertThat(ofOther).containsExactly("cat");
    }
  }

  private static Entity right(Match match) {
    return match.world().in("right", 0).get(0);
  }

  @Test
  void aSaveKeepsWhoSeesThem() {
    try (Match match = match("cat", 4);
        Match restored = BOOK.restoreUnderAnyRules(match.save())) {
      IntStream.range(0, 2)
          .forEach(
              viewer ->
                  assertThat(WhatAPlayerReads.json(restored.view(viewer).entities()))
                      .isEqualTo(WhatAPlayerReads.json(match.view(viewer).entities())));
    }
  }

  @Test
  void aScenarioMayShowTheOwnerHisCard() {
    assertThat(WrittenGame.run(BOOK, shown("player 1")).passed()).isTrue();
    assertThat(WrittenGame.run(BOOK, shown("player 2")).findings())
        .singleElement()
        .satisfies(one -> assertThat(one.found()).contains("who sees 'left' anyway"));
  }

  private static String shown(String player) {
    return "given: {players: {player 1: {left: [{card: ant, shown to: ["
        + player
        + "]}]}}}, then: {players: {player 1: {shown cards: [ant]}}}";
  }

  @Test
  void wrongDeclarationsAreFound() {
    assertThat(WRITTEN.mistakes()).isEmpty();
    assertThat(WRITTEN.mistakes("heap: {}", "heap: {}\n  pot: {common: true, seen by: others}"))
        .containsExactly(
            "RS201 | zones/pot/seen by | others of a common zone, where cards are nobodys | -");
    assertThat(WRITTEN.mistakes("kinds:", "untold: [luck]\nkinds:"))
        .containsExactly(
            "RS201 | kinds/player/luck/seen by | others for luck, which is untold | -");
    assertThat(WRITTEN.mistakes("kinds:", "kinds:\n  game: {pot: {seen by: others}}"))
        .containsExactly(
            "RS201 | kinds/game/pot/seen by | others for pot of the game, which nobody owns | -");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          hint: {with: own left, | actions/hint/with | own left, cards that their owners do not see
          hint: {if: 'count of own left [power of target > 1] > 0', with: own field, | actions/hint/if | own left, cards that their owners do not see
          hint: {if: luck of owner > 1, with: own field, | actions/hint/if | luck of owner, which its owner does not see
          """)
  void optionsThatTellTheOwnerAreFound(String hint, String place, String found) {
    String lines = "[{do: add-stat, target: opponent, stat: hints, delta: power of self - 2}]";
    String rule = "    with: enemy left\n    then: " + lines;
    assertThat(WRITTEN.mistakes("hint:\n" + rule, hint + " then: " + lines + "}"))
        .containsExactly("RS203 | " + place + " | " + found + " | -");
  }

  @Test
  void aCatalogKeepsThem() {
    DeclaredCatalog catalog = DeclaredCatalog.of(BOOK.catalog(DeclaredCatalog.class).toJson());
    assertThat(catalog.kinds().get("player").others()).containsExactly("glow", "luck");
    assertThat(catalog.seenBy("left"))
        .isEqualTo(BOOK.catalog(DeclaredCatalog.class).seenBy("left"));
  }
}
