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
    assertThat(sites(asks).stream().filter(site -> site.contains("its coins")))
        .containsExactlyInAnyOrder(
            "its coins is at least 3 -> its coins is below 3",
            "its coins is at least 3 -> its coins is above 3",
            "its coins is at least 3 -> its coins is at most 3",
            "its coins is at least 3 -> its coins is not 3");
    assertThat(sites(asks)).noneMatch(site -> site.startsWith("below -> "));
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
  }

  private static String asking(String line) {
    return GAME.replace("    - for each", "    " + line + "      - for each");
  }
}
