package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An effect says and does the same as a line in YAML and as a row of a workbook. */
@Tag("thorough")
class EffectsOfBothFormsTest {

  private static final String GAME =
      """
      kinds:
        player: {health: 9, coins: 5}
        unit: {power: 1, health: 3, ready: 0}
        charm: {power: 0}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        grave: {}
      deck zone: deck
      states: {ready: {0: not ready, 1: ready}}
      events: [auction won, cheers, promoted, scare, spree, unraised]
      scopes:
        own units: {kinds: [unit], zone: field, whose: own}
        other own units: {kinds: [unit], zone: field, whose: own, others: true}
        enemy player: {kinds: [player], whose: enemy}
      roles: {foe: enemy player}
      statuses:
        brave: {changes: power, by: 2}
        charged: {changes: power}
        wary: {when: cheers, whose: enemy, then: [{do: heal, target: self, amount: 1}]}
      phases: [{phase: main, event: turn starts, actions: [shout, pass]}]
      actions:
        shout:
          then:
            - {do: raise, target: owner, event: auction won}
            - {do: raise, target: owner, event: cheers}
            - {do: raise, target: owner, event: scare}
            - for each: own units
              then:
                - {do: raise, target: target, event: promoted}
                - {do: raise, target: target, event: scare}
        pass: {ends: true}
      """;

  private static final List<String> EVENTS =
      List.of(
          "auction won",
          "cheers",
          "promoted",
          "scare",
          "spree",
          "unraised",
          "enters play",
          "leaves play",
          "moves",
          "health changes",
          "power changes",
          "coins changes",
          "ready changes",
          "turn starts",
          "game starts");

  private static final List<String> ABOUT =
      List.of(
          "{do: damage, target: subject, amount: 1}",
          "{do: heal, target: self, amount: 2}",
          "{do: damage, target: owner, amount: 1}",
          "{do: damage, target: foe, amount: 1}",
          "{do: damage, target: causer, amount: 1}");

  private static final List<String> ACTS =
      """
      {do: add-stat, target: self, stat: power, delta: -1}
      {do: set-stat, target: self, stat: ready, value: 1}
      {do: lower, target: self, stat: power, amount: 1}
      {do: clamp-stat, target: self, stat: power, lo: 1, hi: 4}
      {do: draw, target: owner, amount: 2, from: deck, to: hand}
      {do: draw, target: opponent, amount: 1, from: hand, to: grave}
      {do: leave, target: self, zone: grave}
      {do: leave-to-top, target: self, zone: deck}
      {do: create, target: owner, card: flagship, amount: 1, zone: hand}
      {do: create-on, target: self, card: flagship, amount: 1}
      {do: grant, target: self, effect: brave, turns: 2}
      {do: give, target: self, effect: charged, amount: 2, turns: 0}
      {do: lift, target: self, effect: brave}
      {do: lift-all, target: self}
      {do: shuffle, target: owner, zone: deck}
      {do: reset, target: self}
      {do: win, target: owner}
      {do: lose, target: opponent}
      {do: tie}
      {do: raise, target: self, event: promoted}
      {do: raise, target: owner, event: spree}
      {do: next-turn, target: owner}
      {do: damage, target: self, amount: power of self}
      {do: damage, target: self, amount: coins of owner}
      {do: damage, target: self, amount: d6}
      """
          .lines()
          .toList();

  private static final List<String> CONDITIONS =
      """
      power of self > 2
      power of self >= 2
      power of self = 2
      power of self != 2
      power of self < 2
      power of self <= 2 and health of self > 1
      power of self = 1 or power of self = 3
      power of self >= 2 and power of self <= 4
      ready of self = 1
      ready of self > 0
      coins of owner > 2
      health of opponent < 3
      """
          .lines()
          .toList();

  private static final List<String> CHANGES =
      """
      changes: power, by: 1
      changes: power, by: -1
      changes: power, by: 2, how: multiply
      changes: power, by: 0, how: set
      changes: power, by: 3, how: at most
      changes: power, by: 3, how: at least
      changes: power, by: 1, of: own units
      changes: power, by: 1, of: other own units, for each: own units
      changes: power, by: 1, while in: field
      changes: power, by: 1, while: {at least: 2, of: own units}
      changes: power, by: 1, while: {at most: 0, of: enemies}
      changes: ready, by: 1, how: set
      changes: coins, by: 1, of: players
      changes: power, by: 1, stacking: max only, key: x, type: might
      """
          .lines()
          .toList();

  private static WrittenGame game() {
    List<String> effects = new ArrayList<>();
    for (String event : EVENTS) {
      for (String whose : List.of("own", "ally", "enemy", "other", "any")) {
        String when = "when: " + event + ", whose: " + whose;
        ABOUT.stream()
            .filter(line -> !line.contains("causer") || !event.endsWith("starts"))
            .forEach(line -> effects.add(when + ", then: [" + line + "]"));
        effects.add(when + ", if: power of self > 2, then: [" + ABOUT.get(0) + "]");
      }
    }
    ACTS.forEach(line -> effects.add("when: enters play, then: [" + line + "]"));
    CONDITIONS.forEach(
        test -> effects.add("when: enters play, if: " + test + ", then: [" + ACTS.get(0) + "]"));
    effects.addAll(CHANGES);
    String lines =
        IntStream.range(0, effects.size())
            .mapToObj(i -> "      - {name: e" + i + ", " + effects.get(i) + "}\n")
            .collect(Collectors.joining());
    String cards =
        "cards:\n  scout: {name: Scout, kind: charm}\n"
            + "  flagship:\n    name: Flagship\n    kind: unit\n    effects:\n";
    return new WrittenGame(GAME, cards + lines);
  }

  @Test
  void theOnesOfAGameWithEventsOfItsOwnAreAlike() {
    WrittenGame game = game();

    assertThat(game.findings().all().stream().filter(one -> one.severity() == Severity.ERROR))
        .isEmpty();
    assertRowsAreAlike(new DeclaredPack("written"), game, 480);
  }

  @Test
  void theOnesOfEmberValeAreAlike() {
    assertRowsAreAlike(Packs.find("ember-vale"), ShippedFiles.ALL, 4);
  }

  /** The effects between cards, written as rows, say and do what they do there. */
  private static void assertRowsAreAlike(AuthoringPack pack, PackFiles files, int least) {
    Map<String, Effect> lines = new TreeMap<>();
    PackBuilder.read(pack, files, new Diagnostics())
        .effects()
        .forEach(one -> lines.put(one.id(), one));
    Map<String, String> ofLines = new TreeMap<>();
    Map<String, String> ofRows = new TreeMap<>();
    for (Effect row : rows(pack, files)) {
      ofRows.put(row.id(), told(row));
      ofLines.put(row.id(), told(lines.get(row.id())));
    }

    assertThat(ofRows).hasSizeGreaterThanOrEqualTo(least).isEqualTo(ofLines);
  }

  private static List<Effect> rows(AuthoringPack pack, PackFiles files) {
    EffectSources sources =
        pack.tableSources(files, new Diagnostics()).stream()
            .filter(EffectSources.class::isInstance)
            .map(EffectSources.class::cast)
            .findFirst()
            .orElseThrow();
    String file = sources.files().get(0);
    EffectSource source =
        sources.read(file, files.read(file).orElseThrow(), new Diagnostics()).orElseThrow();
    Diagnostics findings = new Diagnostics();
    List<Effect> rows =
        sources.book().read(sources.book().write(source.effects(), "rows.xlsx").tables(), findings);
    assertThat(findings.all()).isEmpty();
    return rows;
  }

  /** The sentence, and the rules but for the places that these note. */
  private static String told(Effect effect) {
    String rules = DrlGenerator.generate("rules", "rules.drl", List.of(effect)).source().drl();
    return effect.sentence() + "\n" + rules.replaceAll("(?m)^.*(#/|!|@Source|// ).*$", "");
  }
}
