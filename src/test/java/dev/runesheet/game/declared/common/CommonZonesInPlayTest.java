package dev.runesheet.game.declared.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cards of nobody whose effects are in play, such as monsters that all players fight. */
class CommonZonesInPlayTest {

  private static final int NOBODY = -1;

  private static final String GAME =
      """
      kinds:
        player: {health: 10, rage: 0}
        hero: {might: 1}
        monster: {might: 1, health: 2}
      zones:
        lair: {common: true, seen by: nobody, begins with: monsters}
        gate: {common: true, in play: true}
        grave: {common: true}
        camp: {common: true, begins with: heroes}
        hand: {seen by: owner}
        field: {in play: true}
      scopes:
        gate monsters: {zone: gate}
        other gate monsters: {zone: gate, others: true}
        near: {same zone: true, others: true}
        monsters: {kinds: [monster]}
        top: {zone: lair, first: 1}
      phases:
        - phase: main
          event: turn begins
          actions: [reveal, hit, tame, raise, free, play, trap, end]
        - phase: close
          event: turn ends
      actions:
        reveal:
          then:
            - for each: top
              then: [{do: enter, target: target, zone: gate}]
        hit:
          with: gate monsters
          then: [{do: damage, target: self, amount: 1}]
        tame:
          with: gate monsters
          then:
            - for each: own field
              then: [{do: leave, target: target, zone: grave}]
            - {do: take, player: owner, target: self, zone: hand}
        raise:
          with: grave
          then:
            - for each: own hand
              then: [{do: move, target: target, zone: grave}]
            - {do: take, player: owner, target: self, zone: hand}
        free:
          with: own hand
          if: kind of self is monster
          then: [{do: enter, target: self, zone: gate}]
        play:
          with: own hand
          if: kind of self is hero
          then: [{do: enter, target: self, zone: field}]
        trap:
          with: own hand
          on: gate monsters
          if: kind of self is hero
          then: [{do: cover, target: target, card: self}]
        end: {ends: true}
      rules:
        - name: a monster without health dies
          when: health changes
          whose: any
          if: kind of subject is monster and health of subject <= 0
          then: [{do: leave, target: subject, zone: grave}]
      worth: health of self
      """;

  private static final String CARDS =
      """
      cards:
        knight: {name: Knight, kind: hero}
        rat:
          name: Rat
          kind: monster
          effects:
            - when: turn ends
              whose: any
              then: [{do: damage, target: subject, amount: might of self}]
        chief:
          name: Chief
          kind: monster
          effects:
            - {changes: might, by: 1, of: near}
            - {changes: might, by: 2, of: enemies}
        witch:
          name: Witch
          kind: monster
          effects:
            - {suppresses: other gate monsters}
        ogre:
          name: Ogre
          kind: monster
          effects:
            - when: enters play
              then: [{do: damage, target: owner, amount: 1}]
            - when: leaves play
              then: [{do: damage, target: owner, amount: 3}]
            - when: turn ends
              whose: enemy
              then:
                - choose: own hand
                  of: owner
                  question: choose what to lose
                  then: [{do: move, target: target, zone: grave}]
            - when: leaves play
              whose: ally
              then: [{do: add-stat, target: self, stat: might, delta: 5}]
        mob:
          name: Mob
          kind: monster
          effects:
            - when: enters play
              then:
                - for each: monsters
                  then: [{do: add-stat, target: target, stat: health, delta: 1}]
      """;

  private static final String DECKS =
      "decks: {monsters: {rat: 1, chief: 1, witch: 1, ogre: 1, mob: 1}, heroes: {knight: 1}}\n";

  private static final RuleBook BOOK = new WrittenGame(GAME, CARDS, DECKS).book();

  /** The same rules asked directly, and all of them asked through the network. */
  static Stream<RuleBook> books() {
    return Stream.of(BOOK, BOOK.throughNetwork());
  }

  private static Match match(RuleBook book, List<String> gate, String lair) {
    Seat seat = new Seat(Map.of(), Map.of("hand", placed("knight"), "field", placed("knight")));
    Map<String, List<Placed>> common =
        Map.of("gate", placed(gate.toArray(String[]::new)), "lair", placed(lair));
    Position position = new Position("main", 1, List.of(seat, seat), common);
    return book.newMatch(new DeclaredSetup(List.of("none", "none"), 0, position).toJson(), 1);
  }

  private static List<Placed> placed(String... cards) {
    return Stream.of(cards).map(card -> new Placed(card, Map.of())).toList();
  }

  private static Entity card(Match match, String id) {
    return match.world().entities().stream()
        .filter(one -> one.getDefinition().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static double health(Match match, int player) {
    return Caravan.number(match, player, "health");
  }

  @Test
  void nothingIsFoundInAGameOfThem() {
    assertThat(new WrittenGame(GAME, CARDS, DECKS).findingsTogether()).isEmpty();
  }

  @Test
  void oneThatLeavesPlayForAZoneOfAPlayerWithoutBeingTakenIsTold() {
    String hit = "then: [{do: damage, target: self, amount: 1}]";
    String game = GAME.replace(hit, "then: [{do: leave, target: self, zone: hand}]");
    isTold(game, CARDS, "#/actions/hit/then/0/target", "nobody's", "the verb 'take'");
    String bite = "then: [{do: damage, target: subject, amount: might of self}]";
    String cards = CARDS.replace(bite, "then: [{do: leave, target: self, zone: hand}]");
    isTold(GAME, cards, "#/cards/rat/effects/0/then/0/target", "nobody's", "the verb 'take'");
  }

  @Test
  void oneThatCoversACardOfAPlayerWithoutBeingTakenIsTold() {
    String trap = GAME.substring(GAME.indexOf("  trap:"), GAME.indexOf("  end:"));
    String cover =
        "  trap: {with: own field, on: camp, then: [{do: cover, target: self, card: target}]}\n";
    String told = "'target', nobody's in the common zone 'camp'";
    isTold(GAME.replace(trap, cover), CARDS, "#/actions/trap/then/0/card", told, "'take'");
  }

  @Test
  void aZoneOfPlayersThatIsToBeItsOwnIsTold() {
    String cards = CARDS.replace("of: owner", "optional: true");
    String told = "'own hand' of 'self', nobody's in the common zone 'gate'";
    isTold(GAME, cards, "#/cards/ogre/effects/2/then/0", told, "'of: owner'");
  }

  @Test
  void anAbilityThatNobodyIsOfferedIsTold() {
    String game = GAME.replace("- phase: main", "- phase: main\n    abilities: true");
    String cards =
        CARDS.replace(
            "- {suppresses: other gate monsters}",
            "- {ability: curse, then: [{do: damage, target: owner, amount: 1}]}");
    String told = "an ability of a card in gate, where it is nobody's";
    isTold(game, cards, "#/cards/witch/effects/0", told, "an action 'with' that zone");
  }

  /** Checks that there is one finding, at a place, with some words. */
  private static void isTold(String game, String cards, String place, String... words) {
    assertThat(game + cards).isNotEqualTo(GAME + CARDS);
    WrittenGame wrong = new WrittenGame(game, cards, DECKS);
    Diagnostics findings = wrong.findings();
    assertThat(findings.hasErrors() ? findings.all() : wrong.findingsTogether())
        .singleElement()
        .satisfies(one -> assertThat(one.toString()).contains(place).contains(words));
  }

  @ParameterizedTest
  @MethodSource("books")
  void theirEffectsAnswerWhatHappensToAnyPlayer(RuleBook book) {
    try (Match match = match(book, List.of("rat"), "mob")) {
      Caravan.choose(match, "end");
      assertThat(health(match, 0)).isEqualTo(9);
      Caravan.choose(match, "end");
      assertThat(health(match, 1)).isEqualTo(9);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void theirChangesReachTheirZoneAndWhatPlayersHave(RuleBook book) {
    try (Match match = match(book, List.of("rat", "chief"), "mob")) {
      assertThat(card(match, "rat").stat("might")).isEqualTo(2);
      assertThat(card(match, "chief").stat("might")).isEqualTo(1);
      assertThat(Caravan.in(match, 1, "hand").get(0).stat("might")).isEqualTo(1);
      assertThat(Caravan.in(match, 1, "field").get(0).stat("might")).isEqualTo(3);
      Caravan.choose(match, "hit Chief");
      Caravan.choose(match, "hit Chief");
      assertThat(Caravan.ids(Caravan.in(match, NOBODY, "grave"))).containsExactly("chief");
      assertThat(card(match, "rat").stat("might")).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aSuppressorThatIsNobodysSilencesItsNeighbours(RuleBook book) {
    try (Match match = match(book, List.of("rat", "witch"), "mob")) {
      Caravan.choose(match, "end");
      assertThat(health(match, 0)).isEqualTo(10);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void whatTheyDoIsDoneForThePlayerWhoseTurnItIs(RuleBook book) {
    try (Match match = match(book, List.of(), "ogre")) {
      Caravan.choose(match, "end");
      Caravan.choose(match, "reveal");
      assertThat(health(match, 1)).isEqualTo(9);
      Caravan.choose(match, "end");
      // The only card of the hand is taken without a question, or the option is the player's.
      if (match.pendingDecisions().get(0).prompt().equals("choose what to lose")) {
        assertThat(match.pendingDecisions().get(0).player()).isEqualTo(1);
        Caravan.choose(match, "Knight");
      }
      assertThat(Caravan.in(match, 1, "hand")).isEmpty();
      assertThat(Caravan.in(match, 0, "hand")).hasSize(1);
      Caravan.choose(match, "hit Ogre");
      Caravan.choose(match, "hit Ogre");
      assertThat(health(match, 0)).isEqualTo(7);
      assertThat(health(match, 1)).isEqualTo(9);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void otherCardsOfNobodyAreTheirAllies(RuleBook book) {
    try (Match match = match(book, List.of("ogre", "rat"), "mob")) {
      Caravan.choose(match, "hit Rat");
      Caravan.choose(match, "hit Rat");
      assertThat(card(match, "ogre").stat("might")).isEqualTo(6);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void aScopeOfAKindHasThoseOfNobodyToo(RuleBook book) {
    try (Match match = match(book, List.of("rat"), "mob")) {
      Caravan.choose(match, "reveal");
      assertThat(card(match, "rat").stat("health")).isEqualTo(3);
      assertThat(card(match, "mob").stat("health")).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void whoTakesOneHasItOutOfPlayAndCanBringItBack(RuleBook book) {
    try (Match match = match(book, List.of("ogre", "chief"), "mob")) {
      Caravan.choose(match, "tame Chief");
      Entity chief = card(match, "chief");
      assertThat(chief.getController()).isZero();
      assertThat(chief.isPresent()).isFalse();
      assertThat(card(match, "ogre").stat("might")).isEqualTo(6);
      assertThat(Caravan.in(match, 0, "field")).isEmpty();
      assertThat(Caravan.in(match, 1, "field")).hasSize(1);
      Caravan.choose(match, "free Chief");
      assertThat(chief.getController()).isEqualTo(NOBODY);
      assertThat(card(match, "ogre").stat("might")).isEqualTo(7);
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void whoActsWithACardOfNobodyStandsInForItsOwner(RuleBook book) {
    try (Match match = match(book, List.of("rat"), "mob")) {
      Caravan.choose(match, "hit Rat");
      Caravan.choose(match, "hit Rat");
      Caravan.choose(match, "end");
      Caravan.choose(match, "raise Rat");
      assertThat(Caravan.ids(Caravan.in(match, 1, "hand"))).containsExactly("rat");
      assertThat(Caravan.ids(Caravan.in(match, 0, "hand"))).containsExactly("knight");
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void whatOneDoesAsItIsCoveredIsDoneForThePlayerWhoseTurnItIs(RuleBook book) {
    try (Match match = match(book, List.of("ogre"), "mob")) {
      Caravan.choose(match, "end");
      if (match.pendingDecisions().get(0).prompt().equals("choose what to lose")) {
        Caravan.choose(match, "Knight");
      }
      Caravan.choose(match, "trap Knight on Ogre");
      assertThat(health(match, 1)).isEqualTo(7);
    }
  }

  @Test
  void aMatchWithThemIsUndoneSavedAndForked() {
    try (Match match = match(BOOK, List.of("rat", "chief", "ogre"), "mob")) {
      String before = Caravan.table(match);
      Caravan.choose(match, "tame Ogre");
      Caravan.choose(match, "free Ogre");
      String after = Caravan.table(match);
      try (Match restored = BOOK.restore(match.save());
          Match fork = match.forkSeeded(7)) {
        assertThat(Caravan.table(restored)).isEqualTo(after);
        assertThat(Caravan.table(fork)).isEqualTo(after);
        assertThat(card(restored, "rat").stat("might")).isEqualTo(2);
        Caravan.choose(restored, "end");
        assertThat(health(restored, 0)).isEqualTo(10 - 3 - 1 - 2);
      }
      match.undo();
      match.undo();
      assertThat(Caravan.table(match)).isEqualTo(before);
    }
  }
}
