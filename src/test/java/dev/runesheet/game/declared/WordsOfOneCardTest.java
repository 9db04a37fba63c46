package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on one entity of which each fits some card, and no card fits all. */
class WordsOfOneCardTest {

  private static final String GAME =
      """
      kinds:
        player: {health: 9}
        unit: {cost: 2}
        charm: {cost: 2}
      words: {colour: [amber, silk], size: [big, small]}
      zones:
        deck: {}
        board: {in play: true}
      deck zone: deck
      phases: [{phase: main, event: turn starts, actions: [play, done]}]
      actions:
        play: {with: own deck, then: [{do: enter, target: self, zone: board}]}
        done: {ends: true}
      player rules:
      """;

  private static final String RULE =
      "  - {when: turn starts, then: [{for each: allies, where: %s and %s,"
          + " then: [{do: damage, target: owner, amount: 1}]}]}\n";

  private static final List<Map<String, String>> CARDS =
      List.of(
          Map.of(
              "card", "bear", "name", "Bear", "kind", "unit", "colour", "amber", "size", "big",
              "cost", "1"),
          Map.of(
              "card", "moth", "name", "Moth", "kind", "unit", "colour", "silk", "size", "small",
              "cost", "2"),
          Map.of(
              "card", "bead", "name", "Bead", "kind", "charm", "colour", "amber", "size", "small",
              "cost", "2"),
          Map.of("card", "veil", "name", "Veil", "kind", "charm", "colour", "silk", "cost", "3"));

  /** A property or number that is so, or is not. */
  private record Asked(String property, String word, boolean holds) {
    boolean fits(Map<String, String> card) {
      return word.equals(card.get(property)) == holds;
    }

    @Override
    public String toString() {
      if (property.equals("cost")) {
        return "cost of target " + (holds ? "= " : "!= ") + word;
      }
      return property + " of target is " + (holds ? "" : "not ") + word;
    }
  }

  private static List<Asked> all() {
    List<Asked> all = new ArrayList<>();
    for (String[] one :
        new String[][] {
          {"colour", "amber"},
          {"colour", "silk"},
          {"size", "big"},
          {"size", "small"},
          {"kind", "unit"},
          {"kind", "charm"},
          {"card", "bear"},
          {"card", "veil"},
          {"name", "Bead"},
          {"cost", "1"},
          {"cost", "2"},
          {"cost", "3"}
        }) {
      all.add(new Asked(one[0], one[1], true));
      all.add(new Asked(one[0], one[1], false));
    }
    return all;
  }

  @Test
  void theyAreFoundIfAndOnlyIfNoCardFitsThem() {
    StringBuilder game = new StringBuilder(GAME);
    List<String> never = new ArrayList<>();
    int rules = 0;
    for (Asked one : all()) {
      for (Asked other : all()) {
        boolean names = (one.property + other.property).matches("name(kind|card)|(kind|card)name");
        if (one.property.equals(other.property) || names) { // These are told as unknown names.
          continue;
        }
        game.append(RULE.formatted(one, other));
        if (CARDS.stream().noneMatch(card -> one.fits(card) && other.fits(card))) {
          never.add("#/player rules/" + rules + "/then/0/where");
        }
        rules++;
      }
    }
    assertThat(
            new WrittenGame(game.toString(), cards(), "decks: {all: {bear: 1, veil: 1}}\n")
                .findings().all().stream()
                    .filter(one -> one.code() == Code.IMPOSSIBLE)
                    .map(one -> one.location().place().toString())
                    .distinct())
        .containsExactlyInAnyOrderElementsOf(never);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kind of target is unit and cost of target > 2       | its cost | one of 1, 2, the cost of every card where
          cost of target < 2 and colour of target is silk     | colour of target is silk | amber, the colour of every card
          kind of target is charm and (cost of target = 1 or cost of target > 3) | cost | 2
          """)
  void aPrintedNumberThatNoCardOfAWordHasIsFound(String test, String found, String expected) {
    assertThat(numbers(test, ""))
        .singleElement()
        .asString()
        .contains("RS092", "player rules/0/then/0/where", expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: add-stat, target: target, stat: cost, delta: 1}",
        "{do: set-stat, target: target, stat: cost, value: 7}"
      })
  void aNumberThatALineChangesIsNotTheOneThatIsPrinted(String line) {
    assertThat(numbers("kind of target is unit and cost of target > 2", ", " + line)).isEmpty();
  }

  @Test
  void aNumberThatAnEffectChangesWhileItLastsIsNotTheOneThatIsPrinted() {
    String change = ", effects: [{changes: cost, of: all, by: 2}]}";
    String cards = cards().replaceFirst("size: big, cost: 1}", "size: big, cost: 1" + change);
    String rule = RULE.formatted("kind of target is unit", "cost of target > 2");

    assertThat(new WrittenGame(GAME + rule, cards, "decks: {all: {bear: 1, veil: 1}}\n").findings())
        .extracting(Diagnostics::all)
        .isEqualTo(List.of());
  }

  private static List<Diagnostic> numbers(String test, String line) {
    String rule = RULE.replace("%s and %s", test).replace("amount: 1}]", "amount: 1}" + line + "]");
    return new WrittenGame(GAME + rule, cards(), "decks: {all: {bear: 1, veil: 1}}\n")
        .findings().all().stream().filter(one -> one.code() == Code.IMPOSSIBLE).toList();
  }

  private static String cards() {
    StringBuilder cards = new StringBuilder("cards:\n");
    for (Map<String, String> card : CARDS) {
      cards.append("  ").append(card.get("card")).append(": {name: ").append(card.get("name"));
      List.of("kind", "colour", "size", "cost").stream()
          .filter(card::containsKey)
          .forEach(field -> cards.append(", ").append(field).append(": ").append(card.get(field)));
      cards.append("}\n");
    }
    return cards.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacker.name == Abra and attacker.type == fire  | type is fire | psychic, the type of every card where its name is Abra
          attacker.type == fire and attacker.name == Abra  | name is Abra | one of Arcanine
          defender.stage == basic and defender.name == Muk | name of target is Muk | 'Asbestone', which it always is
          """)
  void theConditionOfAModifierTellsWhatTheCardsHave(String asked, String found, String expected) {
    String fire = "\"attacker.type == fire\"";
    EditedGame game =
        new EditedGame("tcg-pocket").edit("cards/made-up.json", fire, '"' + asked + '"');

    assertThat(game.findings())
        .singleElement()
        .asString()
        .contains("made-up-asbestos/abilities/0/params/condition", "RS092", found, expected);
  }

  @ParameterizedTest
  @CsvSource({
    "self, colour of self is silk, amber",
    "self, not colour of self is amber, amber",
    "self, kind of self is unit and size of self is small, big",
    "subject, colour of subject is silk, amber"
  })
  void aWordThatTheHolderOfAnEffectHasNotIsFound(String who, String test, String expected) {
    assertThat(holding(test))
        .singleElement()
        .asString()
        .contains("warning RS092", "bear/effects/0/if", "'" + expected + "', which it always is");
  }

  /** An author may write it for cards to come that take the effect over. */
  @Test
  void aWordThatTheHolderOfAnEffectHasIsAccepted() {
    assertThat(holding("colour of self is amber")).isEmpty();
  }

  @Test
  void anExclusionThatHoldsOfTheHolderWhateverComesIsTold() {
    assertThat(holding("not size of self is small"))
        .singleElement()
        .asString()
        .contains("warning RS131", "bear/effects/0/if", "'big', which it always is");
  }

  private static List<Diagnostic> holding(String test) {
    String effect =
        ", effects: [{when: enters play, if: "
            + test
            + ", then: [{do: damage, target: owner, amount: 1}]}]}";
    String cards = cards().replaceFirst("size: big, cost: 1}", "size: big, cost: 1" + effect);
    String game = GAME.substring(0, GAME.indexOf("player rules"));
    return new WrittenGame(game, cards, "decks: {all: {bear: 1, veil: 1}}\n").findings().all();
  }
}
