package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.spi.Happening;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Statuses end by lines at once, and conditions ask for them. */
class LiftedStatusesTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
              players: 2
              turns: 20
              kinds:
                player: {gold: 10}
                fighter: {power: 1, has moved: 0}
              zones:
                deck: {}
                field: {in play: true}
                camp: {in play: true}
              deck zone: deck
              scopes:
                own fighters: {kinds: [fighter], zone: field, whose: own}
                enemy fighters: {kinds: [fighter], zone: field, whose: enemy}
              statuses:
                strong: {changes: power, by: 10, of: self}
                leading: {changes: power, by: 100, of: own fighters}
                paid: {when: turn ends, whose: ally, then: [{do: add-stat, target: owner, stat: gold, delta: 7}]}
                silent: {suppresses: self}
                rich: {changes: gold, of: self}
              player rules:
                - {name: start, when: game starts, then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
              phases:
                - {phase: main, actions: [strengthen, lead, pay, silence, enrich, weaken, cure, clean, spend, move away, tally, rest, done]}
                - {phase: end, event: turn ends}
              actions:
                strengthen: {then: [{for each: own fighters, at most: 1, then: [{do: grant, target: target, effect: strong, turns: 9}]}]}
                lead: {then: [{for each: own fighters, at most: 1, then: [{do: grant, target: target, effect: leading, turns: 9}]}]}
                pay: {then: [{for each: own fighters, at most: 1, then: [{do: grant, target: target, effect: paid, turns: 9}]}]}
                silence: {then: [{for each: own fighters, at most: 1, then: [{do: grant, target: target, effect: silent, turns: 9}]}]}
                enrich: {then: [{do: give, target: self, effect: rich, amount: 5, turns: 9}]}
                weaken: {then: [{for each: own fighters, then: [{do: lift, target: target, effect: strong}, {do: add-stat, target: owner, stat: gold, delta: power of target}]}]}
                cure: {then: [{for each: own fighters, then: [{do: lift-all, target: target}]}]}
                clean: {then: [{for each: enemy fighters, then: [{do: lift-all, target: target}]}]}
                spend: {if: self has rich, because: only the rich spend, then: [{do: lift, target: self, effect: rich}]}
                move away: {with: own fighters, if: not self has strong and has moved of self = 0, then: [{do: move, target: self, zone: camp}, {do: add-stat, target: owner, stat: gold, delta: "count of allies [target has leading]"}]}
                tally: {then: [{do: set-stat, target: self, stat: gold, value: "count of own fighters [target has strong]"}]}
                rest: {then: [{for each: own fighters, then: [{if: target has silent, then: [{do: lift, target: target, effect: silent}], else: [{do: lift, target: target, effect: paid}]}]}]}
                done: {ends: true}
              """,
          "cards: {scout: {name: Scout, kind: fighter}, ant: {name: Ant, kind: fighter}}",
          "decks: {all: {scout: 1, ant: 1}}");

  private static final RuleBook BOOK = GAME.book();

  private static List<Double> powers(Match match, int player) {
    return match.world().in("field", player).stream().map(one -> one.stat("power")).toList();
  }

  private static void all(Match match, String... actions) {
    for (String action : actions) {
      WrittenGame.choose(match, action);
    }
  }

  @Test
  void allCopiesOfAStatusEndAtOnce() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "strengthen", "strengthen", "lead");
      assertThat(powers(match, 0)).containsExactly(121.0, 101.0);
      WrittenGame.choose(match, "weaken");
      assertThat(powers(match, 0)).containsExactly(101.0, 101.0);
      assertThat(WrittenGame.of(match, 0, "gold")).as("as it is behind that").isEqualTo(212);
      match.undo();
      assertThat(powers(match, 0)).containsExactly(121.0, 101.0);
      WrittenGame.choose(match, "tally");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(1);
    }
  }

  @Test
  void whoHasNoneLosesNothing() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "weaken", "cure", "clean");
      assertThat(match.happenings()).doesNotHaveAnyElementsOfTypes(Happening.EffectEnded.class);
    }
  }

  @Test
  void allStatusesEndWhoeverGaveThem() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "strengthen", "lead", "pay", "done", "clean");
      assertThat(powers(match, 0)).containsExactly(1.0, 1.0);
      assertThat(match.happenings()).filteredOn(Happening.EffectEnded.class::isInstance).hasSize(3);
      all(match, "done", "done");
      assertThat(WrittenGame.of(match, 0, "gold")).as("paid once").isEqualTo(17);
    }
  }

  @Test
  void whatASilenceTookOutOfForceIsBackWithoutIt() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "strengthen", "silence");
      assertThat(powers(match, 0)).containsExactly(1.0, 1.0);
      WrittenGame.choose(match, "rest");
      assertThat(powers(match, 0)).containsExactly(11.0, 1.0);
    }
  }

  @Test
  void aConditionAsksWhetherSomebodyHasIt() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      assertThat(WrittenGame.options(match)).doesNotContain("spend");
      WrittenGame.choose(match, "enrich");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(15);
      String saved = match.save();
      try (Match restored = BOOK.restore(saved);
          Match fork = match.fork()) {
        for (Match one : List.of(match, restored, fork)) {
          assertThat(WrittenGame.options(one)).contains("spend");
          WrittenGame.choose(one, "spend");
          assertThat(WrittenGame.of(one, 0, "gold")).isEqualTo(10);
          assertThat(WrittenGame.options(one)).doesNotContain("spend");
        }
      }
      match.undo();
      assertThat(WrittenGame.options(match)).contains("spend");
    }
  }

  @Test
  void aStatusIsGoneWithItsPlaceBeforeTheNextLineCountsIt() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "lead");
      WrittenGame.choose(match, "move away " + match.world().in("field", 0).get(0).getName());
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(10);
    }
  }

  @Test
  void sentencesTellOfIt() {
    Map<String, String> sentences = new LinkedHashMap<>();
    PackBuilder.read(new DeclaredPack("written"), GAME, new Diagnostics())
        .effects()
        .forEach(one -> sentences.put(one.id(), one.sentence()));
    assertThat(sentences)
        .containsEntry("actions/spend", "Lose the status rich.")
        .containsEntry(
            "actions/spend-is-legal", "You can do this only if you have the status rich.")
        .containsEntry("actions/clean", "Each enemy fighter loses all statuses.")
        .containsEntry(
            "actions/move-away-is-legal",
            "You can do this only if it does not have the status strong and its has moved is 0.")
        .containsEntry(
            "actions/tally",
            "Set your gold to the number of your fighters that have the status strong.")
        .containsEntry(
            "actions/rest",
            "For each of your fighters: if it has the status silent, it loses the status silent; otherwise it loses the status paid.");
  }

  @Test
  void mistakesAreTold() {
    assertThat(GAME.mistakes("effect: rich}", "effect: ritch}"))
        .containsExactly("RS022 | actions/spend/then/0/effect | ritch | rich");
    assertThat(GAME.mistakes("if: self has rich", "if: self has ritch"))
        .containsExactly("RS022 | actions/spend/if:10 | ritch | rich");
    assertThat(GAME.mistakes("if: self has rich", "if: slf has rich"))
        .containsExactly("RS014 | actions/spend/if:1 | slf | self");
    assertThat(GAME.mistakes("if: self has rich", "if: self is not rich and turn number > 1"))
        .containsExactly("RS200 | actions/spend/if:6 | is not | write 'not self has rich'");
    assertThat(GAME.mistakes("if: self has rich", "if: self hass rich"))
        .containsExactly("RS200 | actions/spend/if:15 | the end | write 'self has rich'");
    assertThat(GAME.mistakes("if: self has rich", "if: own deck has rich"))
        .containsExactly("RS014 | actions/spend/if:1 | own deck | -");
  }

  @Test
  void aStatusThatNothingGivesIsTold() {
    String given = "{do: give, target: self, effect: rich, amount: 5, turns: 9}";
    assertThat(GAME.mistakes(given, "{do: add-stat, target: self, stat: gold, delta: 5}"))
        .containsExactly("RS155 | statuses/rich | status rich | -");
  }

  @Test
  void whoNeverHasAStatusIsTold() {
    assertThat(GAME.mistakes("if: self has rich", "if: self has strong"))
        .containsExactly("RS092 | actions/spend/if | self (player) | -");
    assertThat(GAME.mistakes("target: self, effect: rich}]", "target: self, effect: strong}]"))
        .containsExactly("RS131 | actions/spend/then/0/target | self (player) | -");
  }

  @Test
  void whoNeverHasAnyStatusIsToldWhereAllEnd() {
    String lift = "{do: lift-all, target: target}";
    assertThat(
            GAME.mistakes(
                "cure: {then: [{for each: own fighters, then: [" + lift,
                "cure: {then: [{for each: own deck, then: [" + lift))
        .isEmpty();
    WrittenGame without =
        new WrittenGame(
            GAME.game()
                .replaceAll(
                    "do: (grant|give), target: self, [^}]*}",
                    "do: add-stat, target: self, stat: gold, delta: 1}")
                .replace("if: self has rich", "if: gold of self > 1")
                .replace("{do: lift, target: self, effect: rich}", "{do: lift-all, target: self}"),
            GAME.cards(),
            GAME.decks());
    assertThat(without.findings().hasErrors()).isFalse();
    assertThat(without.findingsTogether().stream().map(EditedGame::told))
        .contains(
            "RS131 | data/written/game.yaml | actions/spend/then/0/target | self (player) | -");
  }
}
