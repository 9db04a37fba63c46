package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.spi.Happening;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A status ends when an event happens that its declaration names. */
class StatusesUntilEventsTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          players: 2
          turns: 20
          kinds:
            player: {gold: 10, mana: 3}
            fighter: {power: 1, health: 9}
          zones:
            deck: {}
            field: {in play: true}
            camp: {in play: true}
          deck zone: deck
          scopes:
            own fighters: {kinds: [fighter], whose: own}
            first fighter: {kinds: [fighter], whose: own, first: 1}
            enemy fighters: {kinds: [fighter], whose: enemy}
          statuses:
            stunned: {changes: power, by: 0, how: set, until: {when: health changes, if: event delta < 0}}
            thorny: {when: health changes, then: [{do: add-stat, target: owner, stat: gold, delta: 1}], until: {when: health changes}}
            brave: {changes: power, by: 10, until: {when: health changes, whose: ally}}
            silent: {suppresses: self}
            spelled: {changes: gold, by: 100, until: {when: mana changes, if: mana of self <= 0}}
          player rules:
            - {name: start, when: game starts, then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
          phases:
            - {phase: main, actions: [stun, arm, hearten, silence, speak, spell, spend, hit, heal, move, cure, done]}
            - {phase: end, event: turn ends}
          actions:
            stun: {with: first fighter, then: [{do: grant, target: self, effect: stunned, turns: 9}]}
            arm: {with: first fighter, then: [{do: grant, target: self, effect: thorny, turns: 9}]}
            hearten: {with: first fighter, then: [{do: grant, target: self, effect: brave, turns: 0}]}
            silence: {with: first fighter, then: [{do: grant, target: self, effect: silent, turns: 9}]}
            speak: {with: first fighter, then: [{do: lift, target: self, effect: silent}]}
            spell: {then: [{do: grant, target: self, effect: spelled, turns: 99}]}
            spend: {then: [{do: add-stat, target: self, stat: mana, delta: -1}]}
            hit: {with: own fighters, then: [{do: damage, target: self, amount: 1}]}
            heal: {with: own fighters, then: [{do: heal, target: self, amount: 1}]}
            move: {with: first fighter, then: [{do: move, target: self, zone: camp}]}
            cure: {with: first fighter, then: [{do: lift-all, target: self}]}
            done: {ends: true}
          """,
          "cards: {scout: {name: Scout, kind: fighter}, ant: {name: Ant, kind: fighter}}",
          "decks: {all: {scout: 1, ant: 1}}");

  private static final RuleBook BOOK = GAME.book();

  private static String first(Match match) {
    return match.world().in("field", 0).get(0).getName();
  }

  private static void all(Match match, String... actions) {
    for (String action : actions) {
      boolean one = action.matches("stun|arm|hearten|silence|speak|hit|heal|move|cure");
      WrittenGame.choose(match, one ? action + " " + first(match) : action);
    }
  }

  private static double power(Match match) {
    return match.world().in("field", 0).get(0).stat("power");
  }

  private static long ended(Match match) {
    return match.happenings().stream().filter(Happening.EffectEnded.class::isInstance).count();
  }

  @Test
  void itEndsWhenTheEventHappensAndTheConditionHolds() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "stun", "stun", "heal");
      assertThat(power(match)).isZero();
      String saved = match.save();
      try (Match restored = BOOK.restore(saved);
          Match fork = match.fork();
          Match network = BOOK.throughNetwork().restoreUnderAnyRules(saved)) {
        for (Match one : List.of(match, restored, fork, network)) {
          all(one, "hit");
          assertThat(power(one)).isEqualTo(1);
          assertThat(one.world().inPlay()).noneMatch(effect -> effect.definition().granted());
        }
        match.undo();
        assertThat(power(match)).isZero();
      }
    }
  }

  @Test
  void whatItAnswersItselfComesBefore() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "arm", "hit", "hit");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(11);
    }
  }

  @Test
  void theEventCanBeAboutOthers() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "hearten", "hit");
      assertThat(power(match)).isEqualTo(11);
      WrittenGame.choose(match, "hit " + match.world().in("field", 0).get(1).getName());
      assertThat(power(match)).isEqualTo(1);
    }
  }

  @Test
  void itEndsAlsoWhileASilenceTakesItOutOfForce() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "stun", "silence");
      assertThat(power(match)).isEqualTo(1);
      all(match, "speak");
      assertThat(power(match)).isZero();
      all(match, "silence", "hit", "speak");
      assertThat(power(match)).isEqualTo(1);
    }
  }

  @Test
  void aPlayerHasItAsLongAsANumberOfHisAllows() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "spell", "spend", "spend");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(110);
      all(match, "spend");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(10);
    }
  }

  @Test
  void otherwiseItEndsAsOthersDoAndNothingOfItIsLeft() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      all(match, "hearten", "done");
      assertThat(ended(match)).as("its turns").isEqualTo(2);
      all(match, "done", "stun", "move");
      assertThat(ended(match)).as("its place").isEqualTo(4);
      all(match, "stun", "arm", "cure");
      assertThat(ended(match)).as("a line").isEqualTo(8);
      assertThat(match.world().inPlay()).noneMatch(effect -> effect.definition().granted());
    }
  }

  @Test
  void sentencesSayUntilWhen() {
    assertThat(
            PackBuilder.read(new DeclaredPack("written"), GAME, new Diagnostics())
                .effects()
                .stream()
                .filter(one -> one.id().startsWith("statuses/"))
                .map(one -> one.id() + ": " + one.sentence()))
        .containsExactly(
            "statuses/stunned: Its power is 0 until this card's health falls.",
            "statuses/stunned/until: When this card's health falls, it loses the status stunned.",
            "statuses/thorny: When this card's health changes, gain 1 gold, until this card's"
                + " health changes.",
            "statuses/thorny/until: When this card's health changes, it loses the status thorny.",
            "statuses/brave: Its power is raised by 10 until the health of another of your cards"
                + " changes.",
            "statuses/brave/until: When the health of another of your cards changes, it loses the"
                + " status brave.",
            "statuses/silent: Its abilities and statuses are suppressed.",
            "statuses/spelled: Its gold is raised by 100 until its mana changes and its mana is at"
                + " most 0.",
            "statuses/spelled/until: When its mana changes: if its mana is at most 0, it loses the"
                + " status spelled.");
  }

  @Test
  void aPlayerHasItUntilTheTurnOfThatPlayerEnds() {
    String ending = "until: {when: turn ends, if: mana of self <= 0}";
    WrittenGame edited =
        new WrittenGame(
            GAME.game().replace("until: {when: mana changes, if: mana of self <= 0}", ending),
            GAME.cards(),
            GAME.decks());
    assertThat(
            PackBuilder.read(new DeclaredPack("written"), edited, new Diagnostics())
                .effects()
                .stream()
                .filter(one -> one.id().equals("statuses/spelled"))
                .map(Effect::sentence))
        .containsExactly(
            "Its gold is raised by 100 until its turn ends and its mana is at most 0.");
  }

  @Test
  void whatIsNoStatusHasNoEnd() {
    assertThat(GAME.mistakes("- {name: start", "- {until: {when: turn ends}, name: start"))
        .containsExactly("RS201 | player rules/0/until | until of an effect that is no status | -");
  }

  @Test
  void wrongWordsOfAnEndAreTold() {
    assertThat(GAME.mistakes("until: {when: mana changes", "until: {when: mna changes"))
        .containsExactly("RS013 | statuses/spelled/until/when | mna changes | mana changes");
    assertThat(GAME.mistakes("if: mana of self <= 0", "if: mana of slf <= 0"))
        .containsExactly("RS014 | statuses/spelled/until/if:9 | slf | self");
    String thorny = "until: {when: health changes}}";
    assertThat(GAME.mistakes(thorny, "until: {when: turn ends, if: event old > 1}}"))
        .containsExactly("RS017 | statuses/thorny/until/if | old of turn ends | -");
    assertThat(GAME.mistakes(thorny, "until: {whn: health changes}}"))
        .containsExactly("RS007 | statuses/thorny/until/whn | whn | when");
  }

  @Test
  void anEventThatIsNeverAboutWhoHasItIsTold() {
    String brave = "until: {when: health changes, whose: ally}}";
    String never =
        "RS073 | statuses/brave/until/when | %s, which is never about a fighter itself | -";
    for (String event : List.of("turn ends", "game starts", "gold changes")) {
      assertThat(GAME.mistakes(brave, "until: {when: " + event + "}}"))
          .containsExactly(never.formatted(event));
    }
    assertThat(GAME.mistakes("{when: mana changes, if: mana of self <= 0}", "{when: enters play}"))
        .containsExactly(
            "RS073 | statuses/spelled/until/when | enters play, which is never about a player"
                + " itself | -");
    assertThat(
            GAME.mistakes(
                "spelled: {changes: gold, by: 100, until: {when: mana",
                "spelled: {when: power changes, then: [], until: {when: mana"))
        .contains(
            "RS073 | statuses/spelled/when | power changes, which is never about a player itself |"
                + " -");
  }

  @Test
  void anEventAboutSomeOfThoseWhoHaveItIsNot() {
    assertThat(
            GAME.mistakes(
                "player: {gold: 10",
                "player: {power: 1, gold: 10",
                "{do: grant, target: self, effect: spelled, turns: 99}",
                "{do: grant, target: self, effect: brave, turns: 99}, {do: grant, target: self,"
                    + " effect: spelled, turns: 99}",
                "until: {when: health changes, whose: ally}}",
                "until: {when: turn ends}}"))
        .isEmpty();
  }

  @Test
  void anEndThatAsksWhetherItsHolderHasItIsTold() {
    String asked = "if: mana of self <= 0";
    assertThat(GAME.mistakes(asked, "if: self has spelled"))
        .containsExactly("RS131 | statuses/spelled/until/if | self has spelled | -");
    assertThat(GAME.mistakes(asked, "if: not self has spelled"))
        .containsExactly("RS092 | statuses/spelled/until/if | not self has spelled | -");
    assertThat(
            GAME.mistakes(
                "effect: spelled, turns: 99}",
                "effect: spelled, turns: 99}, {do: grant, target: self, effect: rich, turns: 1}",
                "silent: {suppresses: self}",
                "silent: {suppresses: self}\n  rich: {changes: gold, by: 1}",
                asked,
                "if: self has rich"))
        .isEmpty();
  }

  @Test
  void nothingIsFoundInIt() {
    assertThat(GAME.findingsTogether()).isEmpty();
  }
}
