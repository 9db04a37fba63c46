package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of properties that no card carries, and cards without one that all others carry. */
class WordsOfNoCardTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 0}
        beast: {guard keeper: 0, groom keeper: 0}
        keeper: {}
      words: {species: [bat, owl], job: [guard, groom]}
      counts: {keeper: job}
      zones: {deck: {}, hand: {}, yard: {in play: true}}
      deck zone: deck
      scopes:
        own bats: {kinds: [beast], zone: yard, whose: own, words: {species: bat}}
        own beasts: {kinds: [beast], zone: yard, whose: own}
        own keepers: {kinds: [keeper], zone: hand, whose: own}
      phases: [{phase: main, event: turn starts, actions: [play, hire, done]}]
      actions:
        done: {ends: true}
        play: {with: own hand, if: kind of self is beast, then: [{do: enter, target: self, zone: yard}]}
        hire: {with: own keepers, on: own beasts, then: [{do: attach, target: self, host: target}]}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
        - when: turn starts
          then:
            - for each: own bats
              then:
                - {if: guard keeper of target > 0, then: [{do: add-stat, target: self, stat: coins, delta: 1}]}
      """;

  private static final String CARDS =
      """
      cards:
        bat: {name: Bat, kind: beast, species: bat}
        owl: {name: Owl, kind: beast, species: owl}
        guard: {name: Guard, kind: keeper, job: guard}
        groom: {name: Groom, kind: keeper, job: groom}
      """;

  private static final String DECKS = "decks: {all: {bat: 1, owl: 1, guard: 1, groom: 1}}\n";

  private static List<String> found(String game, String cards) {
    return new WrittenGame(game, cards, DECKS)
        .findingsTogether().stream().map(WordsOfNoCardTest::told).toList();
  }

  private static String told(Diagnostic one) {
    return one.code().id()
        + " "
        + one.location().place()
        + ": "
        + one.found()
        + "; "
        + (one.expected().isEmpty() ? one.suggestion() : one.expected());
  }

  @Test
  void wordsThatCardsCarryAreAccepted() {
    assertThat(found(GAME, CARDS)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {job: guard}               | job     | 'guard'; no job of every card whose kind is beast
          {species: bat, job: guard} | job     | 'guard'; no job of every card whose kind is beast and species bat
          """)
  void aScopeWhoseWordNoCardOfItsKindsHasIsTold(String words, String at, String why) {
    assertThat(found(GAME.replace("words: {species: bat}", "words: " + words), CARDS))
        .containsExactly("RS137 #/scopes/own bats/words/" + at + ": " + why);
  }

  @Test
  void theNearestWordOfThoseCardsIsNamed() {
    String game = GAME.replace("words: {species: bat}", "words: {species: rat}");

    assertThat(
            new WrittenGame(game.replace("[bat,", "[bat, rat,"), CARDS, DECKS).findingsTogether())
        .singleElement()
        .asString()
        .contains("RS137", "did you mean 'bat'?", "one of bat, owl, the species of every card");
  }

  @Test
  void aNumberInWhichNoCardCountsIsWhatItBeginsWith() {
    assertThat(found(GAME, CARDS.replace("job: guard", "job: groom")))
        .singleElement()
        .asString()
        .contains("RS092 #/player rules/1/then/0/then/0/if", "'guard keeper' is always 0");
  }

  @Test
  void twoPropertiesThatShareNoWordAreNeverTheSame() {
    String same = "species of target is job of self";
    String game =
        GAME.replace(
            "then: [{do: attach,",
            "then: [{if: "
                + same
                + ", then: [{do: leave, target: target, zone: deck}]}, {do: attach,");

    assertThat(found(game, CARDS))
        .singleElement()
        .asString()
        .contains("RS092", "the species 'bat' or 'owl', the other the job 'groom' or 'guard'");
    assertThat(
            found(
                game.replace("job: [guard, groom]", "job: [guard, groom, bat]")
                    .replace("beast: {", "beast: {bat keeper: 0, "),
                CARDS.replace("job: groom", "job: bat")))
        .noneMatch(one -> one.startsWith("RS092"));
  }

  @ParameterizedTest
  @CsvSource({"'species: owl', 'species: bat'", "', species: owl', ''"})
  void aWordOnNoCardForWhichNothingAsksIsUnused(String from, String to) {
    assertThat(found(GAME, CARDS.replace(from, to)))
        .containsExactly(
            "RS155 #/words/species/1: word 'owl'; a card whose species it is, or a condition that"
                + " asks for it");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "own owls: {kinds: [beast], zone: yard, words: {species: owl}}",
        "best bats: {kinds: [beast], zone: yard, words: {species: bat}}"
      })
  void aWordThatAScopeAsksForIsToldThereAlone(String scope) {
    String game = GAME.replace("scopes:\n", "scopes:\n  " + scope + "\n");
    String cards = CARDS.replace("species: owl", "species: bat");

    assertThat(found(game, cards))
        .hasSize(1)
        .allMatch(one -> one.startsWith(scope.contains("owls") ? "RS137" : "RS155"));
  }

  @Test
  void theOnlyCardOfManyWithoutAWordIsTold() {
    assertThat(found(GAME, CARDS + beasts(6, "species: bat") + "  x: {name: X, kind: beast}\n"))
        .containsExactly(
            "RS134 #/cards/x/kind: no species; one of bat, owl, the species of all others whose"
                + " kind is beast");
  }

  @Test
  void fewCardsAndSeveralWithoutAWordAreAccepted() {
    String one = "  x: {name: X, kind: beast}\n";
    assertThat(found(GAME, CARDS + beasts(3, "species: bat") + one)).isEmpty();
    assertThat(
            found(
                GAME,
                CARDS + beasts(6, "species: bat") + one + one.replace('x', 'y').replace('X', 'Y')))
        .isEmpty();
  }

  private static String beasts(int number, String word) {
    return IntStream.range(0, number)
        .mapToObj(i -> "  b%d: {name: B%d, kind: beast, %s}\n".formatted(i, i, word))
        .collect(Collectors.joining());
  }
}
