package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Decision;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a match of a declared game tells some of its players, who do not see all cards. */
class StoryForPlayersTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {coins: 0}
        ruse: {power: 0}
        omen: {}
      zones:
        deck: {seen by: owner}
        sleeve: {in play: true, seen by: owner}
        board: {in play: true}
        past: {seen by: nobody}
      deck zone: deck
      scopes:
        all ruses: {kinds: [ruse]}
        own ruses: {zone: deck, kinds: [ruse], whose: own}
        own omens: {zone: deck, kinds: [omen], whose: own}
      events: [tally]
      phases:
        - {phase: main, event: turn starts, actions: [hide, play, forget, reckon, done]}
      actions:
        hide:
          with: own ruses
          then:
            - {do: add-stat, target: owner, stat: coins, delta: 1}
            - {do: enter, target: self, zone: sleeve}
        play: {with: own omens, then: [{do: enter, target: self, zone: board}]}
        forget: {with: own ruses, then: [{do: move, target: self, zone: past}]}
        reckon: {then: [{do: raise, event: tally, target: self}]}
        done: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        envoy:
          name: Envoy
          kind: ruse
          effects:
            - {name: audience, when: enters play, then: [{do: add-stat, target: owner, stat: coins, delta: 2}]}
            - name: tribute
              when: tally
              whose: any
              then:
                - {do: add-stat, target: owner, stat: coins, delta: 5}
                - {do: add-stat, target: self, stat: power, delta: 1}
        fog:
          name: Fog
          kind: omen
          effects: [{name: murk, suppresses: all ruses}]
      """;

  private static final RuleBook BOOK =
      new WrittenGame(GAME, CARDS, "decks: {all: {envoy: 1, fog: 1}}\n").book();

  /** The lines of changes that players are told, each with the name of the effect behind it. */
  private static List<String> story(List<Integer> readers, String... choices) {
    return lines(BOOK, readers, choices).stream()
        .map(told -> told.words() + " (" + reason(told) + ")")
        .toList();
  }

  private static List<Narrator.Told> lines(
      RuleBook book, List<Integer> readers, String... choices) {
    List<Narrator.Told> story = new ArrayList<>();
    try (Match match = WrittenGame.match(book, 2)) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob"), readers);
      match.happenings().forEach(narrator::tell);
      match.onHappening(
          happening ->
              narrator.tell(happening).stream()
                  .filter(told -> told.kind() == Narrator.Kind.CHANGE)
                  .forEach(story::add));
      for (String choice : choices) {
        WrittenGame.choose(match, choice);
      }
    }
    return story;
  }

  private static String reason(Narrator.Told told) {
    return told.block().isEmpty() ? "" : BOOK.effectOfBlock(told.block()).name();
  }

  @Test
  void nothingTellsAnOpponentWhichHiddenCardLosesItsEffects() {
    assertThat(story(List.of(1), "play Fog", "hide Envoy"))
        .containsExactly(
            "Ann: Fog goes from deck to board (play)",
            "Ann's coins 0 → 1 ()",
            "Ann: a card goes from deck to sleeve ()");
    assertThat(story(List.of(0), "play Fog", "hide Envoy"))
        .contains(
            "Envoy's audience is suppressed by Fog (murk)",
            "Envoy's tribute is suppressed by Fog (murk)");
  }

  @Test
  void whoOnlyWatchesIsNotToldOfEffectsOfCardsThatNotAllSee() {
    assertThat(story(List.of(), "play Fog", "hide Envoy"))
        .noneMatch(line -> line.contains("suppressed"));
  }

  @Test
  void theReasonOfALineIsHiddenWithTheCardWhoseEffectItIs() {
    assertThat(story(List.of(1), "hide Envoy", "reckon"))
        .containsExactly(
            "Ann's coins 0 → 1 ()",
            "Ann: a card goes from deck to sleeve ()",
            "Ann's coins 1 → 3 ()",
            "Ann's coins 3 → 8 ()");
    assertThat(story(List.of(0), "hide Envoy", "reckon"))
        .contains("Ann's coins 3 → 8 (tribute)", "Envoy's power 0 → 1 (tribute)");
  }

  @Test
  void theCardWhoseEffectAnswersAnEventIsToldToWhoSeesIt() {
    assertThat(holders(List.of(0))).containsExactly("", "", "Envoy", "Envoy", "Envoy");
    assertThat(holders(List.of(1))).containsOnly("");
    assertThat(holders(List.of())).containsOnly("");
  }

  private static List<String> holders(List<Integer> readers) {
    return holders(BOOK, readers);
  }

  private static List<String> holders(RuleBook book, List<Integer> readers) {
    return lines(book, readers, "hide Envoy", "reckon").stream()
        .map(Narrator.Told::holder)
        .toList();
  }

  /** In 'as each' the card is not 'self': that a player is seen does not tell of the card. */
  @Test
  void streamsOfOthersDoNotTellTheCardWhoseLinesEachPlayerRuns() {
    String each =
        CARDS.replace(
            "[{do: add-stat, target: owner, stat: coins, delta: 2}]",
            "[{as each: players, then: [{choose: players, then: [{do: add-stat, target: self,"
                + " stat: coins, delta: 2}]}]}]");
    RuleBook book = new WrittenGame(GAME, each, "decks: {all: {envoy: 1, fog: 1}}\n").book();
    try (Match match = WrittenGame.match(book, 2)) {
      match.happenings(0, 0);
      match.happenings(1, 0);
      WrittenGame.choose(match, "hide Envoy");
      String effect = asked(match).effect();
      for (Decision asked = asked(match); asked.effect().equals(effect); asked = asked(match)) {
        assertThat(match.view(1).decisions().toString()).doesNotContain(effect);
        match.choose(asked, asked.options().get(0));
      }
      assertThat(match.happenings(0, 0).entries().toString()).contains(effect);
      assertThat(match.happenings(1, 0).entries().toString())
          .contains("Asked", "Answered", "coins")
          .doesNotContain(effect);
    }
  }

  private static Decision asked(Match match) {
    return match.pendingDecisions().get(0);
  }

  /** In 'as each' a player is 'self', whom all see; the card stays what causes the change. */
  @Test
  void theCardIsToldWhoseLinesEachPlayerRuns() {
    String each =
        CARDS.replace(
            "[{do: add-stat, target: owner, stat: coins, delta: 2}]",
            "[{as each: players, then: [{do: add-stat, target: self, stat: coins, delta: 2}]}]");
    RuleBook book = new WrittenGame(GAME, each, "decks: {all: {envoy: 1, fog: 1}}\n").book();
    assertThat(holders(book, List.of(0)))
        .containsExactly("", "", "Envoy", "Envoy", "Envoy", "Envoy");
    assertThat(lines(book, List.of(1), "hide Envoy"))
        .extracting(told -> told.words() + " (" + told.block() + told.holder() + ")")
        .endsWith("Ann's coins 1 → 3 ()", "Bob's coins 0 → 2 ()");
  }

  @Test
  void aPlayerIsToldHisOwnCardsByName() {
    assertThat(story(List.of(0), "forget Envoy"))
        .containsExactly("Ann: Envoy goes from deck to past (forget)");
    assertThat(story(List.of(0, 1), "forget Envoy"))
        .containsExactly("Ann: a card goes from deck to past ()");
  }
}
