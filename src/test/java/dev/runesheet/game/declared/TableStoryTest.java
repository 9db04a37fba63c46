package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.declared.authoring.display.TableNarrator;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a match of a declared game tells of cards. */
class TableStoryTest {

  private static final String GAME =
      """
      players: 2
      turns: 20
      kinds:
        player: {}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        board: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, event: turn starts, actions: [act, done]}
      actions:
        done: {ends: true}
        act: # With a card that nobody sees, before and after it.
          with: own deck
          then:
            - {do: create, target: owner, card: scout, amount: 1, zone: board}
            - {do: create, target: owner, card: scout, amount: 1, zone: hand}
            - {do: create-on, target: self, card: scout, amount: 1}
            - {do: add-stat, target: self, stat: power, delta: 1}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: unit}}\n";

  @Test
  void valuesThatHaveWordsAreToldByThem() {
    String game =
        GAME.replace("{power: 1}", "{power: 1, ready: 0}")
            .replace("turns: 20\n", "turns: 20\nstates: {ready: {0: not ready, 1: ready}}\n")
            .replace("stat: power", "stat: ready");
    assertThat(story(game)).endsWith("a card is ready");
  }

  /** Where others have zones of this name, too. */
  @Test
  void whoseCardAPlayerLooksAtIsTold() {
    String show = "      - {do: show, target: self, player: opponent}\n";
    String game = GAME.substring(0, GAME.indexOf("      - {do: create,")) + show;
    assertThat(story(game)).containsExactly("Bob looks at Scout in Ann's deck");
  }

  /** An action that is done with or on a player, who has a name of his own in the story. */
  @Test
  void aPlayerHasOneNameInTheWholeStory() {
    String rob =
        GAME.substring(0, GAME.indexOf("  act: "))
                .replace("player: {}", "player: {coins: 3}")
                .replace("[act, done]", "[rob, done]")
            + "  rob:\n    with: other players\n    on: own board\n"
            + "    then: [{do: add-stat, target: self, stat: coins, delta: 0 - power of target}]\n"
            + "player rules:\n  - when: game starts\n"
            + "    then: [{do: create, target: self, card: scout, amount: 1, zone: board}]\n";
    List<String> story = new ArrayList<>();
    try (Match match = WrittenGame.match(new WrittenGame(rob, CARDS).book(), 2)) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob"));
      match.happenings().forEach(narrator::tell);
      match.onHappening(
          happening -> narrator.tell(happening).forEach(told -> story.add(told.words())));
      WrittenGame.choose(match, "rob player 2 on Scout");
    }
    assertThat(story).contains("Ann: rob Bob on Scout", "Bob's coins 3 → 2");
  }

  /** An event is told once, before the questions of those who answer it; the card asks by name. */
  @Test
  void whoIsAskedKnowsWhatHappenedAndWhoseCardAsks() {
    String answered =
        GAME.substring(0, GAME.indexOf("  act: "))
                .replace("deck zone: deck\n", "deck zone: deck\nevents: [promoted, bell rings]\n")
            + "  act:\n    with: own deck\n    then:\n"
            + "      - {do: enter, target: self, zone: board}\n"
            + "      - {do: raise, target: self, event: promoted}\n"
            + "      - {do: raise, target: self, event: bell rings}\n"
            + "      - {do: raise, target: self, event: promoted}\n";
    String cards =
        """
        cards:
          scout:
            name: Scout
            kind: unit
            effects:
              - when: promoted
                then: [{choose: own deck, optional: true, then: [{do: move, target: target, zone: hand}]}]
              - when: bell rings
                whose: any
                then: [{do: add-stat, target: self, stat: power, delta: 1}]
        """;
    List<String> story = new ArrayList<>();
    List<String> questions = new ArrayList<>();
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get("ember-vale");
    try (Match match = WrittenGame.match(new WrittenGame(answered, cards).book(), 2)) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob"));
      match.happenings().forEach(narrator::tell);
      match.onHappening(
          happening -> narrator.tell(happening).forEach(told -> story.add(told.words())));
      WrittenGame.choose(match, "act Scout");
      for (int i = 0; i < 2; i++) {
        Decision asked = WrittenGame.question(match);
        questions.add(tools.question(match, asked));
        match.choose(asked, asked.options().get(asked.options().size() - 1));
      }
    }
    assertThat(story).filteredOn("Scout is promoted"::equals).hasSize(2);
    assertThat(story).noneMatch(line -> line.contains("bell rings"));
    assertThat(questions).containsOnly("choose a target (Scout)");
  }

  /** Where each player is asked in turn, and is 'self', the card still asks. */
  @Test
  void theCardAsksEachPlayerInTurn() {
    String enters =
        GAME.substring(0, GAME.indexOf("      - {do: create,"))
            + "      - {do: enter, target: self, zone: board}\n";
    String cards =
        """
        cards:
          scout:
            name: Scout
            kind: unit
            effects:
              - when: enters play
                then:
                  - as each: players
                    then: [{choose: all, then: [{do: leave, target: target, zone: hand}]}]
        """;
    GameTools tools = InstalledGames.all(GameTools.class, GameTools::game).get("ember-vale");
    try (Match match = WrittenGame.match(new WrittenGame(enters, cards).book(), 2)) {
      WrittenGame.choose(match, "act Scout");
      assertThat(tools.question(match, WrittenGame.question(match))).endsWith("(Scout)");
      try (Match restored = match.book().restore(match.save())) { // Its log begins empty.
        assertThat(restored.happenings()).isEmpty();
        assertThat(tools.question(restored, WrittenGame.question(restored))).endsWith("(Scout)");
      }
    }
  }

  @Test
  void theEventIsToldBeforeTheQuestionOfEachPlayer() {
    String answered =
        GAME.substring(0, GAME.indexOf("  act: "))
                .replace("deck zone: deck\n", "deck zone: deck\nevents: [promoted]\n")
            + "  act:\n    with: own deck\n    then:\n"
            + "      - {do: enter, target: self, zone: board}\n"
            + "      - {do: raise, target: self, event: promoted}\n";
    String cards =
        """
        cards:
          scout:
            name: Scout
            kind: unit
            effects:
              - when: promoted
                then:
                  - as each: players
                    then: [{choose: all, then: [{do: leave, target: target, zone: hand}]}]
        """;
    List<String> story = new ArrayList<>();
    try (Match match = WrittenGame.match(new WrittenGame(answered, cards).book(), 2)) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob"));
      match.happenings().forEach(narrator::tell);
      match.onHappening(
          happening -> narrator.tell(happening).forEach(told -> story.add(told.words())));
      WrittenGame.choose(match, "act Scout");
    }
    assertThat(story).containsOnlyOnce("Scout is promoted");
  }

  @Test
  void whatIsDeclinedIsToldAsDone() {
    String may =
        GAME.substring(0, GAME.indexOf("      - {do: create,"))
            + "      - {do: create, target: owner, card: scout, amount: 1, zone: board}\n"
            + "      - {choose: own board, optional: true, then: [{do: leave, target: target, zone:"
            + " hand}]}\n";
    List<String> story = new ArrayList<>();
    try (Match match = WrittenGame.match(new WrittenGame(may, CARDS).book(), 2)) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob"));
      match.happenings().forEach(narrator::tell);
      match.onHappening(
          happening -> narrator.tell(happening).forEach(told -> story.add(told.words())));
      WrittenGame.choose(match, "act Scout");
      WrittenGame.choose(match, "decline to choose one of your cards on the board");
    }
    assertThat(story).contains("Ann declined to choose one of their cards on the board");
  }

  /** The order of a deck is no outcome that players see, even where they see all dice. */
  @Test
  void aShuffleIsNotToldAsDice() {
    String shuffled =
        GAME.substring(0, GAME.indexOf("      - {do: create,"))
                .replace("turns: 20\n", "turns: 20\ncourse: {open dice: true}\n")
            + "      - {do: shuffle, target: owner, zone: deck}\n"
            + "      - {do: add-stat, target: self, stat: power, delta: d2 + heads of 1}\n";
    List<Happening> seen = new ArrayList<>();
    List<String> story = story(shuffled, Narrator.Kind.CHANCE, seen);
    assertThat(story).hasSize(2);
    assertThat(story.get(0)).startsWith("A die of 2 shows ");
    assertThat(story.get(1)).isIn("Heads", "Tails");
    assertThat(seen).filteredOn(Happening.Rolled.class::isInstance).hasSize(2);
  }

  /** Only dice show a number; what is drawn among cards is told by name, if players see it. */
  @Test
  void whatIsChosenAtRandomIsToldUnlessItIsHidden() {
    String draws =
        GAME.substring(0, GAME.indexOf("      - {do: create-on"))
            + "      - {do: create, target: owner, card: scout, amount: 1, zone: board}\n"
            + "      - {do: create, target: owner, card: scout, amount: 1, zone: hand}\n"
            + random("board")
            + random("hand");
    List<Happening> seen = new ArrayList<>();
    assertThat(story(draws, Narrator.Kind.CHANCE, seen)).containsExactly("Chosen at random: Scout");
    assertThat(seen)
        .filteredOn(Happening.Rolled.class::isInstance)
        .singleElement()
        .matches(one -> ((Happening.Rolled) one).draws());
  }

  @Test
  void aCardThatAllPlayersAreShownIsToldOnce() {
    String reveal = "      - {do: reveal, target: self}\n";
    String game = GAME.substring(0, GAME.indexOf("      - {do: create,")) + reveal;
    assertThat(story(game)).containsExactly("Ann: Scout in deck is revealed");
    String show = "      - {do: show, target: self, player: opponent}\n";
    assertThat(story(game + show))
        .containsExactly("Ann: Scout in deck is revealed", "Bob looks at Scout in Ann's deck");
    assertThat(
            story(game.replace("{do: reveal, target: self}", show.strip().substring(2)) + reveal))
        .containsExactly("Bob looks at Scout in Ann's deck", "Ann: Scout in deck is revealed");
  }

  @Test
  void cardsThatEffectsCreateAreToldAndHiddenOnesNotByName() {
    assertThat(story(GAME))
        .containsExactly(
            "Ann: Scout is created in board",
            "Ann: a card is created in hand",
            "Ann: a card is created",
            "Ann: a card goes from table to a card",
            "a card's power 1 → 2");
  }

  @Test
  void aRestoredMatchIsToldInTheTurnInWhichItWasSaved() {
    RuleBook book = new WrittenGame(GAME, CARDS).book();
    try (Match match = WrittenGame.match(book, 2)) {
      WrittenGame.choose(match, "done");
      WrittenGame.choose(match, "done");
      WrittenGame.choose(match, "done");
      try (Match restored = book.restore(match.save())) {
        TableNarrator narrator = new TableNarrator(restored, List.of("Ann", "Bob"));
        List<String> headings = new ArrayList<>();
        restored.onHappening(
            happening ->
                narrator.tell(happening).stream()
                    .filter(told -> told.kind() == Narrator.Kind.HEADING)
                    .forEach(told -> headings.add(told.words())));
        WrittenGame.choose(restored, "act Scout 1");
        WrittenGame.choose(restored, "done");
        assertThat(headings).containsExactly("Turn 4: Bob", "Turn 5: Ann");
      }
    }
  }

  private static String random(String zone) {
    return "      - {at random: own "
        + zone
        + ", then: [{do: add-stat, target: target, stat: power, delta: 1}]}\n";
  }

  private static List<String> story(String game) {
    return story(game, Narrator.Kind.CHANGE, new ArrayList<>());
  }

  /**
   * The lines of a kind that tell an action.
   *
   * @param seen what the other player sees of it, which is added here
   */
  private static List<String> story(String game, Narrator.Kind kind, List<Happening> seen) {
    List<String> story = new ArrayList<>();
    try (Match match = WrittenGame.match(new WrittenGame(game, CARDS).book(), 2)) {
      TableNarrator narrator = new TableNarrator(match, List.of("Ann", "Bob"));
      match.happenings().forEach(narrator::tell);
      match.onHappening(
          happening ->
              narrator.tell(happening).stream()
                  .filter(told -> told.kind() == kind)
                  .forEach(told -> story.add(told.words())));
      match.happenings(1);
      WrittenGame.choose(match, "act Scout");
      seen.addAll(match.happenings(1));
    }
    return story;
  }
}
