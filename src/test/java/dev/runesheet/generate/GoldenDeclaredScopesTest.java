package dev.runesheet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The rules of the scopes of a game declared in data, as they were read and approved. */
class GoldenDeclaredScopesTest {

  private static final String GAME =
      """
      kinds:
        player: {}
        trader: {strength: 3, price: 1, wounds: 0}
        guard: {strength: 7}
      words: {trade: [salt, cloth]}
      zones:
        deck: {}
        road: {in play: true}
      deck zone: deck
      scopes:
        own traders: {kinds: [trader], whose: own, now: {wounds: 0}}
        great traders: {kinds: [trader], whose: own, printed: {strength: {at least: 7}}}
        small ones: {others: true, printed: {strength: {at most: 3}}}
        salt ones: {words: {trade: salt}, printed: {strength: {at least: 2, at most: 8}, price: 5}}
      phases:
        - {phase: main, actions: [play, end]}
      actions:
        play: {with: own deck, then: [{do: enter, target: self, zone: road}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: trader
          effects:
            - {changes: strength, by: 1, of: own traders}
            - {changes: strength, by: 1, of: great traders, for each: small ones}
            - {changes: strength, by: 1, of: small ones, while: {at least: 2, of: salt ones}}
        baron: {name: Baron, kind: trader, strength: 8, price: 5, trade: salt}
      """;

  @Test
  void scopesOfWordsAndNumbersBecomeTheseRules() throws IOException {
    Diagnostics findings = new Diagnostics();
    BuiltPack built =
        PackBuilder.build(new DeclaredPack("written"), new WrittenGame(GAME, CARDS), findings);
    assertThat(findings.hasErrors()).as(findings.all().toString()).isFalse();
    RuleSource scopes =
        built.rules().stream()
            .filter(one -> one.name().endsWith("/scopes.drl"))
            .findFirst()
            .orElseThrow();
    GoldenFiles.check("declared-scopes", scopes.drl());
  }
}
