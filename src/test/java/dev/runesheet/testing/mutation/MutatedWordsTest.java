package dev.runesheet.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conditions on words become others that authors could write. */
class MutatedWordsTest {

  private static final String GAME =
      """
      kinds: {player: {coins: 0}, treasure: {}, slip: {}}
      words: {sort: [vase, lute], colour: [red, blue]}
      zones: {hand: {}, cabinet: {in play: true}}
      deck zone: hand
      phases: [{phase: main, event: turn starts, actions: [show, file, done]}]
      actions:
        show: {with: own hand, if: kind of self is treasure and sort of self is vase, then: [{do: enter, target: self, zone: cabinet}]}
        file: {with: own hand, if: kind of self is slip or sort of self is lute, then: [{do: enter, target: self, zone: cabinet}]}
        done: {ends: true}
      player rules:
        - when: turn starts
          then:
            - for each: own cabinet
              where: sort of target is vase and card of target is not scout and colour of target is colour of target
              then: [{do: add-stat, target: self, stat: coins, delta: 1}]
      """;

  private static final String CARDS =
      "cards: {scout: {name: Scout, kind: treasure, sort: vase, colour: red}}\n";

  private static List<String> sites() {
    return sites(GAME);
  }

  private static List<String> sites(String game) {
    WrittenGame files = new WrittenGame(game, CARDS);
    DeclaredPack pack = new DeclaredPack("written");
    PackContent content = PackBuilder.read(pack, files, new Diagnostics());
    WordsInUse words = new WordsInUse(content.effects());
    List<Effect> effects = content.effects();
    return effects.stream()
        .flatMap(
            one ->
                EffectMutations.of(
                    one, words, List.of(), pack, scope -> pack.viewpoint(scope, content))
                    .stream())
        .flatMap(
            site ->
                site.alternatives().stream().map(other -> site.before() + " -> " + other.after()))
        .toList();
  }

  /** A zone that is nobody's is the same from any entity. */
  @Test
  void whoLooksAtACommonZoneIsNotChanged() {
    String asks =
        GAME.replace("cabinet: {in play: true}", "cabinet: {in play: true}, pile: {common: true}")
            .replace(
                "  done:",
                "  tally: {then: [{do: set-stat, target: self, stat: coins, value: %s}]}\n  done:");
    assertThat(sites(asks.replace("%s", "count of pile")))
        .noneMatch(site -> site.equals("self -> game"));
  }

  @Test
  void aComparisonIsChangedInTheWordsThatAreWritten() {
    String asks =
        GAME.replace(
            "  done: {ends: true}",
            "  done: {ends: true}\n  buy: {if: coins of self >= 3, then: [{do: add-stat, target: self, stat: coins, delta: -3}]}");
    assertThat(sites(asks).stream().filter(site -> site.startsWith("your coins")))
        .containsExactlyInAnyOrder(
            "your coins are at least 3 -> your coins are below 3",
            "your coins are at least 3 -> your coins are above 3",
            "your coins are at least 3 -> your coins are at most 3",
            "your coins are at least 3 -> your coins are not 3");
    assertThat(sites(asks)).noneMatch(site -> site.startsWith("below -> "));
  }

  /** As {@code play} and {@code explain} say them, also in conditions and lines without roles. */
  @Test
  void whatIsChangedIsSaidInTheWordsOfTheGame() {
    String says =
        GAME.replace("kinds: {", "kinds: {game: {blow: 0}, ")
            .replace(
                "player rules:",
                """
                rules:
                  - when: coins changes
                    whose: any
                    if: event new > 2 and count of players [coins of target > 1] > 0
                    then: [{do: set-stat, target: game, stat: blow, value: event delta + blow of game}]
                player rules:""");
    assertThat(sites(says))
        .contains(
            "the value after is above 2 -> the value after is at most 2",
            "there is at least 1 player with coins above 1"
                + " -> there are at most 0 players with coins above 1",
            "set the game's blow to the change plus the game's blow -> ")
        .noneMatch(site -> site.contains("event's"))
        .noneMatch(site -> site.contains("number of players"));
  }

  @Test
  void aWordBecomesAnotherOfItsPropertyAlone() {
    assertThat(sites())
        .contains("vase -> lute", "lute -> vase", "treasure -> slip", "slip -> treasure")
        .noneMatch(one -> one.matches("(vase|lute) -> (treasure|slip|scout)"))
        .noneMatch(one -> one.startsWith("scout -> "));
  }

  @Test
  void aPropertyIsNoOther() {
    assertThat(sites())
        .noneMatch(one -> one.matches("(sort|kind|colour|definition) -> .*"))
        .noneMatch(one -> one.endsWith(" -> definition"));
  }

  /** A source can say 'optional' of a choice of cards, but not of several ways. */
  @Test
  void aQuestionThatNoSourceCanLetDeclineStaysOne() {
    String gain = "then: [{do: add-stat, target: self, stat: coins, delta: 1}]";
    String choose = "- {choose: own cabinet, question: q, " + gain + "}\n";
    String oneOf = "- {one of: {a: {" + gain + "}, b: {" + gain + "}}, question: q}\n";
    assertThat(sites(asking(choose))).anyMatch(one -> one.endsWith(" -> optional"));
    assertThat(sites(asking(oneOf))).noneMatch(one -> one.endsWith(" -> optional"));
  }

  @Test
  void aChoiceOfSeveralIsOfOneMoreOrLess() {
    String gain = "then: [{do: add-stat, target: target, stat: coins, delta: 1}]}\n";
    String two = "- {choose: players, how many: 2, question: q, optional: true, " + gain;
    assertThat(sites(asking(two)))
        .contains("2 -> 3", "2 -> 1", "optional: true -> optional: false")
        .noneMatch(one -> one.contains("Asked"));
    assertThat(
            sites(
                asking(
                    two.replace("how many: 2", "any number: true")
                        .replace("optional: true, ", ""))))
        .contains("any number: true -> all of them")
        .noneMatch(one -> one.contains("optional"));
  }

  private static String asking(String line) {
    return GAME.replace("    - for each", "    " + line + "      - for each");
  }
}
